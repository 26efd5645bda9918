import {
  type Fraction,
  fraction,
  fractionValue,
  minus,
  newcombe,
  plus,
  type Share,
  shareValue,
  spreadOfDifference,
  Z95,
} from '../../base/index.ts';
import type { Difference, OutcomeDifference } from './comparison.ts';
import { chancesOf, hitsOf, type Row, type SamplePair, type Seen, summedRows } from './row.ts';

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
      above = above ? summedRows(above, row) : row;
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

/**
 * The difference of the means; the interval is by the normal distribution, from the standard errors.
 *
 * @returns undefined for names
 */
export function meanDifference(
  rows: readonly Row[],
  samples: SamplePair | undefined,
): Difference | undefined {
  if (rows.some(({ value }) => typeof value !== 'number')) return undefined;
  return { ...exactMeanDifference(rows), ...(samples && seenMeanDifference(rows, samples)) };
}

function exactMeanDifference(rows: readonly Row[]): Difference {
  const known = rows.flatMap(({ exact }) => (exact ? [exact] : []));
  if (known.length < rows.length) return {};
  const [a, b] = ([0, 1] as const).map((side) =>
    exactMean(
      rows,
      known.map((chances) => chances[side]),
    ),
  ) as [Fraction, Fraction];
  return { exact: { a, b, difference: minus(b, a) } };
}

function seenMeanDifference(rows: readonly Row[], { relation }: SamplePair): Difference {
  const [a, b] = [seenMean(rows, 0), seenMean(rows, 1)];
  const difference = b.mean - a.mean;
  const spread = Z95 * spreadOfDifference(a.standardError, b.standardError, relation);
  return {
    simulated: {
      a: a.mean,
      b: b.mean,
      difference,
      // Without any spread in either sample, or with a single trial, nothing is known of it.
      ...(spread && { interval: { low: difference - spread, high: difference + spread } }),
    },
  };
}

function exactMean(rows: readonly Row[], chances: readonly Fraction[]): Fraction {
  return chances.reduce(
    (sum, { numerator, denominator }, i) =>
      plus(sum, fraction(BigInt(rows[i]?.value ?? 0) * numerator, denominator)),
    fraction(0n, 1n),
  );
}

/** Mean and standard error, the squares summed about the mean, where rounding does no harm. */
function seenMean(rows: readonly Row[], side: 0 | 1): { mean: number; standardError: number } {
  const chances = chancesOf(rows, side);
  if (chances.length > 0)
    return { mean: fractionValue(exactMean(rows, chances)), standardError: 0 };
  const counted = hitsOf(rows, side).map((count, i) => [Number(rows[i]?.value), count] as const);
  const trials = counted.reduce((sum, [, count]) => sum + count, 0);
  const mean = counted.reduce((sum, [value, count]) => sum + value * count, 0) / trials;
  const squares = counted.reduce((sum, [value, count]) => sum + (value - mean) ** 2 * count, 0);
  return { mean, standardError: Math.sqrt(squares / (trials - 1) / trials) };
}
