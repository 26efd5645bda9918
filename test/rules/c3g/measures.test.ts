import { expect, test } from 'vitest';
import { planOf } from './scenarios.ts';

/** What is measured of the last of a crowd, who stands behind the defender; the rest stand by. */
function measuredOfLast(names: readonly string[]): string[] {
  const others = names.map((figure, i) => {
    const place = names.length - 1 - i;
    return { figure, at: [2 + (place % 400), 2 * Math.floor(place / 400)] };
  });
  const board = {
    terrain: `${'1 '.repeat(500)}\n`.repeat(60),
    attacker: [0, 0],
    defender: [1, 0],
    others,
  };
  const { measures } = planOf({ attacker: 'hawkgirl', defender: 'solomon-grundy', board }).account;
  return measures.map(({ name }) => name).filter((name) => name.startsWith('blockerWounds:'));
}

test.each([
  [['Joe', 'Guard'], 'guard'],
  [['Guard', 'Guard'], 'guard-2'],
  [['Guard 2', 'Guard', 'Guard'], 'guard-3'],
  [['Guard', 'Guard', 'Guard 2'], 'guard-2-2'],
  [Array<string>(5_000).fill('Guard'), 'guard-5000'],
])('namesakes are told apart by number, a crowd of them too', (names, last) => {
  expect(measuredOfLast(names)).toEqual([`blockerWounds:${last}`]);
});
