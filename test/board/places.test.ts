import { describe, expect, test } from 'vitest';
import { Ground, LAVA, WATER } from '../../src/board/ground.ts';
import { Places } from '../../src/board/places.ts';
import type { Space, Wall } from '../../src/board/space.ts';
import { readTerrain, type Terrain } from '../../src/board/terrain.ts';

const placesOn = (
  text: string,
  isDouble: boolean,
  { walls = [], held = [] }: { walls?: readonly Wall[]; held?: readonly Space[] } = {},
) => new Places(new Ground({ terrain: readTerrain(text) as Terrain, walls, held }), isDouble);

/** The steps from a place: target, levels up, levels down, and the space entered. */
const stepsFrom = ({ first, to, climb, drop, entered }: Places, place: number) => {
  const steps = [];
  for (let s = first[place] as number; s < (first[place + 1] as number); s++) {
    steps.push({ to: to[s], climb: climb[s], drop: drop[s], entered: entered[s] });
  }
  return steps;
};

describe('the places of a single base', () => {
  test('are the spaces, one step apart', () => {
    const places = placesOn('1 3 2w', false);
    expect([...places.a]).toEqual([0, 1, 2]);
    expect([...places.b]).toEqual([-1, -1, -1]);
    expect([...places.level]).toEqual([1, 3, 2]);
    expect(stepsFrom(places, 1)).toEqual([
      // Water breaks the fall.
      { to: 2, climb: -1, drop: 0, entered: 2 },
      { to: 0, climb: -2, drop: 2, entered: 0 },
    ]);
  });

  test('allow no rest where something is for good', () => {
    expect([...placesOn('1 1 1', false, { held: [[1, 0]] }).rests]).toEqual([1, 0, 1]);
  });

  test('end movements on water and lava, unless that is ignored', () => {
    const places = placesOn('1 1w 1m 1r', false);
    const ends = (ignored?: number) => [0, 1, 2, 3].map((at) => places.endsMovement(at, ignored));
    expect(ends()).toEqual([false, true, true, false]);
    expect(ends(WATER)).toEqual([false, false, true, false]);
    expect(ends(WATER | LAVA)).toEqual([false, false, false, false]);
  });
});

describe('the places of a double base', () => {
  test('are the pairs of neighbours, in either order', () => {
    const places = placesOn('1 1 1', true);
    expect(places.count).toBe(2);
    expect([places.placeAt(1, 2), places.placeAt(2, 1), places.placeAt(0, 2)]).toEqual([1, 1, -1]);
  });

  test('are left by either half, and the other half follows', () => {
    const places = placesOn('1 1 4 1', true);
    expect(stepsFrom(places, places.placeAt(1, 2))).toEqual([
      { to: places.placeAt(0, 1), climb: 0, drop: 3, entered: 0 },
      { to: places.placeAt(2, 3), climb: -3, drop: 0, entered: 3 },
    ]);
  });

  test('allow a rest on one level only, and never across a wall', () => {
    expect([...placesOn('1 1 2', true).rests]).toEqual([1, 0]);
    const wall: Wall = [
      [0, 0],
      [1, 0],
    ];
    expect([...placesOn('1 1 1', true, { walls: [wall] }).rests]).toEqual([0, 1]);
  });

  test('end movements with one half on lava, but only with both on water', () => {
    const places = placesOn('1 1w 1w 1m 1', true);
    const ends = [0, 1, 2, 3].map((at) => places.endsMovement(at));
    expect(ends).toEqual([false, true, true, true]);
    expect([...places.lava]).toEqual([0, 0, 1, 1]);
  });
});

describe('the places on a part of the ground', () => {
  const part = (isDouble: boolean) => {
    const ground = new Ground({ terrain: readTerrain('1 1 1 1') as Terrain, walls: [] });
    return new Places(ground, isDouble, (space) => space > 0);
  };

  test.each([
    { isDouble: false, bases: [[1], [2], [3]], next: [1] },
    {
      isDouble: true,
      bases: [
        [1, 2],
        [2, 3],
      ],
      next: [1],
    },
  ])(
    'are those within it, and so are their steps: double $isDouble',
    ({ isDouble, bases, next }) => {
      const places = part(isDouble);
      const found = Array.from({ length: places.count }, (_, place) => places.spacesOf(place));
      expect(found).toEqual(bases.map((spaces) => spaces.map((column) => [column, 0])));
      expect(stepsFrom(places, 0).map(({ to }) => to)).toEqual(next);
      expect(places.placeAt(0, isDouble ? 1 : -1)).toBe(-1);
      expect(places.placeAt(1, isDouble ? 2 : -1)).toBe(0);
    },
  );
});

test.each([
  { isDouble: false, on: [[0], [1], [2]] },
  { isDouble: true, on: [[0], [0, 1], [1]] },
])('a space knows the places that contain it: double $isDouble', ({ isDouble, on }) => {
  const places = placesOn('1 1 1', isDouble);
  const found = on.map((_, space) => [
    ...places.on.subarray(places.firstOn[space], places.firstOn[space + 1]),
  ]);
  expect(found).toEqual(on);
});
