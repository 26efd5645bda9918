import embed from 'vega-embed';
import type { Charts } from './charts.ts';

/* The script that draws charts. It is large: the page carries it as text, and runs it after its first answer. */

/** Expressions are interpreted: the page's policy allows no code made from text. */
const OPTIONS = { mode: 'vega-lite', actions: false, ast: true } as const;

interface Titled {
  readonly title?: unknown;
  readonly params?: readonly { readonly name: string; readonly value?: unknown }[];
}

const charts: Charts = {
  async draw(place, spec, theme) {
    const { title: _title, params = [], ...rest } = spec as Titled;
    const fluid = {
      ...rest,
      // Titles and switches are the page's own.
      params: params.map(({ name, value }) => ({ name, value })),
      config: theme,
      width: 'container',
      autosize: { type: 'fit-x', contains: 'padding' },
    };
    await embed(place, fluid as never, { ...OPTIONS, renderer: 'svg', tooltip: { theme: 'page' } });
    // What it shows is said by whoever shows it.
    place.querySelector('svg')?.setAttribute('aria-hidden', 'true');
  },
  async picture(spec) {
    const place = document.createElement('div');
    const { view } = await embed(place, spec as never, { ...OPTIONS, renderer: 'none' as never });
    return (await view.toCanvas(2)) as unknown as HTMLCanvasElement;
  },
};

(globalThis as { knockbackCharts?: Charts }).knockbackCharts = charts;
