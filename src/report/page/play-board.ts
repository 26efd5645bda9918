import { type Crop, cropOf, spacesIn } from '../../boards/crop.ts';
import type { Scene } from '../../boards/scene.ts';
import { groundAt } from '../../boards/terrain.ts';
import type { Play } from '../../rules/plan.ts';
import { painterOf } from '../charts/board/ground.ts';
import { type Placer, placer, SHAPES } from '../charts/board/shapes.ts';
import { wallsAt } from '../charts/board/walls.ts';
import { html, type Markup } from './html.ts';

/** Room for the numbers of columns and rows, and how large they are, as shares of the board's width. */
const RIM = 0.06;
const LETTERS = 0.035;
/** Of more columns than these, every fifth is numbered. */
const MOST_NUMBERED = 14;

/**
 * The ground of a board with its walls, onto which the page's script draws the place and the line of a
 * decision. Nobody stands on it: who does changes from decision to decision. Drawn in steps.
 */
export function playBoard(scene: Scene, { decisions }: Play): Markup {
  const { grid } = scene;
  const shown = decisions.flatMap(({ stand }) => (stand ? [...stand.spaces, ...stand.line] : []));
  const crop = cropOf(scene, shown);
  const at = placer(scene);
  const shape = SHAPES[grid];
  const corner = at([crop.left, crop.top]);
  const width = crop.right - crop.left + 1 + (grid === 'hex' ? 0.5 : 0);
  const height = (crop.bottom - crop.top) * shape.rise + shape.height;
  const rim = RIM * Math.max(width, height);
  const [x, y] = [crop.left - 0.5 - rim, corner.y - shape.height / 2 - rim];
  const box = [x, y, width + rim, height + rim].map(short).join(' ');
  return html`<svg class="ground" viewBox="${box}" aria-hidden="true">
${groundPaths(scene, crop, at)}
${wallsAt(scene, crop, at).map((wall) => html`<line class="wall" x1="${short(wall.x)}" y1="${short(wall.y)}" x2="${short(wall.x2)}" y2="${short(wall.y2)}"/>`)}
<g class="rim" font-size="${short(LETTERS * Math.max(width, height))}">${rimNumbers(crop, at, y + rim / 2, x + rim / 2)}</g>
<g class="shown" data-outline="${outline(grid)}"></g>
</svg>`;
}

/** A path for each paint: far shorter than one for each space. */
function groundPaths(scene: Scene, crop: Crop, at: Placer): Markup[] {
  const paint = painterOf(scene.terrain);
  const paths = new Map<string, string>();
  for (const space of spacesIn(crop, scene.terrain)) {
    const colour = paint(groundAt(scene.terrain, space));
    const { x, y } = at(space);
    const path = `M${short(x)} ${short(y)}${outline(scene.grid)}`;
    paths.set(colour, (paths.get(colour) ?? '') + path);
  }
  return [...paths].map(([colour, d]) => html`<path fill="var(--${colour})" d="${d}"/>`);
}

/** The sides of a space, from its middle, which is moved to first. */
function outline(grid: Scene['grid']): string {
  const { path, diameter } = SHAPES[grid];
  const corners = [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [
    (Number(x) * diameter) / 2,
    (Number(y) * diameter) / 2,
  ]);
  const steps = corners.map(([x = 0, y = 0], i) => {
    const [fromX = 0, fromY = 0] = corners[i - 1] ?? [];
    return `${i === 0 ? 'm' : 'l'}${short(x - fromX)} ${short(y - fromY)}`;
  });
  return `${steps.join('')}z`;
}

function rimNumbers(
  { left, top, right, bottom }: Crop,
  at: Placer,
  y: number,
  x: number,
): Markup[] {
  const every = Math.max(right - left, bottom - top) >= MOST_NUMBERED ? 5 : 1;
  const from = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, i) => first + i).filter((n) => n % every === 0);
  const number = (n: number, atX: number, atY: number) =>
    html`<text x="${short(atX)}" y="${short(atY)}">${n}</text>`;
  return [
    ...from(left, right).map((column) => number(column, at([column, top]).x, y)),
    ...from(top, bottom).map((row) => number(row, x, at([left, row]).y)),
  ];
}

function short(n: number): string {
  return String(Math.round(n * 1000) / 1000);
}
