/* Chooses the part of a large board that a picture shows: the part where the fight takes place. */

import type { Piece, Scene } from './scene.ts';
import type { Space } from './space.ts';
import type { Terrain } from './terrain.ts';

/** A rectangular part of a board, given by its first and last columns and rows, inclusive. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A board with at most this many columns and rows is drawn whole, because it fits a terminal of normal width. */
const MOST_WHOLE = 12;
/** Maximum number of columns and rows in the picture of a larger board, unless the fight needs more. */
const MOST_DRAWN = 24;
/** Margin around the contents of a crop, in spaces. */
const MARGIN = 2;
/** A crop is worthwhile only if it leaves out at least this share of the board. */
const LEAST_SAVED = 0.2;

export function wholeBoard({ columns, rows }: Terrain): Crop {
  return { left: 0, top: 0, right: columns - 1, bottom: rows.length - 1 };
}

export function isWhole(crop: Crop, terrain: Terrain): boolean {
  return areaOf(crop) === areaOf(wholeBoard(terrain));
}

export function sizeOf({ left, top, right, bottom }: Crop): { columns: number; rows: number } {
  return { columns: right - left + 1, rows: bottom - top + 1 };
}

export function isWithin({ left, top, right, bottom }: Crop, [column, row]: Space): boolean {
  return column >= left && column <= right && row >= top && row <= bottom;
}

/**
 * The part of a board to draw. A small board, or a board without a fight, is drawn whole. Otherwise the crop contains
 * the fight: all figures, the reach of the attackers, and the spaces to which the defender can be driven. If these are
 * too far apart, the crop first leaves out figures that do not fight, then the reach and the spaces to which the
 * defender can be driven, and last a distant attacker. Obstacles and walls never enlarge the picture.
 *
 * @param reached spaces that must be visible, such as those on which a figure may end
 */
export function cropOf(scene: Scene, reached: readonly Space[]): Crop {
  const { terrain, pieces, line, stands = [], reach = [], driven = [] } = scene;
  const whole = wholeBoard(terrain);
  if (isAtMost(whole, MOST_WHOLE)) return whole;
  const spacesOf = (isShown: (piece: Piece) => boolean) =>
    pieces.filter(isShown).flatMap(({ spaces }) => spaces);
  const defence = [
    ...spacesOf(({ role }) => role === 'defender'),
    ...line.slice(1),
    ...stands.flatMap((stand) => [...stand.spaces, ...stand.line]),
    ...reached,
  ];
  if (defence.length === 0) return whole;
  const fighters = [...defence, ...spacesOf(({ role }) => role === 'attacker')];
  const moving = [...fighters, ...driven, ...reach.flatMap(({ spaces }) => spaces)];
  const candidates = [
    [...moving, ...spacesOf(({ kind }) => kind === 'figure')],
    moving,
    fighters,
    defence,
  ].map((spaces) => around(spaces, whole));
  const crop = candidates.find((one) => isAtMost(one, MOST_DRAWN)) ?? candidates.at(-1) ?? whole;
  const isWorthIt =
    !isAtMost(whole, MOST_DRAWN) || areaOf(crop) <= (1 - LEAST_SAVED) * areaOf(whole);
  return isWorthIt ? crop : whole;
}

/** The spaces that exist within a crop, row by row. */
export function spacesIn({ left, top, right, bottom }: Crop, { rows }: Terrain): Space[] {
  const spaces: Space[] = [];
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      if (rows[row]?.[column]) spaces.push([column, row]);
    }
  }
  return spaces;
}

/** "columns 245 to 262, rows 246 to 255, of 500 × 500" */
export function cropInWords(
  { left, top, right, bottom }: Crop,
  { columns, rows }: Terrain,
): string {
  const range = (name: string, from: number, to: number) =>
    from === to ? `${name} ${from}` : `${name}s ${from} to ${to}`;
  return `${range('column', left, right)} and ${range('row', top, bottom)} of ${columns} × ${rows.length}`;
}

/** The smallest part of a board that contains these spaces and a margin; the whole board if there are no spaces. */
function around(spaces: readonly Space[], whole: Crop): Crop {
  if (spaces.length === 0) return whole;
  let [left, top, right, bottom] = [whole.right, whole.bottom, 0, 0];
  for (const [column, row] of spaces) {
    left = Math.min(left, column - MARGIN);
    right = Math.max(right, column + MARGIN);
    top = Math.min(top, row - MARGIN);
    bottom = Math.max(bottom, row + MARGIN);
  }
  return {
    left: Math.max(left, 0),
    top: Math.max(top, 0),
    right: Math.min(right, whole.right),
    bottom: Math.min(bottom, whole.bottom),
  };
}

function isAtMost(crop: Crop, most: number): boolean {
  const { columns, rows } = sizeOf(crop);
  return columns <= most && rows <= most;
}

function areaOf(crop: Crop): number {
  const { columns, rows } = sizeOf(crop);
  return columns * rows;
}
