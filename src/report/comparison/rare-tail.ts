import type { MeasureDifference, OutcomeDifference } from '../../comparison/comparison.ts';
import { foldedFrom, orMoreText, RARE } from '../tables/rare-tail.ts';
import { sidesOf } from './quantity.ts';

/**
 * The outcomes of a measure as a reader is shown them: of a count, what is rarer together than one in a
 * million on both sides is one row.
 */
export function shownDifferences({
  measure,
  outcomes,
}: MeasureDifference): readonly OutcomeDifference[] {
  if (measure.kind !== 'count') return outcomes;
  return foldedFrom(
    outcomes,
    ({ atLeast }) => atLeast !== undefined && sidesOf(atLeast).every((share) => share < RARE),
    ({ value, atLeast }) => ({
      value: orMoreText(value),
      ...atLeast,
      ...(atLeast && { atLeast }),
    }),
  );
}
