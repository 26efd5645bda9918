import { describe, expect, test } from 'vitest';
import { layoutOf } from '../../../src/board/layout.ts';
import { paint, type Shape } from '../../../src/board/painter.ts';
import type { Scene } from '../../../src/board/scene.ts';
import { type Space, spaceName } from '../../../src/board/space.ts';
import { boardPicture } from '../../../src/report/charts/board/picture.ts';
import { boardsSpec } from '../../../src/report/charts/board/spec.ts';
import { boardText } from '../../../src/report/terminal/board.ts';
import { DIRECTIONS } from '../../board/directions.ts';
import { type Changes, planOf } from '../../rules/heroclix/scenarios.ts';

function sceneOf(changes: Changes): Scene {
  const { scene } = planOf(changes).account;
  if (!scene) throw new Error('the fight is on a board');
  return scene;
}

const seven = `${'1 '.repeat(7)}\n`.repeat(7);

/** The rows of rules and letters of the drawing, as the second line of each square has them. */
const marksIn = (drawing: string) =>
  drawing
    .split('\n')
    // The numbers of the columns are above the first row.
    .filter((_, line) => line % 3 === 0 && line > 0)
    .map((line) => line.split(/[│┃]/).map((cell) => cell.trim()));

describe('the text of a square board', () => {
  const ARROWS = ['↑', '↗', '→', '↘', '↓', '↙', '←', '↖'];

  test.each(ARROWS.map((arrow, i): [string, Space] => [arrow, DIRECTIONS[i] ?? [0, 0]]))(
    'has an arrow in each of the eight directions: %s',
    (arrow, [dx, dy]) => {
      const to: Space = [3 + dx, 3 + dy];
      const board = { terrain: seven, attacker: [3, 3], defender: to };
      const rows = marksIn(boardText(sceneOf({ board })));
      expect(rows[3]?.[4]).toBe('A');
      expect(rows[to[1]]?.[to[0] + 1]).toBe('D');
      // The map ends two squares beyond.
      for (const k of [2, 3]) expect(rows[3 + k * dy]?.[4 + k * dx]).toBe(arrow);
      expect(rows.flat().filter((cell) => cell === arrow)).toHaveLength(2);
    },
  );

  test('shows walls, blocking terrain and holes', () => {
    const drawing = boardText(
      sceneOf({
        board: {
          terrain: '1 1 1 1 1\n1 2 . # 1\n1 1 1 1 1',
          attacker: [4, 2],
          defender: [2, 2],
          others: [{ character: 'Sif', at: [0, 0] }],
          walls: [
            [
              [0, 1],
              [1, 1],
            ],
            [
              [4, 0],
              [4, 1],
            ],
          ],
        },
      }),
    );
    expect(drawing).toContain('#  blocking terrain');
    expect(drawing).toContain('←  line of knockback');
    expect(drawing).toContain('a  Sif (character)');
    expect(drawing).toMatchInlineSnapshot(`
      "     0     1     2     3     4
        ┌─────┬─────┬─────┬─────┬─────┐
      0 │ 1   │ 1   │ 1   │ 1   │ 1   │
        │ a   │     │     │     │     │
        ├─────┼─────┼─────┼─────┼━━━━━┤
      1 │ 1   ┃ 2   │     │#####│ 1   │
        │     ┃     │     │     │     │
        ├─────┼─────┼─────┼─────┼─────┤
      2 │ 1   │ 1   │ 1   │ 1   │ 1   │
        │ ←   │ ←   │ D   │     │ A   │
        └─────┴─────┴─────┴─────┴─────┘

        A  Thor (attacker)
        D  Loki (defender)
        a  Sif (character)
        #  blocking terrain
        ←  line of knockback
      "
    `);
  });

  test('names both arrows of a path that bends', () => {
    const board = { terrain: seven, attacker: [0, 0], defender: [2, 1] };
    const drawing = boardText(sceneOf({ board }));
    expect(drawing).toContain('  ↘ →  line of knockback');
    const rows = marksIn(drawing);
    expect([rows[2]?.[4], rows[2]?.[5], rows[3]?.[6]]).toEqual(['↘', '→', '↘']);
  });
});

