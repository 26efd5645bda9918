/* Bands group the values of a simulated count into ranges of equal width, such as "21–40". */

import { wilson } from '../../base/index.ts';
import type { OutcomeOdds, Simulated, Summary } from '../../experiments/index.ts';

/** If there are more values, they are grouped into bands. */
const MOST_VALUES = 40;
/** The maximum number of bands, in addition to the value 0. */
const MOST_BANDS = 20;
/** The possible widths of bands; each may be multiplied by a power of ten. */
const WIDTHS = [2, 5, 10];

/**
 * A simulated count that has very many values, such as points left, in bands of equal width: "0", "1–20", "21–40".
 * Exact distributions are not changed.
 */
export function inBands(summary: Summary): Summary {
  const { measure, outcomes, isOpen } = summary;
  if (!isOpen || measure.kind !== 'count' || outcomes.length <= MOST_VALUES) return summary;
  const bandOf = bandsUpTo(Number(outcomes.at(-1)?.value));
  const bands = new Map<number | string, OutcomeOdds[]>();
  for (const outcome of outcomes) {
    const band = bandOf(Number(outcome.value));
    bands.set(band, [...(bands.get(band) ?? []), outcome]);
  }
  const trials = outcomes[0]?.atLeast?.simulated?.count ?? 0;
  return { ...summary, outcomes: [...bands].map(([value, rows]) => together(value, rows, trials)) };
}

/**
 * Returns a function that gives the band of a value. The value 0 has a band of its own. If there are few values, each
 * of them has a band of its own.
 */
export function bandsUpTo(most: number): (value: number) => number | string {
  if (most <= MOST_VALUES) return (value) => value;
  const width = widthFor(most);
  return (value) => {
    const band = Math.ceil(value / width);
    return band === 0 ? 0 : `${(band - 1) * width + 1}${TO}${band * width}`;
  };
}

const TO = '–';

/** The lowest value of a row: 21 for the band "21–40". */
export function leastOf(value: number | string): number | string {
  return isBand(value) ? Number(String(value).split(TO)[0]) : value;
}

export function isBand(value: number | string): boolean {
  return typeof value === 'string' && /^\d+–\d+$/.test(value);
}

function widthFor(most: number): number {
  for (let power = 1; ; power *= 10) {
    const width = WIDTHS.find((one) => most / (one * power) <= MOST_BANDS);
    if (width !== undefined) return width * power;
  }
}

/** The rows of a band, combined into one row. */
function together(
  value: number | string,
  rows: readonly OutcomeOdds[],
  trials: number,
): OutcomeOdds {
  const count = rows.reduce((sum, { simulated }) => sum + (simulated?.count ?? 0), 0);
  const simulated: Simulated = { count, probability: count / trials, ...wilson(count, trials) };
  const { atLeast } = rows[0] ?? {};
  return { value, simulated, ...(atLeast && { atLeast }) };
}
