import { type Crop, cropOf, spacesIn } from '../../boards/crop.ts';
import type { Scene } from '../../boards/scene.ts';
import { groundAt } from '../../boards/terrain.ts';
import type { Play } from '../../rules/plan.ts';
import { painterOf } from '../charts/board/painter.ts';
import { type Placer, placer, SHAPES } from '../charts/board/shapes.ts';
import { wallsAt } from '../charts/board/walls.ts';
import { html, type Markup } from './html.ts';

/** Room for the numbers of columns and rows, and how large they are, as shares of the board's width. */
const RIM = 0.06;
const LETTERS = 0.035;
/** Of more columns than these, every fifth is numbered. */
const MOST_NUMBERED = 14;

/** The ground of a board as it is drawn: numbers and paths, fit to be sent to a page. */
export interface PlayGround {
  /** Of the whole picture, as SVG writes it. */
  readonly box: string;
  /** The spaces of each paint, by the name of its variable. */
  readonly paths: readonly { readonly paint: string; readonly d: string }[];
  readonly walls: readonly Readonly<Record<'x' | 'y' | 'x2' | 'y2', string>>[];
  /** The size of the numbers. */
  readonly letters: string;
  readonly numbers: readonly { readonly n: number; readonly x: string; readonly y: string }[];
  /** The sides of a space, from its middle. */
  readonly outline: string;
}

/** What is drawn of a board on which somebody plays: the part of it that any decision shows. */
export function playGround(scene: Scene, { decisions }: Play): PlayGround {
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
  return {
    box: [x, y, width + rim, height + rim].map(short).join(' '),
    paths: groundPaths(scene, crop, at),
    walls: wallsAt(scene, crop, at).map((wall) => ({
      x: short(wall.x),
      y: short(wall.y),
      x2: short(wall.x2),
      y2: short(wall.y2),
    })),
    letters: short(LETTERS * Math.max(width, height)),
    numbers: rimNumbers(crop, at, y + rim / 2, x + rim / 2),
    outline: outline(grid),
  };
}

/**
 * The ground of a board with its walls, onto which the page's script draws the place and the line of a
 * decision. Nobody stands on it: who does changes from decision to decision. Drawn in steps.
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

/** A path for each paint: far shorter than one for each space. */
function groundPaths(scene: Scene, crop: Crop, at: Placer): PlayGround['paths'] {
  const paint = painterOf(scene.terrain);
  const paths = new Map<string, string>();
  for (const space of spacesIn(crop, scene.terrain)) {
    const colour = paint(groundAt(scene.terrain, space));
    const { x, y } = at(space);
    const path = `M${short(x)} ${short(y)}${outline(scene.grid)}`;
    paths.set(colour, (paths.get(colour) ?? '') + path);
  }
  return [...paths].map(([colour, d]) => ({ paint: colour, d }));
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
): PlayGround['numbers'] {
  const every = Math.max(right - left, bottom - top) >= MOST_NUMBERED ? 5 : 1;
  const from = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, i) => first + i).filter((n) => n % every === 0);
  const number = (n: number, atX: number, atY: number) => ({ n, x: short(atX), y: short(atY) });
  return [
    ...from(left, right).map((column) => number(column, at([column, top]).x, y)),
    ...from(top, bottom).map((row) => number(row, x, at([left, row]).y)),
  ];
}

function short(n: number): string {
  return String(Math.round(n * 1000) / 1000);
}
