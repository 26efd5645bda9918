import { expect, test } from 'vitest';
import { hero } from '../../battles.ts';
import { standing } from '../../standing.ts';

const CORRIDOR = '1a 1a 1 1 1 1 1 1c 1c';

test.each([
  ['the first enemy', 1, 0],
  ['another enemy', 0, 1],
])('a walk in a corridor ends in front of %s', (_, mover, enemy) => {
  const spaces = [[2, 0] as const, [6, 0] as const];
  const { reach } = standing(
    [[hero('Left', { move: 9 })], [hero('Right', { move: 9 })]],
    CORRIDOR,
    [...spaces],
  );
  const isBehind = (place: string) =>
    enemy === 0 ? Number(place.split(',')[0]) <= 2 : Number(place.split(',')[0]) >= 6;
  const places = reach(mover);
  expect(places).toContain('4,0');
  expect(places.filter(isBehind)).toEqual([]);
});

test.each([
  ['leads past', [8, 0], true],
  ['does not lead past', [3, 0], false],
] as const)('a walk %s the first friend, engaged by an enemy or not', (_, enemy, isPast) => {
  const { reach } = standing(
    [[hero('First'), hero('Mover', { move: 4 })], [hero('Enemy')]],
    // The enemy stands beside the corridor, or at its end.
    ['1a 1a 1 1 1 1 1 1c 1c', ' 30a 30a 1 30 30 30 30 30c 30c'].join('\n'),
    [[2, 0], [0, 0], enemy],
  );
  expect(reach(1).includes('4,0')).toBe(isPast);
});
