/* The picture of a board in pixels and colors, made from the shapes of its scene, for reports and studies. */

import {
  type Box,
  type Cell,
  type Crop,
  type DiscShape,
  layoutOf,
  levelOn,
  type Point,
  paint,
  type Scene,
  type Shape,
  type SpaceNotes,
} from '../../../board/index.ts';
import { inkOn, PAPER, type Palette } from '../palette.ts';
import { type BoardCaption, describedBoard, subtitleOf } from './caption.ts';
import { INSET, insetMarks, insetTitle } from './inset.ts';
import { legendBelow } from './legend.ts';
import { circle, type Lettering, type Mark, pathThrough, type SpaceFacts } from './mark.ts';
import { linesOfNames } from './name-lines.ts';

/** A picture of a board. Positions are in pixels from its upper left corner; texts are drawn on top of marks. */
export interface BoardPicture {
  readonly title: string;
  readonly subtitle: readonly string[];
  /** The picture described in words. */
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
  /** The chance that gets the strongest shade; default: 1. */
  readonly most?: number;
  /** Whether a large board is cropped; default: true. */
  readonly isCropped?: boolean;
  /** Default: `PAPER`. */
  readonly palette?: Palette;
}

/** In pixels: the maximum width of a picture of a board, and of a step, the distance between neighboring spaces. */
const WIDEST = 1100;
const LARGEST_STEP = 78;
/** If a step has fewer pixels, there is no room on a space for words and numbers. */
const ROOM_FOR_WORDS = 44;
/** If a step has fewer pixels, only every fifth column and row is numbered. */
const ROOM_FOR_ALL = 24;
/** The gap between a board and its inset, in pixels. */
const GAP = 30;

/**
 * The picture of a board. A space with a note shows the note, and is shaded by the note's chance. A large board is
 * cropped to the fight, with a small inset of the whole board.
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
  const hasShades = notes.size > 0 && step < ROOM_FOR_WORDS;
  const legend = legendBelow(height, layout, palette, hasShades ? most : undefined);
  return {
    title: caption.text,
    subtitle: subtitleOf(layout, caption),
    description: describedBoard(layout, notes, caption),
    noted: caption.noted,
    hasReach: scene.reach !== undefined,
    width: rim.left + box.width * step + beside,
    height: height + legend.height,
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
    ['can end its move here', reach],
  ];
  return told
    .filter(([, text]) => text !== '')
    .map(([title, text]) => `${title}: ${text}`)
    .join('; ');
}

/** The scale and style for drawing a board's shapes. */
interface Drawing {
  /** Pixels per step. */
  readonly step: number;
  readonly box: Box;
  readonly rim: Rim;
  readonly most: number;
  readonly palette: Palette;
}

/** The room for numbers to the left of a board and above it, in pixels. */
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

type Outline = Pick<Mark, 'x' | 'y' | 'path'>;
type Look = Pick<Mark, 'fill' | 'stroke' | 'strokeWidth' | 'dash'>;

/** The marks for a shape, without its text. */
function marksOf(shape: Shape, drawing: Drawing, notes: SpaceNotes): Mark[] {
  const outline = outlineOf(shape, drawing);
  const look = lookOf(shape, drawing);
  if (!outline || !look) return [];
  const facts = shape.kind === 'ground' && { facts: factsOf(shape.cell, notes) };
  return [{ ...outline, ...look, ...facts }];
}

/** The outline of a shape; undefined if the shape is only text. */
function outlineOf(shape: Shape, drawing: Drawing): Outline | undefined {
  if ('corners' in shape) {
    const at = inPixels('cell' in shape ? shape.cell : shape, drawing);
    const corners = shape.corners.map((corner) => inPixels(corner, drawing));
    return { ...at, path: pathThrough(corners, at) };
  }
  if (shape.kind === 'wall') {
    const at = inPixels(shape, drawing);
    const end = inPixels({ x: shape.x2, y: shape.y2 }, drawing);
    return { ...at, path: pathThrough([at, end], at, false) };
  }
  if (shape.kind === 'rest' || shape.kind === 'badge') {
    return { ...inPixels(shape, drawing), path: circle(radiusOf(shape, drawing)) };
  }
  return undefined;
}

