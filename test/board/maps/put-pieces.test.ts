import { describe, expect, test } from 'vitest';
import { boardOf, meadow, type Put, rowsOf } from './boards.ts';

describe('an obstacle', () => {
  test('stands on the ground, on every space that it covers', () => {
    const { pieces, ...board } = boardOf([...meadow(4, 2), [10004, 1, 0, 1, 0], [24014, 3, 1, 1]]);
    expect(pieces).toEqual([
      {
        kind: 'obstacle',
        name: 'big tree',
        spaces: [
          [1, 0],
          [2, 0],
          [1, 1],
          [2, 1],
        ],
      },
      { kind: 'obstacle', name: 'palm', spaces: [[3, 1]] },
    ]);
    expect(rowsOf({ pieces, ...board })).toEqual(['1 1 1 1', '1 1 1 1']);
  });

  test('stands on the table where there is no tile, which is ground then', () => {
    const { pieces, ...board } = boardOf([
      [1001, 0, 0],
      [13001, 1, 0],
    ]);
    expect(rowsOf({ pieces, ...board })).toEqual(['1 0']);
    expect(pieces).toMatchObject([{ name: 'glacier', spaces: [[1, 0]] }]);
  });

  test('that shares the layer of a tile stands on it', () => {
    expect(boardOf([...meadow(2, 1), [13001, 1, 0, 0]]).pieces).toMatchObject([
      { spaces: [[1, 0]] },
    ]);
  });

  test('that carries a wall walk is under it: one stands on top', () => {
    const castle: Put[] = [
      [16102, 0, 0, 1],
      [16202, 0, 0, 2],
      [16001, 0, 0, 11],
    ];
    const { pieces, lacks, ...board } = boardOf([...meadow(2, 1), ...castle]);
    expect(rowsOf({ pieces, lacks, ...board })).toEqual(['12 1']);
    expect(pieces).toEqual([]);
    expect(lacks).toEqual([
      'Left out of this map, because higher ground covers it (number of spaces): castle wall (2).',
    ]);
  });

  test('on top of one of its kind makes no second one', () => {
    const { pieces, lacks } = boardOf([...meadow(1, 1), [16103, 0, 0, 1], [16203, 0, 0, 2]]);
    expect(pieces).toEqual([{ kind: 'obstacle', name: 'castle wall', spaces: [[0, 0]] }]);
    expect(lacks).toEqual([]);
  });

  test('in the space of another kind is told', () => {
    const { pieces, lacks } = boardOf([...meadow(1, 1), [10011, 0, 0, 1], [27001, 0, 0, 2]]);
    expect(pieces).toHaveLength(1);
    expect(lacks.join()).toContain('no room or ground for it: outcrop (1)');
  });

  test('with a way through leaves that way open', () => {
    const arch = boardOf([...meadow(3, 1), [16404, 0, 0, 1]]);
    expect(arch.pieces).toMatchObject([
      {
        spaces: [
          [0, 0],
          [2, 0],
        ],
      },
    ]);
    const door = boardOf([...meadow(3, 1), [16401, 0, 0, 1]]);
    expect(door.pieces).toMatchObject([
      {
        name: 'castle door',
        spaces: [
          [0, 0],
          [1, 0],
          [2, 0],
        ],
      },
    ]);
  });
});

describe('a figure', () => {
  const figure = (type: number, x: number, y: number, layer = 1): Put => [
    type,
    x,
    y,
    layer,
    0,
    { figure: 'MIMRING' },
  ];

  test('stands where the map has it, on one space or on two', () => {
    const { pieces } = boardOf([...meadow(4, 1), figure(18002, 0, 0), figure(18001, 3, 0)]);
    expect(pieces).toEqual([
      {
        kind: 'figure',
        name: 'MIMRING',
        spaces: [
          [0, 0],
          [1, 0],
        ],
      },
      { kind: 'figure', name: 'MIMRING', spaces: [[3, 0]] },
    ]);
  });

  test.each<[string, Put[]]>([
    ['on uneven ground', [[1001, 1, 0, 1], figure(18002, 0, 0)]],
    ['on both sides of a wall', [[16301, 0, 0, 1, 1], figure(18002, 0, 0)]],
    ['in a tree', [[10011, 1, 0, 1], figure(18002, 0, 0)]],
    ['half off the map', [figure(18002, 2, 0)]],
    ['under a bridge', [[8001, 0, 0, 5], figure(18001, 0, 0)]],
  ])('that cannot stand is told: %s', (_, puts) => {
    const { pieces, lacks } = boardOf([...meadow(3, 1), ...puts]);
    expect(pieces.filter(({ kind }) => kind === 'figure')).toEqual([]);
    expect(lacks.join()).toContain('no room or ground for it: MIMRING (1)');
  });
});

describe('a glyph', () => {
  test('lies on its space, also beside a tree in it', () => {
    const { pieces } = boardOf([...meadow(2, 1), [14066, 1, 0, 1, 0, { glyphLetter: 'B' }]]);
    expect(pieces).toEqual([{ kind: 'glyph', name: 'Glyph of Brandar', spaces: [[1, 0]] }]);
  });

  test('under a roof, or on nothing, is told', () => {
    const { lacks } = boardOf([
      ...meadow(2, 1),
      [1001, 0, 0, 4],
      [14063, 0, 0, 1],
      [14063, 5, 0, 1],
    ]);
    expect(lacks.join()).toContain(
      'because higher ground covers it (number of spaces): unknown glyph (1)',
    );
    expect(lacks.join()).not.toContain('unknown glyph (2)');
  });
});
