import { expect, test } from 'vitest';
import { endings } from '../../../src/experiments/results/places.ts';
import { computed } from '../../report/sentences/sweeps.ts';

const chancesOn = async (more: object) => {
  const [result] = await computed(more);
  if (!result) throw new Error('no result');
  return Object.fromEntries(endings(result).map(({ space, chance }) => [space.join(), chance]));
};

test('a single base ends somewhere for certain, a double base on two spaces', async () => {
  const sum = (chances: Record<string, number>) =>
    Object.values(chances).reduce((a, b) => a + b, 0);
  const board = { terrain: '1 1 1 1 1 1', attacker: [0, 0], defender: [1, 0] };
  expect(sum(await chancesOn({ board }))).toBeCloseTo(1, 12);
  const double = { name: 'Wolf', base: 'double', defense: 3 };
  const there = {
    ...board,
    defender: [
      [1, 0],
      [2, 0],
    ],
  };
  expect(sum(await chancesOn({ board: there, defender: double }))).toBeCloseTo(2, 12);
});

test('without a board there is nowhere to end', async () => {
  expect(await chancesOn({})).toEqual({});
});
