import { expect, test } from 'vitest';
import { rulesOfLine } from '../../../src/cards/powers/adapter/index.ts';
import type { EffectLine } from '../../../src/cards/powers/effect-line.ts';
import { withAmounts } from '../../../src/cards/powers/rules/counted-amounts.ts';
import type { Event } from '../../../src/cards/powers/rules/rule.ts';

/* What single fields of an effect become in its rule. */

const eventOf = (line: EffectLine): Event => rulesOfLine(line)[0] as Event;

test('bonding with figures on terrain asks for the terrain, and only then', () => {
  const bonding = { with: { species: 'Orc' }, turn: 'before' } as const;
  expect(eventOf({ bonding: { ...bonding, terrain: 'w' } }).whom).toMatchObject({ terrain: 'w' });
  expect(eventOf({ bonding }).whom).not.toHaveProperty('terrain');
});

test('markers that only a special attack takes need one', () => {
  const takes = { when: 'wounded', from: {} } as const;
  expect(eventOf({ takesMarkers: { ...takes, special: true } }).if).toContainEqual({
    attack: 'special',
  });
  expect(eventOf({ takesMarkers: takes }).if).not.toContainEqual({ attack: 'special' });
});

test('healing a friend costs what it says: the figure, its attacks, both or nothing', () => {
  const heals = { to: {}, moment: 'beforeAttacking', within: 1, wounds: 1 } as const;
  const costOf = (more: object) =>
    eventOf({ healsFriend: { ...heals, ...more } } as EffectLine).cost;
  expect(costOf({})).toBeUndefined();
  expect(costOf({ dies: true })).toEqual({ self: true });
  expect(costOf({ instead: 'attacks' })).toEqual({ attacks: true });
  expect(costOf({ dies: true, instead: 'attacks' })).toEqual({ self: true, attacks: true });
});

test('healing reaches figures that were passed over only if it says so', () => {
  const heals = { to: {}, moment: 'beforeAttacking', within: 1, wounds: 1 } as const;
  const whomOf = (more: object) =>
    eventOf({ healsFriend: { ...heals, ...more } } as EffectLine).whom;
  expect(whomOf({ over: true })).toMatchObject({ from: 'selfOrOver' });
  expect(whomOf({})).not.toHaveProperty('from');
});

test('a rule with the same amounts is the same object, and rules that it gives stay as they are', () => {
  const amount = { each: 'ownWound', times: 2 } as const;
  const rule = {
    on: 'attackDice',
    does: [{ dice: { attack: amount } }, { gives: [{ dice: { attack: amount } }] }],
  };
  expect(withAmounts(rule, (same) => same)).toBe(rule);
  const plain = { on: 'turnEnds', does: [{ heal: 1 }] };
  expect(withAmounts(plain, () => 9)).toBe(plain);
  expect(withAmounts(rule, () => 9)).toEqual({
    on: 'attackDice',
    does: [{ dice: { attack: 9 } }, { gives: [{ dice: { attack: amount } }] }],
  });
});
