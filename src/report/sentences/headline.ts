import { oddsValue } from '../../results/figures.ts';
import type { Result } from '../../results/result.ts';
import { percent } from '../../words/numbers.ts';
import { combinationLabel } from '../tables/labels.ts';
import { titleOf } from './cast.ts';

/** A report's answer in a sentence. */
export function headlineOf(results: readonly Result[]): string {
  const [first, ...others] = results;
  return others.length > 0 ? sweepHeadline(results) : (first?.headline ?? '');
}

/** "From 12.3% (…) to 74.6% (…, and 2 more), over 72 combinations", or what is the same in all of them. */
function sweepHeadline(results: readonly Result[]): string {
  const ranked = results
    .filter(
      ({
        question: {
          odds: { exact, simulated },
        },
      }) => exact || simulated,
    )
    .map(({ question, combination }) => ({ chance: oddsValue(question.odds), combination }))
    .sort((a, b) => a.chance - b.chance);
  const [least, most] = [ranked[0], ranked.at(-1)];
  const title = titleOf(results);
  if (!least || !most) return 'Nothing was simulated before the interruption.';
  if (least.chance === most.chance) {
    return `${title}: ${percent(most.chance, 1)} in all ${results.length} combinations.`;
  }
  /** "74.6% (attacker's attack 6, and 2 more)": the first of those that have this chance. */
  const at = (chance: number) => {
    const [first, ...others] = ranked.filter((one) => one.chance === chance);
    const more = others.length > 0 ? `, and ${others.length} more` : '';
    return `${percent(chance, 1)} (${combinationLabel(first?.combination ?? {})}${more})`;
  };
  return `${title}: from ${at(least.chance)} to ${at(most.chance)}, over ${results.length} combinations.`;
}
