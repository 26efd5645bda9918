import { describe, expect, test } from 'vitest';
import { pieceWithId } from '../../../../src/board/maps/editor/catalogue.ts';

describe('letters are the terrain and digits the hexes of ground:', () => {
  test.each([
    ['g24', 'grass', 24],
    ['r7', 'rock', 7],
    ['s3', 'sand', 3],
    ['d1', 'dungeon', 1],
    ['sw2', 'swamp', 2],
    ['lf7', 'lava field', 7],
    ['a2', 'asphalt', 2],
    ['c7', 'concrete', 7],
    ['c6', 'concrete', 'warehouse6'],
    ['sn24', 'heavy snow', 24],
    ['rd5', 'road', 5],
    ['ww1', 'water', 1],
    ['w3', 'water', 3],
    ['l1', 'molten lava', 1],
    ['ws6', 'swamp water', 6],
    ['i4', 'slippery ice', 4],
    ['sh3', 'shadow', 3],
    ['cg9', 'wall walk', 'walk9'],
  ])('%s is %s', (id, name, shape) => {
    expect(pieceWithId(id)).toMatchObject({ shape, role: { is: 'ground', kind: { name } } });
  });
});

test.each([
  ['tr15', 'obstacle', 4],
  ['lp14', 'obstacle', 1],
  ['og6', 'obstacle', 6],
  ['h', 'obstacle', 6],
  ['cws', 'obstacle', 1],
  ['ca', 'obstacle', 'straight3'],
  ['rs3', 'wall', 'straight3'],
  ['rw', 'wall', 'straight4'],
  ['bt', 'wall', 1],
  ['y0', 'glyph', 1],
  ['z3', 'start', 1],
  ['ld', 'left out', 1],
  ['lwl', 'left out', 1],
  ['rm', 'left out', 1],
])('%s is what it is: %s', (id, is, shape) => {
  expect(pieceWithId(id)).toMatchObject({ shape, role: { is } });
});

test('start zones are told apart by their player', () => {
  expect(pieceWithId('z3').name).toBe('player 3');
});

test.each(['xyz9', 'g8', 'g', 'constructor', 'G24', '', 'toString1', '?g24'])(
  'an id that nobody knows, such as "%s", is left out under its name',
  (id) => {
    expect(pieceWithId(id)).toMatchObject({ name: `piece ${id}`, role: { is: 'left out' } });
  },
);
