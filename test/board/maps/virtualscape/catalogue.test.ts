import { describe, expect, test } from 'vitest';
import { ownPiece, pieceOf } from '../../../../src/board/maps/virtualscape/catalogue.ts';

const ground = (type: number) => {
  const { role, shape } = pieceOf(type);
  return role.is === 'ground'
    ? [role.kind.name, role.kind.letter, role.kind.isLand, shape]
    : role.is;
};

describe('ground has the letter of its terrain, and a level of its own where it is land:', () => {
  test.each([
    [1024, ['grass', undefined, true, 24]],
    [2007, ['rock', undefined, true, 7]],
    [3003, ['sand', undefined, true, 3]],
    [4001, ['water', 'w', false, 1]],
    [5001, ['slippery ice', 'i', false, 1]],
    [6001, ['molten lava', 'm', false, 1]],
    [7002, ['lava field', 'l', true, 2]],
    [8005, ['road', 'r', true, 5]],
    [9002, ['heavy snow', 's', true, 2]],
    [16009, ['wall walk', undefined, true, 'walk9']],
    [19001, ['swamp water', 'p', false, 1]],
    [20024, ['swamp', 'b', true, 24]],
    [21007, ['concrete', undefined, true, 7]],
    [22002, ['asphalt', undefined, true, 2]],
    [25001, ['shadow', 'x', false, 1]],
    [26024, ['dungeon', 'd', true, 24]],
  ])('%i', (type, what) => {
    expect(ground(type)).toEqual(what);
  });
});

test.each([
  [10004, 'obstacle'],
  [10012, 'obstacle'],
  [13006, 'obstacle'],
  [16202, 'obstacle'],
  [16404, 'obstacle'],
  [23006, 'obstacle'],
  [24014, 'obstacle'],
  [24001, 'obstacle'],
  [27003, 'obstacle'],
  [11002, 'wall'],
  [11003, 'wall'],
  [12004, 'wall'],
  [16301, 'wall'],
  [16402, 'left out'],
  [16403, 'left out'],
])('%i is what it is: %s', (type, is) => {
  expect(ground(type)).toBe(is);
});

test.each([1008, 4000, 99_001, 0, -1001, 2 ** 31 - 1, 10_009])(
  'a type that nobody knows, such as %i, is left out under its number',
  (type) => {
    expect(pieceOf(type)).toMatchObject({ name: `tile of type ${type}`, role: { is: 'left out' } });
  },
);

describe('a tile that somebody made is told by its name:', () => {
  test.each([
    ['Wellspring Water', 1, 'water'],
    ['Swamp Water 3', 3, 'swamp water'],
    ['LavaField7', 7, 'lava field'],
    ['Lava3', 3, 'molten lava'],
    ['snow24', 24, 'heavy snow'],
  ])('%s', (name, hexes, kind) => {
    expect(ownPiece({ name, hexes })).toMatchObject({
      shape: hexes,
      role: { is: 'ground', kind: { name: kind } },
    });
  });

  test('a pillar stands in the way', () => {
    expect(ownPiece({ name: 'Laur pillar', hexes: 1 }).role.is).toBe('obstacle');
  });

  test('others are left out under their name', () => {
    expect(ownPiece({ name: 'Carousel', hexes: 7 })).toMatchObject({
      name: 'custom tile Carousel',
      role: { is: 'left out' },
    });
    expect(ownPiece({ name: '', hexes: 1 }).name).toBe('custom tile without a name');
    expect(ownPiece({ name: 'Lava', hexes: 11 }).role.is).toBe('left out');
  });
});
