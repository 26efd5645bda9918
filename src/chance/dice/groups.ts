/* Groups: dice whose joint result is decided by a single random draw. Kernels roll a Throw group by group. */

import { type Cells, faceSteps } from './cells.ts';
import type { Pool, Throw } from './throw.ts';

/** If a group has at most this many rolls, kernels use a table with an entry for every roll. */
export const MOST_ENTRIES = 2 ** 15;

/** The maximum number of distinct steps in a group; they fit into an alias table of 2^13 columns. */
export const MOST_STEPS = 2 ** 13 - 1;

/**
 * Dice whose joint result is decided by one uniform 32-bit draw.
 *
 * A step is what a roll of all the dice adds to the cell. Each step has its share of the 2^32 values of a draw, rounded
 * down. The few remaining values belong to no step. They lead to another draw, in which each step is weighted by what
 * it lost to rounding. So the distribution is exactly that of the dice, for any number of dice.
 */
export interface Group {
  /** For each die, what each face adds to the cell. */
  readonly dice: readonly (readonly number[])[];
  /** The number of equally likely rolls of these dice; rounded if above 2^53. */
  readonly rolls: number;
  /** What the rolls add to the cell: distinct values in ascending order. */
  readonly steps: Uint32Array;
  /** For each step, how many values of a draw belong to it: its share of 2^32, rounded down. */
  readonly values: Uint32Array;
}

/** Identical dice: what each face adds to the cell, and the number of dice. */
interface Kind {
  readonly faces: readonly number[];
  readonly count: number;
}

/** The probability of each step, correct to a few units in the last place. */
type Distribution = ReadonlyMap<number, number>;

/**
 * Packs the dice of a Throw into groups by first-fit decreasing. If there are at most `mostSteps` distinct steps, one
 * group is enough. A pool with too many steps for one group is split, which is possible because cells are additive. A
 * die needs no draw if none of its faces adds anything.
 *
 * @throws RangeError if a single die has more than `mostSteps` distinct steps
 */
export function packGroups(thrown: Throw, cells: Cells, mostSteps = MOST_STEPS): Group[] {
  const kinds = thrown
    .filter(({ count }) => count > 0)
    .map((pool: Pool): Kind => ({ faces: faceSteps(pool, cells), count: pool.count }))
    .filter(({ faces }) => faces.length > 1 || faces[0] !== 0);
  if (kinds.length === 0) return [];
  const rolls = kinds.reduce((product, { faces, count }) => product * faces.length ** count, 1);
  const limit = rolls <= MOST_ENTRIES ? Math.max(mostSteps, rolls) : mostSteps;
  const parts = kinds
    .flatMap((kind) => split(kind, limit))
    .sort((a, b) => b.distribution.size - a.distribution.size);
  const bins: { steps: number; parts: Part[] }[] = [];
  for (const part of parts) {
    // Sums of steps from different pools are all distinct. For parts of one pool this may not hold, so the product is
    // an upper bound.
    let bin = bins.find(({ steps }) => steps * part.distribution.size <= limit);
    if (!bin) {
      bin = { steps: 1, parts: [] };
      bins.push(bin);
    }
    bin.steps *= part.distribution.size;
    bin.parts.push(part);
  }
  return bins.map((bin) => groupOf(bin.parts));
}

interface Part {
  readonly kind: Kind;
  readonly distribution: Distribution;
}

/** Splits identical dice in halves until no part has too many steps. */
function split(kind: Kind, mostSteps: number): Part[] {
  const distribution = distributionOf(kind);
  if (distribution.size <= mostSteps) return [{ kind, distribution }];
  const { faces, count } = kind;
  if (count === 1) throw new RangeError(`a die of ${faces.length} faces fits no group`);
  const half = Math.ceil(count / 2);
  return [half, count - half].flatMap((part) => split({ faces, count: part }, mostSteps));
}

function distributionOf({ faces, count }: Kind): Distribution {
  const die = new Map<number, number>();
  for (const step of faces) die.set(step, (die.get(step) ?? 0) + 1 / faces.length);
  let distribution: Distribution = new Map([[0, 1]]);
  for (let i = 0; i < count; i++) distribution = sumOf(distribution, die);
  return distribution;
}

function sumOf(a: Distribution, b: Distribution): Distribution {
  const sum = new Map<number, number>();
  for (const [stepB, chanceB] of b) {
    for (const [stepA, chanceA] of a) {
      const step = stepA + stepB;
      sum.set(step, (sum.get(step) ?? 0) + chanceA * chanceB);
    }
  }
  return sum;
}

/**
 * How many values of a draw correspond to a probability of 1. The margin below 2^32 is far larger than the rounding
 * error of a share, which is a sum of products of positive numbers.
 */
const ALL_VALUES = 2 ** 32 * (1 - 2 ** -36);

function groupOf(parts: readonly Part[]): Group {
  const dice = parts.flatMap(({ kind }) => Array.from({ length: kind.count }, () => kind.faces));
  const rolls = dice.reduce((product, faces) => product * faces.length, 1);
  const distribution = parts.reduce<Distribution>(
    (sum, part) => sumOf(sum, part.distribution),
    new Map([[0, 1]]),
  );
  const ascending = [...distribution].sort(([a], [b]) => a - b);
  const each = Math.floor(2 ** 32 / rolls);
  return {
    dice,
    rolls,
    steps: Uint32Array.from(ascending, ([step]) => step),
    // If there are few rolls, all rolls get equally many values, so that a kernel can use a table with an entry for
    // each roll. A single roll gets all values but one.
    values: Uint32Array.from(ascending, ([, chance]) =>
      rolls <= MOST_ENTRIES
        ? Math.min(Math.round(chance * rolls) * each, 2 ** 32 - 1)
        : Math.floor(chance * ALL_VALUES),
    ),
  };
}
