import { describe, expect, test } from 'vitest';
import type { Document } from '../../../fight/scenarios.ts';
import { hero } from '../../battles.ts';
import { holdsOn, stand } from '../standing.ts';

const power = (...effects: Document[]) => ({ powers: [{ name: 'Own', effects }] });
const FREE = { leavesUnstruck: { type: 'hero' } };

/** A figure goes from the second to the seventh space of its row, past one enemy next to its path and one on it. */
const passing = (effects: Document[], dice: number[] = [20]) => {
  const standing = stand(
    [
      [hero('Storm', { move: 9, ...power(...effects) }), hero('Friend', { species: 'Shadow' })],
      [hero('Beside', { life: 9 }), hero('On', { life: 9 }), hero('Far', { life: 9 })],
    ],
    [
      [1, 2],
      [4, 4],
      [4, 3],
      [5, 2],
      [9, 5],
    ],
    { dice },
  );
  const { acts, game, turns } = standing;
  acts.beginTurn(0);
  acts.move(0, game.tables.ground.numberOf([7, 2]));
  turns.moments.ofCard('beforeAttacks', 0);
  return [...game.state.wounds];
};
const harmsNear = { moment: 'beforeAttacking', to: {}, d20: 14, wounds: 1, enemies: true };
const THROUGH = [{ passesThrough: 'all' }, FREE];

describe('a figure harms as it moves', () => {
  test('those next to its way, each once', () => {
    expect(passing([...THROUGH, { harmsNear: { ...harmsNear, of: 'way' } }])).toEqual([
      0, 0, 1, 1, 0,
    ]);
    expect(passing([...THROUGH, { harmsNear: { ...harmsNear, of: 'way' } }], [13, 14])).toEqual([
      0, 0, 0, 1, 0,
    ]);
  });

  test('those alone over whom or through whom it has gone', () => {
    expect(passing([...THROUGH, { harmsNear: { ...harmsNear, of: 'over' } }])).toEqual([
      0, 0, 0, 1, 0,
    ]);
  });

  test('friends next to them add to the roll', () => {
    const plus = { species: 'Shadow' };
    const value = { ...harmsNear, of: 'way', to: { name: 'Beside' }, plus };
    expect(passing([...THROUGH, { harmsNear: value }], [13])).toEqual([0, 0, 1, 0, 0]);
    expect(passing([...THROUGH, { harmsNear: value }], [12])).toEqual([0, 0, 0, 0, 0]);
  });
});

test('attacks ask through whom the card has moved, and powers heal those over whom it has', () => {
  const healsFriend = { moment: 'beforeAttacking', within: 1, over: true, to: {}, wounds: 1 };
  const { acts, game, turns } = stand(
    [
      [
        hero('One', {
          move: 9,
          ...power(
            { passesThrough: 'all' },
            FREE,
            { healsFriend },
            { attackDice: 1, when: 'passedThrough' },
          ),
        }),
        hero('Friend', { life: 3 }),
      ],
      [hero('On', { life: 9 })],
    ],
    [
      [1, 2],
      [3, 2],
      [4, 2],
    ],
  );
  game.wound(1, 2, 'own side');
  acts.beginTurn(0);
  acts.move(0, game.tables.ground.numberOf([7, 2]));
  turns.moments.ofCard('beforeAttacks', 0);
  expect(game.state.wounds[1]).toBe(1);
  expect(holdsOn({ game }, 0, 'passedThrough', 2)).toBe(true);
  expect(holdsOn({ game }, 0, 'passedThrough', 1)).toBe(true);
});
