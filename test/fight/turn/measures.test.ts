import { expect, test } from 'vitest';
import { turnContext } from '../../../src/fight/turn/context.ts';
import { TURN_MEASURES, turnMeasures } from '../../../src/fight/turn/measures.ts';
import { turnOf } from './solved.ts';

const TARGET = { name: 'Target', defense: 2, life: 3 };
const HERO = { name: 'Hero', attack: 3 };

/** Whether the fight has a measure. */
function isMeasured(name: string, more: object = {}): boolean {
  const turn = turnOf({ name: 'A turn', turn: [{ figure: HERO }], defender: TARGET, ...more });
  const measure = TURN_MEASURES.find((one) => one.name === name);
  if (!measure) throw new Error(`${name} is no measure`);
  return measure.condition?.isMet(turn) ?? true;
}

test('where a turn ends is measured on a board alone', () => {
  const board = { terrain: '1 1', defender: [1, 0] };
  expect(isMeasured('finalSpace')).toBe(false);
  expect(isMeasured('finalSpace', { turn: [{ figure: HERO, at: [0, 0] }], board })).toBe(true);
});

test('what powers bring about is measured if one of the attackers, or the defender, has them', () => {
  const fierce = { ...HERO, powers: [{ name: 'Fury', effects: [{ attackAgain: true, most: 1 }] }] };
  expect(isMeasured('attacksAgain')).toBe(false);
  expect(isMeasured('attacksAgain', { turn: [{ figure: HERO }, { figure: fierce }] })).toBe(true);
  expect(isMeasured('evaded')).toBe(false);
  const nimble = { ...TARGET, powers: [{ name: 'Nimble', effects: [{ evade: 11 }] }] };
  expect(isMeasured('evaded', { defender: nimble })).toBe(true);
});

test('whoever attacks on a board can be destroyed there, if its Life is known', () => {
  const board = { terrain: '1 1', defender: [1, 0] };
  const of = (figure: object) =>
    isMeasured('blockerDestroyed', { turn: [{ figure, at: [0, 0] }], board });
  expect([of(HERO), of({ ...HERO, life: 2 })]).toEqual([false, true]);
});

test('a lone attacker is named, several are "the attackers"', () => {
  const titles = (turn: readonly object[]) => {
    const defender = {
      ...TARGET,
      powers: [{ name: 'Thorns', effects: [{ counterStrike: true }] }],
    };
    const measures = turnMeasures(turnContext(turnOf({ name: 'A turn', turn, defender })));
    return measures.filter(({ name }) => name.startsWith('attackerWounds')).map((one) => one.title);
  };
  const hero = { ...HERO, life: 3 };
  expect(titles([{ figure: hero, attacks: 2 }])).toEqual(['Wounds to the attacker']);
  expect(titles([{ figure: hero }, { figure: { ...hero, name: 'Friend' } }])).toEqual([
    'Wounds to the attackers',
  ]);
});
