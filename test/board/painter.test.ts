import { describe, expect, test } from 'vitest';
import { layoutOf } from '../../src/board/layout.ts';
import { spaceNotes } from '../../src/board/notes.ts';
import { paint, type Shape } from '../../src/board/painter.ts';
import type { Piece, Scene } from '../../src/board/scene.ts';
import type { Space } from '../../src/board/space.ts';
import { readTerrain, type Terrain } from '../../src/board/terrain.ts';

const ANN: Piece = { name: 'Ann', role: 'attacker', kind: 'figure', spaces: [[0, 0]] };
const DAN: Piece = { name: 'Dan', role: 'defender', kind: 'figure', spaces: [[1, 0]] };

const SCENE: Scene = {
  grid: 'hex',
  terrain: readTerrain('1 1 1 2w\n1 . 1 3') as Terrain,
  pieces: [ANN, DAN],
  walls: [],
  line: [
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
  ],
  placeMeasure: 'finalSpace',
};

const painted = <K extends Shape['kind']>(
  kind: K,
  changes: Partial<Scene> = {},
  notes: Parameters<typeof spaceNotes>[0] = [],
) =>
  paint(layoutOf({ ...SCENE, ...changes }), spaceNotes(notes)).filter(
    (shape): shape is Extract<Shape, { kind: K }> => shape.kind === kind,
  );

describe('the shapes of a board', () => {
  test('come from the ground up: nothing is hidden by the ground or below a shade', () => {
    const notes = spaceNotes([{ space: [2, 0], text: '50%', chance: 0.5, rank: 1 }]);
    const kinds = paint(layoutOf(SCENE), notes).map(({ kind }) => kind);
    expect([...new Set(kinds)]).toEqual([
      'ground',
      'shade',
      'best',
      'arrow',
      'piece',
      'level',
      'name',
      'note',
      'column',
      'row',
    ]);
  });

  test('have a hex for each space that is there, whose corners touch those of its neighbours', () => {
    const grounds = painted('ground');
    expect(grounds.map(({ cell }) => cell.name)).toEqual([
      '0,0',
      '1,0',
      '2,0',
      '3,0',
      '0,1',
      '2,1',
      '3,1',
    ]);
    const [a, b] = grounds.map(({ corners }) =>
      corners.map(({ x, y }) => `${x.toFixed(6)},${y.toFixed(6)}`),
    );
    expect(a).toHaveLength(6);
    expect(a?.filter((corner) => b?.includes(corner))).toHaveLength(2);
  });

  test('have a shade and a text for a note, and a ring if it is the best', () => {
    const notes = [
      { space: [2, 0] as const, text: '50%', chance: 0.5, rank: 1 },
      { space: [3, 0] as const, text: '20%', chance: 0.2, rank: 2 },
      { space: [0, 1] as const, text: '–' },
    ];
    expect(painted('shade', {}, notes).map(({ cell, chance }) => [cell.name, chance])).toEqual([
      ['2,0', 0.5],
      ['3,0', 0.2],
    ]);
    expect(painted('best', {}, notes).map(({ space }) => space)).toEqual([[2, 0]]);
    expect(painted('note', {}, notes).map(({ text }) => text)).toEqual(['50%', '20%', '–']);
    expect(painted('name', {}, notes).map(({ text }) => text)).toEqual([
      'Ann',
      'Dan',
      'BEST',
      '#2',
    ]);
    // A hole in the board has no note.
    expect(painted('note', {}, [{ space: [1, 1], text: '1%', chance: 0.01 }])).toEqual([]);
  });

  test('have the level of each space with its letter and start area', () => {
    const starts = [{ name: 'a', spaces: [[3, 0]] as const }];
    expect(painted('level', { starts }).map(({ text }) => text)).toEqual([
      '1',
      '1',
      '1',
      '2w (a)',
      '1',
      '1',
      '3',
    ]);
    expect(painted('start', { starts }).map(({ space }) => space)).toEqual([[3, 0]]);
  });

  test('have an arrowhead for each step beyond the defender, which points along the line', () => {
    const arrows = painted('arrow');
    expect(arrows.map(({ to }) => to)).toEqual([
      [2, 0],
      [3, 0],
    ]);
    // To the east: the tip is the rightmost corner.
    const [{ corners, x, y } = { corners: [], x: 0, y: 0 }] = arrows;
    const [tip] = corners;
    expect(tip?.x).toBe(Math.max(...corners.map((corner) => corner.x)));
    expect(tip?.y).toBeCloseTo(y, 9);
    expect(tip?.x).toBeGreaterThan(x);
  });

  test("tell an arrowhead within the defender's own base from the others", () => {
    const base = [
      [1, 0],
      [2, 0],
    ] as const;
    const within = (spaces: readonly Space[]) =>
      painted('arrow', { pieces: [ANN, { ...DAN, spaces }] }).map((one) => one.isWithinBase);
    expect(within(base)).toEqual([true, false]);
    // If the defender has been moved before, a line that starts next to its base crosses no base.
    expect(within([[0, 1]])).toEqual([false, false]);
  });

  test('have a wall on the side between its spaces', () => {
    const ends = [
      [2, 0],
      [2, 1],
    ] as const;
    const [wall] = painted('wall', { walls: [ends] });
    expect(wall?.ends).toEqual(ends);
    expect([wall?.x, wall?.x2]).toEqual([expect.closeTo(2, 12), expect.closeTo(2.5, 12)]);
  });

  test('have a piece at the middles of its spaces', () => {
    const double: Piece = {
      ...DAN,
      spaces: [
        [1, 0],
        [2, 0],
      ],
    };
    expect(painted('piece', { pieces: [double] })).toEqual([
      {
        kind: 'piece',
        piece: double,
        middles: [
          { x: 1, y: 0 },
          { x: 2, y: 0 },
        ],
      },
    ]);
  });

  test('have the numbers of columns and rows at the edge of the board', () => {
    expect(painted('column').map(({ number, x }) => [number, x])).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
    expect(painted('row').map(({ number, x }) => [number, x])).toEqual([
      [0, -0.5],
      [1, -0.5],
    ]);
  });
});

