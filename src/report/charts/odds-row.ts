/* Odds as the plain numbers that chart data consists of. */

import { fractionValue, percent } from '../../base/index.ts';
import type { Odds, OutcomeOdds } from '../../experiments/index.ts';
import { leastOf } from '../tables/bands.ts';
import { isTail, orMoreText } from '../tables/rare-tail.ts';

/**
 * A number for charts: its exact value, its simulated value, and the 95% interval of the simulated value. Unknown
 * numbers are absent.
 */
export interface OddsNumbers {
  readonly exact?: number;
  readonly simulated?: number;
  readonly low?: number;
  readonly high?: number;
}

/** One value of a measure, for charts. */
export interface OddsRow extends OddsNumbers {
  readonly value: number | string;
  readonly exactAtLeast?: number;
  readonly simulatedAtLeast?: number;
  readonly lowAtLeast?: number;
  readonly highAtLeast?: number;
}

export function oddsRow({ value, atLeast, ...odds }: OutcomeOdds): OddsRow {
  const { exact, simulated, low, high } = oddsNumbers(atLeast ?? {});
  return {
    value,
    ...oddsNumbers(odds),
    ...(exact !== undefined && { exactAtLeast: exact }),
    ...(simulated !== undefined && {
      simulatedAtLeast: simulated,
      lowAtLeast: low,
      highAtLeast: high,
    }),
  } as OddsRow;
}

export function oddsNumbers({ exact, simulated }: Odds): OddsNumbers {
  return {
    ...(exact && { exact: fractionValue(exact) }),
    ...(simulated && {
      simulated: simulated.probability,
      low: simulated.low,
      high: simulated.high,
    }),
  };
}

/** The odds in words: "0: 25.4%, 1: 24.6%"; exact if known. */
export function oddsInWords(rows: readonly OddsRow[]): string {
  return rows
    .map(({ value, exact, simulated }) => `${value}: ${percent(exact ?? simulated ?? 0, 1)}`)
    .join(', ');
}

/** "0 or more: 100.0%, 1 or more: 74.6%" */
export function atLeastInWords(rows: readonly OddsRow[]): string {
  return rows
    .map(({ value, exactAtLeast, simulatedAtLeast }) => {
      return `${isTail(value) ? value : orMoreText(leastOf(value))}: ${percent(exactAtLeast ?? simulatedAtLeast ?? 0, 1)}`;
    })
    .join(', ');
}
