import { percent } from '../../../words/numbers.ts';

/** A chance where there is room for five letters: "<0.1%" rather than one with more digits. */
export function shortPercent(chance: number, decimals: 0 | 1): string {
  const least = 10 ** -decimals / 100;
  return chance > 0 && chance < least / 2
    ? `<${percent(least, decimals)}`
    : `${(100 * chance).toFixed(decimals)}%`;
}
