import { useEffect, useRef, useState } from 'preact/hooks';
import { once } from '../../base/index.ts';
import type { PageChart, PageData } from '../../report/index.ts';
import type { CaptionedChart, Pictures } from '../engine/answers/report.ts';
import { unpackedPart } from '../parts-of-page.ts';

interface ChartsPartProps {
  /** Absent before they are there. */
  readonly pictures: Pictures | undefined;
  /** They are looked at. */
  onOpen?(): void;
}

/** The charts of a report, drawn when they are first looked at. */
export function ChartsPart({ pictures, onOpen }: ChartsPartProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      class="charts-part"
      onToggle={({ currentTarget: { open } }) => {
        setOpen(open);
        if (open) onOpen?.();
      }}
    >
      <summary>Charts as in a report</summary>
      {isOpen &&
        pictures?.charts.map((one) => (
          <Plot key={one.chart.name} {...one} theme={pictures.theme} />
        ))}
      {pictures?.charts.length === 0 && (
        <p class="note">There is no chart of this: the tables have all its numbers.</p>
      )}
    </details>
  );
}

type PlotProps = CaptionedChart & Pick<Pictures, 'theme'>;

function Plot({ title, words, chart, theme }: PlotProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) void chartsOfPage().draw(place.current, chart, theme);
  }, [chart, theme]);
  // What keeps its width scrolls on a phone, and must be reached by keyboard.
  const canScroll = chart.least !== undefined || chart.panels !== undefined || !chart.fluid;
  return (
    <figure>
      <h3>{title}</h3>
      <div
        class="plot"
        role="img"
        aria-label={words}
        tabIndex={canScroll ? 0 : undefined}
        ref={place}
      />
      <figcaption class="note">{words}</figcaption>
    </figure>
  );
}

/** What draws Vega-Lite specs. */
export interface Charts {
  /** Into a place, as wide as it is, in the colours of a theme. */
  draw(place: HTMLElement, chart: PageChart, theme: PageData['theme']): Promise<void>;
  /** In a spec's own colours. */
  picture(spec: object): Promise<HTMLCanvasElement>;
}

/**
 * The charts, whose script the page carries compressed: it is unpacked and run when a chart is first
 * wanted. The page's policy names the hash of its text.
 */
export const chartsOfPage: () => Charts = once(() => {
  const script = document.createElement('script');
  script.textContent = unpackedPart('charts');
  document.head.append(script);
  const { knockbackCharts } = globalThis as { knockbackCharts?: Charts };
  if (!knockbackCharts) throw new Error('the charts of the page do not run here');
  return knockbackCharts;
});
