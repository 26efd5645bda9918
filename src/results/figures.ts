import type { Figures, Headline } from '../rules/plan.ts';
import { fractionValue } from '../statistics/fraction.ts';
import { impossible, type Odds, type Summary } from './summary.ts';

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

/** The odds of the headline's event. */
export function headlineOdds(headline: Headline, summaries: readonly Summary[], trials = 0): Odds {
  const outcomes =
    summaries.find(({ measure }) => measure.name === headline.measure)?.outcomes ?? [];
  const found = outcomes.find(({ value }) => value === headline.value);
  return found ?? impossible(outcomes[0] ?? {}, trials);
}
