import { expect, test } from 'vitest';
import { levelsOf, paintOf } from '../../src/board/paint.ts';
import { readTerrain, type Terrain } from '../../src/board/terrain.ts';

test('the levels of a board are those of its spaces, without blocking terrain and holes', () => {
  expect(levelsOf(readTerrain('3 # .\n5w 4 4', true) as Terrain)).toEqual({
    lowest: 3,
    highest: 5,
  });
});

test('ground is painted by its letter, or else by its height between the lowest and the highest', () => {
  const levels = { lowest: 1, highest: 15 };
  expect(paintOf({ level: 1 }, levels)).toBe('height0');
  expect(paintOf({ level: 15 }, levels)).toBe('height7');
  expect(paintOf({ level: 9 }, levels)).toBe('height4');
  expect(paintOf({ level: 9, letter: 'r' }, levels)).toBe('road');
  // A start area has the ground that it would have anyway.
  expect(paintOf({ level: 9, letter: 'a' }, levels)).toBe('height4');
  expect(paintOf({ level: 15, letter: 'w' }, levels)).toBe('water');
  expect(paintOf({ level: 1, letter: 'm' }, levels)).toBe('lava');
  expect(paintOf({ level: 0, blocking: true }, levels)).toBe('blocking');
  // A level board is as low as can be.
  expect(paintOf({ level: 7 }, { lowest: 7, highest: 7 })).toBe('height0');
});
