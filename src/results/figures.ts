import type { Figures } from '../rules/plan.ts';
import { fractionValue } from '../statistics/fraction.ts';
import { type Sample, toldOdds } from './often.ts';
import type { Odds, Summary } from './summary.ts';

const IMPOSSIBLE: Odds = { exact: { numerator: 0n, denominator: 1n } };

/** A probability as a number: the exact one where it is known, else the simulated. */
export function oddsValue({ exact, simulated }: Odds): number {
  return exact ? fractionValue(exact) : (simulated?.probability ?? Number.NaN);
}

export function meanValue({ mean }: Summary): number {
  return mean?.exact ? fractionValue(mean.exact) : (mean?.simulated?.mean ?? Number.NaN);
}

/**
 * What summaries say, by the names of measures.
 *
 * @param sample absent where nothing was simulated
 */
export function figuresOf(summaries: readonly Summary[], sample?: Sample): Figures {
  const named = (name: string) => summaries.find(({ measure }) => measure.name === name);
  const rowOf = (name: string, value: number | string) =>
    named(name)?.outcomes.find((outcome) => outcome.value === value);
  return {
    chance(name, value) {
      const row = rowOf(name, value);
      return row ? oddsValue(row) : 0;
    },
    // Of what is possible there is a row, whether or not it was rolled.
    told: (name, value) => toldOdds(rowOf(name, value) ?? IMPOSSIBLE, sample),
    mean(name) {
      const summary = named(name);
      return summary ? meanValue(summary) : Number.NaN;
    },
  };
}
