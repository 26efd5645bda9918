import type { Figures } from '../rules/plan.ts';
import { fractionValue } from '../statistics/fraction.ts';
import type { Odds, Summary } from './summary.ts';

/** A probability as a number: the exact one where it is known, else the simulated. */
export function oddsValue({ exact, simulated }: Odds): number {
  return exact ? fractionValue(exact) : (simulated?.probability ?? Number.NaN);
}

export function meanValue({ mean }: Summary): number {
  return mean?.exact ? fractionValue(mean.exact) : (mean?.simulated?.mean ?? Number.NaN);
}

/** What summaries say, by the names of measures. */
export function figuresOf(summaries: readonly Summary[]): Figures {
  const named = (name: string) => summaries.find(({ measure }) => measure.name === name);
  return {
    chance(name, value) {
      const row = named(name)?.outcomes.find((outcome) => outcome.value === value);
      return row ? oddsValue(row) : 0;
    },
    mean(name) {
      const summary = named(name);
      return summary ? meanValue(summary) : Number.NaN;
    },
  };
}
