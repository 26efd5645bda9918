import { expect, test } from 'vitest';
import type { ActingRule } from '../../../../src/cards/index.ts';
import { profile } from './fights.ts';

const setting = {
  mine: [
    { costs: 1, stage: 'before' },
    { automaticSkulls: 1 },
    { destroys: 16, stage: 'before' },
    { enemyDefenseDice: -1 },
    { unblockableWounds: 1, stage: 'before' },
    { attackDice: 1 },
    { attackDice: 2 },
  ],
  theirs: [{ unblockableWounds: 1, stage: 'whenAttacked' }],
};
const { rules } = profile(setting);
const effects = (found: readonly ActingRule[]) =>
  found.map(({ line: { stage: _, ...effect } }) => effect);

test('rules of a stage stand in the order of their kinds, of one kind as on the card', () => {
  expect(effects(rules.at('dice'))).toEqual([
    { attackDice: 1 },
    { attackDice: 2 },
    { enemyDefenseDice: -1 },
  ]);
  expect(effects(rules.at('automaticSkulls'))).toEqual([{ automaticSkulls: 1 }]);
  expect(rules.at('evasion')).toEqual([]);
});

test('at a moment wounds come before destructions, and costs are kept apart', () => {
  expect(effects(rules.striking('attacker', 'beforeAttack'))).toEqual([
    { unblockableWounds: 1 },
    { destroys: 16 },
  ]);
  expect(effects(rules.costing('attacker', 'beforeAttack'))).toEqual([{ costs: 1 }]);
});

test('moments are those of one card', () => {
  expect(effects(rules.striking('defender', 'attacked'))).toEqual([{ unblockableWounds: 1 }]);
  expect(rules.striking('attacker', 'attacked')).toEqual([]);
  expect(rules.costing('defender', 'beforeAttack')).toEqual([]);
});
