import { describe, expect, test } from 'vitest';
import { type Crop, cropInWords, cropOf, isWhole, sizeOf, spacesIn } from '../../src/board/crop.ts';
import type { Piece, Scene } from '../../src/board/scene.ts';
import type { Space } from '../../src/board/space.ts';

interface Given {
  readonly columns: number;
  readonly rows: number;
  readonly attacker?: Space;
  readonly defender?: Space;
  readonly others?: readonly Space[];
  readonly walls?: Scene['walls'];
  readonly line?: readonly Space[];
}

/** Level ground with a duel in its middle, unless its place is given. */
function scene({ columns, rows, others = [], walls = [], line = [], ...given }: Given): Scene {
  const { attacker = [50, 50], defender = [51, 50] } = given;
  const piece = (role: Piece['role'], space: Space): Piece => ({
    name: role,
    role,
    kind: 'figure',
    spaces: [space],
  });
  return {
    grid: 'hex',
    terrain: {
      columns,
      rows: Array.from({ length: rows }, () => Array(columns).fill({ level: 1 })),
    },
    pieces: [
      piece('attacker', attacker),
      piece('defender', defender),
      ...others.map((space) => piece('other', space)),
    ],
    walls,
    line,
    placeMeasure: 'finalSpace',
  };
}

const holds = ({ left, top, right, bottom }: Crop, [column, row]: Space) =>
  column >= left && column <= right && row >= top && row <= bottom;

describe('what is drawn of a board', () => {
  test('is all of a small one, however little happens', () => {
    const small = scene({ columns: 12, rows: 12, attacker: [0, 0], defender: [1, 0] });
    expect(cropOf(small, [])).toEqual({ left: 0, top: 0, right: 11, bottom: 11 });
    expect(isWhole(cropOf(small, []), small.terrain)).toBe(true);
  });

  test('is all of one up to 12 columns and 12 rows, and not of one more of either', () => {
    for (const [columns, rows, isAll] of [
      [12, 12, true],
      [13, 12, false],
      [12, 13, false],
    ] as const) {
      const one = scene({ columns, rows, attacker: [0, 0], defender: [1, 0] });
      const crop = cropOf(one, []);
      expect(isWhole(crop, one.terrain)).toBe(isAll);
      // From the corner to two spaces beyond the defender, first and last among them.
      expect(sizeOf(crop)).toEqual(isAll ? { columns, rows } : { columns: 4, rows: 3 });
    }
  });

  test('is of a large one the fight: figures and what is reached, with two spaces around; no wall draws it', () => {
    const large = scene({
      columns: 500,
      rows: 500,
      others: [[55, 44]],
      walls: [
        [
          [60, 50],
          [61, 50],
        ],
      ],
      line: [
        [50, 50],
        [51, 50],
        [52, 50],
      ],
    });
    expect(cropOf(large, [[53, 58]])).toEqual({ left: 48, top: 42, right: 57, bottom: 60 });
    expect(isWhole(cropOf(large, []), large.terrain)).toBe(false);
  });

  test('holds the places that attackers best act from, and their lines', () => {
    const large = scene({ columns: 500, rows: 500 });
    const stand = {
      name: 'Ann',
      spaces: [[50, 45]] as const,
      line: [
        [50, 45],
        [57, 53],
      ] as const,
    };
    expect(cropOf({ ...large, stands: [stand] }, [])).toEqual({
      left: 48,
      top: 43,
      right: 59,
      bottom: 55,
    });
  });

  test('ends at the edge of the map', () => {
    const corner = scene({ columns: 100, rows: 100, attacker: [0, 99], defender: [1, 99] });
    expect(cropOf(corner, [])).toEqual({ left: 0, top: 97, right: 3, bottom: 99 });
  });

  test('is no larger for obstacles, wherever they stand', () => {
    const bare = scene({ columns: 33, rows: 17, attacker: [10, 8], defender: [11, 8] });
    const tree = (space: Space): Piece => ({
      name: 'tree',
      role: 'other',
      kind: 'obstacle',
      spaces: [space],
    });
    const wooded = { ...bare, pieces: [...bare.pieces, tree([0, 0]), tree([32, 16])] };
    expect(cropOf(wooded, [])).toEqual(cropOf(bare, []));
    expect(cropOf(wooded, [])).toEqual({ left: 8, top: 6, right: 13, bottom: 10 });
  });

  test('holds where attackers can end its move, and where the defender can be driven', () => {
    const large = scene({ columns: 100, rows: 100 });
    const reach = [{ name: 'attacker', spaces: [[45, 50]] as const }];
    expect(cropOf({ ...large, reach }, [])).toMatchObject({ left: 43, right: 53 });
    expect(cropOf({ ...large, driven: [[51, 57]] }, [])).toMatchObject({ top: 48, bottom: 59 });
    // If the reach is larger than a picture, it is cropped in favour of the fighters.
    const far = [{ name: 'attacker', spaces: [[1, 50]] as const }];
    expect(cropOf({ ...large, reach: far }, [])).toMatchObject({ left: 48, right: 53 });
  });

  test('is all of a map on which nobody fights', () => {
    const map = { ...scene({ columns: 60, rows: 60 }), pieces: [] };
    expect(isWhole(cropOf(map, []), map.terrain)).toBe(true);
  });

  test('leaves out pieces and walls that are far away, then an attacker who is', () => {
    const far = scene({ columns: 500, rows: 500, others: [[400, 400]] });
    const crop = cropOf(far, []);
    expect(holds(crop, [400, 400])).toBe(false);
    expect(holds(crop, [50, 50]) && holds(crop, [51, 50])).toBe(true);
    const shot = scene({ columns: 500, rows: 500, attacker: [300, 50] });
    expect(cropOf(shot, [[55, 50]])).toEqual({ left: 49, top: 48, right: 57, bottom: 52 });
  });

  test('never leaves out what is reached, however far that is', () => {
    const wide = scene({ columns: 500, rows: 500 });
    const reached: Space[] = [
      [0, 50],
      [499, 50],
    ];
    const crop = cropOf(wide, reached);
    expect(reached.every((space) => holds(crop, space))).toBe(true);
  });

  test('is the whole where a crop would save next to nothing', () => {
    const board = scene({ columns: 20, rows: 20, attacker: [2, 2], defender: [17, 17] });
    expect(isWhole(cropOf(board, []), board.terrain)).toBe(true);
  });
});

test('the spaces of a crop are those that are there', () => {
  const rows = [
    [{ level: 1 }, undefined, { level: 1 }],
    [{ level: 1 }, { level: 1 }, { level: 1 }],
  ];
  const crop = { left: 1, top: 0, right: 2, bottom: 1 };
  expect(spacesIn(crop, { columns: 3, rows })).toEqual([
    [2, 0],
    [1, 1],
    [2, 1],
  ]);
});

test('a crop is told in words', () => {
  const { terrain } = scene({ columns: 500, rows: 300 });
  const words = cropInWords({ left: 3, top: 7, right: 9, bottom: 7 }, terrain);
  expect(words).toBe('columns 3 to 9 and row 7 of 500 × 300');
});
