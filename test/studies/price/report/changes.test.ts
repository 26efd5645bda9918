import { expect, test } from 'vitest';
import type { Card } from '../../../../src/cards/card.ts';
import { changeText, withChange } from '../../../../src/studies/price/report/changes.ts';
import { cardOf } from '../cards.ts';

const before = cardOf({ powers: [{ power: 'tough', number: 1 }, { power: 'flying' }] });
const { points: _, ...unpriced } = before;

test.each<[string, Card, Card]>([
  ['defense 5 instead of 3', before, { ...before, defense: 5, assumed: ['life'] }],
  ['life 6 instead of 4 and attack 2 instead of 3', before, { ...before, life: 6, attack: 2 }],
  ['points 80', unpriced, { ...unpriced, points: 80 }],
  ['without Flying', before, { ...before, powers: [{ power: 'tough', number: 1 }] }],
  [
    'with Tough 2 and without Tough 1 and Flying',
    before,
    { ...before, powers: [{ power: 'tough', number: 2 }] },
  ],
  ['no change', before, { ...before }],
  ['no points instead of 100', before, unpriced],
])('a change is told as "%s"', (text, one, other) => {
  expect(changeText(one, other)).toBe(text);
});

test.each<[string, Card]>([
  ['with defense 5 instead of 3', { ...before, defense: 5 }],
  ['without Flying', { ...before, powers: [{ power: 'tough', number: 1 }] }],
  ['with Double Attack', { ...before, powers: [...before.powers, { power: 'double-attack' }] }],
  ['unchanged', { ...before }],
])('after a name it is told as "%s"', (text, other) => {
  expect(withChange(before, other)).toBe(text);
});
