/* Boards drawn with characters, each with a legend, for terminals and text formats. */

import { counted, printable } from '../../base/index.ts';
import {
  type ArrowShape,
  type Block,
  type BoardLayout,
  type Crop,
  groundText,
  layoutOf,
  middleOf,
  type NumberShape,
  overviewOf,
  type Piece,
  paint,
  type Scene,
  type Shape,
  type Space,
  type SpaceNotes,
  spaceName,
  TERRAIN_KINDS,
  TERRAIN_LETTERS,
} from '../../board/index.ts';

/** The maximum number of characters along a side of an overview. */
const MOST = 24;

/** The characters of the overview for spaces without figures, outside the part that is drawn. */
const SIGNS: Readonly<Record<string, string>> = { water: '~', lava: '^', blocking: '#' };

/**
 * An overview of a whole board, for use below a picture of a part of the board. Each character stands for a block of
 * spaces.
 */
function overviewText(scene: Scene, crop: Crop): string {
  const { size, rows } = overviewOf(scene, crop, MOST);
  const all = rows.flat();
  const hasSign = (sign: string) => all.some((block) => signOf(block) === sign);
  const { columns, rows: lines } = scene.terrain;
  const told = [
    `${columns} × ${lines.length} spaces`,
    ...(size > 1 ? [`a letter for ${size} × ${size}`] : []),
    '▒ marks the part above',
    ...(hasSign('~') ? ['~ water'] : []),
    ...(hasSign('^') ? ['^ lava'] : []),
  ];
  return [
    `The whole board: ${told.join(', ')}`,
    '',
    ...rows.map((row) => `  ${row.map(signOf).join(' ')}`.trimEnd()),
  ].join('\n');
}

function signOf({ paint, isDrawn, role }: Block): string {
  if (role === 'attacker') return 'A';
  if (role === 'defender') return 'D';
  if (!paint) return ' ';
  return isDrawn ? '▒' : (SIGNS[paint] ?? '·');
}

/** The distance between adjacent spaces of a row in characters, and between rows in lines. */
const WIDTH = 6;
const HEIGHT = 3;

const UP = 1;
const RIGHT = 2;
const DOWN = 4;
const LEFT = 8;
/** Box-drawing characters. The index is the sum of the directions of their lines: up 1, right 2, down 4, left 8. */
const JOINTS = ' ╵╶└╷│┌├╴┘─┴┐┤┬┼';

/** A grid of characters in which crossing lines join. */
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

  /** Draws a heavy line along an edge, except at the edge's ends, which other edges share. */
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

/** A mark on a board with its meaning. */
type LegendLine = readonly [mark: string, text: string];

/**
 * The mark of each piece: `A` for the attacker, `A1` and `A2` for several, `D` for the defender, lower-case letters for
 * all other pieces.
 */
function pieceMarks({ pieces }: Scene, { attackers }: BoardLayout) {
  const unmarked = [...attackers];
  const several = pieces.filter(({ role }) => role === 'attacker').length > 1;
  let others = 0;
  const markOf = ({ name, role }: Piece): string => {
    if (role === 'defender') return 'D';
    if (role === 'other') return letterOf(others++);
    const at = unmarked.findIndex((one) => one.name === name);
    const [attacker] = at < 0 ? [] : unmarked.splice(at, 1);
    return `A${several ? (attacker?.number ?? '') : ''}`;
  };
  return new Map(
    pieces.map((piece): [Piece, LegendLine] => {
      const what = piece.role === 'other' ? piece.kind : piece.role;
      return [piece, [markOf(piece), `${printable(piece.name)} (${what})`]];
    }),
  );
}

function letterOf(n: number): string {
  const letter = String.fromCharCode(97 + (n % 26));
  return n < 26 ? letter : `${letter}${Math.floor(n / 26)}`;
}

/** The marks on the spaces of a board, by the name of the space. */
interface SpaceMarks {
  /** `*1`: the best place for attacker 1 to act from. */
  readonly best: ReadonlyMap<string, string>;
  /** `→1`: the line of Knockback of attacker 1 enters this space. `→` if there is only one line. */
  readonly arrows: ReadonlyMap<string, string>;
  /** `¹²`: the attackers that can end their move on the space. */
  readonly reach: ReadonlyMap<string, string>;
  readonly notes: ReadonlyMap<string, string>;
  /** The signs of each line of Knockback, by the number of the attacker; 0 if there is only one line. */
  readonly lines: ReadonlyMap<number, string>;
}

/** @param signOf returns the sign of an arrow */
function spaceMarks(shapes: readonly Shape[], signOf: (arrow: ArrowShape) => string): SpaceMarks {
  const best = new Map<string, string>();
  const arrows = new Map<string, string>();
  const reach = new Map<string, string>();
  const notes = new Map<string, string>();
  const signs = new Map<number, Set<string>>();
  const add = (to: Map<string, string>, space: Space, text: string, before = '') =>
    to.set(spaceName(space), (to.get(spaceName(space)) ?? before) + text);
  for (const shape of shapes) {
    const number = 'attacker' in shape ? (shape.attacker ?? 0) : 0;
    if (shape.kind === 'stand') add(best, shape.space, String(number), '*');
    if (shape.kind === 'rest') add(reach, shape.space, raised(number));
    if (shape.kind === 'note') notes.set(shape.cell.name, shape.text);
    if (shape.kind === 'arrow') {
      const sign = signOf(shape) + (number || '');
      add(arrows, shape.to, sign);
      signs.set(number, (signs.get(number) ?? new Set()).add(sign));
    }
  }
  const lines = new Map([...signs].map(([number, all]) => [number, [...all].join(' ')]));
  return { best, arrows, reach, notes, lines };
}

