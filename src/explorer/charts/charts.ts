import { inflateSync, strFromU8 } from 'fflate';
import type { PageChart, PageData } from '../../page/data.ts';
import { once } from '../../words/remembering.ts';
import { partOf } from '../parts-of-page.ts';

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
  const packed = Uint8Array.from(atob(partOf('charts')), (letter) => letter.charCodeAt(0));
  script.textContent = strFromU8(inflateSync(packed));
  document.head.append(script);
  const { knockbackCharts } = globalThis as { knockbackCharts?: Charts };
  if (!knockbackCharts) throw new Error('the charts of the page do not run here');
  return knockbackCharts;
});
