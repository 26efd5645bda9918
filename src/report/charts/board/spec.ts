import { cropInWords, cropOf, isWhole, sizeOf, spacesIn } from '../../../boards/crop.ts';
import type { Scene } from '../../../boards/scene.ts';
import { type ChartSpec, type Layer, layers, SCHEMA } from '../chart.ts';
import { PAINTS, PAPER } from '../palette.ts';
import { THEME, withAttackers } from '../theme.ts';
import { arrowLayer } from './arrow.ts';
import { attackerKey, attackerLayers, attackersInWords } from './attackers.ts';
import { groundRows } from './ground.ts';
import { INSET, insetLayer } from './inset.ts';
import { notesInWords, type SpaceNotes } from './notes.ts';
import { rimLayer, rimOf } from './rim.ts';
import { placer, SHAPES } from './shapes.ts';
import { wallLayer } from './walls.ts';

/** The widest picture of a board, and the room a space takes within it. */
const WIDEST = 1100;
const LARGEST_STEP = 78;
/** Below this many pixels a space has no room for words. */
const ROOM_FOR_WORDS = 44;
/** Between a board and its inset, in pixels. */
const GAP = 30;

/** What a picture of a board is called, and what its notes are about. */
export interface BoardCaption {
  readonly text: string;
  readonly subtitle: string;
  /** What a reader is told who points at a space. */
  readonly noted: string;
}

/**
 * The picture of a board, with a note on some of its spaces, which are shaded by their chances. A large
 * board is cropped to where something happens, with the whole beside it in small.
 *
 * @param most the chance of the strongest shade
 */
export function boardSpec(
  scene: Scene,
  notes: SpaceNotes,
  { text, subtitle, noted }: BoardCaption,
  most = 1,
): ChartSpec {
  const { terrain, grid } = scene;
  const crop = cropOf(
    scene,
    [...notes.values()].map(({ space }) => space),
  );
  const { columns, rows } = sizeOf(crop);
  const shape = SHAPES[grid];
  const across = columns + (grid === 'hex' && rows > 1 ? 0.5 : 0);
  const beside = isWhole(crop, terrain) ? 0 : GAP + INSET;
  const rim = rimOf(crop);
  const step = Math.min(LARGEST_STEP, (WIDEST - rim.left - beside) / across);
  const deep = (rows - 1) * shape.rise + shape.height;
  const least = beside > 0 ? INSET / step : 0;
  const size = {
    x: across + (rim.left + beside) / step,
    y: Math.max(deep, least) + rim.top / step,
  };
  const [x, y] = [
    crop.left - 0.5 - rim.left / step,
    crop.top * shape.rise - shape.height / 2 - rim.top / step,
  ];
  const at = placer(scene);
  const hasRoom = step >= ROOM_FOR_WORDS;
  const inset = {
    x: crop.left - 0.5 + across + GAP / step,
    y: y + rim.top / step,
    scale: INSET / step / Math.max(terrain.columns, terrain.rows.length),
  };
  const isCropped = beside > 0 ? `; ${cropInWords(crop, terrain)}` : '';
  const spaces = spacesIn(crop, terrain);
  const key = attackerKey(scene);
  const tips = tooltip(noted, scene);
  const told = [subtitle + isCropped, ...attackersInWords(scene), notesInWords(notes)];
  return {
    $schema: SCHEMA,
    config: key.length > 0 ? withAttackers(THEME, PAPER) : THEME,
    description: `${text}. ${told.join('. ')}`,
    title: {
      text,
      subtitle: key.length > 0 ? [subtitle + isCropped, ...key] : subtitle + isCropped,
    },
    width: size.x * step,
    height: size.y * step,
    data: { values: groundRows({ scene, spaces, notes, most, at, step }) },
    encoding: {
      x: {
        field: 'x',
        type: 'quantitative',
        axis: null,
        scale: { domain: [x, x + size.x], nice: false, zero: false },
      },
      // Rows are counted from the top.
      y: {
        field: 'y',
        type: 'quantitative',
        axis: null,
        scale: { domain: [y + size.y, y], nice: false, zero: false },
      },
    },
    layer: layers(
      spaceLayer(scene, step, tips),
      oddsLayer(scene, step, most, tips),
      bestLayer(scene, step),
      wallLayer(scene, crop, at),
      arrowLayer(scene, at, step),
      ...attackerLayers(scene, at, step),
      hasRoom && words('ground', tips, { dy: -step * 0.33, fontSize: 10 }),
      hasRoom &&
        words('name', tips, {
          dy: -step * 0.13,
          fontSize: step / 7,
          fontWeight: 600,
          limit: step * 0.9,
        }),
      words('note', tips, {
        dy: hasRoom ? step * 0.27 : 0,
        fontSize: hasRoom ? 13 : Math.max(6, step / 4),
        fontWeight: 600,
      }),
      rimLayer(crop, grid, at, step),
      beside > 0 && insetLayer(scene, crop, inset),
    ),
  };
}

/** The spaces themselves, in the colours of their ground. */
function spaceLayer({ grid }: Scene, step: number, tips: Tips): Layer {
  const { path, diameter } = SHAPES[grid];
  return {
    mark: {
      type: 'point',
      shape: path,
      style: 'tile',
      size: (step * diameter) ** 2,
      filled: true,
      strokeWidth: 2,
    },
    encoding: {
      fill: { field: 'paint', type: 'nominal', scale: { domain: [...PAINTS] }, legend: null },
      tooltip: tips,
    },
  };
}

type Tips = ReturnType<typeof tooltip>;

/** What a reader is told who points at a space. */
function tooltip(noted: string, { reach }: Scene) {
  return [
    { field: 'space', title: 'space' },
    { field: 'ground', title: 'level' },
    { field: 'piece', title: 'here' },
    { field: 'note', title: noted },
    ...(reach ? [{ field: 'reach', title: 'can come to rest here' }] : []),
  ];
}

/** The share of a space that its shade takes: the rest shows its ground. */
const SHADED = 0.84;

function oddsLayer({ grid }: Scene, step: number, most: number, tips: Tips): Layer {
  const { path, diameter } = SHAPES[grid];
  const hasRoom = step >= ROOM_FOR_WORDS;
  return {
    transform: [{ filter: 'isValid(datum.chance)' }],
    mark: { type: 'point', shape: path, size: (SHADED * step * diameter) ** 2, filled: true },
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

/** A ring around what is best. */
function bestLayer({ grid }: Scene, step: number): Layer {
  const { path, diameter } = SHAPES[grid];
  return {
    transform: [{ filter: 'datum.best' }],
    mark: {
      type: 'point',
      shape: path,
      style: 'accent',
      size: (0.92 * step * diameter) ** 2,
      filled: false,
      strokeWidth: Math.max(2, step / 15),
    },
  };
}

interface Lettering {
  readonly dy: number;
  readonly fontSize: number;
  readonly fontWeight?: 400 | 600;
  readonly limit?: number;
}

function words(field: string, tips: Tips, lettering: Lettering): Layer {
  return {
    mark: { type: 'text', ...lettering, lineBreak: '\n', lineHeight: lettering.fontSize * 1.1 },
    encoding: {
      text: { field, type: 'nominal' },
      fill: { field: 'ink', type: 'nominal', scale: { domain: [...PAINTS] }, legend: null },
      tooltip: tips,
    },
  };
}
