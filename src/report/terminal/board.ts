import { numberedAttackers } from '../../boards/attackers.ts';
import {
  type Crop,
  cropInWords,
  cropOf,
  isWhole,
  isWithin,
  spacesIn,
  wholeBoard,
} from '../../boards/crop.ts';
import { rowShift } from '../../boards/layout.ts';
import type { Scene } from '../../boards/scene.ts';
import { type Space, spaceName } from '../../boards/space.ts';
import { groundAt } from '../../boards/terrain.ts';
import { counted } from '../../words/english.ts';
import { printable } from '../../words/problem.ts';
import { atBothEnds, attackerMarks, type LegendLine } from './board-attackers.ts';
import { Canvas, HEIGHT, WIDTH } from './canvas.ts';

/** A board and its legend, each as lines of text. */
export interface BoardText {
  readonly picture: string;
  readonly legend: string;
}

/** Text for some spaces, in place of the line of knockback. */
export type BoardNotes = readonly (readonly [space: Space, text: string])[];

/** The board above its legend. */
export function boardText(scene: Scene, isCropped = true): string {
  const { picture, legend } = drawBoard(scene, [], isCropped);
  return `${picture}\n\n${legend}\n`;
}

/**
 * Draws a board as text. Rows of hexes are drawn as bricks: each touches two above and two below,
 * as hexes do. Walls are heavy lines; holes stay empty. Columns and rows are numbered at the rim.
 *
 * @param isCropped whether a large board is cropped to where something happens
 */
export function drawBoard(scene: Scene, notes: BoardNotes = [], isCropped = true): BoardText {
  const { terrain } = scene;
  const crop = isCropped
    ? cropOf(
        scene,
        notes.map(([space]) => space),
      )
    : wholeBoard(terrain);
  const corner = cornersIn(crop, scene);
  const canvas = new Canvas();
  const marks = marksOf(scene);
  const own = attackerMarks(scene, (line) => arrowsOf(line, corner));
  const arrows = scene.stands?.length ? own.arrows : arrowsOf(scene.line, corner);
  const texts = new Map(notes.map(([space, text]) => [spaceName(space), text]));
  numberRim(canvas, crop, corner);
  const spaces = spacesIn(crop, terrain);
  for (const space of spaces) {
    const { x, y } = corner(space);
    canvas.box(x, y);
    const ground = groundAt(terrain, space);
    const name = spaceName(space);
    const level = ground?.blocking ? '#####' : ` ${ground?.level}${ground?.letter ?? ''}`;
    const mark = marks.filter(({ spaces }) => spaces.has(name)).map((piece) => piece.mark);
    const note = texts.get(name) ?? (mark.length > 0 ? '' : arrows.get(name));
    const [above, below] = [own.stands.get(name) ?? '', own.reach.get(name) ?? ''];
    canvas.write(x + 1, y + 1, atBothEnds(level, above, WIDTH - 1));
    canvas.write(x + 1, y + 2, atBothEnds([' ', ...mark, note ?? ''].join(''), below, WIDTH - 1));
  }
  for (const [a, b] of scene.walls) {
    if (isWithin(crop, a) && isWithin(crop, b)) drawWall(canvas, corner(a), corner(b));
  }
  const seen = new Set(spaces.map(spaceName));
  const shown = marks.filter((mark) => [...mark.spaces].some((space) => seen.has(space)));
  const elsewhere = marks.length - shown.length;
  const grounds = spaces.map((space) => groundAt(terrain, space));
  const letters = new Set(grounds.map((ground) => ground?.letter));
  const ways = [...new Set(arrows.values())].join(' ');
  // Marks of one letter stay where they are on a board of a single attacker.
  const width = own.legend.length > 0 || marks.some(({ mark }) => /^A\d/.test(mark)) ? 2 : 1;
  const line = ([mark, text]: LegendLine) => `  ${mark.padEnd(width)}  ${text}`;
  const legend = [
    ...shown.map(({ mark, text }) => line([mark, text])),
    ...own.legend.map(line),
    ...(letters.has('w') ? [line(['w', 'water'])] : []),
    ...(letters.has('m') ? [line(['m', 'molten lava'])] : []),
    ...(grounds.some((ground) => ground?.blocking) ? [line(['#', 'blocking terrain'])] : []),
    ...(arrows.size > 0 && texts.size === 0 && own.arrows.size === 0
      ? [line([ways, 'line of knockback'])]
      : []),
    ...(isWhole(crop, terrain) ? [] : [`  Shown: ${cropInWords(crop, terrain)} spaces`]),
    ...(elsewhere > 0 ? [`  Not shown: ${counted(elsewhere, 'piece')} elsewhere`] : []),
  ];
  return { picture: canvas.text(), legend: legend.join('\n') };
}

