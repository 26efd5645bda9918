import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Ground, readTerrain } from '../../src/boards/terrain.ts';
import { terrainText } from '../../src/boards/terrain-text.ts';

const ground: fc.Arbitrary<Ground | undefined> = fc.oneof(
  fc.constant(undefined),
  fc.record({ level: fc.nat(9999) }),
  fc.record({ level: fc.nat(9), letter: fc.constantFrom('w', 'm', 'r') }),
  fc.constant({ level: 0, blocking: true }),
);

test('what is written is read again as it was', () => {
  const boards = fc.integer({ min: 1, max: 6 }).chain((columns) =>
    fc
      .array(fc.array(ground, { minLength: columns, maxLength: columns }), {
        minLength: 1,
        maxLength: 6,
      })
      .map((rows) => ({ columns, rows })),
  );
  fc.assert(
    fc.property(boards, (terrain) => {
      expect(readTerrain(terrainText(terrain), true)).toEqual(terrain);
    }),
  );
});

test('odd rows stand half-way between the spaces of even ones, and columns in line', () => {
  const rows = [
    [{ level: 1 }, { level: 10, letter: 'w' }, undefined],
    [{ level: 2 }, { level: 3 }, { level: 4 }],
  ];
  expect(terrainText({ columns: 3, rows })).toBe('1   10w .\n  2   3   4');
});
