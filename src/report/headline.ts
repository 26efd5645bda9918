import { oddsValue } from '../results/reading.ts';
import type { Result } from '../results/result.ts';
import { percent } from '../words/numbers.ts';
import { combinationLabel } from './tables/labels.ts';

/** A report's answer in a sentence. */
export function headlineOf(results: readonly Result[]): string {
  const [first, ...others] = results;
  return others.length > 0 ? sweepHeadline(results) : (first?.headline ?? '');
}

/** "From 12.3% (…) to 74.6% (…), over 72 combinations", or what is the same in all of them. */
function sweepHeadline(results: readonly Result[]): string {
  const ranked = results
    .filter(({ headlineOdds: { exact, simulated } }) => exact || simulated)
    .map(({ headlineOdds, combination }) => ({ chance: oddsValue(headlineOdds), combination }))
    .sort((a, b) => a.chance - b.chance);
  const [least, most] = [ranked[0], ranked.at(-1)];
  const title = results[0]?.plan.headline.title;
  if (!least || !most) return 'Nothing was simulated before the interruption.';
  if (least.chance === most.chance) {
    return `${title}: ${percent(most.chance, 1)} in all ${results.length} combinations.`;
  }
  const at = ({ combination }: typeof least) => combinationLabel(combination);
  return (
    `${title}: from ${percent(least.chance, 1)} (${at(least)}) ` +
    `to ${percent(most.chance, 1)} (${at(most)}), over ${results.length} combinations.`
  );
}
