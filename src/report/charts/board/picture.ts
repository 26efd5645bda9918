/* The picture of a board in pixels and colours, made of the shapes of its scene; for reports and studies. */

import {
  type Box,
  type Cell,
  type Crop,
  layoutOf,
  levelOn,
  type Point,
  paint,
  type RingShape,
  type Scene,
  type Shape,
  type SpaceNotes,
} from '../../../board/index.ts';
import { inkOn, PAPER, type Palette } from '../palette.ts';
import { type BoardCaption, describedBoard, subtitleOf } from './caption.ts';
import { INSET, insetMarks, insetTitle } from './inset.ts';
import { type LegendPart, shadesLegend, terrainLegend } from './legend.ts';
import { circle, type Lettering, type Mark, pathThrough, type SpaceFacts } from './mark.ts';
import { linesOfNames } from './name-lines.ts';

/** A picture of a board. Its marks and texts are in pixels from its upper left corner; texts lie over marks. */
export interface BoardPicture {
  readonly title: string;
  readonly subtitle: readonly string[];
  /** The picture in words. */
  readonly description: string;
  /** What the notes are called in tooltips. */
  readonly noted: string;
  readonly hasReach: boolean;
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
  readonly texts: readonly Lettering[];
  readonly palette: Palette;
}

/** Options for the picture of a board. */
export interface BoardLook {
  /** The chance with the strongest shade; default: 1. */
  readonly most?: number;
  /** Whether a large board is cropped; default: true. */
  readonly isCropped?: boolean;
  /** Default: `PAPER`. */
  readonly palette?: Palette;
}

/** The widest picture of a board, and the largest step in it, both in pixels. */
const WIDEST = 1100;
const LARGEST_STEP = 78;
/** Below this step in pixels, a space has no room for words and numbers. */
const ROOM_FOR_WORDS = 44;
/** Below this step in pixels, only every fifth column and row is numbered. */
const ROOM_FOR_ALL = 24;
/** Gap between a board and its inset, and between a board and its legend, in pixels. */
const GAP = 30;
const LEGEND_GAP = 18;

/**
 * The picture of a board. Spaces with a note show it and are shaded by its chance. A large board is cropped to the
 * fight, with a small inset of the whole.
 */
export function boardPicture(
  scene: Scene,
  notes: SpaceNotes,
  caption: BoardCaption,
  { most = 1, isCropped = true, palette = PAPER }: BoardLook = {},
): BoardPicture {
  const shown = [...notes.values()].map(({ space }) => space);
  const layout = layoutOf(scene, shown, isCropped);
  const { crop, box, cropText } = layout;
  const beside = cropText === undefined ? 0 : GAP + INSET;
  const rim = rimOf(crop);
  const step = Math.min(LARGEST_STEP, (WIDEST - rim.left - beside) / box.width);
  const shapes = paint(layout, notes);
  const drawing: Drawing = { step, box, rim, most, palette };
  const inset = { x: rim.left + box.width * step + GAP, y: rim.top };
  const hasInset = cropText !== undefined;
  const height = rim.top + Math.max(box.height * step, hasInset ? INSET : 0);
  const legend = stacked(
    [
      terrainLegend(layout, palette),
      notes.size > 0 && step < ROOM_FOR_WORDS && shadesLegend(palette, most),
    ],
    height + LEGEND_GAP,
  );
  return {
    title: caption.text,
    subtitle: subtitleOf(layout, caption),
    description: describedBoard(layout, notes, caption),
    noted: caption.noted,
    hasReach: scene.reach !== undefined,
    width: rim.left + box.width * step + beside,
    height: height + (legend.height > 0 ? LEGEND_GAP + legend.height : 0),
    marks: [
      ...shapes.flatMap((shape) => marksOf(shape, drawing, notes)),
      ...(hasInset ? insetMarks(scene, crop, inset, palette) : []),
      ...legend.marks,
    ],
    texts: [
      ...shapes.flatMap((shape) => numberOn(shape, drawing)),
      ...namesOn(shapes, drawing),
      ...shapes.flatMap((shape) => textsOf(shape, drawing)),
      ...(hasInset ? [insetTitle(scene, inset, palette)] : []),
      ...legend.texts,
    ],
    palette,
  };
}