describe('the shapes of several attackers', () => {
  const line: Space[] = [
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
  ];
  const reach = [
    {
      name: 'Ann',
      spaces: [
        [0, 1],
        [0, 0],
      ] as const,
    },
    { name: 'Bob', spaces: [[0, 1]] as const },
  ];
  const stands = [
    { name: 'Ann', spaces: [[0, 0]] as const, line },
    { name: 'Bob', spaces: [[2, 1]] as const, line },
  ];

  test('are a ring and a badge on the best place of each, with its number', () => {
    for (const kind of ['stand', 'badge'] as const) {
      const shapes = painted(kind, { stands, reach });
      expect(shapes.map(({ space, attacker }) => [space, attacker])).toEqual([
        [[0, 0], 1],
        [[2, 1], 2],
      ]);
    }
  });

  test('are marks where each can end its move, side by side', () => {
    const rests = painted('rest', { stands, reach });
    expect(rests.map(({ space, attacker }) => [space, attacker])).toEqual([
      [[0, 1], 1],
      [[0, 0], 1],
      [[0, 1], 2],
    ]);
    const xs = rests.map(({ x }) => x);
    const radii = rests.map(({ radius }) => radius);
    expect((xs[2] ?? 0) - (xs[0] ?? 0)).toBeGreaterThan(2 * (radii[0] ?? 0));
    // Together, they are in the middle of the space.
    expect(((xs[0] ?? 0) + (xs[2] ?? 0)) / 2).toBeCloseTo(0.5, 12);
  });

  test('are marks below the name of a piece on the space', () => {
    const [free, named] = painted('rest', { stands, reach });
    const below = ({ y = 0 } = {}, middle = 0) => y - middle;
    expect(below(named) - below(free, Math.sqrt(3) / 2)).toBeGreaterThan(0.01);
  });

  test('are arrows that lie side by side if they lead from the same space to the same next one', () => {
    const arrows = painted('arrow', { stands, reach });
    expect(arrows.map(({ attacker, x }) => [attacker, x])).toEqual([
      [1, 1.5],
      [1, 2.5],
      [2, 1.5],
      [2, 2.5],
    ]);
    expect(Math.abs((arrows[0]?.y ?? 0) - (arrows[2]?.y ?? 0))).toBeGreaterThan(0.1);
  });

  test('are drawn only on the part of the board that is shown', () => {
    const rows = Array.from({ length: 60 }, () => Array(60).fill({ level: 1 }));
    const far = [
      {
        name: 'Ann',
        spaces: [
          [59, 59],
          [1, 1],
        ] as const,
      },
    ];
    const rests = painted('rest', { terrain: { columns: 60, rows }, reach: far });
    expect(rests.map(({ space }) => space)).toEqual([[1, 1]]);
  });
});
