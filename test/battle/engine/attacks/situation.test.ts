import { describe, expect, test } from 'vitest';
import {
  type AttackSituation,
  newSituation,
  packed,
  restOfKey,
  unpacked,
} from '../../../../src/battle/engine/attacks/situation.ts';
import type { AsksOfBoard } from '../../../../src/battle/engine/state/cards.ts';
import type { PowerDependencies } from '../../../../src/fight/combat/power-dependencies.ts';

type Facts = Partial<AttackSituation>;

/** Situations with every combination of some values. */
const combined = (values: { readonly [Fact in keyof Facts]: readonly Facts[Fact][] }): Facts[] =>
  Object.entries(values).reduce<Facts[]>(
    (all, [fact, options]) =>
      all.flatMap((one) => options.map((option) => ({ ...one, [fact]: option }))),
    [{}],
  );

const NO_POWERS = {
  ...{ wounds: false, ownWounds: false, movement: false, kills: false, company: false },
  ...{ attacked: false, dealt: false, rounds: false, limited: [], mostAgain: 0 },
} as unknown as PowerDependencies;
const NO_BOARD: AsksOfBoard = {
  ...{ distance: false, farther: false, terrain: '', engaged: false, levels: false },
};

const keyOf = (
  facts: Facts,
  asks: Partial<PowerDependencies>,
  board: Partial<AsksOfBoard> = {},
  switches = 0,
  counts = { own: 0, enemy: 0 },
) =>
  restOfKey(
    { ...newSituation(), ...facts },
    { ...NO_POWERS, ...asks },
    { ...NO_BOARD, ...board },
    switches,
    counts,
  );

const YES_OR_NO = [false, true];

describe('situations of attacks have', () => {
  test('different keys if powers can tell them apart', () => {
    const all = combined({
      distance: [1, 2, 9],
      above: [0, 3],
      ...{ ownEngaged: YES_OR_NO, enemyEngaged: YES_OR_NO, hasMoved: YES_OR_NO },
      ...{ hasHelp: YES_OR_NO, enemyHasHelp: YES_OR_NO, hasAttackedBefore: YES_OR_NO },
      ...{ dealt: [0, 1, 2], again: [0, 1, 2], spent: [0, 1, 2, 3], switches: [0, 1] },
    });
    const asks = {
      ...{ movement: true, company: true, attacked: true, dealt: true, mostAgain: 2 },
      limited: [{}, {}] as unknown as PowerDependencies['limited'],
    };
    const keys = all.map((one) =>
      keyOf(one, asks, { distance: true, engaged: true, levels: true }, 1),
    );
    expect(new Set(keys).size).toBe(all.length);
  });

  test('different keys if powers depend on terrain, kills or the start of the turn', () => {
    const all = combined({
      ...{ ownTerrain: ['', 'w', 'r'], enemyTerrain: ['', 'w', 'r'], ownBeganOn: ['', 'w', 'r'] },
      ...{ ownFigures: [1, 2, 3], enemyFigures: [1, 4], ownKills: [0, 2], enemyKills: [0, 1] },
      hasAttackedBefore: YES_OR_NO,
    });
    const keys = all.map((one) => keyOf(one, { kills: true, attacked: true }, { terrain: 'rw' }));
    expect(new Set(keys).size).toBe(all.length);
    const begins = combined({ ownBegan: YES_OR_NO, enemyBegan: YES_OR_NO, charged: [1, 2, 5] });
    expect(new Set(begins.map((one) => keyOf(one, { movement: true }))).size).toBe(begins.length);
  });

  test('different keys if powers count different numbers', () => {
    const all = combined({ ownCounted: [0, 1, 40], enemyCounted: [0, 2, 31], switches: [0, 1] });
    const keys = all.map((one) => keyOf(one, {}, {}, 1, { own: 2, enemy: 1 }));
    expect(new Set(keys).size).toBe(all.length);
  });

  test('the same key if no power depends on what differs', () => {
    const other: Facts = {
      ...{ distance: 5, above: 3, ownEngaged: true, hasMoved: true, charged: 4, hasHelp: true },
      ...{ ownTerrain: 'w', ownKills: 2, hasAttackedBefore: true, dealt: 1, again: 1, spent: 1 },
    };
    expect(keyOf(other, {})).toBe(keyOf({}, {}));
    expect(keyOf(other, { attacked: true })).toBe(
      keyOf({ hasAttackedBefore: true }, { attacked: true }),
    );
  });
});

describe('counts in one number', () => {
  test('are read as they were written, up to 31 each', () => {
    expect(unpacked(packed([3, 0, 31]), 3)).toEqual([3, 0, 31]);
    expect(unpacked(packed([40, 2]), 2)).toEqual([31, 2]);
    expect(unpacked(0, 2)).toEqual([0, 0]);
    expect(packed([])).toBe(0);
  });
});
