/*
 * The script that draws charts with Vega. It is large, so the page contains it as text and runs it only when
 * `charts.tsx` needs it.
 */

import embed from 'vega-embed';
import { specFor } from '../../report/index.ts';
import type { Charts } from './charts.tsx';

/**
 * `ast` makes Vega interpret expressions, because the page's content security policy forbids compiling code from text.
 */
const OPTIONS = { mode: 'vega-lite', actions: false, ast: true } as const;

const charts: Charts = {
  async draw(place, chart, theme) {
    const spec = specFor(chart, place.clientWidth, theme, new Map());
    await embed(place, spec as never, { ...OPTIONS, renderer: 'svg', tooltip: { theme: 'page' } });
    // The surrounding element already has a description, so screen readers skip the picture.
    place.querySelector('svg')?.setAttribute('aria-hidden', 'true');
  },
  async picture(spec) {
    const place = document.createElement('div');
    const { view } = await embed(place, spec as never, { ...OPTIONS, renderer: 'none' as never });
    return (await view.toCanvas(2)) as unknown as HTMLCanvasElement;
  },
};

(globalThis as { knockbackCharts?: Charts }).knockbackCharts = charts;
