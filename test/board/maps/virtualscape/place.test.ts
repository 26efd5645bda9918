import { expect, test } from 'vitest';
import { placeVirtualscape } from '../../../../src/board/maps/virtualscape/place.ts';
import type { VirtualscapeTile } from '../../../../src/board/maps/virtualscape/read.ts';

const placed = (...tiles: Partial<VirtualscapeTile>[]) =>
  placeVirtualscape({
    name: 'A map',
    author: 'Somebody',
    hasScenario: false,
    tiles: tiles.map((tile) => ({ type: 1001, rotation: 0, x: 0, y: 0, layer: 0, ...tile })),
  }).placements;

test('columns and rows become hexes: in an odd row, those below lie one column further right', () => {
  const [even, odd] = placed({ type: 1003, x: 4, y: 2 }, { type: 1003, x: 4, y: 3 });
  // The upper left hex, its right neighbour, and the hex below and between them.
  expect(even?.hexes).toEqual([
    { q: 3, r: 2 },
    { q: 4, r: 2 },
    { q: 3, r: 3 },
  ]);
  expect(odd?.hexes).toEqual([
    { q: 3, r: 3 },
    { q: 4, r: 3 },
    { q: 3, r: 4 },
  ]);
});

test('glyphs, start areas and figures have their names from the file', () => {
  expect(
    placed(
      { type: 14066, glyphLetter: 'B' },
      { type: 14066 },
      { type: 15001, startName: ' Rouge ' },
      { type: 15001, startName: '', colour: [255, 0, 16] },
      { type: 15001 },
      { type: 18002, figure: 'MIMRING' },
      { type: 18001 },
    ).map(({ name, role, hexes }) => [role.is, name, hexes.length]),
  ).toEqual([
    ['glyph', 'Glyph of Brandar', 1],
    ['glyph', 'Glyph of Brandar', 1],
    ['start', 'Rouge', 1],
    ['start', '#ff0010', 1],
    ['start', 'start area', 1],
    ['figure', 'MIMRING', 2],
    ['figure', 'figure without a name', 1],
  ]);
});

test('the floor of a warehouse ruin is ground, and the rest is told to be missing', () => {
  expect(
    placed({ type: 11006, layer: 2 }).map(({ name, role, layer }) => [name, role.is, layer]),
  ).toEqual([
    ['concrete', 'ground', 2],
    ['warehouse ruin, except for its floor', 'left out', 2],
  ]);
});
