import { expect, test } from 'vitest';
import { hero, squad } from '../battles.ts';
import { armies } from './setup.ts';

test('heroes are unique and squads are not, unless their cards say otherwise', () => {
  const { unique: _, ...plain } = squad('Squad');
  const cards = [
    hero('Hero'),
    hero('Common hero', { unique: 'common' }),
    hero('Uncommon hero', { unique: 'uncommon' }),
    plain,
    squad('Unique squad', { unique: 'unique' }),
  ] as never[];
  const { cards: pool } = armies({ collection: 'own', cards, points: 300 });
  expect(pool).toHaveLength(cards.length);
  expect(pool.filter(({ isUnique }) => isUnique).map(({ card }) => card.name)).toEqual([
    'Hero',
    'Unique squad',
  ]);
});

test('an own card without points is refused with what to add', () => {
  const spike = { name: 'Spike', life: 3, attack: 2, defense: 2, move: 5, range: 1 };
  expect(() => armies({ cards: [spike] })).toThrow('the card has no points; add points: to it');
});
