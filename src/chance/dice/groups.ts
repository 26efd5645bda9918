import { type Cells, faceSteps } from './cells.ts';
import type { Pool, Throw } from './throw.ts';

/** Rolls of a group up to which the kernels have a table entry for every roll. */
export const MOST_ENTRIES = 2 ** 15;

/** Different steps of a group: an alias table of 2^13 columns has room for them. */
export const MOST_STEPS = 2 ** 13 - 1;

/**
 * Dice that are settled by one uniform draw of 32 bits.
 *
 * Of the 2^32 values of a draw each step has its share, rounded down. The few values left over stand
 * for no step: whoever draws one draws again, among what rounding has taken from the steps. So the
 * distribution is exactly that of the dice, whatever their number.
 */
export interface Group {
  /** For each die what each of its faces adds to the cell. */
  readonly dice: readonly (readonly number[])[];
  /** Equally likely rolls of these dice; rounded, when they are more than 2^53. */
  readonly rolls: number;
  /** What the rolls add to the cell: all different, ascending. */
  readonly steps: Uint32Array;
  /** For each step how many values of a draw stand for it, at most its share of 2^32. */
  readonly values: Uint32Array;
}

/** Alike dice: what their faces add to the cell, and how many there are. */
interface Kind {
  readonly faces: readonly number[];
  readonly count: number;
}

/** The distribution of some dice: for each step its probability, right to a few units of the last place. */
type Distribution = ReadonlyMap<number, number>;

/**
 * Packs the dice of a Throw into as few groups as first-fit decreasing finds: one, unless they have
 * more than `mostSteps` different steps. A pool that has more of them alone is split, since cells add
 * up. A die that adds nothing on any face needs no draw.
 *
 * @throws RangeError when a single die has more than `mostSteps` different steps
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
    // Steps of different pools never add up to the same; parts of one pool may, and count as if not.
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

/** Alike dice as they are, or half and half, until no part has too many steps. */
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
 * Values of a draw for a probability of 1: less than 2^32 by far more than what rounding, in sums and
 * products of numbers that are all positive, can add to a share.
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
    // Of few rolls all have equally many values, so that a kernel may have an entry for each. A single
    // roll has all values but one.
    values: Uint32Array.from(ascending, ([, chance]) =>
      rolls <= MOST_ENTRIES
        ? Math.min(Math.round(chance * rolls) * each, 2 ** 32 - 1)
        : Math.floor(chance * ALL_VALUES),
    ),
  };
}
