/*
 * The shapes of a board picture, from the ground up, for all renderers: pictures, pages, the explorer and the terminal.
 * A renderer chooses colors, strokes and text sizes, and may skip some kinds of shapes.
 */

import { type Crop, isWithin } from './crop.ts';
import {
  type Arrow,
  arrowsAlong,
  cornersOf,
  middleOf,
  type Point,
  type Segment,
  sharedSide,
} from './geometry.ts';
import type { BoardLayout, Cell } from './layout.ts';
import { rankLabel, type SpaceNotes } from './notes.ts';
import type { Grid, Piece } from './scene.ts';
import { type Space, sameSpace, spaceName, type Wall } from './space.ts';
import { groundText } from './terrain.ts';

/** A space in the color of its ground. */
export interface GroundShape {
  readonly kind: 'ground';
  readonly cell: Cell;
  readonly corners: readonly Point[];
}

/** The probability in a note, as a shade on the space. */
export interface ShadeShape {
  readonly kind: 'shade';
  readonly cell: Cell;
  readonly corners: readonly Point[];
  readonly chance: number;
}

/**
 * An outline along the inside of a space: `start` for start areas, `best` for notes of rank 1, `stand` for the best
 * places of several attackers. The point is the middle of the space.
 */
export interface RingShape extends Point {
  readonly kind: 'start' | 'best' | 'stand';
  readonly space: Space;
  readonly corners: readonly Point[];
  /** The number of the attacker, for `stand`. */
  readonly attacker?: number;
  /** The name of the start area, for `start`. */
  readonly name?: string;
}

/** A wall, on the side that its two spaces share. */
export interface WallShape extends Segment {
  readonly kind: 'wall';
  readonly ends: Wall;
}

/** An arrowhead on a line of knockback. Arrowheads on the same side of a space are drawn next to each other. */
export interface ArrowShape extends Arrow {
  readonly kind: 'arrow';
  /** Whether the arrow points from one space of the defender's own base to the other. */
  readonly isWithinBase: boolean;
  readonly corners: readonly Point[];
  /** The number of the attacker with this line; absent if there is only one line. */
  readonly attacker?: number;
}

/**
 * A disc with an attacker's number: `rest` on spaces where the attacker can end its move, `badge`
 * on its best place.
 */
export interface DiscShape extends Point {
  readonly kind: 'rest' | 'badge';
  readonly space: Space;
  readonly radius: number;
  readonly attacker: number;
}

/** A piece, for renderers that draw tokens. Other renderers write its name. */
export interface PieceShape {
  readonly kind: 'piece';
  readonly piece: Piece;
  /** The middles of its drawn spaces. */
  readonly middles: readonly Point[];
}

/** A text on a space: its `level`; the `name` of its pieces, or its rank; or its `note`. */
export interface TextShape extends Point {
  readonly kind: 'level' | 'name' | 'note';
  readonly cell: Cell;
  readonly text: string;
  /** The probability in the note, so that the text contrasts with the shade below it. */
  readonly chance?: number;
}

/**
 * A column number above the board, or a row number to the left of the board. The point is on the edge of the board's
 * box.
 */
export interface NumberShape extends Point {
  readonly kind: 'column' | 'row';
  readonly number: number;
}

/** The shapes of board pictures. All lengths and points are in steps. */
export type Shape =
  | GroundShape
  | ShadeShape
  | RingShape
  | WallShape
  | ArrowShape
  | DiscShape
  | PieceShape
  | TextShape
  | NumberShape;

/** The sizes of shapes inside a space, as fractions of the space's size. */
const SHADE = 0.84;
const RING = 0.92;
const START = 0.9;

/** Half the length of an arrowhead: on a single line, and on numbered lines. */
const ARROW = 1 / 7;
const NUMBERED_ARROW = 0.18;
/** An arrowhead that points up. */
const HEAD: readonly Point[] = [
  { x: 0, y: -0.8 },
  { x: 0.7, y: 0.7 },
  { x: 0, y: 0.35 },
  { x: -0.7, y: 0.7 },
];
/** Distance between arrowheads on the same step from one space to the next. */
const ARROW_GAP = 0.24;

