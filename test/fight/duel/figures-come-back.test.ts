import { expect, test } from 'vitest';
import type { Document } from '../scenarios.ts';
import { lawIn, planOfDuel, side } from './duels.ts';

const left = (attacker: Document, defender: Document, name: string, more: Document = {}) =>
  lawIn(planOfDuel({ attacker, defender, first: 'attacker', ...more }), `figuresLeft:${name}`);

test('a figure that saves itself brings a destroyed one back, of those that the squad had', () => {
  const dividers = side('Dividers', [1, 0, 0], {
    figures: 2,
    effects: [{ ignoreWounds: { d20: 11, returns: true } }],
  });
  // Two certain attacks. The first is saved with 1/2, and destroys no figure then: two are left, then 2 or 1.
  // Otherwise one is left, which is destroyed, or saves itself and brings the other back: 0 or 2.
  const hero = side('Hero', [5, 1, 0], {
    effects: [{ automaticSkulls: 1 }, { attacks: 2 }],
  });
  const law = left(hero, dividers, 'dividers', { mostTurns: 1 });
  expect(law['0']).toBeCloseTo(1 / 4, 12);
  expect(law['1']).toBeCloseTo(1 / 4, 12);
  expect(law['2']).toBeCloseTo(1 / 2, 12);
});

test('a squad that destroys a figure has one of its own back, which does not attack in that turn', () => {
  // One of two zombies is destroyed; the other certainly destroys a victim, and brings its friend back.
  const zombies = side('Zombies', [1, 1, 0], {
    figures: 2,
    effects: [{ automaticSkulls: 1 }, { returns: 1, stage: 'after', when: 'destroyed' }],
  });
  const victims = side('Victims', [1, 1, 0], { figures: 4, effects: [{ automaticSkulls: 1 }] });
  const plan = (mostTurns: number) =>
    planOfDuel({ attacker: victims, defender: zombies, first: 'attacker', mostTurns });
  // Four victims destroy both zombies in their first turn.
  expect(lawIn(plan(1), 'figuresLeft:zombies')).toEqual({ 0: 1 });
  const one = side('Victims', [1, 1, 0], {
    figures: 3,
    effects: [{ automaticSkulls: 1 }, { attackDice: -1, uses: 2, per: 'turn' }],
  });
  // Two of three victims have no dice: a zombie is destroyed, the other brings it back, and nothing else happens.
  const law = lawIn(
    planOfDuel({ attacker: one, defender: zombies, first: 'attacker', mostTurns: 2 }),
    'figuresLeft:victims',
  );
  expect(law).toEqual({ 2: 1 });
});
