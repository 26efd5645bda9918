import { type Crop, sizeOf } from '../../../boards/crop.ts';
import { SHAPES } from '../../../boards/geometry.ts';
import { type GroundPaint, levelsOf, paintOf } from '../../../boards/paint.ts';
import type { Scene } from '../../../boards/scene.ts';
import { groundAt, type Terrain } from '../../../boards/terrain.ts';
import type { Layer } from '../chart.ts';
import { PAINTS } from '../palette.ts';

/** The longer side of the inset in pixels, and the most blocks that it is made of on a side. */
export const INSET = 150;
const MOST_BLOCKS = 32;
/** The least side of the frame, as a share of the longer side. */
const LEAST_FRAME = 0.06;

/** Where the inset is, and how large a space is in it: in steps of the board beside it. */
export interface InsetPlace {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The whole board in small, block by block, with a dot for each piece and a frame around the part that is drawn. */
export function insetLayer(scene: Scene, crop: Crop, { x, y, scale }: InsetPlace): Layer {
  const { terrain, grid } = scene;
  const rise = scale * SHAPES[grid].rise;
  const block = Math.ceil(Math.max(terrain.columns, terrain.rows.length) / MOST_BLOCKS);
  const right = (column: number) => x + Math.min(column, terrain.columns) * scale;
  const down = (row: number) => y + Math.min(row, terrain.rows.length) * rise;
  const paint = {
    field: 'paint',
    type: 'nominal' as const,
    scale: { domain: [...PAINTS] },
    legend: null,
  };
  const { columns, rows } = sizeOf(crop);
  // The frame of a few spaces stays visible.
  const least = LEAST_FRAME * scale * Math.max(terrain.columns, terrain.rows.length);
  const [wide, high] = [Math.max(columns * scale, least), Math.max(rows * rise, least)];
  const [middle, level] = [right(crop.left + columns / 2), down(crop.top + rows / 2)];
  return {
    layer: [
      {
        data: {
          values: stripesOf(terrain, block).map(({ column, row, length, paint }) => ({
            x: right(column * block),
            x2: right((column + length) * block),
            y: down(row * block),
            y2: down((row + 1) * block),
            paint,
          })),
        },
        // Their own stroke closes the seams between them.
        mark: { type: 'rect', strokeWidth: 1 },
        encoding: {
          x2: { field: 'x2' },
          y2: { field: 'y2' },
          fill: paint,
          stroke: paint,
        },
      },
      {
        data: {
          values: blocksWithPieces(scene, block).map(([column, row]) => ({
            x: right((column + 0.5) * block),
            y: down((row + 0.5) * block),
          })),
        },
        mark: { type: 'point', style: 'wall', filled: true, size: 9, opacity: 1 },
      },
      {
        data: {
          values: [
            {
              x: middle - wide / 2,
              x2: middle + wide / 2,
              y: level - high / 2,
              y2: level + high / 2,
            },
          ],
        },
        mark: { type: 'rect', style: 'accent', filled: false, strokeWidth: 2 },
        encoding: { x2: { field: 'x2' }, y2: { field: 'y2' } },
      },
      {
        data: { values: [{ x, y, number: `All ${terrain.columns} × ${terrain.rows.length}` }] },
        mark: { type: 'text', style: 'faint', fontSize: 11, align: 'left', dy: -11 },
        encoding: { text: { field: 'number', type: 'nominal' } },
      },
    ],
  };
}

/** Blocks of the same paint, one after the other in a row. */
interface Stripe {
  readonly column: number;
  readonly row: number;
  length: number;
  readonly paint: GroundPaint;
}

function stripesOf(terrain: Terrain, block: number): Stripe[] {
  const levels = levelsOf(terrain);
  const stripes: Stripe[] = [];
  for (let row = 0; row * block < terrain.rows.length; row++) {
    for (let column = 0; column * block < terrain.columns; column++) {
      const grounds = groundsOf(terrain, column * block, row * block, block);
      const most = mostCommon(grounds.map((ground) => paintOf(ground, levels)));
      if (!most) continue;
      const last = stripes.at(-1);
      const goesOn =
        last?.row === row && last.paint === most && last.column + last.length === column;
      if (goesOn) last.length += 1;
      else stripes.push({ column, row, length: 1, paint: most });
    }
  }
  return stripes;
}

/** The ground of the spaces in a block. */
function groundsOf(terrain: Terrain, left: number, top: number, block: number) {
  const places = Array.from({ length: block * block }, (_, i) =>
    groundAt(terrain, [left + (i % block), top + Math.floor(i / block)]),
  );
  return places.filter((ground) => ground !== undefined);
}

function mostCommon<T>(items: readonly T[]): T | undefined {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most?.[0];
}

function blocksWithPieces({ pieces }: Scene, block: number): [number, number][] {
  const blocks = pieces.flatMap(({ spaces }) =>
    spaces.map(([column, row]): [number, number] => [
      Math.floor(column / block),
      Math.floor(row / block),
    ]),
  );
  return [...new Map(blocks.map((one) => [one.join(), one])).values()];
}
