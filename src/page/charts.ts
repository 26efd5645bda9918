import embed from 'vega-embed';
import type { PageChart, PageData } from './data.ts';

type View = Awaited<ReturnType<typeof embed>>['view'];

/** All charts of the page: they share the values of their parameters. */
export interface Charts {
  /** Draws them, the first at once and the others as there is time. */
  draw(): void;
  /** Sets a parameter wherever a chart has it, also in those not drawn yet. */
  set(parameter: string, value: string | number): void;
  /** Told of the combination that a reader points out in a chart. */
  onChoice(listener: (combination: number) => void): void;
}

export function chartsOn({ charts, theme }: PageData): Charts {
  const settings = new Map<string, string | number>();
  const drawn = new Map<PageChart, View>();
  const listeners: ((combination: number) => void)[] = [];

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
    view.addEventListener('click', (_, item) => {
      const { combination } = (item?.datum ?? {}) as { combination?: number };
      if (combination !== undefined) for (const listener of listeners) listener(combination);
    });
    // What was set while it was being drawn.
    for (const [parameter, value] of settings) setIn(chart, view, parameter, value);
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
    onChoice: (listener) => void listeners.push(listener),
  };
}

interface Parameter {
  readonly name: string;
  readonly value?: unknown;
  readonly bind?: unknown;
}

export function parametersOf({ spec }: PageChart): readonly Parameter[] {
  return (spec.params as readonly Parameter[] | undefined) ?? [];
}

function setIn(chart: PageChart, view: View, parameter: string, value: string | number): void {
  if (!parametersOf(chart).some(({ name }) => name === parameter)) return;
  view.signal(parameter, value);
  void view.runAsync();
}

/** The spec as the page shows it: titles and switches are the page's own, and so are the colours. */
function specFor(
  chart: PageChart,
  room: number,
  theme: PageData['theme'],
  settings: ReadonlyMap<string, unknown>,
): object {
  const { title: _title, ...spec } = chart.spec;
  return {
    ...spec,
    config: isNarrow() ? { ...theme, style: { ...theme.style, number: SMALL_NUMBERS } } : theme,
    params: parametersOf(chart).map(({ name, value }) => ({
      name,
      value: settings.get(name) ?? value,
    })),
    ...(chart.fluid &&
      room >= (chart.least ?? 0) && {
        width: 'container',
        autosize: { type: 'fit-x', contains: 'padding', resize: true },
      }),
  };
}

/** On a phone, numbers of the usual size would run into each other. */
const SMALL_NUMBERS = { color: 'var(--ink)', fontSize: 10 };

function isNarrow(): boolean {
  return document.documentElement.clientWidth < 480;
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 200 });
    else setTimeout(resolve, 0);
  });
}
