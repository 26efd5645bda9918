import { expect, test } from 'vitest';
import { rulesOfLine } from '../../../src/cards/powers/adapter/index.ts';
import { actFor, arenaOf, roleOf } from '../../../src/cards/powers/arena.ts';
import type { EffectLine } from '../../../src/cards/powers/effect-line.ts';
import { EFFECTS } from '../../../src/cards/powers/effects/index.ts';

const moment = { to: {}, moment: 'hasAttacked' };

test.each<[string, EffectLine]>([
  ['moves the figure', { move: 2 }],
  ['acts on others', { harmsNear: { ...moment, within: 1, d20: 9, wounds: 1 } }],
  ['acts on the target by choice', { gives: { ...moment, until: 'turn', effects: [{ move: 1 }] } }],
  ['wounds figures that leave', { leavingWounds: { wounds: 1 } }],
  ['has another pay', { sacrifices: { of: { species: 'Orc' } } }],
  ['lends the turn to the enemy', { lendsItself: 3 }],
])('a rule that %s acts in battles only', (_, line) => {
  expect(arenaOf(line).isOfBattles).toBe(true);
});

test.each<[string, EffectLine]>([
  ['changes dice', { attackDice: 1 }],
  ['wounds the other at a moment', { unblockableWounds: 1, stage: 'enemyArrives' }],
  [
    'wounds several',
    { unblockableWounds: 1, stage: 'after', targets: { within: 2, only: 'enemies' } },
  ],
  ['brings back a figure of its squad', { returns: 9, stage: 'after' }],
  ['saves a figure that leaves', { ignoreLeavingWounds: 11 }],
  ['takes another turn', { anotherTurn: 16 }],
])('a rule that %s acts in one-on-one fights', (_, line) => {
  expect(arenaOf(line).isOfBattles).toBe(false);
});

test('effects that are said to act in battles are the ones whose rules do', () => {
  for (const { at, example } of EFFECTS) {
    expect([example, arenaOf(example).isOfBattles]).toEqual([example, at === 'battle']);
  }
});

test('a rule acts for the side whose dice, wounds or ways it is about', () => {
  const rolesOf = (line: EffectLine) => rulesOfLine(line).map(roleOf);
  expect(rolesOf({ attackDice: 1 })).toEqual(['attacker']);
  expect(rolesOf({ enemyAttackDice: -1 })).toEqual(['defender']);
  expect(rolesOf({ ignoreWounds: 9 })).toEqual(['defender']);
  expect(rolesOf({ specialAttack: { range: 5, dice: 3 } })).toEqual(['attacker']);
  expect(rolesOf({ unblockableWounds: 1, stage: 'after' })).toEqual(['either']);
});

test('lines act for a side if one of their rules does', () => {
  const lines: readonly EffectLine[] = [{ defenseDice: 1, enemyDefenseDice: -1 }];
  expect(actFor(lines, 'attacker')).toBe(true);
  expect(actFor(lines, 'defender')).toBe(true);
  expect(actFor([{ defenseDice: 1 }], 'attacker')).toBe(false);
  expect(actFor([], 'attacker')).toBe(false);
});
