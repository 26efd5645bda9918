import { expect, test } from 'vitest';
import type { Space } from '../../../src/board/space.ts';
import type { Document } from '../../fight/scenarios.ts';
import { hero } from '../battles.ts';
import { stand } from '../engine/standing.ts';
import { toldMoments } from './told-texts.ts';

/** The only moment of a movement from the first space of a row. */
function moved(card: Document, to: Space, terrain: string) {
  const standing = stand(
    [[hero('Runner', card)], [hero('Enemy')]],
    [
      [0, 0],
      [9, 0],
    ],
    { terrain },
  );
  const { acts, game } = standing;
  acts.beginTurn(0);
  acts.move(0, game.tables.ground.numberOf(to));
  const moments = toldMoments(standing);
  expect(moments).toHaveLength(1);
  return moments[0];
}

test('a walk is told with every space on the way', () => {
  const told = moved({ move: 5 }, [3, 0], '1a 1a 1 1 1 1 1 1 1c 1c');
  expect(told?.text).toBe('Runner moves 3 spaces, from 0,0 to 3,0.');
  expect(told?.path).toEqual([[[0, 0]], [[1, 0]], [[2, 0]], [[3, 0]]]);
});

test('a leap is told with its power', () => {
  const rules = { mode: { leap: { spaces: 4, up: 2 } } };
  const powers = [
    { name: 'Tough', rules: { count: { shields: 1 } } },
    { name: 'Spring', rules },
  ];
  const told = moved({ move: 1, powers }, [4, 0], '1a 1a 1 1 1 1 1 1 1c 1c');
  expect(told?.text).toBe('By Spring, Runner goes from 0,0 to 4,0.');
});
