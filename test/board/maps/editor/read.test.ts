import { describe, expect, test } from 'vitest';
import { placeEditorMap } from '../../../../src/board/maps/editor/read.ts';
import { refusal } from '../refused.ts';

const hexMap = { id: '1', name: 'The Minor Spring', shape: 'rectangle', width: 3, length: 3 };
const read = (map: unknown) => placeEditorMap(JSON.stringify(map), 'a.json');

test('a piece is its level, its first hex, its rotation and its id, each told by the key', () => {
  const map = read({ hexMap, boardPieces: { '2~-1~6~1~r3': 'r3', '0~0~0~0~w1': 'w1' } });
  expect(map).toMatchObject({ name: 'The Minor Spring', author: '' });
  // One sixth clockwise: right becomes lower right, and lower right becomes lower left.
  expect(map.placements[0]).toMatchObject({
    name: 'rock',
    layer: 2,
    rotation: 1,
    hexes: [
      { q: -1, r: 6 },
      { q: -1, r: 7 },
      { q: -2, r: 7 },
    ],
  });
  expect(map.placements[1]).toMatchObject({ name: 'water', layer: 0, hexes: [{ q: 0, r: 0 }] });
});

test('pieces may be listed as well, as ids or field by field', () => {
  const piece = {
    inventoryID: 'r3',
    altitude: 2,
    rotation: 1,
    pieceCoords: { q: -1, r: 6, s: -5 },
  };
  const [id, fields] = read({ hexMap, boardPieces: ['2~-1~6~1~r3', piece] }).placements;
  expect(fields).toEqual(id);
});

test('walls of the jungle are turned by halves of sixths, and nothing else is', () => {
  expect(read({ boardPieces: { '0~1~1~1.5~lwl': 'lwl' } }).placements[0]?.role.is).toBe('left out');
  expect(refusal(() => read({ boardPieces: { '0~1~1~1.5~g1': 'g1' } }))).toContain(
    '"0~1~1~1.5~g1"',
  );
});

describe('refused is', () => {
  test.each<[string, string, string]>([
    ['text that is not JSON', '{"boardPieces": {', 'a.json: text that is not JSON'],
    [
      'JSON of another kind',
      '{"cards": []}',
      'a.json: boardPieces is missing; give the pieces of a map',
    ],
    ['pieces that are none', '{"boardPieces": 5}', 'boardPieces is 5'],
    ['a piece in a list that is none', '{"boardPieces": [null]}', 'boardPieces[0] is null'],
    [
      'a piece without a place',
      '{"boardPieces": {"g24": "g24"}}',
      'boardPieces.g24 is "g24"; give a piece such as 0~-2~14~4~g24',
    ],
    ['a level above all', '{"boardPieces": {"9999~0~0~0~g1": "g1"}}', '"9999~0~0~0~g1"'],
    ['a seventh turn', '{"boardPieces": {"0~0~0~6~g1": "g1"}}', '"0~0~0~6~g1"'],
    ['a level below the table', '{"boardPieces": {"-1~0~0~0~g1": "g1"}}', '"-1~0~0~0~g1"'],
  ])('%s', (_, text, says) => {
    expect(refusal(() => placeEditorMap(text, 'a.json'))).toContain(says);
  });

  test('every mistake at once', () => {
    expect(refusal(() => read({ boardPieces: { a: 1, b: 2 } })).split('\n')).toHaveLength(2);
  });
});
