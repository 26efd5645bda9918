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