/** The part of the legend about several attackers. */
function attackersLegend({ attackers }: BoardLayout, { lines }: SpaceMarks): LegendLine[] {
  return attackers.flatMap(({ number, name, stand, reach }): LegendLine[] => {
    const who = printable(name);
    const ways = lines.get(number);
    return [
      ...(stand ? [[`*${number}`, `best place for ${who}`] as const] : []),
      ...(ways ? [[ways, `line of Knockback when ${who} attacks`] as const] : []),
      ...(reach.length > 0 ? [[raised(number), `${who} can end its move here`] as const] : []),
    ];
  });
}

function raised(number: number): string {
  return [...String(number)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('');
}

/** A board and its legend, each as lines of text. */
export interface BoardText {
  readonly picture: string;
  readonly legend: string;
  /** An overview of the whole board; absent if the whole board is drawn. */
  readonly overview?: string;
}

/** A board with its legend and, if it is cropped, an overview. */
export function boardText(scene: Scene, isCropped = true): string {
  const { picture, legend, overview } = drawBoard(scene, new Map(), isCropped);
  const parts = [picture, legend, overview].filter(Boolean);
  return `${parts.join('\n\n')}\n`;
}

/**
 * Draws a board as text. Rows of hexes are drawn like rows of bricks: like a hex, each brick touches two above and two
 * below. Walls are heavy lines; holes stay empty. Columns and rows are numbered at the rim.
 *
 * @param notes texts for some spaces; they replace the line of Knockback
 * @param isCropped whether a large board is cropped to the fight
 */
export function drawBoard(
  scene: Scene,
  notes: SpaceNotes = new Map(),
  isCropped = true,
): BoardText {
  const shown = [...notes.values()].map(({ space }) => space);
  const layout = layoutOf(scene, shown, isCropped);
  const shapes = paint(layout, notes);
  const cornerOf = cornersIn(layout);
  const canvas = new Canvas();
  const marks = spaceMarks(shapes, ({ from, to }) => arrow(cornerOf(from), cornerOf(to)));
  const pieces = pieceMarks(scene, layout);
  const areas = startMarks(layout);
  for (const shape of shapes) {
    if (shape.kind === 'wall') drawWall(canvas, cornerOf(shape.ends[0]), cornerOf(shape.ends[1]));
    if (shape.kind === 'column' || shape.kind === 'row')
      writeNumber(canvas, shape, layout, cornerOf);
    if (shape.kind !== 'ground') continue;
    const { space, name, ground, start, pieces: here } = shape.cell;
    const { x, y } = cornerOf(space);
    canvas.box(x, y);
    const level = ground.blocking ? '#####' : ` ${groundText(ground)}`;
    const area = start === undefined ? '' : (areas.get(start) ?? '');
    const standing = here.map((piece) => pieces.get(piece)?.[0]).join('');
    const note = marks.notes.get(name) ?? (standing ? '' : marks.arrows.get(name)) ?? '';
    canvas.write(x + 1, y + 1, atBothEnds(level, marks.best.get(name) ?? area));
    canvas.write(x + 1, y + 2, atBothEnds(` ${standing}${note}`, marks.reach.get(name) ?? ''));
  }
  const drawn = new Set(layout.cells.flatMap((cell) => cell.pieces));
  const legendOfPieces = [...pieces].flatMap(([piece, line]) => (drawn.has(piece) ? [line] : []));
  const elsewhere = pieces.size - legendOfPieces.length;
  const ofAttackers = attackersLegend(layout, marks);
  const line = marks.lines.get(0);
  const lines = [
    ...legendOfPieces,
    ...ofAttackers,
    ...groundLegend(layout, areas),
    ...(notes.size === 0 && line ? [[line, 'line of knockback'] as const] : []),
  ];
  // If there is only one attacker, all marks are one character wide.
  const isNumbered = [...pieces.values()].some(([mark]) => /^A\d/.test(mark));
  const width = ofAttackers.length > 0 || isNumbered ? 2 : 1;
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

/** The marks of start areas, by the name of the area. */
type StartMarks = ReadonlyMap<string, string>;

/**
 * The mark of each start area: its initial, as in `(a)`, or `(V)` for Vikings; if two initials are the same, numbers
 * instead. A space has no room for more.
 */
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

/** Returns the upper left corner of a space in the text. */
type Corners = (space: Space) => Corner;

function cornersIn({ crop, grid }: BoardLayout): Corners {
  const rim = String(crop.bottom).length + 1;
  return (space) => ({
    x: rim + (middleOf(grid, space).x - crop.left) * WIDTH,
    y: 1 + (space[1] - crop.top) * HEIGHT,
  });
}

/** Writes a column number above the first row, or a row number before its row. */
function writeNumber(
  canvas: Canvas,
  { kind, number }: NumberShape,
  { crop }: BoardLayout,
  cornerOf: Corners,
): void {
  const text = String(number);
  if (kind === 'column') {
    const { x } = cornerOf([number, crop.top]);
    canvas.write(x + Math.ceil((WIDTH - text.length) / 2), 0, text);
  } else {
    const width = String(crop.bottom).length;
    canvas.write(0, cornerOf([crop.left, number]).y + 1, text.padStart(width));
  }
}

/**
 * Two texts at the ends of a line within a space. If they do not both fit, the first moves to the edge and the second
 * is cut.
 */
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
