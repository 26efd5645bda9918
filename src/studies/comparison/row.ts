/* A row of a comparison: what both sides know about one value of a measure. */

import { type Fraction, plus, type Relation } from '../../base/index.ts';
import type { RecordedOutcome } from '../../experiments/index.ts';
import type { Samples } from './comparison.ts';

/** How often a value occurred in a sample; for a side that was not simulated, the exact probability of the value. */
export type Seen = { readonly hits: number } | { readonly chance: Fraction };

/**
 * What both sides know about one value. `exact` is present only if both sides are known exactly, `seen` only if each
 * side has a sample or, instead, an exact probability.
 */
export interface Row {
  readonly value: number | string;
  readonly exact?: readonly [a: Fraction, b: Fraction];
  /** Each side's sample; at most one side has an exact probability instead. */
  readonly seen?: readonly [a: Seen, b: Seen];
}

/** The number of trials on each side (0 for a side that is only known exactly), and how the two samples are related. */
export interface SamplePair {
  readonly trials: readonly [a: number, b: number];
  readonly relation: Relation;
}

/** The sum of two rows: the data on the event that either value occurs. */
export function summedRows(above: Row, { value, exact, seen }: Row): Row {
  return {
    value,
    ...(exact &&
      above.exact && {
        exact: [plus(above.exact[0], exact[0]), plus(above.exact[1], exact[1])] as const,
      }),
    ...(seen &&
      above.seen && {
        seen: [either(above.seen[0], seen[0]), either(above.seen[1], seen[1])] as const,
      }),
  };
}

function either(one: Seen, other: Seen): Seen {
  if ('hits' in one && 'hits' in other) return { hits: one.hits + other.hits };
  if ('chance' in one && 'chance' in other) return { chance: plus(one.chance, other.chance) };
  throw new Error('a side is either a sample or exact');
}

/** The hits of one side in each row; 0 in rows without a sample. */
export function hitsOf(rows: readonly Row[], side: 0 | 1): number[] {
  return rows.map(({ seen }) => (seen && 'hits' in seen[side] ? seen[side].hits : 0));
}

/** A side's exact chances by row; empty if it was simulated. */
export function chancesOf(rows: readonly Row[], side: 0 | 1): Fraction[] {
  return rows.flatMap(({ seen }) => (seen && 'chance' in seen[side] ? [seen[side].chance] : []));
}

/** The side that is only known exactly; undefined if both sides were simulated. */
export function exactSideOf(rows: readonly Row[]): 0 | 1 | undefined {
  return ([0, 1] as const).find((side) => chancesOf(rows, side).length > 0);
}

type Side = readonly RecordedOutcome[];
type Found = RecordedOutcome | undefined;

/** A row for every value that occurs on either side: numbers in ascending order, names in the given order. */
export function rowsOf(a: Side, b: Side, samples: Samples | undefined): Row[] {
  const [isExactA, isExactB] = [a, b].map((side) => side.some(({ exact }) => exact));
  const [seenA, seenB] = [seeing(a, samples), seeing(b, samples)];
  const [inA, inB] = [a, b].map((side) => new Map(side.map((one) => [one.value, one])));
  const values = [...new Set([...a, ...b].map(({ value }) => value))].sort((x, y) =>
    typeof x === 'number' && typeof y === 'number' ? x - y : 0,
  );
  return values.map((value) => {
    const [ofA, ofB] = [inA?.get(value), inB?.get(value)];
    return {
      value,
      ...(isExactA && isExactB && { exact: [chance(ofA), chance(ofB)] as const }),
      ...(seenA && seenB && { seen: [seenA(ofA), seenB(ofB)] as const }),
    };
  });
}

/**
 * Returns a function that gives a side's sample of a value, or the value's exact probability instead; undefined if the
 * side has neither.
 */
function seeing(side: Side, samples: Samples | undefined): ((found: Found) => Seen) | undefined {
  if (!samples) return undefined;
  if (side.some(({ count }) => count !== undefined))
    return (found) => ({ hits: found?.count ?? 0 });
  if (samples !== 'againstExact' || !side.some(({ exact }) => exact)) return undefined;
  return (found) => ({ chance: chance(found) });
}

function chance(found: Found): Fraction {
  return found?.exact ?? { numerator: 0n, denominator: 1n };
}
