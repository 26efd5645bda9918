import { describe, expect, test } from 'vitest';
import { boardOf, type Occupant } from '../../src/board/board.ts';
import { Ground } from '../../src/board/ground.ts';
import type { Space } from '../../src/board/space.ts';
import { readTerrain, type Terrain } from '../../src/board/terrain.ts';

const ground = new Ground({ terrain: readTerrain('1 2w\n. 4') as Terrain, walls: [] });
const piece = (name: string, ...spaces: Space[]): Occupant => ({ kind: 'figure', name, spaces });
/** The pieces on a space. */
const occupantsOn = (pieces: Occupant[], space: Space) =>
  boardOf(ground, pieces).occupants(ground.numberOf(space));

describe('who stands on a space', () => {
  test('is everybody there, in the order given', () => {
    const [joker, glyph, crate] = [
      piece('Joker', [0, 0]),
      piece('glyph', [0, 0]),
      piece('crate', [1, 0]),
    ];
    const on = (space: Space) => occupantsOn([joker, glyph, crate], space);
    expect(on([0, 0])).toEqual([joker, glyph]);
    expect(on([1, 0])).toEqual([crate]);
    expect(on([1, 1])).toEqual([]);
  });

  test('stands on every one of its spaces, and only there', () => {
    const ox = piece('Ox', [0, 0], [1, 0]);
    const on = (space: Space) => occupantsOn([ox], space);
    expect(on([0, 0])).toEqual([ox]);
    expect(on([1, 0])).toEqual([ox]);
    expect(on([0, 1])).toEqual([]);
  });
});