/** The colors and strokes of a shape; undefined if the shape is not drawn. */
function lookOf(shape: Shape, { step, most, palette }: Drawing): Look | undefined {
  const { background, odds, accent, faint, wall, paints } = palette;
  /** A thin edge, so that filled marks stand out on any ground. */
  const edge = { stroke: background, strokeWidth: 1 };
  switch (shape.kind) {
    case 'ground':
      return { fill: paints[shape.cell.paint], stroke: background, strokeWidth: 2 };
    case 'shade':
      return {
        fill:
          odds[Math.min(odds.length - 1, Math.floor((shape.chance / most) * odds.length))] ?? '',
      };
    case 'best':
      return { stroke: accent, strokeWidth: Math.max(2, step / 15) };
    case 'start':
      return { stroke: faint, strokeWidth: 1, dash: [2, 3] };
    case 'stand':
      return { stroke: colourOf(shape, palette), strokeWidth: Math.max(2, step / 16) };
    case 'wall':
      return { stroke: wall, strokeWidth: Math.min(6, step / 8) };
    case 'arrow':
      if (shape.isWithinBase) return undefined;
      return shape.attacker === undefined
        ? { fill: accent }
        : { fill: colourOf(shape, palette), ...edge };
    case 'rest':
    case 'badge':
      return { fill: colourOf(shape, palette), ...edge };
    default:
      return undefined;
  }
}

function colourOf(
  { attacker = 1 }: { readonly attacker?: number },
  { attackers }: Palette,
): string {
  return attackers[(attacker - 1) % attackers.length] ?? '';
}

/** The minimum size of an attacker's badge and of its mark, in pixels. */
const LEAST_BADGE = 12;
const LEAST_MARK = 4;

function radiusOf({ kind, radius }: DiscShape, { step }: Drawing): number {
  return Math.max((kind === 'badge' ? LEAST_BADGE : LEAST_MARK) / 2, radius * step);
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

/** Font sizes for attackers' numbers: on a disc, as a share of its diameter; on an arrow, as a share of a step. */
const ON_DISC = 0.72;
const ON_ARROW = 0.13;

/** The attacker's number on a shape. Marks and arrows that are too small have none. */
function numberOn(shape: Shape, drawing: Drawing): Lettering[] {
  const { step, palette } = drawing;
  if (shape.kind !== 'rest' && shape.kind !== 'badge' && shape.kind !== 'arrow') return [];
  const { kind, attacker } = shape;
  if (attacker === undefined || (kind === 'arrow' && shape.isWithinBase)) return [];
  if (kind !== 'badge' && step < ROOM_FOR_WORDS) return [];
  const fontSize = kind === 'arrow' ? ON_ARROW * step : ON_DISC * 2 * radiusOf(shape, drawing);
  const at = inPixels(shape, drawing);
  return [{ ...at, text: String(attacker), fontSize, isBold: true, fill: palette.onAttacker }];
}

/** The maximum width of a line of a name, in steps; leaves a margin for fonts wider than the bundled one. */
const NAME_WIDTH = 0.82;
const LINE_HEIGHT = 1.1;

/** The names of pieces, broken into lines that fit into their spaces. */
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

/** Texts on spaces and at the rim, except the names of pieces. */
function textsOf(shape: Shape, drawing: Drawing): Lettering[] {
  const { step, rim, palette } = drawing;
  const hasRoom = step >= ROOM_FOR_WORDS;
  switch (shape.kind) {
    case 'level': {
      const fill = inkOf(shape, drawing);
      return hasRoom ? [{ ...inPixels(shape, drawing), text: shape.text, fontSize: 10, fill }] : [];
    }
    case 'note': {
      // If there is no room for words, the note is in the middle of its space.
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
