import { type Fraction, fraction, minus, plus } from '../measures/fraction.ts';
import { newcombe } from '../measures/newcombe.ts';
import { type Relation, spreadOfDifference } from '../measures/relation.ts';
import { Z95 } from '../measures/wilson.ts';
import type { Difference, OutcomeDifference } from './comparison.ts';

/** What both sides know of one value: exact chances where both have them, and counts likewise. */
export interface Row {
  readonly value: number | string;
  readonly exact?: readonly [a: Fraction, b: Fraction];
  readonly counts?: readonly [a: number, b: number];
}

/** Trials on either side, and how the two samples hang together. */
export interface SamplePair {
  readonly trials: readonly [a: number, b: number];
  readonly relation: Relation;
}

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

function together(above: Row, { value, exact, counts }: Row): Row {
  return {
    value,
    ...(exact &&
      above.exact && {
        exact: [plus(above.exact[0], exact[0]), plus(above.exact[1], exact[1])] as const,
      }),
    ...(counts &&
      above.counts && {
        counts: [above.counts[0] + counts[0], above.counts[1] + counts[1]] as const,
      }),
  };
}

function chanceDifference({ exact, counts }: Row, samples: SamplePair | undefined): Difference {
  return {
    ...(exact && exactDifference(...exact)),
    ...(counts && samples && simulatedDifference(counts, samples)),
  };
}

function exactDifference(a: Fraction, b: Fraction): Difference {
  return { exact: { a, b, difference: minus(b, a) } };
}

function simulatedDifference(
  [hitsA, hitsB]: readonly [number, number],
  { trials: [trialsA, trialsB], relation }: SamplePair,
): Difference {
  const [a, b] = [hitsA / trialsA, hitsB / trialsB];
  const [ofA, ofB] = [
    { hits: hitsA, trials: trialsA },
    { hits: hitsB, trials: trialsB },
  ];
  return { simulated: { a, b, difference: b - a, interval: newcombe(ofA, ofB, relation) } };
}

/** The difference of the means; the interval is by the normal law, from the standard errors. */
export function meanDifference(
  rows: readonly Row[],
  samples: SamplePair | undefined,
): Difference | undefined {
  if (rows.some(({ value }) => typeof value !== 'number')) return undefined;
  const exact =
    rows.every((row) => row.exact) && exactDifference(exactMean(rows, 0), exactMean(rows, 1));
  const [a, b] = [sampleMean(rows, 0), sampleMean(rows, 1)];
  const difference = b.mean - a.mean;
  const spread =
    samples && Z95 * spreadOfDifference(a.standardError, b.standardError, samples.relation);
  return {
    ...exact,
    ...(samples && {
      simulated: {
        a: a.mean,
        b: b.mean,
        difference,
        // Without any spread in either sample, or with a single trial, nothing is known of it.
        ...(spread && { interval: { low: difference - spread, high: difference + spread } }),
      },
    }),
  };
}

function exactMean(rows: readonly Row[], side: 0 | 1): Fraction {
  return rows.reduce(
    (sum, { value, exact }) => {
      if (!exact) return sum;
      const { numerator, denominator } = exact[side];
      return plus(sum, fraction(BigInt(value) * numerator, denominator));
    },
    fraction(0n, 1n),
  );
}

/** Mean and standard error, the squares summed about the mean, where rounding does no harm. */
function sampleMean(rows: readonly Row[], side: 0 | 1): { mean: number; standardError: number } {
  const counted = rows.map(({ value, counts }) => [Number(value), counts?.[side] ?? 0] as const);
  const trials = counted.reduce((sum, [, count]) => sum + count, 0);
  const mean = counted.reduce((sum, [value, count]) => sum + value * count, 0) / trials;
  const squares = counted.reduce((sum, [value, count]) => sum + (value - mean) ** 2 * count, 0);
  return { mean, standardError: Math.sqrt(squares / (trials - 1) / trials) };
}