describe('the picture of a square board', () => {
  const shapesOf = (changes: Changes) => paint(layoutOf(sceneOf(changes)));
  const kind = <K extends Shape['kind']>(shapes: readonly Shape[], wanted: K) =>
    shapes.filter((shape): shape is Extract<Shape, { kind: K }> => shape.kind === wanted);

  test('has every square at its column and row, and no hole', () => {
    const board = { terrain: '1 1 .\n1 1 1', attacker: [0, 0], defender: [1, 0] };
    const cells = kind(shapesOf({ board }), 'ground').map(({ cell }) => cell);
    expect(cells.map(({ x, y }) => `${x},${y}`)).toEqual(['0,0', '1,0', '0,1', '1,1', '2,1']);
    expect(cells.map(({ name }) => name)).toEqual(['0,0', '1,0', '0,1', '1,1', '2,1']);
  });

  test('does not shade level ground for the blocking terrain on it', () => {
    const colours = (terrain: string) => {
      const board = { terrain, attacker: [0, 0], defender: [1, 0] };
      const cells = kind(shapesOf({ board }), 'ground').map(({ cell }) => cell);
      return cells.filter(({ ground }) => !ground.blocking).map(({ paint }) => paint);
    };
    expect(new Set(colours('5 5 5 #'))).toEqual(new Set(colours('5 5 5 5')));
  });

  test('has walls on the sides that squares share', () => {
    const walls = [
      [
        [0, 0],
        [1, 0],
      ],
      [
        [1, 1],
        [1, 0],
      ],
    ];
    const board = { terrain: '1 1\n1 1', attacker: [0, 0], defender: [1, 0], walls };
    const ends = kind(shapesOf({ board }), 'wall').map(({ x, y, x2, y2 }) =>
      [`${x},${y}`, `${x2},${y2}`].sort(),
    );
    expect(ends).toEqual([
      ['0.5,-0.5', '0.5,0.5'],
      ['0.5,0.5', '1.5,0.5'],
    ]);
  });

  test('has an arrowhead between each square of the path and the next', () => {
    const board = { terrain: seven, attacker: [0, 0], defender: [2, 1] };
    // From 2,1 through 3,2 and 4,2 to 5,3: to the south-east, east, south-east.
    const arrows = kind(shapesOf({ board }), 'arrow');
    expect(arrows.map(({ x, y, angle }) => ({ x, y, angle }))).toEqual([
      { x: 2.5, y: 1.5, angle: 135 },
      { x: 3.5, y: 2, angle: 90 },
      { x: 4.5, y: 2.5, angle: 135 },
    ]);
    const cornered = { terrain: '1 1', attacker: [0, 0], defender: [1, 0] };
    expect(kind(shapesOf({ board: cornered }), 'arrow')).toEqual([]);
  });
});

test('a board of 500 by 500 squares is drawn in as little as a small one, of all sorts of ground', () => {
  const rows = Array.from({ length: 500 }, (_, row) =>
    Array.from({ length: 500 }, (_, column) => 1 + ((column * 7 + row * 3) % 5)).join(' '),
  );
  const board = { terrain: rows.join('\n'), attacker: [0, 0], defender: [1, 1] };
  const scene = sceneOf({ board });
  expect(scene.line.map(spaceName)).toEqual(['0,0', '1,1', '2,2', '3,3', '4,4']);
  const spec = boardsSpec([boardPicture(scene, new Map(), { text: '', subtitle: '', noted: '' })]);
  // To 4,4 and two more each way: 7 by 7 squares.
  expect((spec.data as { values: unknown[] }).values).toHaveLength(49);
  expect(JSON.stringify(spec).length).toBeLessThan(200_000);
  expect(spec.description).toContain('columns 0 to 6 and rows 0 to 6 of 500 × 500');
});
