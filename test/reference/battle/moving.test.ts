import { describe, expect, it } from 'vitest';
import type { Place } from '../board.ts';
import type { Space } from '../hexes.ts';
import { figureOf, follow, moves, type ReferenceBattle } from './index.ts';
import { alone, ends, reach, type Stage, singles, staged } from './staged.ts';
import { nameOfPlace } from './steps.ts';

const costTo = (state: ReferenceBattle, at: Space): number | undefined =>
  moves(state, figureOf(state, 0))
    .find(({ place }) => nameOfPlace(place) === at.join())
    ?.ways.reduce((least, { cost }) => Math.min(least, cost), 99);

describe('a step', () => {
  it('costs 1 a space, and Move is the most', () => {
    expect(reach(alone('1 1 1 1 1 1 1', { move: 4 }))).toBe(4);
  });

  it('costs 1 more for every level climbed, and nothing more down', () => {
    const state = alone('1 3 2 2', { move: 5 });
    expect([1, 2, 3].map((column) => costTo(state, [column, 1]))).toEqual([3, 4, 5]);
  });

  it('climbs no Height levels at once', () => {
    expect(reach(alone('1 5 1', { height: 4, move: 9 }))).toBe(0);
    expect(reach(alone('1 5 5', { height: 5, move: 9 }))).toBe(2);
  });

  it('does not go over gaps, walls, obstacles, objects or enemies', () => {
    expect(reach(alone('1 1 . 1'))).toBe(1);
    expect(
      reach(
        alone(
          '1 1 1',
          {},
          {
            walls: [
              {
                between: [
                  [1, 1],
                  [2, 1],
                ],
              },
            ],
          },
        ),
      ),
    ).toBe(1);
    expect(reach(alone('1 1 1', {}, { others: [{ obstacle: 'tree', at: [1, 1] }] }))).toBe(0);
    expect(reach(alone('1 1 1', {}, { others: [{ object: 'crate', at: [1, 1] }] }))).toBe(0);
    const barred = { enemies: [{ at: [singles(2)[0] ?? []] }] };
    expect(reach(alone('1 1 1 1', {}, barred))).toBe(1);
  });

  it('costs 2 into heavy snow and 1 onto ice, unless the map says otherwise', () => {
    expect(reach(alone('1s 1s 1s 1s', { move: 4 }))).toBe(2);
    expect(reach(alone('1i 1i 1i 1i', { move: 3 }))).toBe(3);
    expect(reach(alone('1i 1i 1i 1i', { move: 3 }, { terrainCosts: { i: 2 } }))).toBe(1);
    // A climb of one level costs extra: 3.
    expect(costTo(alone('1 2s'), [1, 1])).toBe(3);
  });

  it('goes 3 farther where the movement begins and stays on road', () => {
    const road = '1r 1r 1r 1r 1r 1r 1r 1r';
    expect(reach(alone(road, { move: 2 }))).toBe(5);
    expect(reach(alone(`1 ${road}`, { move: 2 }))).toBe(2);
    expect(reach(alone('1r 1r 1r 1 1r 1r', { move: 2 }))).toBe(2);
    expect(() => follow(alone('1r 1r 1', { move: 1 }), 0, singles(1, 2))).toThrow('too far');
    const double = { base: 'double', at: [singles(0, 1).flat()], move: 1 };
    expect([reach(alone(`1 ${road}`, double)), reach(alone(road, double))]).toEqual([2, 5]);
  });
});

describe('who stands in the way', () => {
  // Own figures on columns 0 and 1; no figure can go round.
  const squad = (enemies: Stage['enemies']) =>
    staged({ terrain: '1 1 1 1', own: [{ at: [[[0, 0]], [[1, 0]]], move: 3 }], enemies });

  it('own figures are passed, not joined', () => {
    const state = squad([{ at: [[[3, 0]]], height: 5 }]);
    expect(ends(state)).toEqual(['0,0', '2,0']);
    expect(figureOf(follow(state, 0, [[[1, 0]], [[2, 0]]]), 0).place).toEqual([[2, 0]]);
    expect(() => follow(state, 0, [[[1, 0]]])).toThrow('cannot end');
  });

  it('own figures that are engaged bar the way', () => {
    // The enemy on 1,1 is next to the friend on 1,0, and not to the figure on 0,0.
    const engaged = (height: number) =>
      staged({
        terrain: `1 1 1 1\n. ${height}`,
        own: [{ at: [[[0, 0]], [[1, 0]]], move: 3 }],
        enemies: [{ at: [[[1, 1]]] }],
      });
    expect(ends(engaged(1))).toEqual(['0,0']);
    expect(ends(engaged(9))).toEqual(['0,0', '2,0', '3,0']);
  });
});

describe('water', () => {
  it('ends the movement', () => {
    expect(reach(alone('1 0w 1'))).toBe(1);
    expect(() => follow(alone('1 0w 1'), 0, singles(1, 2))).toThrow('ends at');
  });

  it('ends it again at the next space of it; swamp water never does', () => {
    expect(reach(alone('1w 1w 1w'))).toBe(1);
    expect(reach(alone('1 1p 1p 1'))).toBe(3);
  });

  it('ends that of a double base where both halves are in it', () => {
    const double = { base: 'double', at: [singles(0, 1).flat()] };
    expect(reach(alone('1 1 0w 1 1', { ...double, move: 9 }))).toBe(4);
    expect(reach(alone('1 1 1w 1w 1', { ...double, move: 9 }))).toBe(3);
  });
});

describe('a double base', () => {
  const start: Place = [
    [0, 1],
    [1, 1],
  ];
  const double = { base: 'double', at: [start] };

  it('ends on two spaces of one level, which it may pass over unevenly', () => {
    const state = alone('1 1 2 2', double);
    expect(ends(state)).toEqual(['0,1+1,1', '2,1+3,1']);
    // Up one level with the leading half: 2, then 1.
    expect(
      figureOf(
        follow(state, 0, [
          [
            [2, 1],
            [1, 1],
          ],
          [
            [3, 1],
            [2, 1],
          ],
        ]),
        0,
      ).place,
    ).toEqual([
      [3, 1],
      [2, 1],
    ]);
  });

  it('does not end on two spaces with a wall between', () => {
    const walls = [
      {
        between: [
          [1, 1],
          [2, 1],
        ] as const,
      },
    ];
    expect(ends(alone('1 1 1 1 1', { ...double, flying: true, move: 2 }, { walls }))).toEqual([
      '0,1+1,1',
      '2,1+3,1',
    ]);
  });

  it('moves with its leading half: the other follows to where that one was', () => {
    const next = follow(alone('1 1 1', double), 0, [
      [
        [1, 1],
        [2, 1],
      ],
    ]);
    expect(nameOfPlace(figureOf(next, 0).place)).toBe('1,1+2,1');
    expect(() =>
      follow(alone('1 1 1 1', double), 0, [
        [
          [2, 1],
          [3, 1],
        ],
      ]),
    ).toThrow('no step');
  });
});
