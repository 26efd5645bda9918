import { type Fraction, fraction, fractionValue, minus, plus } from '../statistics/fraction.ts';
import { Z95 } from '../statistics/intervals.ts';
import { spreadOfDifference } from '../statistics/relation.ts';
import type { Difference } from './comparison.ts';
import { chancesOf, hitsOf, type Row, type SamplePair } from './row.ts';

/**
 * The difference of the means; the interval is by the normal law, from the standard errors.
 *
 * @returns undefined for names
 */
export function meanDifference(
  rows: readonly Row[],
  samples: SamplePair | undefined,
): Difference | undefined {
  if (rows.some(({ value }) => typeof value !== 'number')) return undefined;
  return { ...exactDifference(rows), ...(samples && seenDifference(rows, samples)) };
}

function exactDifference(rows: readonly Row[]): Difference {
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

function seenDifference(rows: readonly Row[], { relation }: SamplePair): Difference {
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
