import { expect, test } from 'vitest';
import { hero } from '../../battles.ts';
import { stand } from '../standing.ts';

test('enemies on their way are next to a figure, though another of them has arrived meanwhile', () => {
  const { game } = stand(
    [[hero('A')], [hero('B'), hero('C')]],
    [
      [4, 2],
      [8, 0],
      [8, 5],
    ],
  );
  const { state } = game;
  const placeAt = (column: number, row: number) =>
    state.places(1).placeAt(state.tables.ground.numberOf([column, row]), -1);
  state.pass(1, placeAt(5, 2));
  state.pass(2, placeAt(3, 2));
  expect(state.enemiesBeside(0)).toBe(0b11);
  state.take(2);
  state.put(2, placeAt(3, 2));
  expect(state.enemiesBeside(0)).toBe(0b11);
});
