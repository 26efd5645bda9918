import { describe, expect, test } from 'vitest';
import { hexNeighbours } from '../../src/board/hex.ts';
import { proposalText, proposedStarts } from '../../src/board/proposed-starts.ts';
import { type Space, spaceName } from '../../src/board/space.ts';
import { readTerrain, type Terrain } from '../../src/board/terrain.ts';

const ground = (...rows: string[]) => readTerrain(rows.join('\n')) as Terrain;
const meadow = (columns: number, rows: number) =>
  ground(...Array.from({ length: rows }, () => '1 '.repeat(columns).trim()));
const columns = (spaces: readonly Space[] = []) => [...new Set(spaces.map(([column]) => column))];
const rows = (spaces: readonly Space[] = []) => [...new Set(spaces.map(([, row]) => row))];

describe('a board without start areas gets two', () => {
  test('at the ends of its longer side, of 24 spaces each', () => {
    const [a, c] = proposedStarts(meadow(8, 20), [], []);
    expect([a?.name, c?.name]).toEqual(['a', 'c']);
    expect([rows(a?.spaces), rows(c?.spaces)]).toEqual([
      [0, 1, 2],
      [17, 18, 19],
    ]);
    const [west, east] = proposedStarts(meadow(20, 8), [], []);
    expect([west?.spaces.length, east?.spaces.length]).toEqual([24, 24]);
    expect(Math.max(...columns(west?.spaces))).toBeLessThan(4);
    expect(Math.min(...columns(east?.spaces))).toBeGreaterThan(15);
  });

  test('at the ends of the side that is longer as hexes lie, though it has fewer spaces', () => {
    // 8 columns are 7.5 widths from middle to middle; 9 rows are 8 * √3 / 2, or 6.9.
    const [west, east] = proposedStarts(meadow(8, 9), [], []);
    expect(Math.max(...columns(west?.spaces))).toBeLessThan(4);
    expect(Math.min(...columns(east?.spaces))).toBeGreaterThan(3);
  });

  test('that end in the middle of a row', () => {
    // Three rows of seven, and the three spaces of the next row nearest to the middle between 0 and 6.5.
    const [a, c] = proposedStarts(meadow(7, 20), [], []);
    expect(columns(a?.spaces.filter(([, row]) => row === 3))).toEqual([2, 3, 4]);
    expect(columns(c?.spaces.filter(([, row]) => row === 16))).toEqual([2, 3, 4]);
  });

  test('as the program says', () => {
    const areas = proposedStarts(meadow(8, 20), [], []);
    expect(proposalText(areas)).toBe(
      'This map has no start areas, so it gets two with 24 spaces each, at opposite ends: a and c.',
    );
  });

  test('of a third of its ground at most; none where there is too little', () => {
    expect(proposedStarts(meadow(3, 3), [], []).map(({ spaces }) => spaces.length)).toEqual([3, 3]);
    expect(proposedStarts(ground('1 1'), [], [])).toEqual([]);
  });

  test('without water, glyphs, and what stands in the way', () => {
    const board = ground('1w 1 1 1 1 1 1 1w', '1w 1 1 1 1 1 1 1w');
    const things = [
      { kind: 'glyph', name: 'a glyph', spaces: [[1, 0] as const] },
      { kind: 'obstacle', name: 'tree', spaces: [[6, 1] as const] },
    ];
    const spaces = proposedStarts(board, things, []).flatMap((area) => area.spaces);
    expect(spaces).toHaveLength(6);
    for (const none of ['0,0', '0,1', '7,0', '7,1', '1,0', '6,1']) {
      expect(spaces.map(spaceName)).not.toContain(none);
    }
  });

  test('on ground that is connected: not on islands, across lava, cliffs or walls', () => {
    const apart = ['1 1 1 1 1 1', '1 1 1 1 1 1', '1 1 1 1 1 1'];
    const island = ['1 1 . . . .'];
    for (const cut of ['. . . . . .', '1m 1m 1m 1m 1m 1m', '9 9 9 9 9 9']) {
      const spaces = proposedStarts(ground(...apart, cut, ...island), [], []).flatMap(
        (area) => area.spaces,
      );
      expect(spaces).toHaveLength(12);
      expect(Math.max(...rows(spaces))).toBe(2);
    }
    const walls = [0, 1, 2, 3, 4, 5].flatMap((column) =>
      hexNeighbours([column, 2])
        .filter(([, row]) => row === 3)
        .map((below): [Space, Space] => [[column, 2], below]),
    );
    const all = proposedStarts(ground(...apart, '1 1 1 1 1 1'), [], walls);
    expect(Math.max(...rows(all.flatMap((area) => area.spaces)))).toBe(2);
  });
});
