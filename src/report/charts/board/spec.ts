/* The picture of a board as a Vega-Lite spec, in layers from the ground up, for reports and studies. */

import { shortNames } from '../../../base/index.ts';
import {
  type BoardLayout,
  type Crop,
  type GroundPaint,
  groundText,
  layoutOf,
  type Overview,
  overviewOf,
  type Scene,
  SHAPES,
  sizeOf,
  TERRAIN_KINDS,
  TERRAIN_LETTERS,
} from '../../../board/index.ts';
import { textWidth } from '../../pictures/text-width.ts';
import { type ChartSpec, type Layer, layers, SCHEMA } from '../chart.ts';
import { PAINTS, PAPER } from '../palette.ts';
import { THEME, withAttackers } from '../theme.ts';
import { arrowLayer, attackerKey, attackerLayers, attackersInWords } from './attackers.ts';
import { inkOn, notesInWords, rankLabel, type SpaceNotes } from './notes.ts';
import { spaceShape } from './shapes.ts';

/** The longer side of the inset in pixels, and the most blocks along one of its sides. */
const INSET = 150;
const MOST_BLOCKS = 32;
/** The shortest side of the frame, as a share of the inset's longer side. */
const LEAST_FRAME = 0.06;

/** The mapping from paint names to colours. */
interface PaintScale {
  readonly type: 'nominal';
  readonly scale: { readonly domain: string[] };
  readonly legend: object | null;
}

