/* Adapts Vega-Lite specs to a page, its width and its colors. The explorer uses this too. */

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
 * The spec of a chart, adapted to a page, which has its own titles, switches and colors.
 *
 * @param room the width available to the chart, in pixels
 * @param settings values of parameters, which replace those in the spec
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

/** Maps are widened to fill the room, by at most this factor. */
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

/** On a phone, numbers of the default size would overlap. */
const SMALL_NUMBERS = { color: 'var(--ink)', fontSize: 10 };

function numbersOf({ isCrowded }: PageChart): object {
  return isCrowded ? { ...SMALL_NUMBERS, opacity: 0 } : SMALL_NUMBERS;
}

function isNarrow(): boolean {
  return document.documentElement.clientWidth < 480;
}
