import { expect, test } from 'vitest';
import {
  fieldOf,
  statesAsked,
  withFieldOf,
  withoutIdleSwitches,
} from '../../../src/explorer/fight/fighter.ts';

const SHADOW = {
  name: 'Shadow',
  attack: 3,
  defense: 3,
  powers: [
    'flying',
    { name: 'Hide', effects: [{ defenseDice: 1, when: ['adjacent', { state: 'shadow' }] }] },
    { name: 'Rage', effects: [{ attackDice: 1, when: { not: { state: 'calm' } } }] },
  ],
};

test('the switches that powers ask for are found, however deep, each once', () => {
  const document = { name: 'A', cards: [SHADOW] };
  expect(statesAsked(document, ['Shadow', 'Hawkgirl', 'Shadow'])).toEqual(['shadow', 'calm']);
  expect(statesAsked(document, ['Hawkgirl'])).toEqual([]);
});

test('a fact about any figure is not a switch', () => {
  let deep: unknown = { state: 'deep' };
  for (let i = 0; i < 60; i++) deep = [deep];
  const powers = [{ name: 'P', effects: deep }, { name: 'Q', effects: [{ state: 3 }] }, null];
  expect(statesAsked({}, [{ name: 'X', powers }, 7])).toEqual([]);
});

test('changes to a figure can be undone without a trace', () => {
  const moved = withFieldOf('Hawkgirl', 'moved', true);
  expect(moved).toEqual({ card: 'Hawkgirl', moved: true });
  expect(fieldOf(moved, 'moved')).toBe(true);
  expect(withFieldOf(moved, 'moved', undefined)).toBe('Hawkgirl');
});

test('switches that only a figure asked for who is gone go with it', () => {
  const states = ['shadow', 'army-valiant'];
  const document = { name: 'A', cards: [SHADOW], states };
  expect(withoutIdleSwitches(document)).toEqual(document);
  const { cards: _, ...without } = document;
  expect(withoutIdleSwitches(without)).toEqual({ name: 'A', states: ['army-valiant'] });
  expect(withoutIdleSwitches({ name: 'A', states: ['shadow'] })).toEqual({ name: 'A' });
});
