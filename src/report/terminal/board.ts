import { counted, printable } from '../../base/index.ts';
import {
  type BoardLayout,
  groundText,
  layoutOf,
  middleOf,
  type Scene,
  type Space,
  spaceName,
  TERRAIN_KINDS,
  TERRAIN_LETTERS,
} from '../../board/index.ts';
import { type LegendLine, pieceMarks, spaceMarks } from './board-marks.ts';
import { Canvas, HEIGHT, WIDTH } from './canvas.ts';
import { overviewText } from './overview.ts';

/** A board and its legend, each as lines of text. */
export interface BoardText {
  readonly picture: string;
  readonly legend: string;
  /** The whole board in small, where a part of it is drawn. */
  readonly overview?: string;
}

/** Text for some spaces, in place of the line of knockback. */
export type BoardNotes = readonly (readonly [space: Space, text: string])[];

/** The board above its legend, and the whole of one that is cropped. */
export function boardText(scene: Scene, isCropped = true): string {
  const { picture, legend, overview } = drawBoard(scene, [], isCropped);
  const parts = [picture, legend, overview].filter(Boolean);
  return `${parts.join('\n\n')}\n`;
}

/**
 * Draws a board as text. Rows of hexes are drawn as bricks: each touches two above and two below,
 * as hexes do. Walls are heavy lines; holes stay empty. Columns and rows are numbered at the rim.
 *
 * @param isCropped whether a large board is cropped to where something happens
 */
export function drawBoard(scene: Scene, notes: BoardNotes = [], isCropped = true): BoardText {
  const layout = layoutOf(
    scene,
    notes.map(([space]) => space),
    isCropped,
  );
  const cornerOf = cornersIn(layout, scene);
  const canvas = new Canvas();
  const marks = spaceMarks(layout, ({ from, to }) => arrow(cornerOf(from), cornerOf(to)));
  const pieces = pieceMarks(scene, layout);
  const areas = startMarks(layout);
  const texts = new Map(notes.map(([space, text]) => [spaceName(space), text]));
  numberRim(canvas, layout, cornerOf);
  for (const cell of layout.cells) {
    const { space, name, ground } = cell;
    const { x, y } = cornerOf(space);
    canvas.box(x, y);
    const level = ground.blocking ? '#####' : ` ${groundText(ground)}`;
    const area = cell.start === undefined ? '' : (areas.get(cell.start) ?? '');
    const standing = cell.pieces.map((piece) => pieces.get(piece)?.[0]).join('');
    const note = texts.get(name) ?? (standing ? '' : marks.arrows.get(name)) ?? '';
    canvas.write(x + 1, y + 1, atBothEnds(level, marks.best.get(name) ?? area));
    canvas.write(x + 1, y + 2, atBothEnds(` ${standing}${note}`, marks.reach.get(name) ?? ''));
  }
  for (const { ends } of layout.walls) drawWall(canvas, cornerOf(ends[0]), cornerOf(ends[1]));
  const drawn = new Set(layout.cells.flatMap((cell) => cell.pieces));
  const shown = [...pieces].flatMap(([piece, line]) => (drawn.has(piece) ? [line] : []));
  const elsewhere = pieces.size - shown.length;
  const lines = [
    ...shown,
    ...marks.ofAttackers,
    ...groundLegend(layout, areas),
    ...(texts.size === 0 ? marks.ofLine : []),
  ];
  // Marks of one letter stay where they are on a board of a single attacker.
  const isNumbered = [...pieces.values()].some(([mark]) => /^A\d/.test(mark));
  const width = marks.ofAttackers.length > 0 || isNumbered ? 2 : 1;
  const legend = [
    ...lines.map(([mark, text]) => `  ${mark.padEnd(width)}  ${text}`),
    ...(layout.cropText ? [`  Shown: ${layout.cropText} spaces`] : []),
    ...(elsewhere > 0 ? [`  Not shown: ${counted(elsewhere, 'piece')} elsewhere`] : []),
  ];
  return {
    picture: canvas.text(),
    legend: legend.join('\n'),
    ...(layout.cropText && { overview: overviewText(scene, layout.crop) }),
  };
}

function groundLegend({ cells }: BoardLayout, areas: StartMarks): LegendLine[] {
  const letters = new Set(cells.map(({ ground }) => ground.letter));
  return [
    ...TERRAIN_LETTERS.filter((letter) => letters.has(letter)).map(
      (letter) => [letter, TERRAIN_KINDS[letter].name] as const,
    ),
    ...(cells.some(({ ground }) => ground.blocking) ? [['#', 'blocking terrain'] as const] : []),
    ...[...areas].map(([name, mark]) => [mark, `start area ${printable(name)}`] as const),
  ];
}

/** What start areas are marked by, by their names. */
type StartMarks = ReadonlyMap<string, string>;

/** `(a)`, `(V)` of Vikings: the initials of start areas, or their numbers where two begin alike. A space has room for no more. */
function startMarks({ cells }: BoardLayout): StartMarks {
  const names = [...new Set(cells.flatMap(({ start }) => start ?? []))].sort();
  const initials = names.map((name) => [...printable(name)][0] ?? '');
  const areDistinct = new Set(initials).size === names.length;
  return new Map(names.map((name, i) => [name, `(${areDistinct ? initials[i] : i + 1})`]));
}

interface Corner {
  readonly x: number;
  readonly y: number;
}

/** The upper left corner of a space in the text. */
type Corners = (space: Space) => Corner;

function cornersIn({ crop }: BoardLayout, { grid }: Scene): Corners {
  const rim = String(crop.bottom).length + 1;
  return (space) => ({
    x: rim + (middleOf(grid, space).x - crop.left) * WIDTH,
    y: 1 + (space[1] - crop.top) * HEIGHT,
  });
}

/** The numbers of columns above the first row, and of rows before it. */
function numberRim(canvas: Canvas, { crop, columns, rows }: BoardLayout, cornerOf: Corners): void {
  for (const { number } of columns) {
    const text = String(number);
    const { x } = cornerOf([number, crop.top]);
    canvas.write(x + Math.ceil((WIDTH - text.length) / 2), 0, text);
  }
  const width = String(crop.bottom).length;
  for (const { number } of rows) {
    canvas.write(0, cornerOf([crop.left, number]).y + 1, String(number).padStart(width));
  }
}

/** Two texts at either end of a line in a space; the first moves to the edge where both are too long, the last is cut. */
function atBothEnds(left: string, right: string): string {
  const width = WIDTH - 1;
  const shown = left.length + right.length > width ? left.trimStart() : left;
  if (right === '') return shown.slice(0, width);
  const room = Math.max(0, width - shown.length);
  return `${shown}${right.slice(0, room).padStart(room)}`.slice(0, width);
}

const ARROWS = [
  ['↖', '↑', '↗'],
  ['←', '•', '→'],
  ['↙', '↓', '↘'],
];

function arrow(from: Corner, to: Corner): string {
  const [dx, dy] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)];
  return ARROWS[dy + 1]?.[dx + 1] ?? '•';
}

function drawWall(canvas: Canvas, a: Corner, b: Corner): void {
  const [p, q] = [a, b].sort((m, n) => m.y - n.y || m.x - n.x) as [Corner, Corner];
  if (p.y === q.y) canvas.wall(q.x, p.y, q.x, p.y + HEIGHT);
  else canvas.wall(Math.max(p.x, q.x), q.y, Math.min(p.x, q.x) + WIDTH, q.y);
}
