/* Pictures of boards as Vega-Lite specs, for readers who want to change them. */

import { type ChartSpec, type Layer, SCHEMA } from '../chart.ts';
import { THEME } from '../theme.ts';
import { type Lettering, type Mark, tenths } from './mark.ts';
import type { BoardPicture } from './picture.ts';

/** Pictures stacked vertically, as a spec whose data describe each space. */
export function boardsSpec(pictures: readonly BoardPicture[]): ChartSpec {
  const [only, ...others] = pictures.map(viewOf);
  const head = {
    $schema: SCHEMA,
    config: THEME,
    description: pictures.map(({ description }) => description).join(' '),
  };
  if (!only) throw new Error('there is a board to draw');
  if (others.length === 0) return { ...head, ...only } as ChartSpec;
  return { ...head, vconcat: [only, ...others] } as ChartSpec;
}

function viewOf(picture: BoardPicture) {
  const { title, subtitle, width, height, marks, texts } = picture;
  const spaces = marks.filter(({ facts }) => facts);
  return {
    title: { text: title, subtitle: subtitle.length > 1 ? [...subtitle] : subtitle[0] },
    width: tenths(width),
    height: tenths(height),
    data: { values: spaces.map(spaceRow) },
    encoding: {
      x: {
        ...POSITION,
        field: 'x',
        axis: null,
        scale: { domain: [0, tenths(width)], nice: false },
      },
      // Rows are counted from the top, so the scale is reversed.
      y: {
        ...POSITION,
        field: 'y',
        axis: null,
        scale: { domain: [tenths(height), 0], nice: false },
      },
    },
    layer: [
      spaceLayer(picture, spaces[0]),
      ...runsOf(
        marks.filter(({ facts }) => !facts),
        ({ fill, strokeWidth, dash }) => JSON.stringify([fill !== undefined, strokeWidth, dash]),
      ).map(markLayer),
      ...runsOf(texts, ({ fontSize, isBold, isStart }) =>
        JSON.stringify([fontSize, isBold, isStart]),
      ).map(textLayer),
    ],
  };
}

const POSITION = { type: 'quantitative' } as const;

function spaceRow({ x, y, fill, facts }: Mark): object {
  return { x: tenths(x), y: tenths(y), ...facts, fill };
}

/** Vega scales a path by half the square root of the mark's size. With this size, the path keeps its scale. */
const AS_DRAWN = 4;

/** The spaces of a board. They all have the same outline. */
function spaceLayer({ noted, hasReach }: BoardPicture, first: Mark | undefined): Layer {
  return {
    mark: {
      type: 'point',
      shape: first?.path ?? 'circle',
      size: AS_DRAWN,
      filled: true,
      stroke: first?.stroke ?? 'none',
      strokeWidth: first?.strokeWidth ?? 0,
    },
    encoding: {
      fill: { field: 'fill', type: 'nominal', scale: null },
      tooltip: [
        { field: 'space', title: 'space' },
        { field: 'level', title: 'level' },
        { field: 'here', title: 'here' },
        { field: 'note', title: noted },
        ...(hasReach ? [{ field: 'reach', title: 'can end its move here' }] : []),
      ],
    },
  };
}

/** Marks whose strokes have the same width. */
function markLayer(marks: readonly Mark[]): Layer {
  const [{ fill, strokeWidth, dash } = {}] = marks;
  const isFilled = fill !== undefined;
  return {
    data: { values: marks.map(markRow) },
    mark: {
      type: 'point',
      size: AS_DRAWN,
      filled: isFilled,
      opacity: 1,
      strokeWidth: tenths(strokeWidth ?? 0),
      ...(dash && { strokeDash: [...dash] }),
      ...(!isFilled && !dash && { strokeCap: 'round' as const }),
    },
    encoding: {
      ...XY,
      shape: { field: 'path', type: 'nominal', scale: null },
      ...(isFilled && { fill: { field: 'fill', type: 'nominal', scale: null } }),
      ...(strokeWidth !== undefined && {
        stroke: { field: 'stroke', type: 'nominal', scale: null },
      }),
    },
  };
}

function markRow({ x, y, path, fill, stroke }: Mark): object {
  return {
    x: tenths(x),
    y: tenths(y),
    path,
    ...(fill !== undefined && { fill }),
    ...(stroke !== undefined && { stroke }),
  };
}

const XY = {
  x: { field: 'x', type: 'quantitative' as const },
  y: { field: 'y', type: 'quantitative' as const },
};

/** Texts whose letters have the same size. */
function textLayer(texts: readonly Lettering[]): Layer {
  const [{ fontSize = 0, isBold = false, isStart = false } = {}] = texts;
  return {
    data: {
      values: texts.map(({ x, y, text, fill }) => ({ x: tenths(x), y: tenths(y), text, fill })),
    },
    mark: {
      type: 'text',
      fontSize: tenths(fontSize),
      fontWeight: isBold ? 600 : 400,
      align: isStart ? 'left' : 'center',
    },
    encoding: {
      ...XY,
      text: { field: 'text', type: 'nominal' },
      fill: { field: 'fill', type: 'nominal', scale: null },
    },
  };
}

/** Groups of successive items with the same key. */
function runsOf<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const runs: Item[][] = [];
  let key: string | undefined;
  for (const item of items) {
    const own = keyOf(item);
    if (own === key) runs.at(-1)?.push(item);
    else runs.push([item]);
    key = own;
  }
  return runs;
}
