import { useEffect, useRef, useState } from 'preact/hooks';
import type { Pictures } from '../engine/answers/charts.ts';
import { chartsOfPage } from './charts.ts';

/** The charts of a report, drawn when they are first looked at. */
export function ChartsPart({ charts, theme }: Pictures) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="charts-part" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Charts as in a report</summary>
      {isOpen && charts.map(({ name, spec }) => <Plot key={name} spec={spec} theme={theme} />)}
    </details>
  );
}

type PlotProps = Pick<Pictures, 'theme'> & Pick<Pictures['charts'][number], 'spec'>;

function Plot({ spec, theme }: PlotProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) void chartsOfPage().draw(place.current, spec, theme);
  }, [spec, theme]);
  const { text } = spec.title as { readonly text?: unknown };
  return (
    <figure>
      {typeof text === 'string' && <h3>{text}</h3>}
      <div class="plot" role="img" aria-label={spec.description} ref={place} />
      <figcaption class="note">{spec.description}</figcaption>
    </figure>
  );
}
