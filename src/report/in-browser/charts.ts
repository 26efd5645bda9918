/* Draws the charts of a page with Vega, and keeps their parameters in sync. */

import embed from 'vega-embed';
import { parametersOf, specFor } from './chart-spec.ts';
import type { PageChart, PageData } from './data.ts';

type View = Awaited<ReturnType<typeof embed>>['view'];

/** All charts of the page; they share the values of their parameters. */
export interface Charts {
  /** Draws all charts: the first immediately, the others when the browser is idle. */
  draw(): void;
  /** Sets a parameter in all charts that have it, including those not drawn yet. */
  set(parameter: string, value: string | number): void;
  /** Adds a listener for each chart drawn; it receives the chart's element. */
  onDrawn(listener: (place: HTMLElement) => void): void;
  /** Adds a listener for combinations that a reader clicks in a chart. */
  onChoice(listener: (combination: number) => void): void;
}

export function chartsOn({ charts, theme }: PageData): Charts {
  const settings = new Map<string, string | number>();
  const drawn = new Map<PageChart, View>();
  const listeners: ((combination: number) => void)[] = [];
  const drawnListeners: ((place: HTMLElement) => void)[] = [];

  const drawOne = async (chart: PageChart) => {
    const place = document.querySelector<HTMLElement>(`[data-chart="${chart.name}"]`);
    if (!place) return;
    const { view } = await embed(
      place,
      specFor(chart, place.clientWidth, theme, settings) as never,
      {
        mode: 'vega-lite',
        renderer: 'svg',
        actions: false,
        // Interprets expressions, since the page's policy forbids compiling code from strings.
        ast: true,
        tooltip: { theme: 'page' },
      },
    );
    drawn.set(chart, view);
    view.addEventListener('click', (_, item) => {
      const { combination } = (item?.datum ?? {}) as { combination?: number };
      if (combination !== undefined) for (const listener of listeners) listener(combination);
    });
    // Applies settings made while the chart was being drawn.
    for (const [parameter, value] of settings) setIn(chart, view, parameter, value);
    for (const listener of drawnListeners) listener(place);
  };

  return {
    async draw() {
      for (const chart of charts) {
        await drawOne(chart);
        await idle();
      }
      // A signal for tests and the benchmark.
      document.documentElement.dataset.drawn = 'all';
    },
    set(parameter, value) {
      settings.set(parameter, value);
      for (const [chart, view] of drawn) setIn(chart, view, parameter, value);
    },
    onDrawn: (listener) => void drawnListeners.push(listener),
    onChoice: (listener) => void listeners.push(listener),
  };
}

function setIn(chart: PageChart, view: View, parameter: string, value: string | number): void {
  if (!parametersOf(chart).some(({ name }) => name === parameter)) return;
  view.signal(parameter, value);
  void view.runAsync();
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 200 });
    else setTimeout(resolve, 0);
  });
}

/** The switch between P(= x) and P(≥ x), for all charts together. */
export function letSwitchReading(charts: Charts): void {
  const form = document.querySelector<HTMLFormElement>('form#reading');
  form?.addEventListener('change', () => {
    const reading = String(new FormData(form).get('reading'));
    // Text next to the charts is switched by CSS.
    document.documentElement.dataset.reading = reading;
    charts.set('reading', reading);
  });
}
