import { expect, test } from 'vitest';
import { pricedSample } from '../../../src/studies/price/card-numbers.ts';
import { cardOf } from './cards.ts';

const without = (field: 'points' | 'life' | 'move' | 'range') => {
  const { [field]: _, ...card } = cardOf({ name: `No ${field}` });
  return card;
};

test('cards that say enough are taken, the others listed with what is missing', () => {
  const squad = cardOf({ name: 'Crowd', type: 'squad' });
  const { points: _, range: __, ...neither } = cardOf({ name: 'Neither' });
  const { cards, skipped } = pricedSample([
    cardOf(),
    without('points'),
    without('life'),
    without('move'),
    without('range'),
    squad,
    neither,
    cardOf({ name: 'Squad', type: 'squad', figures: 2, points: 60 }),
  ]);
  expect(cards.map(({ name, points, numbers }) => [name, points, numbers.lives])).toEqual([
    ['Hero', 100, 4],
    ['Squad', 60, 8],
  ]);
  expect(skipped).toEqual([
    { name: 'No points', missing: ['points'] },
    { name: 'No life', missing: ['life'] },
    { name: 'No move', missing: ['move'] },
    { name: 'No range', missing: ['range'] },
    { name: 'Crowd', missing: ['figures'] },
    { name: 'Neither', missing: ['points', 'range'] },
  ]);
});
