import type { Result } from '../../results/result.ts';
import { percent, spoken } from '../../words/numbers.ts';
import { fitText } from '../blocks.ts';

/** Does the simulation agree with the exact odds? For readers who have not met a chi-square. */
export function fitInWords(results: readonly Result[]): string[] {
  const said = fitText(results);
  if (!said) return [];
  const fits = results.flatMap(({ goodnessOfFit }) => goodnessOfFit ?? []);
  const trials = results.reduce((sum, { simulation }) => sum + (simulation?.trials ?? 0), 0);
  const least = Math.min(...fits.map(({ pValue }) => pValue));
  return [
    said,
    `What that means: ${spoken(trials)} attacks were rolled and every roll counted, and apart from that ` +
      'the odds were worked out exactly. Rolled numbers are never quite the exact ones: luck scatters them. ' +
      `Here they lie so near that luck alone would put them at least as far off in ${percent(least, 1)} of ` +
      `runs like this${fits.length > 1 ? ` (in the worst of ${fits.length} combinations; of so many, some lie far off by luck)` : ''}. ` +
      'If that were next to never, something would be wrong with the dice or with the arithmetic.',
  ];
}
