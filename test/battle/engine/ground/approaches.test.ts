import { describe, expect, test } from 'vitest';
import {
  type Approach,
  approachesOn,
  NO_WAY,
} from '../../../../src/battle/engine/ground/approaches.ts';
import { battleTables } from '../../../../src/battle/engine/state/tables.ts';
import { RoomForRows } from '../../../../src/board/rows.ts';
import { battleOf } from '../../battles.ts';

const WALKER: Approach = {
  ...{ flies: false, climbs: 5, lavaResistant: false, height: 5, targetHeight: 5 },
  ...{ reach: 1, blindReach: 0, withinHeight: true },
};

/**
 * For each space, the Move needed to reach a place from which a target can be attacked, in one row of spaces with
 * start areas at its ends.
 */
function movesTo(target: number, terrain: string, approach: Partial<Approach> = {}): number[] {
  // Armies of flyers may begin anywhere.
  const { ground, sight } = battleTables(
    battleOf({ board: { terrain, others: [] }, sides: SIDES }),
  );
  const approaches = approachesOn(ground, sight, new RoomForRows());
  return [...approaches.like({ ...WALKER, ...approach }).of(target)];
}

const flyer = {
  ...{ name: 'Flyer', life: 1, move: 5, range: 1, attack: 1, defense: 1, points: 10 },
  powers: [{ name: 'Flying', effects: [{ flying: true }] }],
};
const SIDES = [{ army: [flyer] }, { army: [{ ...flyer, name: 'Other' }] }];

describe('to where it can attack whoever is at the end of a row', () => {
  test('a swordsman walks up to the space before it', () => {
    expect(movesTo(5, '1a 1 1 1 1 1c')).toEqual([4, 3, 2, 1, 0, 1]);
  });

  test('an archer walks until it is in range', () => {
    expect(movesTo(5, '1a 1 1 1 1 1c', { reach: 3 })).toEqual([2, 1, 0, 0, 0, 1]);
  });

  test('an archer behind a hill walks until it sees it, and each level up costs Move', () => {
    // From the foot of the hill there is no line of sight across it; from the top, the target is three spaces away.
    expect(movesTo(5, '1a 1 20 1 1 1c', { reach: 5, climbs: 30 })).toEqual([21, 20, 0, 0, 0, 1]);
  });

  test('a figure that cannot climb a step has no path over it', () => {
    const terrain = '1a 1 6 6 1 1c';
    expect(movesTo(5, terrain)).toEqual([NO_WAY, NO_WAY, 2, 1, 0, 1]);
    expect(movesTo(5, terrain, { climbs: 6 })).toEqual([9, 8, 2, 1, 0, 1]);
    expect(movesTo(5, terrain, { flies: true })).toEqual([4, 3, 2, 1, 0, 1]);
  });

  test('nobody walks through molten lava, whom it does not spare', () => {
    const terrain = '1a 1 1m 1 1 1c';
    expect(movesTo(5, terrain)).toEqual([NO_WAY, NO_WAY, 2, 1, 0, 1]);
    expect(movesTo(5, terrain, { lavaResistant: true })).toEqual([4, 3, 2, 1, 0, 1]);
  });

  test('an enemy on a ledge above its own Height is next to nobody below', () => {
    const terrain = '1a 1 1 1 6c';
    expect(movesTo(4, terrain)).toEqual([NO_WAY, NO_WAY, NO_WAY, NO_WAY, NO_WAY]);
    expect(movesTo(4, terrain, { withinHeight: false })).toEqual([3, 2, 1, 0, 1]);
  });
});
