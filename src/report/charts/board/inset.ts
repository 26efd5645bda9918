import {
  type Crop,
  type GroundPaint,
  type Overview,
  overviewOf,
  type Scene,
  SHAPES,
  sizeOf,
} from '../../../board/index.ts';
import type { Layer } from '../chart.ts';

/** The longer side of the inset in pixels, and the most blocks that it is made of on a side. */
export const INSET = 150;
const MOST_BLOCKS = 32;
/** The least side of the frame, as a share of the longer side. */
const LEAST_FRAME = 0.06;

/** How a field that names paints becomes colours. */
export interface PaintScale {
  readonly type: 'nominal';
  readonly scale: { readonly domain: string[] };
  readonly legend: object | null;
}

/** Where the inset is, and how large a space is in it: in steps of the board beside it. */
export interface InsetPlace {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The whole board in small, block by block, with a dot for each piece and a frame around the part that is drawn. */
export function insetLayer(
  scene: Scene,
  crop: Crop,
  { x, y, scale }: InsetPlace,
  paint: PaintScale,
): Layer {
  const { terrain, grid } = scene;
  const rise = scale * SHAPES[grid].rise;
  const overview = overviewOf(scene, crop, MOST_BLOCKS);
  const block = overview.size;
  const right = (column: number) => x + Math.min(column, terrain.columns) * scale;
  const down = (row: number) => y + Math.min(row, terrain.rows.length) * rise;
  const fill = { field: 'paint', ...paint };
  const { columns, rows } = sizeOf(crop);
  // The frame of a few spaces stays visible.
  const least = LEAST_FRAME * scale * Math.max(terrain.columns, terrain.rows.length);
  const [wide, high] = [Math.max(columns * scale, least), Math.max(rows * rise, least)];
  const [middle, level] = [right(crop.left + columns / 2), down(crop.top + rows / 2)];
  return {
    layer: [
      {
        data: {
          values: stripesOf(overview).map(({ column, row, length, paint }) => ({
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
          fill,
          stroke: { ...fill, legend: null },
        },
      },
      {
        data: {
          values: overview.rows
            .flat()
            .flatMap(({ column, row, role }) =>
              role ? [{ x: right((column + 0.5) * block), y: down((row + 0.5) * block) }] : [],
            ),
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
