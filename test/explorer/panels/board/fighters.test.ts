import { expect, test } from 'vitest';
import { read } from '../../../../src/explorer/engine/experiments.ts';
import { baseOf, refitted } from '../../../../src/explorer/panels/board/fighters.ts';
import { BOARD_START, OPEN_GROUND } from '../../../../src/explorer/panels/board/start.ts';
import { drawn } from './boards.ts';

const double = { name: 'Centaur', base: 'double', attack: 4, defense: 4 };

test('the base of a figure is that of its entry, else that of its card', () => {
  expect(baseOf(BOARD_START, 'attacker')).toBe('single');
  expect(baseOf({ ...BOARD_START, attacker: double }, 'attacker')).toBe('double');
  expect(
    baseOf({ ...BOARD_START, attacker: { card: 'Hawkgirl', base: 'double' } }, 'attacker'),
  ).toBe('double');
});

test('a fighter that becomes a double-space figure gets two valid spaces', () => {
  const document = refitted({ ...OPEN_GROUND, attacker: double, defender: double });
  expect(drawn(document).attacker).toHaveLength(2);
  expect(drawn(document).defender).toHaveLength(2);
  expect(read(document).cases).toHaveLength(1);
  expect(refitted(OPEN_GROUND)).toBe(OPEN_GROUND);
});
