import { expect, test } from 'vitest';
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
const names = (found: readonly { effect: { name: string }; value: unknown }[]) =>
  found.map(({ effect, value }) => `${effect.name} ${value}`);

test('effects of a stage stand in the order they are registered in, of one kind as on the card', () => {
  expect(names(rules.at('dice'))).toEqual(['attackDice 1', 'attackDice 2', 'enemyDefenseDice -1']);
  expect(names(rules.at('automaticSkulls'))).toEqual(['automaticSkulls 1']);
  expect(rules.at('evasion')).toEqual([]);
});

test('at a moment wounds come before destructions, and costs are kept apart', () => {
  expect(names(rules.striking('attacker', 'before'))).toEqual([
    'unblockableWounds 1',
    'destroys 16',
  ]);
  expect(names(rules.costing('attacker', 'before'))).toEqual(['costs 1']);
});

test('moments are those of one card', () => {
  expect(names(rules.striking('defender', 'whenAttacked'))).toEqual(['unblockableWounds 1']);
  expect(rules.striking('attacker', 'whenAttacked')).toEqual([]);
  expect(rules.costing('defender', 'before')).toEqual([]);
});
