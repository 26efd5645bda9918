import { describe, expect, test } from 'vitest';
import type { Scene } from '../../../src/boards/scene.ts';
import { type Space, spaceName } from '../../../src/boards/space.ts';
import { boardSpec } from '../../../src/report/charts/board/spec.ts';
import { boardText } from '../../../src/report/terminal/board.ts';
import { DIRECTIONS } from '../../boards/directions.ts';
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
    .filter((_, line) => line % 3 === 2)
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
      "┌─────┬─────┬─────┬─────┬─────┐
      │ 1   │ 1   │ 1   │ 1   │ 1   │
      │ a   │     │     │     │     │
      ├─────┼─────┼─────┼─────┼━━━━━┤
      │ 1   ┃ 2   │     │#####│ 1   │
      │     ┃     │     │     │     │
      ├─────┼─────┼─────┼─────┼─────┤
      │ 1   │ 1   │ 1   │ 1   │ 1   │
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
  const title = { text: '', subtitle: '' };
  interface Drawn {
    data: { values: { space: string; x: number; y: number; colour: string; ground: string }[] };
    layer: { data?: { values: object[] }; layer?: { data: { values: object[] } }[] }[];
  }
  const drawn = (changes: Changes) =>
    boardSpec(sceneOf(changes), new Map(), title) as unknown as Drawn;

  test('has every square at its column and row, and no hole', () => {
    const board = { terrain: '1 1 .\n1 1 1', attacker: [0, 0], defender: [1, 0] };
    const { values } = drawn({ board }).data;
    expect(values.map(({ x, y }) => `${x},${y}`)).toEqual(['0,0', '1,0', '0,1', '1,1', '2,1']);
    expect(values.map(({ space }) => space)).toEqual(['0,0', '1,0', '0,1', '1,1', '2,1']);
  });

  test('does not shade level ground for the blocking terrain on it', () => {
    const colours = (terrain: string) => {
      const { values } = drawn({ board: { terrain, attacker: [0, 0], defender: [1, 0] } }).data;
      return values.filter(({ ground }) => ground !== '#').map(({ colour }) => colour);
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
    const strokes = drawn({ board }).layer.flatMap(({ data }) => data?.values ?? []) as {
      x: number;
      y: number;
      x2: number;
      y2: number;
    }[];
    const ends = strokes.map(({ x, y, x2, y2 }) => [`${x},${y}`, `${x2},${y2}`].sort());
    expect(ends).toEqual([
      ['0.5,-0.5', '0.5,0.5'],
      ['0.5,0.5', '1.5,0.5'],
    ]);
  });

  test('has an arrow that follows the path from square to square', () => {
    const board = { terrain: seven, attacker: [0, 0], defender: [2, 1] };
    const arrow = drawn({ board }).layer.find(({ layer }) => layer);
    expect(arrow?.layer?.[0]?.data.values).toEqual([
      { x: 2.45, y: 1.45, x2: 3, y2: 2 },
      { x: 3, y: 2, x2: 4, y2: 2 },
      { x: 4, y: 2, x2: 5, y2: 3 },
    ]);
    expect(arrow?.layer?.[1]?.data.values).toEqual([{ x: 5, y: 3 }]);
    const cornered = { terrain: '1 1', attacker: [0, 0], defender: [1, 0] };
    expect(drawn({ board: cornered }).layer.some(({ layer }) => layer)).toBe(false);
  });
});

test('a board of 500 by 500 squares can be drawn', () => {
  const board = {
    terrain: `${'1 '.repeat(500)}\n`.repeat(500),
    attacker: [0, 0],
    defender: [1, 1],
  };
  const scene = sceneOf({ board });
  expect(scene.line.map(spaceName)).toEqual(['0,0', '1,1', '2,2', '3,3', '4,4']);
  expect(() => boardSpec(scene, new Map(), { text: '', subtitle: '' })).not.toThrow();
});
