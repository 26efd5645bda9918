/* The inset of a large board: a small picture of the whole board, with a frame around the part that is drawn. */

import {
  type Crop,
  type GroundPaint,
  type Overview,
  overviewOf,
  type Point,
  type Scene,
  SHAPES,
  sizeOf,
} from '../../../board/index.ts';
import type { Palette } from '../palette.ts';
import { circle, type Lettering, type Mark, rectangle } from './mark.ts';

/** The longer side of the inset in pixels, and the maximum number of blocks along a side. */
export const INSET = 150;
const MOST_BLOCKS = 32;
/** The minimum side of the frame, as a share of the inset's longer side. */
const LEAST_FRAME = 0.06;
const DOT = 1.5;

/** The whole board in blocks, with a dot for each piece. */
export function insetMarks(
  scene: Scene,
  crop: Crop,
  { x, y }: Point,
  { paints, wall, accent }: Palette,
): Mark[] {
  const { terrain, grid } = scene;
  const scale = INSET / Math.max(terrain.columns, terrain.rows.length);
  const rise = scale * SHAPES[grid].rise;
  const overview = overviewOf(scene, crop, MOST_BLOCKS);
  const right = (column: number) => x + Math.min(column, terrain.columns) * scale;
  const down = (row: number) => y + Math.min(row, terrain.rows.length) * rise;
  const block = overview.size;
  const stripes = stripesOf(overview).map(({ column, row, length, paint }): Mark => {
    const [left, top] = [right(column * block), down(row * block)];
    const path = rectangle(right((column + length) * block) - left, down((row + 1) * block) - top);
    // A stroke in the fill color hides the seams between rectangles.
    return { x: left, y: top, path, fill: paints[paint], stroke: paints[paint], strokeWidth: 1 };
  });
  const dots = overview.rows.flat().flatMap(({ column, row, role }): Mark[] =>
    role
      ? [
          {
            x: right((column + 0.5) * block),
            y: down((row + 0.5) * block),
            path: circle(DOT),
            fill: wall,
          },
        ]
      : [],
  );
  const { columns, rows } = sizeOf(crop);
  // The frame stays visible even if it contains only a few spaces.
  const least = LEAST_FRAME * INSET;
  const [width, height] = [Math.max(columns * scale, least), Math.max(rows * rise, least)];
  const frame: Mark = {
    x: right(crop.left + columns / 2) - width / 2,
    y: down(crop.top + rows / 2) - height / 2,
    path: rectangle(width, height),
    stroke: accent,
    strokeWidth: 2,
  };
  return [...stripes, ...dots, frame];
}

/** The title above the inset: "All 70 × 60". */
export function insetTitle({ terrain }: Scene, { x, y }: Point, { faint }: Palette): Lettering {
  const text = `All ${terrain.columns} × ${terrain.rows.length}`;
  return { x, y: y - 11, text, fontSize: 11, fill: faint, isStart: true };
}

/** Adjacent blocks in one row with the same paint. */
interface Stripe {
  readonly column: number;
  readonly row: number;
  length: number;
  readonly paint: GroundPaint;
}

function stripesOf({ rows }: Overview): Stripe[] {
  const stripes: Stripe[] = [];
  for (const { column, row, paint } of rows.flat()) {
    if (!paint) continue;
    const last = stripes.at(-1);
    const goesOn =
      last?.row === row && last.paint === paint && last.column + last.length === column;
    if (goesOn) last.length += 1;
    else stripes.push({ column, row, length: 1, paint });
  }
  return stripes;
}
