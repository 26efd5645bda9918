/* Boards as SVG for pages: the ground under a best play, and the ground on which games are watched. */

import { shortened } from '../../base/index.ts';
import {
  type BoardLayout,
  type Grid,
  layoutOf,
  overviewOf,
  type Point,
  type Scene,
  SHAPES,
  sizeOf,
} from '../../board/index.ts';
import type { Play } from '../../rules/index.ts';
import type { PageGround } from '../in-browser/data.ts';
import { html, type Markup } from './html.ts';

/** The margin for column and row numbers, and their size, as shares of the board's longer side. */
const RIM = 0.06;
const LETTERS = 0.035;
/** With more columns or rows than this, only every fifth is numbered. */
const MOST_NUMBERED = 14;

/** The board of a best play, cropped to the part that its decisions show. */
export function playGround(scene: Scene, play: Play): PageGround {
  return groundOf(layoutFor(scene, play), scene, []);
}

/** The ground of a whole board with every piece that is not a figure. */
export function wholeGround(scene: Scene): PageGround {
  const layout = layoutOf(scene, [], false);
  const things = layout.cells.flatMap(({ x, y, pieces }) =>
    pieces
      .filter(({ kind }) => kind !== 'figure')
      .map(({ kind, name }) => ({ kind, text: shortName(name), x: short(x), y: short(y) })),
  );
  return groundOf(layout, scene, things);
}

/** The most letters of a piece's name, which has to fit into one space. */
const MOST_LETTERS = 8;

/** "tree"; "Astrid" for the Glyph of Astrid; "outcrop". */
const shortName = (name: string) => shortened(name.replace(/^glyph of /i, ''), MOST_LETTERS);

function layoutFor(scene: Scene, { decisions }: Play): BoardLayout {
  const shown = decisions.flatMap(({ stand }) => (stand ? [...stand.spaces, ...stand.line] : []));
  return layoutOf(scene, shown);
}

function groundOf(layout: BoardLayout, scene: Scene, things: PageGround['things']): PageGround {
  const { width, height } = layout.box;
  const rim = RIM * Math.max(width, height);
  const [x, y] = [layout.box.x - rim, layout.box.y - rim];
  return {
    box: [x, y, width + rim, height + rim].map(short).join(' '),
    paths: groundPaths(layout, scene.grid),
    walls: layout.walls.map((wall) => ({
      x: short(wall.x),
      y: short(wall.y),
      x2: short(wall.x2),
      y2: short(wall.y2),
    })),
    letters: short(LETTERS * Math.max(width, height)),
    numbers: rimNumbers(layout, { x: x + rim / 2, y: y + rim / 2 }),
    outline: outline(scene.grid),
    things,
  };
}

/**
 * The ground of a board with its walls, on which the page's script draws a decision's place and line. It has no pieces,
 * since their places change from decision to decision. Lengths are in steps.
 */
export function playBoard(scene: Scene, play: Play): Markup {
  const { box, paths, walls, letters, numbers, outline } = playGround(scene, play);
  return html`<svg class="ground" viewBox="${box}" aria-hidden="true">
${paths.map(({ paint, d }) => html`<path fill="var(--${paint})" d="${d}"/>`)}
${walls.map((wall) => html`<line class="wall" x1="${wall.x}" y1="${wall.y}" x2="${wall.x2}" y2="${wall.y2}"/>`)}
<g class="rim" font-size="${letters}">${numbers.map(({ n, x, y }) => html`<text x="${x}" y="${y}">${n}</text>`)}</g>
<g class="shown" data-outline="${outline}"></g>
</svg>`;
}

/** The most blocks along a side of the overview. */
const MOST_BLOCKS = 32;

/**
 * A small overview of the board, with a frame around the part that `playBoard` draws; lengths are in blocks.
 *
 * @returns undefined if `playBoard` draws the whole board
 */
export function playOverview(scene: Scene, play: Play): Markup | undefined {
  const { crop, cropText } = layoutFor(scene, play);
  if (cropText === undefined) return undefined;
  const { size, rows } = overviewOf(scene, crop, MOST_BLOCKS);
  const { columns } = scene.terrain;
  const { rise } = SHAPES[scene.grid];
  const blocks = rows.flat().filter(({ paint }) => paint);
  const part = sizeOf(crop);
  const inBlocks = (spaces: number) => short(spaces / size);
  return html`<p class="part">Shown: ${cropText} spaces.</p>
<svg class="overview" viewBox="${`0 0 ${inBlocks(columns)} ${short((scene.terrain.rows.length / size) * rise)}`}" aria-hidden="true">
<g transform="${`scale(1 ${short(rise)})`}">${blocks.map(({ column, row, paint }) => html`<rect x="${String(column)}" y="${String(row)}" width="1" height="1" fill="var(--${paint})"/>`)}
<rect class="frame" x="${inBlocks(crop.left)}" y="${inBlocks(crop.top)}" width="${inBlocks(part.columns)}" height="${inBlocks(part.rows)}"/></g>
</svg>`;
}

/** One path per paint, which is far shorter than one per space. */
function groundPaths({ cells }: BoardLayout, grid: Grid): PageGround['paths'] {
  const paths = new Map<string, string>();
  for (const { x, y, paint } of cells) {
    const path = `M${short(x)} ${short(y)}${outline(grid)}`;
    paths.set(paint, (paths.get(paint) ?? '') + path);
  }
  return [...paths].map(([paint, d]) => ({ paint, d }));
}

/** The outline of a space as relative steps of a path that begins at the middle of the space. */
function outline(grid: Grid): string {
  const { corners, diameter } = SHAPES[grid];
  const inSteps = corners.map(({ x, y }) => [(x * diameter) / 2, (y * diameter) / 2]);
  const steps = inSteps.map(([x = 0, y = 0], i) => {
    const [fromX = 0, fromY = 0] = inSteps[i - 1] ?? [];
    return `${i === 0 ? 'm' : 'l'}${short(x - fromX)} ${short(y - fromY)}`;
  });
  return `${steps.join('')}z`;
}

/** @param rim where the column of row numbers and the row of column numbers are centred */
function rimNumbers({ crop, columns, rows }: BoardLayout, rim: Point): PageGround['numbers'] {
  const { left, top, right, bottom } = crop;
  const every = Math.max(right - left, bottom - top) >= MOST_NUMBERED ? 5 : 1;
  const number = (n: number, x: number, y: number) => ({ n, x: short(x), y: short(y) });
  return [
    ...columns.map(({ number: column, x }) => number(column, x, rim.y)),
    ...rows.map(({ number: row, y }) => number(row, rim.x, y)),
  ].filter(({ n }) => n % every === 0);
}

function short(n: number): string {
  return String(Math.round(n * 1000) / 1000);
}
