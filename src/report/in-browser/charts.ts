import embed from 'vega-embed';
import { parametersOf, specFor } from './chart-spec.ts';
import type { PageChart, PageData } from './data.ts';

type View = Awaited<ReturnType<typeof embed>>['view'];

/** All charts of the page: they share the values of their parameters. */
export interface Charts {
  /** Draws them, the first at once and the others as there is time. */
  draw(): void;
  /** Sets a parameter wherever a chart has it, also in those not drawn yet. */
  set(parameter: string, value: string | number): void;
  /** Told of every chart that has been drawn, with the element that it is in. */
  onDrawn(listener: (place: HTMLElement) => void): void;
  /** Told of the combination that a reader points out in a chart. */
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
        // Expressions are interpreted: the page's policy allows no code made from text.
        ast: true,
        tooltip: { theme: 'page' },
      },
    );
    drawn.set(chart, view);
    if (chart.toScale) scale(place);
    view.addEventListener('click', (_, item) => {
      const { combination } = (item?.datum ?? {}) as { combination?: number };
      if (combination !== undefined) for (const listener of listeners) listener(combination);
    });
    // What was set while it was being drawn.
    for (const [parameter, value] of settings) setIn(chart, view, parameter, value);
    for (const listener of drawnListeners) listener(place);
  };

  return {
    async draw() {
      for (const chart of charts) {
        await drawOne(chart);
        // For whoever waits for the page: tests and the benchmark.
        document.documentElement.dataset.drawn = chart === charts.at(-1) ? 'all' : 'some';
        await idle();
      }
    },
    set(parameter, value) {
      settings.set(parameter, value);
      for (const [chart, view] of drawn) setIn(chart, view, parameter, value);
    },
    onDrawn: (listener) => void drawnListeners.push(listener),
    onChoice: (listener) => void listeners.push(listener),
  };
}

/** How small and how large a picture may be made of what it is, so that its words stay legible. */
const SMALLEST = 0.62;
const LARGEST = 1.4;

/** Fits a picture into its card; where that would make it too small, it scrolls. */
function scale(place: HTMLElement): void {
  const svg = place.querySelector('svg');
  if (!svg) return;
  const width = svg.width.baseVal.value;
  svg.style.width = '100%';
  svg.style.height = 'auto';
  svg.style.minWidth = `${Math.floor(SMALLEST * width)}px`;
  svg.style.maxWidth = `${Math.ceil(LARGEST * width)}px`;
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

/** The switch between P(= x) and P(≥ x), for all charts at once. */
export function letSwitchReading(charts: Charts): void {
  const form = document.querySelector<HTMLFormElement>('form#reading');
  form?.addEventListener('change', () => {
    const reading = String(new FormData(form).get('reading'));
    // What is written beside the charts follows by style.
    document.documentElement.dataset.reading = reading;
    charts.set('reading', reading);
  });
}
