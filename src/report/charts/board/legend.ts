/* The legend below a board: the kinds of terrain, and the chances that the shades stand for. */

import { percent } from '../../../base/index.ts';
import { type BoardLayout, TERRAIN_KINDS, TERRAIN_LETTERS } from '../../../board/index.ts';
import { labelWidth } from '../labels.ts';
import type { Palette } from '../palette.ts';
import { type Lettering, type Mark, rectangle } from './mark.ts';

/** A legend or a part of it, and its height in pixels. */
interface Legend {
  readonly marks: readonly Mark[];
  readonly texts: readonly Lettering[];
  readonly height: number;
}

/** The gap between a board and its legend, in pixels. */
const ABOVE = 18;

/**
 * The legend of a board. Its height includes the gap above it; 0 if there is nothing to explain.
 *
 * @param top the lower edge of the board, in pixels
 * @param most the chance that gets the strongest shade; undefined if the chances need no legend
 */
export function legendBelow(
  top: number,
  layout: BoardLayout,
  palette: Palette,
  most: number | undefined,
): Legend {
  const marks: Mark[] = [];
  const texts: Lettering[] = [];
  let height = ABOVE;
  const kinds = terrainLegend(layout, palette);
  const shades = most === undefined ? undefined : shadesLegend(palette, most);
  for (const part of [kinds, shades]) {
    if (!part) continue;
    const down = top + height;
    marks.push(...part.marks.map((mark) => ({ ...mark, y: mark.y + down })));
    texts.push(...part.texts.map((text) => ({ ...text, y: text.y + down })));
    height += part.height;
  }
  return { marks, texts, height: marks.length > 0 ? height : 0 };
}

const FONT_SIZE = 12;
const SYMBOL = 10;
/** Distances in pixels: from a symbol's left side to its label, between entries, and from row to row. */
const LABEL_X = 15;
const GAP = 11;
const ROW = 18;
const ENTRIES_IN_ROW = 6;

/**
 * The kinds of terrain in the picture; undefined if the only kinds are water and molten lava, which readers recognize
 * without a legend.
 */
function terrainLegend({ cells }: BoardLayout, { paints, ink }: Palette): Legend | undefined {
  const letters = new Set(cells.map(({ ground }) => ground.letter));
  const kinds = TERRAIN_LETTERS.filter((letter) => letters.has(letter));
  if (kinds.every((letter) => 'wm'.includes(letter))) return undefined;
  const labels = kinds.map((letter) => `${letter} ${TERRAIN_KINDS[letter].name}`);
  const lefts = columnsFor(labels);
  const at = (i: number) => ({
    x: lefts[i % ENTRIES_IN_ROW] ?? 0,
    y: Math.floor(i / ENTRIES_IN_ROW) * ROW,
  });
  return {
    marks: kinds.map((letter, i) => ({
      ...at(i),
      path: rectangle(SYMBOL, SYMBOL),
      fill: paints[TERRAIN_KINDS[letter].paint],
    })),
    texts: labels.map((text, i) => ({
      x: at(i).x + LABEL_X,
      y: at(i).y + SYMBOL / 2,
      text,
      fontSize: FONT_SIZE,
      fill: ink,
      isStart: true,
    })),
    height: Math.ceil(kinds.length / ENTRIES_IN_ROW) * ROW,
  };
}

/** The left edges of the columns of a legend. Each column is as wide as its longest label. */
function columnsFor(labels: readonly string[]): number[] {
  const lefts = [0];
  for (let column = 0; column < ENTRIES_IN_ROW; column++) {
    const below = labels.filter((_, i) => i % ENTRIES_IN_ROW === column);
    const widest = Math.max(0, ...below.map(labelWidth));
    lefts.push((lefts.at(-1) ?? 0) + LABEL_X + widest + GAP);
  }
  return lefts;
}

const BAR_WIDTH = 160;
const BAR_HEIGHT = 12;

/**
 * The legend of the shades, for boards on which the written chances are hard to read.
 *
 * @param most the chance that gets the strongest shade
 */
function shadesLegend({ odds, ink }: Palette, most: number): Legend {
  const width = BAR_WIDTH / odds.length;
  const labels = [0, most / 2, most].map((chance) => percent(chance, 0));
  return {
    marks: odds.map((fill, i) => ({
      x: i * width,
      y: 0,
      path: rectangle(width, BAR_HEIGHT),
      fill,
    })),
    texts: labels.map((text, i) => ({
      x: (i * BAR_WIDTH) / 2 + (i === 0 ? labelWidth(text) / 2 : 0),
      y: BAR_HEIGHT + 9,
      text,
      fontSize: FONT_SIZE,
      fill: ink,
    })),
    height: BAR_HEIGHT + ROW,
  };
}
