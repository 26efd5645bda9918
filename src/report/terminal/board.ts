import { rowShift, spacesOf } from '../../boards/layout.ts';
import type { Piece, Scene } from '../../boards/scene.ts';
import { type Space, spaceName } from '../../boards/space.ts';
import { groundAt } from '../../boards/terrain.ts';
import { printable } from '../../words/problem.ts';

/** Characters from one space to the next, and lines from one row to the next. */
const WIDTH = 6;
const HEIGHT = 3;

/** A board and its legend, each as lines of text. */
export interface BoardText {
  readonly picture: string;
  readonly legend: string;
}

/** The board above its legend. */
export function boardText(scene: Scene, notes?: ReadonlyMap<string, string>): string {
  const { picture, legend } = drawBoard(scene, notes);
  return `${picture}\n\n${legend}\n`;
}

/**
 * Draws a board as text. Rows of hexes are drawn as bricks: each touches two above and two below,
 * as hexes do. Walls are heavy lines; holes stay empty.
 *
 * @param notes short text for some spaces, in place of the line of knockback
 */
export function drawBoard(scene: Scene, notes: ReadonlyMap<string, string> = new Map()): BoardText {
  const canvas = new Canvas();
  const marks = marksOf(scene.pieces);
  const arrows = arrowsOf(scene);
  for (const space of spacesOf(scene)) {
    const { x, y } = corner(scene, space);
    canvas.box(x, y);
    const ground = groundAt(scene.terrain, space);
    canvas.write(
      x + 1,
      y + 1,
      ground?.blocking ? '#####' : ` ${ground?.level}${ground?.letter ?? ''}`,
    );
    const mark = marks
      .filter(({ spaces }) => spaces.has(spaceName(space)))
      .map((piece) => piece.mark);
    const note =
      notes.get(spaceName(space)) ?? (mark.length > 0 ? '' : arrows.get(spaceName(space)));
    canvas.write(x + 1, y + 2, [' ', ...mark, note ?? ''].join('').slice(0, WIDTH - 1));
  }
  for (const [a, b] of scene.walls) drawWall(canvas, scene, a, b);
  const legend = marks.map(({ mark, text }) => `  ${mark}  ${text}`);
  const grounds = spacesOf(scene).map((space) => groundAt(scene.terrain, space));
  const letters = new Set(grounds.map((ground) => ground?.letter));
  const terrain = [
    ...(letters.has('w') ? ['  w  water'] : []),
    ...(letters.has('m') ? ['  m  molten lava'] : []),
    ...(grounds.some((ground) => ground?.blocking) ? ['  #  blocking terrain'] : []),
  ];
  const shown = [...new Set(arrows.values())].join(' ');
  const line = arrows.size > 0 && notes.size === 0 ? [`  ${shown}  line of knockback`] : [];
  return { picture: canvas.text(), legend: [...legend, ...terrain, ...line].join('\n') };
}

function corner({ grid }: Scene, [column, row]: Space): { x: number; y: number } {
  return { x: (column + rowShift(grid, row)) * WIDTH, y: row * HEIGHT };
}

interface Mark {
  readonly mark: string;
  readonly text: string;
  readonly spaces: ReadonlySet<string>;
}

/** A for the attacker, D for the defender, lower-case letters for the others. */
function marksOf(pieces: readonly Piece[]): Mark[] {
  let others = 0;
  return pieces.map(({ name, role, kind, spaces }) => {
    const mark = role === 'attacker' ? 'A' : role === 'defender' ? 'D' : letterOf(others++);
    const what = role === 'other' ? kind : role;
    return { mark, text: `${printable(name)} (${what})`, spaces: new Set(spaces.map(spaceName)) };
  });
}

function letterOf(n: number): string {
  const letter = String.fromCharCode(97 + (n % 26));
  return n < 26 ? letter : `${letter}${Math.floor(n / 26)}`;
}

/** The line of knockback beyond the defender: on each space the direction that leads into it. */
function arrowsOf(scene: Scene): Map<string, string> {
  const beyond = scene.line.slice(2);
  return new Map(
    beyond.map((space, i) => [
      spaceName(space),
      arrow(corner(scene, scene.line[i + 1] ?? space), corner(scene, space)),
    ]),
  );
}

type Corner = ReturnType<typeof corner>;

function arrow(from: Corner, to: Corner): string {
  const [dx, dy] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)];
  return ARROWS[dy + 1]?.[dx + 1] ?? '•';
}

const ARROWS = [
  ['↖', '↑', '↗'],
  ['←', '•', '→'],
  ['↙', '↓', '↘'],
];

function drawWall(canvas: Canvas, scene: Scene, a: Space, b: Space): void {
  const [p, q] = [corner(scene, a), corner(scene, b)].sort((m, n) => m.y - n.y || m.x - n.x);
  if (!p || !q) return;
  if (p.y === q.y) canvas.wall(q.x, p.y, q.x, p.y + HEIGHT);
  else canvas.wall(Math.max(p.x, q.x), q.y, Math.min(p.x, q.x) + WIDTH, q.y);
}

const UP = 1;
const RIGHT = 2;
const DOWN = 4;
const LEFT = 8;
/** Box-drawing characters by the sides that lines leave to: up 1, right 2, down 4, left 8. */
const JOINTS = ' ╵╶└╷│┌├╴┘─┴┐┤┬┼';

/** A sheet of characters on which lines join by themselves. */
class Canvas {
  private readonly sides = new Map<string, number>();
  private readonly letters = new Map<string, string>();
  private right = 0;
  private bottom = 0;

  box(x: number, y: number): void {
    this.line(x, y, x + WIDTH, y);
    this.line(x, y + HEIGHT, x + WIDTH, y + HEIGHT);
    this.line(x, y, x, y + HEIGHT);
    this.line(x + WIDTH, y, x + WIDTH, y + HEIGHT);
  }

  write(x: number, y: number, text: string): void {
    for (const [i, letter] of [...text].entries()) this.letters.set(`${x + i},${y}`, letter);
  }

  /** A heavy stroke over a side, leaving its ends, which other sides share. */
  wall(x1: number, y1: number, x2: number, y2: number): void {
    if (x1 === x2) for (let y = y1 + 1; y < y2; y++) this.letters.set(`${x1},${y}`, '┃');
    else for (let x = x1 + 1; x < x2; x++) this.letters.set(`${x},${y1}`, '━');
  }

  text(): string {
    return Array.from({ length: this.bottom + 1 }, (_, y) =>
      Array.from(
        { length: this.right + 1 },
        (_, x) => this.letters.get(`${x},${y}`) ?? JOINTS[this.sides.get(`${x},${y}`) ?? 0],
      )
        .join('')
        .trimEnd(),
    ).join('\n');
  }

  private line(x1: number, y1: number, x2: number, y2: number): void {
    const [out, back] = x1 === x2 ? [DOWN, UP] : [RIGHT, LEFT];
    const length = x2 - x1 + y2 - y1;
    for (let i = 0; i <= length; i++) {
      const [x, y] = x1 === x2 ? [x1, y1 + i] : [x1 + i, y1];
      const key = `${x},${y}`;
      const side = (i < length ? out : 0) | (i > 0 ? back : 0);
      this.sides.set(key, (this.sides.get(key) ?? 0) | side);
      this.right = Math.max(this.right, x);
      this.bottom = Math.max(this.bottom, y);
    }
  }
}
