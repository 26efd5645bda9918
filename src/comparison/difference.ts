import { fractionValue, minus } from '../statistics/fraction.ts';
import { newcombe, type Share, shareValue } from '../statistics/intervals.ts';
import type { Difference, OutcomeDifference } from './comparison.ts';
import { type Row, type SamplePair, type Seen, together } from './row.ts';

/** The differences of P(= value) and, for numbers, of P(>= value). */
export function outcomeDifferences(
  rows: readonly Row[],
  samples: SamplePair | undefined,
): OutcomeDifference[] {
  let above: Row | undefined;
  return rows
    .toReversed()
    .map((row): OutcomeDifference => {
      const is = chanceDifference(row, samples);
      if (typeof row.value !== 'number') return { value: row.value, ...is };
      above = above ? together(above, row) : row;
      return { value: row.value, ...is, atLeast: chanceDifference(above, samples) };
    })
    .reverse();
}

function chanceDifference({ exact, seen }: Row, samples: SamplePair | undefined): Difference {
  return {
    ...(exact && { exact: { a: exact[0], b: exact[1], difference: minus(exact[1], exact[0]) } }),
    ...(seen && samples && seenDifference(seen, samples)),
  };
}

function seenDifference(
  [seenA, seenB]: readonly [Seen, Seen],
  { trials: [trialsA, trialsB], relation }: SamplePair,
): Difference {
  const [ofA, ofB] = [shareOf(seenA, trialsA), shareOf(seenB, trialsB)];
  const [a, b] = [shareValue(ofA), shareValue(ofB)];
  return { simulated: { a, b, difference: b - a, interval: newcombe(ofA, ofB, relation) } };
}

function shareOf(seen: Seen, trials: number): Share {
  return 'hits' in seen ? { hits: seen.hits, trials } : { chance: fractionValue(seen.chance) };
}
