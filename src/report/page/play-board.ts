/* Boards as SVG for pages: the ground for a best play, and the ground on which a game is watched. */

import { shortened } from '../../base/index.ts';
import {
  type BoardLayout,
  cornersOf,
  type Grid,
  layoutOf,
  overviewOf,
  paint,
  type Scene,
  SHAPES,
  type Shape,
  sizeOf,
} from '../../board/index.ts';
import type { Play } from '../../rules/index.ts';
import type { PageGround } from '../in-browser/data.ts';
import { type SvgNode, short, svgText } from '../svg.ts';
import { html, Markup } from './html.ts';

/** The margin for column and row numbers, and the size of these numbers, as shares of the board's longer side. */
const RIM = 0.06;
const LETTERS = 0.035;
/** If there are more columns or rows, only every fifth is numbered. */
const MOST_NUMBERED = 14;

/** The board of a best play, cropped to the part in which its decisions take place. */
export function playGround(scene: Scene, play: Play): PageGround {
  return groundOf(layoutFor(scene, play));
}

/** The ground of a whole board, with every piece that is not a figure. */
export function wholeGround(scene: Scene): PageGround {
  return groundOf(layoutOf(scene, [], false));
}

function layoutFor(scene: Scene, { decisions }: Play): BoardLayout {
  const shown = decisions.flatMap(({ stand }) => (stand ? [...stand.spaces, ...stand.line] : []));
  return layoutOf(scene, shown);
}

function groundOf(layout: BoardLayout): PageGround {
  const { x, y, width, height } = layout.box;
  const longer = Math.max(width, height);
  const rim = RIM * longer;
  const shapes = paint(layout);
  const walls = shapes.flatMap((shape) => (shape.kind === 'wall' ? [wallNode(shape)] : []));
  return {
    box: [x - rim, y - rim, width + rim, height + rim].map(short).join(' '),
    ground: [
      ...groundNodes(shapes),
      ...walls,
      {
        tag: 'g',
        attributes: { class: 'rim', 'font-size': short(LETTERS * longer) },
        content: numberNodes(layout, shapes, rim / 2),
      },
    ],
    things: shapes.flatMap((shape) => (shape.kind === 'piece' ? thingNodes(shape) : [])),
    outline: outline(layout.grid),
  };
}

/** The ground, as one path per paint, which is far shorter than one path per space. */
function groundNodes(shapes: readonly Shape[]): SvgNode[] {
  const paths = new Map<string, string>();
  for (const shape of shapes) {
    if (shape.kind !== 'ground') continue;
    const corners = shape.corners.map(({ x, y }) => `${short(x)} ${short(y)}`);
    const { paint } = shape.cell;
    paths.set(paint, `${paths.get(paint) ?? ''}M${corners.join('L')}Z`);
  }
  return [...paths].map(([paint, d]) => ({
    tag: 'path',
    attributes: { fill: `var(--${paint})`, d, class: 'hexes' },
  }));
}

type ShapeOf<Kind extends Shape['kind']> = Extract<Shape, { kind: Kind }>;

function wallNode({ x, y, x2, y2 }: ShapeOf<'wall'>): SvgNode {
  return {
    tag: 'line',
    attributes: { class: 'wall', x1: short(x), y1: short(y), x2: short(x2), y2: short(y2) },
  };
}

/** The column and row numbers, at the given distance from the board. */
function numberNodes({ crop }: BoardLayout, shapes: readonly Shape[], away: number): SvgNode[] {
  const { columns, rows } = sizeOf(crop);
  const every = Math.max(columns, rows) > MOST_NUMBERED ? 5 : 1;
  return shapes.flatMap((shape) => {
    if (shape.kind !== 'column' && shape.kind !== 'row') return [];
    const { kind, number, x, y } = shape;
    if (number % every !== 0) return [];
    const at = kind === 'column' ? { x, y: y - away } : { x: x - away, y };
    const attributes = { x: short(at.x), y: short(at.y) };
    return [{ tag: 'text', attributes, content: String(number) }];
  });
}

/** The maximum number of letters of a piece's name that fit into one space. */
const MOST_LETTERS = 8;

/** A piece that is not a figure: on each of its spaces, a disc with a few letters. */
function thingNodes({ piece, middles }: ShapeOf<'piece'>): SvgNode[] {
  if (piece.kind === 'figure') return [];
  // For example, "Astrid" for the Glyph of Astrid, or "outcrop".
  const name = shortened(piece.name.replace(/^glyph of /i, ''), MOST_LETTERS);
  return middles.map(({ x, y }) => ({
    tag: 'g',
    attributes: {
      class: `thing ${piece.kind}`,
      transform: `translate(${short(x)} ${short(y)})`,
    },
    content: [
      { tag: 'circle', attributes: { r: 0.4 } },
      { tag: 'text', attributes: { 'font-size': 0.2 }, content: name },
    ],
  }));
}

/**
 * The ground of a board with its walls, on which the page's script draws the place and line of a decision. It has no
 * pieces, since their places change from decision to decision. Lengths are in steps.
 */
export function playBoard(scene: Scene, play: Play): Markup {
  const { box, ground, outline } = playGround(scene, play);
  return html`<svg class="ground" viewBox="${box}" aria-hidden="true">
${new Markup(ground.map(svgText).join('\n'))}
<g class="shown" data-outline="${outline}"></g>
</svg>`;
}

/** The maximum number of blocks along a side of the overview. */
const MOST_BLOCKS = 32;

/**
 * A small overview of the board, with a frame around the part that `playBoard` draws. Lengths are in blocks.
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

/** The outline of a space, as the relative steps of a path that begins at the middle of the space. */
function outline(grid: Grid): string {
  const corners = cornersOf(grid, { x: 0, y: 0 });
  const steps = corners.map(({ x, y }, i) => {
    const from = corners[i - 1] ?? { x: 0, y: 0 };
    return `${i === 0 ? 'm' : 'l'}${short(x - from.x)} ${short(y - from.y)}`;
  });
  return `${steps.join('')}z`;
}