/** "space: 3,1; level: 5; here: Batman; chance of ending here: 25.4%" */
export function factsInWords(
  { space, level, here, note, reach }: SpaceFacts,
  { noted }: Pick<BoardPicture, 'noted'>,
): string {
  const told: readonly (readonly [string, string])[] = [
    ['space', space],
    ['level', level],
    ['here', here],
    [noted, note],
    ['can come to rest here', reach],
  ];
  return told
    .filter(([, text]) => text !== '')
    .map(([title, text]) => `${title}: ${text}`)
    .join('; ');
}

/** The parts of a legend below one another. */
function stacked(all: readonly (LegendPart | false | undefined)[], top: number): LegendPart {
  let height = 0;
  const marks: Mark[] = [];
  const texts: Lettering[] = [];
  for (const part of all) {
    if (!part) continue;
    const down = top + height;
    marks.push(...part.marks.map((mark) => ({ ...mark, y: mark.y + down })));
    texts.push(...part.texts.map((text) => ({ ...text, y: text.y + down })));
    height += part.height;
  }
  return { marks, texts, height };
}

/** How the shapes of a board, in steps, become a picture in pixels. */
interface Drawing {
  /** Pixels per step. */
  readonly step: number;
  readonly box: Box;
  readonly rim: Rim;
  readonly most: number;
  readonly palette: Palette;
}

/** Room for the numbers to the left of a board and above it, in pixels. */
interface Rim {
  readonly left: number;
  readonly top: number;
}

function rimOf({ bottom }: Crop): Rim {
  return { left: 14 + 7 * String(bottom).length, top: 22 };
}

function inPixels({ x, y }: Point, { step, box, rim }: Drawing): Point {
  return { x: rim.left + (x - box.x) * step, y: rim.top + (y - box.y) * step };
}

/** The smallest badge and mark of an attacker, in pixels. */
const LEAST_BADGE = 12;
const LEAST_MARK = 4;

/** What is drawn of a shape, without what is written on it. */
function marksOf(shape: Shape, drawing: Drawing, notes: SpaceNotes): Mark[] {
  const { step, most, palette } = drawing;
  const { background, odds, accent, faint, wall, paints } = palette;
  /** Filled marks have a thin edge in the background colour, so that they stand out on any ground. */
  const edge = { stroke: background, strokeWidth: 1 };
  switch (shape.kind) {
    case 'ground':
      return [
        {
          ...outlined(shape.corners, shape.cell, drawing),
          fill: paints[shape.cell.paint],
          ...edge,
          strokeWidth: 2,
          facts: factsOf(shape.cell, notes),
        },
      ];
    case 'shade': {
      const shade = Math.min(odds.length - 1, Math.floor((shape.chance / most) * odds.length));
      return [{ ...outlined(shape.corners, shape.cell, drawing), fill: odds[shade] ?? '' }];
    }
    case 'best':
      return [ring(shape, drawing, { stroke: accent, strokeWidth: Math.max(2, step / 15) })];
    case 'start':
      return [ring(shape, drawing, { stroke: faint, strokeWidth: 1, dash: [2, 3] })];
    case 'stand':
      return [
        ring(shape, drawing, {
          stroke: colourOf(shape.attacker, palette),
          strokeWidth: Math.max(2, step / 16),
        }),
      ];
    case 'wall': {
      const ends = [shape, { x: shape.x2, y: shape.y2 }].map((end) => inPixels(end, drawing));
      const at = inPixels(shape, drawing);
      return [
        {
          ...at,
          path: pathThrough(ends, at, false),
          stroke: wall,
          strokeWidth: Math.min(6, step / 8),
        },
      ];
    }
    case 'arrow': {
      if (shape.isWithinBase) return [];
      const head = outlined(shape.corners, shape, drawing);
      return [
        shape.attacker === undefined
          ? { ...head, fill: accent }
          : { ...head, fill: colourOf(shape.attacker, palette), ...edge },
      ];
    }
    case 'rest':
    case 'badge': {
      const fill = colourOf(shape.attacker, palette);
      return [{ ...inPixels(shape, drawing), path: circle(radiusOf(shape, step)), fill, ...edge }];
    }
    default:
      return [];
  }
}

function outlined(
  corners: readonly Point[],
  middle: Point,
  drawing: Drawing,
): Point & { path: string } {
  const at = inPixels(middle, drawing);
  const path = pathThrough(
    corners.map((corner) => inPixels(corner, drawing)),
    at,
  );
  return { ...at, path };
}