/** Where the upper left corner of a space is drawn. */
type Corners = (space: Space) => { readonly x: number; readonly y: number };

function cornersIn({ left, top, bottom }: Crop, { grid }: Scene): Corners {
  const rim = String(bottom).length + 1;
  return ([column, row]) => ({
    x: rim + (column - left + rowShift(grid, row)) * WIDTH,
    y: 1 + (row - top) * HEIGHT,
  });
}

/** The numbers of columns above the first row, and of rows before it. */
function numberRim(canvas: Canvas, { left, top, right, bottom }: Crop, corner: Corners): void {
  for (let column = left; column <= right; column++) {
    const text = String(column);
    canvas.write(corner([column, top]).x + Math.ceil((WIDTH - text.length) / 2), 0, text);
  }
  const width = String(bottom).length;
  for (let row = top; row <= bottom; row++) {
    canvas.write(0, corner([left, row]).y + 1, String(row).padStart(width));
  }
}

interface Mark {
  readonly mark: string;
  readonly text: string;
  readonly spaces: ReadonlySet<string>;
}

/** A for the attacker, A1 and A2 of several who are numbered, D for the defender, lower-case letters for the others. */
function marksOf(scene: Scene): Mark[] {
  const numbered = numberedAttackers(scene);
  const several = scene.pieces.filter(({ role }) => role === 'attacker').length > 1;
  let others = 0;
  return scene.pieces.map(({ name, role, kind, spaces }) => {
    const at = role === 'attacker' ? numbered.findIndex((one) => one.name === name) : -1;
    const [attacker] = at < 0 ? [] : numbered.splice(at, 1);
    const number = several ? (attacker?.number ?? '') : '';
    const mark =
      role === 'attacker' ? `A${number}` : role === 'defender' ? 'D' : letterOf(others++);
    const what = role === 'other' ? kind : role;
    return { mark, text: `${printable(name)} (${what})`, spaces: new Set(spaces.map(spaceName)) };
  });
}

function letterOf(n: number): string {
  const letter = String.fromCharCode(97 + (n % 26));
  return n < 26 ? letter : `${letter}${Math.floor(n / 26)}`;
}

/** The line of knockback beyond the defender: on each space the direction that leads into it. */
function arrowsOf(line: Scene['line'], corner: Corners): Map<string, string> {
  const beyond = line.slice(2);
  return new Map(
    beyond.map((space, i) => [
      spaceName(space),
      arrow(corner(line[i + 1] ?? space), corner(space)),
    ]),
  );
}

type Corner = ReturnType<Corners>;

function arrow(from: Corner, to: Corner): string {
  const [dx, dy] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)];
  return ARROWS[dy + 1]?.[dx + 1] ?? '•';
}

const ARROWS = [
  ['↖', '↑', '↗'],
  ['←', '•', '→'],
  ['↙', '↓', '↘'],
];

function drawWall(canvas: Canvas, a: Corner, b: Corner): void {
  const [p, q] = [a, b].sort((m, n) => m.y - n.y || m.x - n.x) as [Corner, Corner];
  if (p.y === q.y) canvas.wall(q.x, p.y, q.x, p.y + HEIGHT);
  else canvas.wall(Math.max(p.x, q.x), q.y, Math.min(p.x, q.x) + WIDTH, q.y);
}
