import { describe, expect, test } from 'vitest';
import { shippedCard, shippedCards } from '../../../src/cards/collections.ts';
import type { PowerUse } from '../../../src/cards/powers/power.ts';
import { movementFactors } from '../../../src/studies/price/movement-powers.ts';
import { cardOf } from './cards.ts';

const factorsOf = (...powers: PowerUse[]) => movementFactors(cardOf({ powers }));
const none = (power: string): PowerUse => ({ power, effects: [] });

test('flying doubles the Move', () => {
  expect(factorsOf({ power: 'flying' })).toEqual([{ kind: 'flying', times: 2, power: 'Flying' }]);
});

test('whatever its name, a power that makes a figure fly doubles the Move', () => {
  const wings = { power: 'Wings', effects: [{ flying: true }] };
  expect(factorsOf(wings)).toEqual([{ kind: 'flying', times: 2, power: 'Wings' }]);
});

test('to fly under a condition is not to fly', () => {
  const effects = [{ flying: true, when: [{ state: 'jet-pack' }] }];
  expect(factorsOf({ power: 'Jet Pack', effects })).toEqual([]);
});

test('Stealth Flying is flying and stealth', () => {
  const use = { power: 'Stealth Flying', effects: [{ flying: true }] };
  expect(factorsOf(use).map(({ times }) => times)).toEqual([2, 1.5]);
});

test.each(['Disengage', 'Phantom Walk', 'disengage'])('%s is worth half as much again', (name) => {
  expect(factorsOf(none(name))).toEqual([{ kind: 'stealth', times: 1.5, power: name }]);
});

test.each(['Slither', 'Climb X2', 'Scale', 'Swim', 'Snow and Ice Enhanced Movement'])(
  '%s is a terrain bonus',
  (name) => {
    expect(factorsOf(none(name))).toEqual([{ kind: 'terrain', times: 1.25, power: name }]);
  },
);

test('to resist lava is a terrain bonus', () => {
  const [factor] = factorsOf({ power: 'lava-resistant' });
  expect(factor).toEqual({ kind: 'terrain', times: 1.25, power: 'Lava Resistant' });
});

test('a kind counts once, however many powers give it', () => {
  const factors = factorsOf(none('Slither'), none('Climb X2'), none('Disengage'));
  expect(factors.map(({ kind, power }) => [kind, power])).toEqual([
    ['stealth', 'Disengage'],
    ['terrain', 'Slither'],
  ]);
});

test.each(['Ghost Walk', 'stealth-dodge', 'Snow Strength', 'Super Leap', 'constructor'])(
  '%s is none of them',
  (name) => {
    expect(factorsOf(none(name))).toEqual([]);
  },
);

describe('of the shipped cards', () => {
  const card = (name: string) => {
    const entry = shippedCards().find(({ slug }) => slug === name);
    if (!entry) throw new Error(name);
    return movementFactors(shippedCard(entry)).map(({ power }) => power);
  };

  test.each([
    ['agent-carr', ['Disengage']],
    ['fen-hydra', ['Slither']],
    ['isamu', ['Phantom Walk']],
    ['einar-imperium', ['Stealth Flying', 'Stealth Flying']],
    ['marcu-esenwein', ['Flying']],
    ['tarn-viking-warriors', []],
  ])('%s has %j', (name, powers) => {
    expect(card(name)).toEqual(powers);
  });
});
