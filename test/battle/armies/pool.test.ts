import { describe, expect, test } from 'vitest';
import { compileArmies } from '../../../src/battle/armies/compile.ts';
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

const spike = { name: 'Spike', life: 3, attack: 2, defense: 2, move: 5, range: 1 };

test('an own card without points is refused with what to add', () => {
  expect(() => armies({ cards: [spike] })).toThrow('the card has no points; add points: to it');
});

describe('a playtest', () => {
  const playtest = { card: 'Tested', points: 80 };
  const tested = hero('Tested', { unique: 'common' });
  const read = (...cards: object[]) => armies({ cards: cards as never[], playtest });

  test('leaves out the other own cards that no army can have, and needs no points of its own', () => {
    const unpriced = hero('Tested', { unique: 'common', points: undefined });
    const { cards, leftOut } = read(unpriced, spike, hero('Dear', { points: 900 }));
    expect(leftOut).toEqual([
      { name: 'Spike', reason: 'no points', isOwn: true },
      { name: 'Dear', reason: '900 points', isOwn: true },
    ]);
    const namesIn = (pool: typeof cards) => pool.map(({ card }) => card.name);
    expect(namesIn(cards)).toEqual(namesIn(read(tested).cards));
    expect(cards[0]).toMatchObject({ card: { name: 'Tested' }, points: 80 });
  });

  test('has a caveat about them', () => {
    const caveatsOf = (...cards: object[]) =>
      compileArmies(read(...cards)).account.caveats?.map(({ text }) => text);
    expect(caveatsOf(tested, spike)).toContain('The games leave out Spike (no points).');
    expect(caveatsOf(tested)?.join()).not.toContain('leave out');
  });

  test('refuses its card if no army can have it, and too few others, naming those left out', () => {
    const still = hero('Tested', { move: undefined });
    expect(() => read(still, spike)).toThrow(
      'Tested: cards: the card has no move; add move: to it',
    );
    const cards = [tested, spike] as never[];
    const few = { collection: 'own', cards, playtest, points: 90, spread: 0 } as const;
    expect(() => armies(few)).toThrow(
      'one card, without Spike (no points), which cannot make an army of 90 points',
    );
  });
});
