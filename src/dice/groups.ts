import { type Cells, faceSteps } from './cells.ts';
import type { Throw } from './throw.ts';

/** Entries of one table: it and the tally stay inside a first-level cache of 32 KiB or a little over. */
export const LARGEST_GROUP = 2 ** 15;

/**
 * Dice that are settled by one uniform draw. Entry i of `steps` is what face combination i adds to
 * the cell; all entries are equally likely.
 */
export interface Group {
  readonly steps: Uint32Array;
}

/**
 * Packs the dice of a Throw into as few groups as first-fit decreasing finds. A pool may be split
 * over groups, since cells add up. A die that adds nothing on any face needs no draw.
 *
 * @throws RangeError when a single die has more faces than `largest`
 */
export function packGroups(thrown: Throw, cells: Cells, largest = LARGEST_GROUP): Group[] {
  const dice = thrown
    .flatMap((pool) => Array.from({ length: pool.count }, () => faceSteps(pool, cells)))
    .filter((faces) => faces.length > 1 || faces[0] !== 0)
    .sort((a, b) => b.length - a.length);
  const bins: { combinations: number; dice: number[][] }[] = [];
  for (const die of dice) {
    if (die.length > largest) throw new RangeError(`a die of ${die.length} faces fits no group`);
    let bin = bins.find((b) => b.combinations * die.length <= largest);
    if (!bin) {
      bin = { combinations: 1, dice: [] };
      bins.push(bin);
    }
    bin.combinations *= die.length;
    bin.dice.push(die);
  }
  return bins.map((bin) => ({ steps: combine(bin.dice) }));
}

/** The sums of one face of each die, over all combinations. */
function combine(dice: readonly number[][]): Uint32Array {
  let sums = new Uint32Array(1);
  for (const faces of dice) {
    const next = new Uint32Array(sums.length * faces.length);
    for (const [f, step] of faces.entries()) {
      const offset = f * sums.length;
      for (let i = 0; i < sums.length; i++) next[offset + i] = (sums[i] as number) + step;
    }
    sums = next;
  }
  return sums;
}
