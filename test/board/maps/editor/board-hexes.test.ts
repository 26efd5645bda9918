import { expect, test } from 'vitest';
import { readEditorMap } from '../../../../src/board/maps/formats/read-map.ts';
import { terrainText } from '../../../../src/board/terrain.ts';
import { refusal } from '../refused.ts';
import { GAME } from '../samples.ts';

const read = (map: unknown) => readEditorMap(JSON.stringify(map), 'a.json');

test("a map of hexoscape's game says of each space its level, its terrain and whose it is", () => {
  const { terrain, name, starts, pieces, lacks } = read(GAME);
  expect(name).toBe('Three in a row');
  expect(terrainText(terrain)).toBe('3   1w  1');
  expect(starts).toEqual([
    { name: 'a', of: 'player 1', spaces: [[0, 0]] },
    { name: 'c', of: 'player 2', spaces: [[2, 0]] },
  ]);
  expect(pieces).toEqual([{ kind: 'glyph', name: 'glyph attack', spaces: [[2, 0]] }]);
  // If the file only gives the height of a space, nothing is reported as open below it.
  expect(lacks).toEqual([]);
});

test('refused are spaces without a place, a level or a known terrain, and glyphs on none', () => {
  const { boardHexes, hexMap } = GAME;
  const wrong = (space: object) =>
    refusal(() => read({ hexMap, boardHexes: { ...boardHexes, x: space } }));
  const space = { q: 4, r: 0, altitude: 1, terrain: 'grass' };
  expect(wrong(space)).toBe('');
  expect(wrong({ ...space, terrain: 'cheese' })).toContain('a.json: boardHexes.x is a mapping');
  for (const mistake of [
    { q: 0.5 },
    { r: '1' },
    { altitude: -1 },
    { altitude: 1e9 },
    { startzonePlayerIDs: ['x'] },
    { startzonePlayerIDs: 3 },
  ]) {
    expect(wrong({ ...space, ...mistake })).toContain('boardHexes.x');
  }
  const glyphs = { '9,9,9': { glyphID: 'move' } };
  expect(refusal(() => read({ boardHexes, hexMap: { glyphs } }))).toContain(
    'a glyph on "9,9,9"; give glyphs on spaces of the map',
  );
  expect(refusal(() => read({ boardHexes: 3 }))).toContain('the spaces of a map');
});
