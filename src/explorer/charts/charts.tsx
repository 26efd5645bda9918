/*
 * Report charts on the explorer page: the part that shows them below the outcomes of a fight, and the loader of the
 * script that draws them.
 */

import { useEffect, useRef, useState } from 'preact/hooks';
import { once } from '../../base/index.ts';
import type { PageChart, PageData } from '../../report/index.ts';
import type { CaptionedChart, Pictures } from '../engine/answers/report.ts';
import { unpackedPart } from '../parts-of-page.ts';

interface ChartsPartProps {
  /** Absent until the charts have been computed. */
  readonly pictures: Pictures | undefined;
  /** Called when the user unfolds the charts. */
  onOpen?(): void;
}

/** The charts of a report, drawn when the user first unfolds them. */
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
        <p class="note">There is no chart of this; the tables have all the numbers.</p>
      )}
    </details>
  );
}

type PlotProps = CaptionedChart & Pick<Pictures, 'theme'>;

function Plot({ title, words, chart, theme }: PlotProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const to = place.current;
    if (to) void chartsOfPage().then((charts) => charts.draw(to, chart, theme));
  }, [chart, theme]);
  // A chart with a fixed or minimum width scrolls on a phone, so the keyboard must reach it.
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

/** Draws Vega-Lite specs. */
export interface Charts {
  /** Draws a chart in `place`, as wide as the place, in the colors of a theme. */
  draw(place: HTMLElement, chart: PageChart, theme: PageData['theme']): Promise<void>;
  /** Draws a spec on a canvas, in the colors of the spec. */
  picture(spec: object): Promise<HTMLCanvasElement>;
}

/**
 * The page's code for drawing charts. The page contains this script compressed, and unpacks and runs it when the first
 * chart is drawn. The page's content security policy allows the script by its hash.
 */
export const chartsOfPage: () => Promise<Charts> = once(async () => {
  const script = document.createElement('script');
  script.textContent = await unpackedPart('charts');
  document.head.append(script);
  const { knockbackCharts } = globalThis as { knockbackCharts?: Charts };
  if (!knockbackCharts) throw new Error('charts cannot be drawn here');
  return knockbackCharts;
});