function ring(
  shape: RingShape,
  drawing: Drawing,
  look: Pick<Mark, 'stroke' | 'strokeWidth' | 'dash'>,
): Mark {
  return { ...outlined(shape.corners, shape, drawing), ...look };
}

function colourOf(attacker = 1, { attackers }: Palette): string {
  return attackers[(attacker - 1) % attackers.length] ?? '';
}

function radiusOf(disc: Extract<Shape, { kind: 'rest' | 'badge' }>, step: number): number {
  return Math.max((disc.kind === 'badge' ? LEAST_BADGE : LEAST_MARK) / 2, disc.radius * step);
}

function factsOf(cell: Cell, notes: SpaceNotes): SpaceFacts {
  const { text = '', chance } = notes.get(cell.name) ?? {};
  return {
    space: cell.name,
    level: levelOn(cell),
    here: cell.pieces.map(({ name }) => name).join(', '),
    note: text,
    ...(chance !== undefined && { chance }),
    reach: cell.reach.join(', '),
  };
}

/** Letter sizes of attackers' numbers, as shares of the disc's diameter and of the step. */
const ON_DISC = 0.72;
const ON_ARROW = 0.13;

/** The number of an attacker on a shape; marks and arrows have none if they are too small. */
function numberOn(shape: Shape, drawing: Drawing): Lettering[] {
  const { step, palette } = drawing;
  if (shape.kind !== 'rest' && shape.kind !== 'badge' && shape.kind !== 'arrow') return [];
  const { kind, attacker } = shape;
  if (attacker === undefined || (kind === 'arrow' && shape.isWithinBase)) return [];
  if (kind !== 'badge' && step < ROOM_FOR_WORDS) return [];
  const fontSize = kind === 'arrow' ? ON_ARROW * step : ON_DISC * 2 * radiusOf(shape, step);
  const at = inPixels(shape, drawing);
  return [{ ...at, text: String(attacker), fontSize, isBold: true, fill: palette.onAttacker }];
}

/** The widest line of a name, in steps; it leaves a margin for fonts wider than the bundled one. */
const NAME_WIDTH = 0.82;
const LINE_HEIGHT = 1.1;

/** Names of pieces and ranks, in lines that fit into their spaces. */
function namesOn(shapes: readonly Shape[], drawing: Drawing): Lettering[] {
  const { step } = drawing;
  if (step < ROOM_FOR_WORDS) return [];
  const named = shapes.flatMap((shape) => (shape.kind === 'name' ? [shape] : []));
  const fontSize = step / 7;
  const lines = linesOfNames(
    named.map(({ text }) => text),
    step * NAME_WIDTH,
    fontSize,
  );
  return named.flatMap((shape) => {
    const { x, y } = inPixels(shape, drawing);
    return (lines.get(shape.text) ?? []).map((text, i) => ({
      x,
      y: y + i * LINE_HEIGHT * fontSize,
      text,
      fontSize,
      isBold: true,
      fill: inkOf(shape, drawing),
    }));
  });
}

/** What is written on spaces and at the rim, without the names on spaces. */
function textsOf(shape: Shape, drawing: Drawing): Lettering[] {
  const { step, rim, palette } = drawing;
  const hasRoom = step >= ROOM_FOR_WORDS;
  switch (shape.kind) {
    case 'level': {
      const fill = inkOf(shape, drawing);
      return hasRoom ? [{ ...inPixels(shape, drawing), text: shape.text, fontSize: 10, fill }] : [];
    }
    case 'note': {
      // Without words, a note has the middle of its space.
      const at = inPixels(hasRoom ? shape : shape.cell, drawing);
      const fontSize = hasRoom ? 13 : Math.max(6, step / 4);
      return [{ ...at, text: shape.text, fontSize, isBold: true, fill: inkOf(shape, drawing) }];
    }
    case 'column':
    case 'row': {
      const { number } = shape;
      if (step < ROOM_FOR_ALL && number % 5 !== 0) return [];
      const { x, y } = inPixels(shape, drawing);
      const at = shape.kind === 'column' ? { x, y: y - rim.top / 2 } : { x: x - rim.left / 2, y };
      return [{ ...at, text: String(number), fontSize: 11, fill: palette.faint }];
    }
    default:
      return [];
  }
}

function inkOf({ chance }: { readonly chance?: number }, { most, palette }: Drawing): string {
  return palette.paints[inkOn(chance, most)];
}