/** The inset's position and the size of a space in it, in steps of the main board. */
interface InsetPlace {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The whole board in small, in blocks, with a dot for each piece and a frame around the part shown large. */
function insetLayer(
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
  // Keeps the frame visible around only a few spaces.
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
        // A stroke in the fill colour closes the seams between rectangles.
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

/** A run of blocks in one row with the same paint. */
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

/** The most lines of a name on a board, which leave a space room for its chance. */
const MOST_LINES = 2;
const BOLD = 600;

/** Names on a board, each in lines no wider than `width` pixels; different names stay different. */
function namesInLines(names: readonly string[], width: number, fontSize: number): string[] {
  const written = (name: string) => nameLines(name, width, fontSize).join('\n');
  const lines = new Map([...new Set(names)].map((name) => [name, written(name)]));
  const short = shortNames([...lines.keys()], (text) => !isCut(written(text), text));
  return names.map((name) => {
    const one = lines.get(name) ?? '';
    const isAmbiguous = [...lines].some(([other, text]) => other !== name && text === one);
    return isAmbiguous ? written(short[[...lines.keys()].indexOf(name)] ?? name) : one;
  });
}

const isCut = (lines: string, text: string) => lines.replaceAll('\n', ' ') !== text;

/** A name in lines no wider than `width` pixels, broken between words; an ellipsis replaces what does not fit. */
export function nameLines(name: string, width: number, fontSize: number): string[] {
  const fits = (line: string) => textWidth(line, fontSize, BOLD) <= width;
  const lines: string[] = [];
  const words = name.split(' ').filter(Boolean);
  while (words.length > 0 && lines.length < MOST_LINES) {
    let line = words.shift() ?? '';
    while (words[0] !== undefined && fits(`${line} ${words[0]}`)) line += ` ${words.shift()}`;
    lines.push(line);
  }
  const last = lines.pop() ?? '';
  const ended = words.length > 0 ? `${last} ${words[0]}` : last;
  return [...lines.map((line) => cut(line, fits)), cut(ended, fits)];
}

function cut(line: string, fits: (line: string) => boolean): string {
  if (fits(line)) return line;
  const letters = [...line];
  while (letters.length > 1 && !fits(`${letters.join('').trimEnd()}…`)) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** The widest line of a name, in steps; it leaves a margin for fonts wider than the bundled one. */
const NAME_WIDTH = 0.82;

/**
 * A data row for each space: its place, its ground, its pieces and its note.
 *
 * @param most the chance with the strongest shade
 * @param step distance between neighbouring spaces, in pixels
 */
function groundRows(
  { cells }: BoardLayout,
  { reach }: Scene,
  notes: SpaceNotes,
  most: number,
  step: number,
): object[] {
  const pieces = cells.map((cell) => cell.pieces.map((one) => one.name).join(', '));
  const names = cells.map((cell, i) => pieces[i] || cell.best.join(', '));
  const lines = namesInLines(names, step * NAME_WIDTH, step / 7);
  return cells.map((cell, i) => {
    const { x, y, name, ground, paint, start } = cell;
    const piece = pieces[i] ?? '';
    const { text = '', chance, rank } = notes.get(name) ?? {};
    return {
      x,
      y,
      space: name,
      ground: start === undefined ? groundText(ground) : `${groundText(ground)} (${start})`,
      paint,
      ...(start !== undefined && { start }),
      piece,
      name: names[i] ? lines[i] : rankLabel(rank),
      note: text,
      ink: inkOn(chance, most),
      ...(chance !== undefined && { chance }),
      ...(rank === 1 && { best: true }),
      ...(reach && { reach: cell.reach.join(', ') }),
    };
  });
}

/** The widest picture of a board, and the largest step in it, both in pixels. */
const WIDEST = 1100;
const LARGEST_STEP = 78;
/** Below this step in pixels, a space has no room for words. */
const ROOM_FOR_WORDS = 44;
/** Gap between a board and its inset, in pixels. */
const GAP = 30;

/** The title and subtitle of a picture of a board. */
export interface BoardCaption {
  readonly text: string;
  readonly subtitle: string;
  /** What the notes are called in tooltips. */
  readonly noted: string;
}

/** Options for the picture of a board. */
export interface BoardLook {
  /** The chance with the strongest shade; default: 1. */
  readonly most?: number;
  /** Whether a large board is cropped; default: true. */
  readonly isCropped?: boolean;
}

/**
 * The picture of a board. Spaces with a note show it and are shaded by its chance. A large board is cropped to the
 * fight, with a small inset of the whole.
 */
export function boardSpec(
  scene: Scene,
  notes: SpaceNotes,
  { text, subtitle, noted }: BoardCaption,
  { most = 1, isCropped = true }: BoardLook = {},
): ChartSpec {
  const shown = [...notes.values()].map(({ space }) => space);
  const layout = layoutOf(scene, shown, isCropped);
  const { crop, box, cropText } = layout;
  const { columns, rows } = scene.terrain;
  const beside = cropText ? GAP + INSET : 0;
  const rim = rimOf(crop);
  const step = Math.min(LARGEST_STEP, (WIDEST - rim.left - beside) / box.width);
  const least = beside > 0 ? INSET / step : 0;
  const size = {
    x: box.width + (rim.left + beside) / step,
    y: Math.max(box.height, least) + rim.top / step,
  };
  const [x, y] = [box.x - rim.left / step, box.y - rim.top / step];
  const hasRoom = step >= ROOM_FOR_WORDS;
  const inset = {
    x: box.x + box.width + GAP / step,
    y: y + rim.top / step,
    scale: INSET / step / Math.max(columns, rows.length),
  };
  const below = cropText ? `${subtitle}; ${cropText}` : subtitle;
  const key = attackerKey(layout);
  const tips = tooltip(noted, scene);
  const paint = paintScale(layout);
  const told = [below, ...attackersInWords(layout), notesInWords(notes)];
  return {
    $schema: SCHEMA,
    config: key.length > 0 ? withAttackers(THEME, PAPER) : THEME,
    description: `${text}. ${told.join('. ')}`,
    title: {
      text,
      subtitle: key.length > 0 ? [below, ...key] : below,
    },
    width: size.x * step,
    height: size.y * step,
    data: { values: groundRows(layout, scene, notes, most, step) },
    encoding: {
      x: {
        field: 'x',
        type: 'quantitative',
        axis: null,
        scale: { domain: [x, x + size.x], nice: false, zero: false },
      },
      // Rows count from the top.
      y: {
        field: 'y',
        type: 'quantitative',
        axis: null,
        scale: { domain: [y + size.y, y], nice: false, zero: false },
      },
    },
    layer: layers(
      spaceLayer(scene, step, tips, paint),
      notes.size > 0 && oddsLayer(scene, step, most, tips),
      bestLayer(scene, step),
      scene.starts !== undefined && startLayer(scene, step),
      wallLayer(layout),
      arrowLayer(layout, step),
      ...attackerLayers(layout, scene, step),
      hasRoom && words('ground', tips, paint, { dy: -step * 0.33, fontSize: 10 }),
      hasRoom &&
        words('name', tips, paint, {
          dy: -step * 0.13,
          fontSize: step / 7,
          fontWeight: 600,
          limit: step * 0.9,
        }),
      words('note', tips, paint, {
        dy: hasRoom ? step * 0.27 : 0,
        fontSize: hasRoom ? 13 : Math.max(6, step / 4),
        fontWeight: 600,
      }),
      rimLayer(layout, step),
      cropText !== undefined && insetLayer(scene, crop, inset, paint),
    ),
  };
}

/** The spaces in the colours of their ground. */
function spaceLayer({ grid }: Scene, step: number, tips: Tips, paint: PaintScale): Layer {
  const { shape, size } = spaceShape(grid, step);
  return {
    mark: {
      type: 'point',
      shape,
      style: 'tile',
      size,
      filled: true,
      strokeWidth: 2,
    },
    encoding: {
      fill: { field: 'paint', ...paint },
      tooltip: tips,
    },
  };
}

/**
 * The mapping from paint names to colours, the same in all layers, with a legend of the kinds of terrain in the
 * picture. There is no legend if the only kinds are water and molten lava, which can be recognised without one.
 */
function paintScale({ cells }: BoardLayout): PaintScale {
  const letters = new Set(cells.map(({ ground }) => ground.letter));
  const kinds = TERRAIN_LETTERS.filter((letter) => letters.has(letter));
  const scale = { domain: [...PAINTS] };
  if (kinds.every((letter) => 'wm'.includes(letter))) {
    return { type: 'nominal', scale, legend: null };
  }
  const names = kinds.map((letter) => {
    const { name, paint } = TERRAIN_KINDS[letter];
    return [paint, `${letter} ${name}`] as const;
  });
  const legend = {
    title: null,
    values: names.map(([paint]) => paint),
    labelExpr: `${JSON.stringify(Object.fromEntries(names))}[datum.value]`,
    symbolType: 'square',
    symbolStrokeWidth: 0,
    columns: 6,
  };
  return { type: 'nominal', scale, legend };
}

type Tips = ReturnType<typeof tooltip>;

function tooltip(noted: string, { reach }: Scene) {
  return [
    { field: 'space', title: 'space' },
    { field: 'ground', title: 'level' },
    { field: 'piece', title: 'here' },
    { field: 'note', title: noted },
    ...(reach ? [{ field: 'reach', title: 'can come to rest here' }] : []),
  ];
}

/** The share of a space that the shade covers; the rest shows the ground. */
const SHADED = 0.84;

function oddsLayer({ grid }: Scene, step: number, most: number, tips: Tips): Layer {
  const { shape, size } = spaceShape(grid, SHADED * step);
  const hasRoom = step >= ROOM_FOR_WORDS;
  return {
    transform: [{ filter: 'isValid(datum.chance)' }],
    mark: { type: 'point', shape, size, filled: true },
    encoding: {
      color: {
        field: 'chance',
        type: 'quantitative',
        scale: { type: 'quantize', domain: [0, most] },
        legend: hasRoom ? null : { title: null, format: '.0%', gradientLength: 160 },
      },
      tooltip: tips,
    },
  };
}

/** A ring around the best spaces. */
function bestLayer({ grid }: Scene, step: number): Layer {
  const { shape, size } = spaceShape(grid, 0.92 * step);
  return {
    transform: [{ filter: 'datum.best' }],
    mark: {
      type: 'point',
      shape,
      style: 'accent',
      size,
      filled: false,
      strokeWidth: Math.max(2, step / 15),
    },
  };
}

/** A thin line inside the spaces of start areas; the areas' names are written next to the levels. */
function startLayer({ grid }: Scene, step: number): Layer {
  const { shape, size } = spaceShape(grid, 0.9 * step);
  return {
    transform: [{ filter: 'isValid(datum.start)' }],
    mark: {
      type: 'point',
      shape,
      style: 'faint',
      size,
      filled: false,
      strokeDash: [2, 3],
      strokeWidth: 1,
    },
  };
}

/** A thick stroke on the edge between two spaces. */
function wallLayer({ walls }: BoardLayout): Layer | false {
  if (walls.length === 0) return false;
  return {
    data: { values: walls.map(({ x, y, x2, y2 }) => ({ x, y, x2, y2 })) },
    mark: { type: 'rule', style: 'wall', strokeWidth: 6, strokeCap: 'round' },
    encoding: { x2: { field: 'x2' }, y2: { field: 'y2' } },
  };
}

/** Room for the numbers above a board and to its left, in pixels. */
function rimOf({ bottom }: Crop): { readonly left: number; readonly top: number } {
  return { left: 14 + 7 * String(bottom).length, top: 22 };
}

/** With a smaller step than this in pixels, only every fifth number is written. */
const ROOM_FOR_ALL = 24;

/** Column numbers above a board and row numbers to its left, counted as in experiment files. */
function rimLayer(layout: BoardLayout, step: number): Layer {
  const { crop, box } = layout;
  const rim = rimOf(crop);
  const top = box.y - rim.top / 2 / step;
  const columns = layout.columns.map(({ number, x }) => ({ x, y: top, number }));
  const left = box.x - rim.left / 2 / step;
  const rows = layout.rows.map(({ number, y }) => ({ x: left, y, number }));
  const isShown = ({ number }: { readonly number: number }) =>
    step >= ROOM_FOR_ALL || number % 5 === 0;
  return {
    data: { values: [...columns, ...rows].filter(isShown) },
    mark: { type: 'text', style: 'faint', fontSize: 11 },
    encoding: { text: { field: 'number', type: 'nominal' } },
  };
}

interface Lettering {
  readonly dy: number;
  readonly fontSize: number;
  readonly fontWeight?: 400 | 600;
  readonly limit?: number;
}

function words(field: string, tips: Tips, paint: PaintScale, lettering: Lettering): Layer {
  return {
    mark: { type: 'text', ...lettering, lineBreak: '\n', lineHeight: lettering.fontSize * 1.1 },
    encoding: {
      text: { field, type: 'nominal' },
      fill: { field: 'ink', ...paint },
      tooltip: tips,
    },
  };
}
