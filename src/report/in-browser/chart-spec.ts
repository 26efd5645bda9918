import type { PageChart, PageData } from './data.ts';
import { mapColumns } from './map-columns.ts';

interface Parameter {
  readonly name: string;
  readonly value?: unknown;
  readonly bind?: unknown;
}

export function parametersOf({ spec }: PageChart): readonly Parameter[] {
  return (spec.params as readonly Parameter[] | undefined) ?? [];
}

/**
 * The spec of a chart as a page shows it: titles and switches are the page's own, and so are the colours.
 *
 * @param room the width of its place, in pixels
 * @param settings the values of parameters that differ from those of the spec
 */
export function specFor(
  chart: PageChart,
  room: number,
  theme: PageData['theme'],
  settings: ReadonlyMap<string, unknown>,
): object {
  const { title: _title, ...spec } = chart.spec;
  return {
    ...spec,
    config: isNarrow() ? { ...theme, style: { ...theme.style, number: numbersOf(chart) } } : theme,
    params: parametersOf(chart).map(({ name, value }) => ({
      name,
      value: settings.get(name) ?? value,
    })),
    ...(chart.panels && mapsIn(chart.panels, chart.spec.spec, room)),
    ...(chart.fluid &&
      room >= (chart.least ?? 0) && {
        width: 'container',
        autosize: { type: 'fit-x', contains: 'padding', resize: true },
      }),
  };
}

/** Several maps as wide as there is room for, but no wider than this many times what they are. */
const WIDEST_MAP = 1.6;

function mapsIn(
  { count, width }: NonNullable<PageChart['panels']>,
  map: unknown,
  room: number,
): object {
  const columns = mapColumns(count, width, room);
  const own = (map as { readonly width: number }).width;
  const spare = Math.max(0, Math.floor(room / columns) - width);
  return {
    columns,
    spec: { ...(map as object), width: Math.min(own + spare, WIDEST_MAP * own) },
  };
}

/** On a phone, numbers of the usual size would run into each other. */
const SMALL_NUMBERS = { color: 'var(--ink)', fontSize: 10 };

function numbersOf({ isCrowded }: PageChart): object {
  return isCrowded ? { ...SMALL_NUMBERS, opacity: 0 } : SMALL_NUMBERS;
}

function isNarrow(): boolean {
  return document.documentElement.clientWidth < 480;
}
