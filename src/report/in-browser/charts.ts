/* Draws the charts of a page with Vega, and keeps their parameters in sync. */

import embed from 'vega-embed';
import { parametersOf, specFor } from './chart-spec.ts';
import type { PageChart, PageData } from './data.ts';

type View = Awaited<ReturnType<typeof embed>>['view'];

/** All charts of a page. They share the values of their parameters. */
export interface Charts {
  /** Draws all charts: the first one immediately, the rest when the browser is idle. */
  draw(): void;
  /** Sets a parameter in all charts that have it, including charts that are not drawn yet. */
  set(parameter: string, value: string | number): void;
  /** Adds a listener that receives the element of each chart when it has been drawn. */
  onDrawn(listener: (place: HTMLElement) => void): void;
  /** Adds a listener that receives the combination that a reader clicks in a chart. */
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
        // Expressions are interpreted, since the page's security policy forbids compiling code from strings.
        ast: true,
        tooltip: { theme: 'page' },
      },
    );
    drawn.set(chart, view);
    view.addEventListener('click', (_, item) => {
      const { combination } = (item?.datum ?? {}) as { combination?: number };
      if (combination !== undefined) for (const listener of listeners) listener(combination);
    });
    // Apply the settings that were changed while the chart was being drawn.
    for (const [parameter, value] of settings) setIn(chart, view, parameter, value);
    for (const listener of drawnListeners) listener(place);
  };

  return {
    async draw() {
      for (const chart of charts) {
        await drawOne(chart);
        await idle();
      }
      // Tells tests and the benchmark that everything has been drawn.
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

/** The switch between P(= x) and P(≥ x), which applies to all charts. */
export function letSwitchReading(charts: Charts): void {
  const form = document.querySelector<HTMLFormElement>('form#reading');
  form?.addEventListener('change', () => {
    const reading = String(new FormData(form).get('reading'));
    // CSS uses this attribute to decide which of the texts next to the charts are visible.
    document.documentElement.dataset.reading = reading;
    charts.set('reading', reading);
  });
}
