import { type Chart, drawable } from '../charts/chart.ts';
import type { PageChart } from '../in-browser/data.ts';

/** Whether a chart may be stretched: its width is a number, and no scale hangs on it. */
export function isFluid({ spec, toScale }: Chart): boolean {
  return !toScale && 'width' in spec && typeof spec.width === 'number';
}

/** A chart as the page's script draws it. */
export function pageChartOf(chart: Chart): PageChart {
  const { name, spec, least, panels, toScale, isCrowded } = chart;
  return {
    name,
    spec: { ...drawable(spec) },
    fluid: isFluid(chart),
    ...(toScale && { toScale }),
    ...(least !== undefined && { least }),
    ...(panels && { panels }),
    ...(isCrowded && { isCrowded }),
  };
}
