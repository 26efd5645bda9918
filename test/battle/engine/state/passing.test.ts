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

test('results found as if a figure stood elsewhere are not used where it stands', () => {
  const { game } = stand(
    [[hero('A')], [hero('B')]],
    [
      [4, 2],
      [8, 2],
    ],
  );
  const { state } = game;
  const besideB = state.places(0).placeAt(state.tables.ground.numberOf([7, 2]), -1);
  const engagedThere = () => [0, 1].map((figure) => state.isEngaged(figure));
  // Both orders: what was known before must also hold afterwards.
  expect(engagedThere()).toEqual([false, false]);
  expect(state.asIfAt(0, besideB, engagedThere)).toEqual([true, true]);
  expect(engagedThere()).toEqual([false, false]);
  state.take(0);
  state.put(0, besideB);
  const far = state.places(0).placeAt(state.tables.ground.numberOf([4, 2]), -1);
  expect(state.asIfAt(0, far, engagedThere)).toEqual([false, false]);
  expect(engagedThere()).toEqual([true, true]);
});
