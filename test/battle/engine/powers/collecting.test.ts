import { describe, expect, test } from 'vitest';
import type { Document } from '../../../fight/scenarios.ts';
import { hero } from '../../battles.ts';
import { holdsOn, stand } from '../standing.ts';

const collector = (...effects: Document[]) =>
  stand(
    [
      [hero('One', { powers: [{ name: 'Own', effects }] }), hero('Friend')],
      [hero('A'), hero('B')],
    ],
    [
      [2, 2],
      [1, 2],
      [4, 2],
      [9, 2],
    ],
  );

describe('markers come to a card', () => {
  test('after each of its turns, up to so many', () => {
    const { game, turns } = collector({ collects: { at: 'turnEnds', most: 2 } });
    const counts = [1, 2, 3].map(() => {
      turns.moments.together('turnEnds', 0);
      return game.state.tokens[0];
    });
    expect(counts).toEqual([1, 2, 2]);
    expect(holdsOn({ game }, 0, { tokens: 2 })).toBe(true);
    expect(holdsOn({ game }, 0, { tokens: 3 })).toBe(false);
  });

  test('for whom it destroys itself', () => {
    const { game } = collector({ collects: { at: 'kills', most: 2 } });
    game.destroy(2, 1);
    expect(game.state.tokens[0]).toBe(0);
    game.destroy(3, 0);
    expect(game.state.tokens[0]).toBe(1);
  });

  test('for any who falls near it, one a turn', () => {
    const near = { at: 'falls', within: 3, sight: true, most: 3 };
    const tokensWith = (more: Document) => {
      const { game } = collector({ collects: { ...near, ...more } });
      for (const figure of [3, 2, 1]) game.destroy(figure, 'own side');
      return game.state.tokens[0];
    };
    expect([tokensWith({}), tokensWith({ onePerTurn: true })]).toEqual([2, 1]);
  });
});

test.each<[Document, boolean, number, number]>([
  [{ after: 'special' }, true, 1, 0],
  [{ after: 'special' }, false, 1, 3],
  [{ after: 'special', each: 'target' }, true, 2, 1],
  [{ after: 'attack' }, false, 1, 0],
])(
  '%j, special: %j, on %d figures: %d of three are left',
  (spendsTokens, isSpecial, attacked, left) => {
    const { game, turns } = collector({ spendsTokens });
    game.state.tokens[0] = 3;
    const attack = { isNormal: !isSpecial, wounds: 0, isDestroyed: false };
    turns.moments.together('attacksOver', 0, { attack, attacked });
    expect(game.state.tokens[0]).toBe(left);
  },
);
