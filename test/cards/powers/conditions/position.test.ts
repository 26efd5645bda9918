import { expect, test } from 'vitest';
import { chance, FAILS, HOLDS, refusal, withOneMore } from '../attacks.ts';

test('adjacent holds at a distance of 1', () => {
  expect(withOneMore('adjacent')).toBe(HOLDS);
  expect(withOneMore('adjacent', { distance: 2 })).toBe(FAILS);
});

test('distance holds at most so far away', () => {
  expect(withOneMore({ distance: 3 }, { distance: 3 })).toBe(HOLDS);
  expect(withOneMore({ distance: 3 }, { distance: 4 })).toBe(FAILS);
});

test('after Knockback the two are no longer adjacent', () => {
  const mine = [
    { superStrength: true },
    { unblockableWounds: 1, stage: 'after', when: { not: 'adjacent' } },
  ];
  expect(chance({ mine }, 'unblockableWounds', 1)).toBe('1/2');
});

test('heightAdvantage and lower ask who stands higher, which gives a die of its own', () => {
  const higher = (who: string) => ({ heightAdvantage: who, defense: 0 });
  // Three skulls of 1 + 1 + 1 dice; two of 1 + 1 without the power.
  const three = (when: string, who: string) =>
    chance({ ...higher(who), mine: [{ attackDice: 1, when }] }, 'attackWounds', 3);
  expect([three('heightAdvantage', 'attacker'), three('lower', 'attacker')]).toEqual(['1/8', '0']);
  // Against the one defense die of height: two skulls 1/4 and no shield 2/3.
  expect(withOneMore('lower', higher('defender'))).toBe('1/6');
  expect(withOneMore('heightAdvantage', higher('defender'))).toBe(FAILS);
  expect([withOneMore('lower'), withOneMore('heightAdvantage')]).toEqual([FAILS, FAILS]);
});

test('terrain asks for the letter of its own space, on a board the board’s', () => {
  expect(withOneMore({ terrain: 'w' }, { attacker: { terrain: 'w' } })).toBe(HOLDS);
  expect(withOneMore({ terrain: 'w' }, { defender: { terrain: 'w' } })).toBe(FAILS);
  const board = (terrain: string) => ({
    board: { terrain, attacker: [0, 0], defender: [1, 0] },
  });
  expect(withOneMore({ terrain: 'w' }, board('1w 1 1'))).toBe(HOLDS);
  expect(withOneMore({ terrain: 'w' }, board('1 1w 1'))).toBe(FAILS);
});

test('engaged is told, or follows from standing adjacent', () => {
  expect([withOneMore('engaged'), withOneMore('engaged', { distance: 2 })]).toEqual([HOLDS, FAILS]);
  expect(withOneMore('engaged', { distance: 2, attacker: { engaged: true } })).toBe(HOLDS);
  expect(withOneMore('engaged', { attacker: { engaged: false } })).toBe(FAILS);
});

test('they are refused', () => {
  const refused = (when: unknown) => refusal({ attackDice: 1, when });
  expect(refused({ distance: 'far' })).toContain('[0].when.distance is "far"');
  expect(refused({ distanc: 3 })).toContain('(did you mean distance?)');
  expect(refused({ terrain: 'water' })).toContain('text of 1 to 1 characters');
  expect(refused('distance')).toContain('"distance"; give a condition: ');
});