const BADGE = 0.115;
/** The position of a badge, next to the level of its space. */
const BADGE_AT = { x: -0.2, y: -0.34 };
/** Marks form a row on each space, below the name if there is one. */
const MARK = 0.07;
const MARKS_Y = 0.08;
const MARKS_BELOW_NAME = 0.135;
const MARK_GAP = 0.16;
const MARKS_WIDTH = 0.66;

/** Vertical positions of texts on a space, measured from its middle. */
const LEVEL_Y = -0.33;
const NAME_Y = -0.13;
const NOTE_Y = 0.27;

/**
 * The shapes of a board in drawing order, from the bottom up.
 *
 * @param notes by space name; notes outside the layout are not drawn
 */
export function paint(layout: BoardLayout, notes: SpaceNotes = new Map()): Shape[] {
  const { cells } = layout;
  return [
    ...cells.map(
      (cell): GroundShape => ({
        kind: 'ground',
        cell,
        corners: cornersOf(layout.grid, cell),
      }),
    ),
    ...shades(layout, notes),
    ...rings(layout, notes),
    ...walls(layout),
    ...arrowsOf(layout, layout.line, ARROW),
    ...stands(layout),
    ...rests(layout),
    ...linesSideBySide(layout),
    ...pieces(layout),
    ...badges(layout),
    ...texts(layout, notes),
    ...rim(layout),
  ];
}

function shades({ grid, cells }: BoardLayout, notes: SpaceNotes): ShadeShape[] {
  return cells.flatMap((cell) => {
    const chance = notes.get(cell.name)?.chance;
    if (chance === undefined) return [];
    return [{ kind: 'shade' as const, cell, corners: cornersOf(grid, cell, SHADE), chance }];
  });
}

function rings({ grid, cells }: BoardLayout, notes: SpaceNotes): RingShape[] {
  const best = cells.filter(({ name }) => notes.get(name)?.rank === 1);
  return [
    ...best.map(({ space }) => ring(grid, 'best', space, RING)),
    ...cells.flatMap(({ start: name, space }) =>
      name === undefined ? [] : [{ ...ring(grid, 'start', space, START), name }],
    ),
  ];
}

function ring(grid: Grid, kind: RingShape['kind'], space: Space, factor: number): RingShape {
  const middle = middleOf(grid, space);
  return { kind, space, ...middle, corners: cornersOf(grid, middle, factor) };
}

function stands({ grid, crop, attackers }: BoardLayout): RingShape[] {
  return attackers.flatMap(({ number, stand }) =>
    drawnIn(crop, stand?.spaces).map((space) => ({
      ...ring(grid, 'stand', space, RING),
      attacker: number,
    })),
  );
}

function drawnIn(crop: Crop, spaces: readonly Space[] = []): Space[] {
  return spaces.filter((space) => isWithin(crop, space));
}

function badges({ grid, crop, attackers }: BoardLayout): DiscShape[] {
  return attackers.flatMap(({ number, stand }) =>
    drawnIn(crop, stand?.spaces).map((space) => ({
      kind: 'badge' as const,
      space,
      ...moved(middleOf(grid, space), BADGE_AT),
      radius: BADGE,
      attacker: number,
    })),
  );
}

/**
 * Marks on the spaces on which each attacker can end its move. Each attacker has its own position in the row of marks.
 */
function rests({ grid, crop, cells, attackers }: BoardLayout): DiscShape[] {
  const named = new Set(cells.filter((cell) => nameOn(cell) !== '').map(({ name }) => name));
  const gap = Math.min(MARK_GAP, MARKS_WIDTH / Math.max(1, attackers.length - 1));
  return attackers.flatMap(({ number, reach }) => {
    const x = (number - 1 - (attackers.length - 1) / 2) * gap;
    return drawnIn(crop, reach).map((space) => ({
      kind: 'rest' as const,
      space,
      ...moved(middleOf(grid, space), {
        x,
        y: named.has(spaceName(space)) ? MARKS_BELOW_NAME : MARKS_Y,
      }),
      radius: MARK,
      attacker: number,
    }));
  });
}

function walls({ grid, walls: all }: BoardLayout): WallShape[] {
  return all.map((ends) => ({ kind: 'wall', ends, ...sharedSide(grid, ...ends) }));
}

