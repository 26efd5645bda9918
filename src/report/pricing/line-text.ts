import { type FieldLine, isFlat } from '../../pricing/by-play.ts';
import type { Opponents } from '../../pricing/opponents.ts';
import { decimal } from '../../words/numbers.ts';
import { kindText } from './words.ts';

/** How the win share of a field rises with points. */
export function lineText(line: FieldLine, opponents: Pick<Opponents, 'kind'>): string {
  const { slope, slopeStandardError, cards, explained, withoutPoints } = line;
  const fit = explained === undefined ? '' : `, R² ${decimal(explained, 2)}`;
  const without =
    withoutPoints.length > 0
      ? ` (${kindText(withoutPoints.length, opponents)} without printed points fought but ${withoutPoints.length === 1 ? 'is' : 'are'} not in it)`
      : '';
  return `the line is fitted to ${kindText(cards, opponents)}: the log odds of win share rise by ${decimal(100 * slope, 2)} ± ${decimal(100 * slopeStandardError, 2)} per 100 points${fit}${without}${isFlat(line) ? ': too flat to tell points by' : ''}`;
}
