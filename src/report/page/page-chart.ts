/* Charts in the form in which the page's script and the explorer receive them. */

import { type Chart, drawable } from '../charts/chart.ts';
import type { PageChart } from '../in-browser/data.ts';

/** Whether a chart may be stretched: its width must be a number, and it must not be drawn to scale. */
export function isFluid({ spec, toScale }: Chart): boolean {
  return !toScale && 'width' in spec && typeof spec.width === 'number';
}

/** A chart in the form that the page's script draws. */
export function pageChartOf(chart: Chart): PageChart {
  const { name, spec, least, panels, isCrowded } = chart;
  return {
    name,
    spec: { ...drawable(spec) },
    fluid: isFluid(chart),
    ...(least !== undefined && { least }),
    ...(panels && { panels }),
    ...(isCrowded && { isCrowded }),
  };
}