/** The arrowheads on a line of knockback. The first arrowhead points out of the defender's first space on the line. */
function arrowsOf(
  { grid, pieces: all }: BoardLayout,
  line: readonly Space[],
  half: number,
): ArrowShape[] {
  const defender = all.find(({ role }) => role === 'defender')?.spaces ?? [];
  const [, through] = line;
  // After an earlier move of the defender, a line may start from a space that the defender has
  // left.
  const base = through && isOn(defender, through) ? defender : [];
  return arrowsAlong(grid, line.slice(1)).map((arrow) => ({
    kind: 'arrow',
    ...arrow,
    corners: HEAD.map(({ x, y }) =>
      moved(arrow, turned({ x: x * half, y: y * half }, arrow.angle)),
    ),
    isWithinBase: isOn(base, arrow.to),
  }));
}

function isOn(spaces: readonly Space[], space: Space): boolean {
  return spaces.some((one) => sameSpace(one, space));
}

/** The arrowheads on all attackers' lines. Arrowheads between the same two spaces are drawn side by side. */
function linesSideBySide(layout: BoardLayout): ArrowShape[] {
  const arrows = layout.attackers.flatMap(({ number, stand }) =>
    arrowsOf(layout, stand?.line ?? [], NUMBERED_ARROW).map((arrow) => ({
      ...arrow,
      attacker: number,
    })),
  );
  const sideOf = ({ x, y, isWithinBase }: ArrowShape) =>
    `${x.toFixed(3)},${y.toFixed(3)},${isWithinBase}`;
  return arrows.map((arrow) => {
    const here = arrows.filter((other) => sideOf(other) === sideOf(arrow));
    const aside = (here.indexOf(arrow) - (here.length - 1) / 2) * ARROW_GAP;
    const by = turned({ x: aside, y: 0 }, arrow.angle);
    return {
      ...arrow,
      ...moved(arrow, by),
      corners: arrow.corners.map((corner) => moved(corner, by)),
    };
  });
}

function pieces({ grid, crop, pieces: all }: BoardLayout): PieceShape[] {
  return all.flatMap((piece) => {
    const middles = drawnIn(crop, piece.spaces).map((space) => middleOf(grid, space));
    return middles.length > 0 ? [{ kind: 'piece', piece, middles }] : [];
  });
}

function texts({ cells }: BoardLayout, notes: SpaceNotes): TextShape[] {
  const written = (kind: TextShape['kind'], y: number, textOn: (cell: Cell) => string) =>
    cells.flatMap((cell) => {
      const text = textOn(cell);
      if (text === '') return [];
      const chance = notes.get(cell.name)?.chance;
      const at = moved(cell, { x: 0, y });
      return [{ kind, cell, ...at, text, ...(chance !== undefined && { chance }) }];
    });
  return [
    ...written('level', LEVEL_Y, levelOn),
    ...written('name', NAME_Y, (cell) => nameOn(cell) || rankLabel(notes.get(cell.name)?.rank)),
    ...written('note', NOTE_Y, ({ name }) => notes.get(name)?.text ?? ''),
  ];
}

/** The text for a space's ground: `3w`, or `3w (a)` in the start area `a`. */
export function levelOn({ ground, start }: Cell): string {
  return start === undefined ? groundText(ground) : `${groundText(ground)} (${start})`;
}

/**
 * The names of the pieces on a space; if there are none, the names of the attackers for whom the space is the best
 * place.
 */
function nameOn({ pieces, best }: Cell): string {
  return pieces.map(({ name }) => name).join(', ') || best.join(', ');
}

function rim({ grid, crop, box }: BoardLayout): NumberShape[] {
  const { left, top, right, bottom } = crop;
  return [
    ...range(left, right).map((number) => ({
      kind: 'column' as const,
      x: middleOf(grid, [number, top]).x,
      y: box.y,
      number,
    })),
    ...range(top, bottom).map((number) => ({
      kind: 'row' as const,
      x: box.x,
      y: middleOf(grid, [left, number]).y,
      number,
    })),
  ];
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

function moved({ x, y }: Point, by: Point): Point {
  return { x: x + by.x, y: y + by.y };
}

/** @param degrees clockwise */
function turned({ x, y }: Point, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}
