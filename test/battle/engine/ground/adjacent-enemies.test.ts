import { expect, test } from 'vitest';
import type { Space } from '../../../../src/board/space.ts';
import { hero } from '../../battles.ts';
import { stand } from '../standing.ts';

test('enemies count as adjacent where they are now, and no longer where they were', () => {
  const { game } = stand(
    [[hero('Mover', { move: 6 })], [hero('Enemy'), hero('Other')]],
    [
      [0, 0],
      [4, 0],
      [9, 5],
    ],
  );
  const { state, tables } = game;
  const { ground } = tables;
  /** The enemies beside spaces of the first row, as bits. */
  const beside = (...columns: number[]) => {
    const reach = game.reach(0);
    return columns.map((column) => reach.enemiesAt(ground.numberOf([column, 0])));
  };
  const move = (figure: number, to: Space) => {
    state.take(figure);
    state.put(figure, ground.numberOf(to));
  };
  expect(beside(3, 5, 7)).toEqual([1, 1, 0]);
  move(0, [1, 0]);
  expect(beside(3, 5, 7)).toEqual([1, 1, 0]);
  move(1, [6, 0]);
  expect(beside(3, 5, 7)).toEqual([0, 1, 1]);
  state.take(1);
  expect(beside(3, 5, 7)).toEqual([0, 0, 0]);
});
