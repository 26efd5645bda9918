import { describe, expect, test } from 'vitest';
import { profileOf } from '../../../src/fight/combat/profile.ts';
import type { C3gScenario } from '../../../src/fight/scenario.ts';
import { type Document, scenarioOf } from '../scenarios.ts';

const profile = (document: Document) => profileOf(scenarioOf(document) as C3gScenario);
const A = { name: 'A', attack: 3, defense: 0 };
const D = { name: 'D', attack: 0, defense: 2 };

describe('an attack before the dice', () => {
  test('has the numbers of the cards where nothing changes them', () => {
    expect(profile({ attacker: A, defender: D })).toMatchObject({
      attackDice: 3,
      defenseDice: 2,
      superStrength: false,
      lavaResistant: false,
      shieldsFrom: [],
      changes: [],
      hasMoreDice: false,
    });
  });

  test('names what each power and the height changed, in this order: attacker, defender, height', () => {
    const { changes, shieldsFrom, ...rest } = profile({
      attacker: { ...A, powers: ['super-strength', 'nth-metal-mace'] },
      defender: { ...D, powers: [{ tough: 2 }, 'lava-resistant', { 'ignores-attack': 12 }] },
      heightAdvantage: 'defender',
    });
    expect(changes).toEqual([
      { cause: expect.stringContaining('Nth Metal Mace'), field: 'defenseDice', by: -1 },
      { cause: 'height advantage', field: 'defenseDice', by: 1 },
    ]);
    expect(shieldsFrom).toEqual(['Tough']);
    expect(rest).toMatchObject({
      attackDice: 3,
      defenseDice: 2,
      superStrength: true,
      lavaResistant: true,
      ignoresOn: 12,
    });
  });

  test('holds dice at 0 only when all have acted: the mace and height against no dice are none', () => {
    const bare = { attacker: { ...A, powers: ['nth-metal-mace'] }, defender: { ...D, defense: 0 } };
    expect(profile(bare).defenseDice).toBe(0);
    expect(profile({ ...bare, heightAdvantage: 'defender' }).defenseDice).toBe(0);
    expect(profile({ ...bare, heightAdvantage: 'attacker' })).toMatchObject({ attackDice: 4 });
  });

  test('has no Super Strength where that is negated', () => {
    const strong = { attacker: { ...A, powers: ['super-strength'] }, defender: D };
    expect(profile(strong).superStrength).toBe(true);
    expect(profile({ ...strong, superStrength: false }).superStrength).toBe(false);
    expect(profile({ attacker: A, defender: D, superStrength: true }).superStrength).toBe(false);
  });
});

describe('height on a board', () => {
  const dice = (terrain: string, attacker: unknown, defender: unknown, bases: Document = {}) => {
    const { attackDice, defenseDice } = profile({
      attacker: { ...A, ...(bases.attacker as object) },
      defender: { ...D, ...(bases.defender as object) },
      board: { terrain, attacker, defender },
    });
    return [attackDice, defenseDice];
  };

  test('gives a die to whose base is higher, be it near or far', () => {
    expect(dice('2 1', [0, 0], [1, 0])).toEqual([4, 2]);
    expect(dice('1 2', [0, 0], [1, 0])).toEqual([3, 3]);
    expect(dice('1 1', [0, 0], [1, 0])).toEqual([3, 2]);
    expect(dice('9 1 1 1', [0, 0], [3, 0])).toEqual([4, 2]);
  });

  test('is that of the base, whichever of its spaces is nearer', () => {
    const double = { base: 'double' };
    const terrain = '3 3 2 2';
    const left = [
      [0, 0],
      [1, 0],
    ];
    const right = [
      [2, 0],
      [3, 0],
    ];
    expect(dice(terrain, left, right, { attacker: double, defender: double })).toEqual([4, 2]);
    expect(dice(terrain, right, left, { attacker: double, defender: double })).toEqual([3, 3]);
  });
});
