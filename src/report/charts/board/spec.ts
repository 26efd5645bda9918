import type { Scene } from '../../../boards/scene.ts';
import { type ChartSpec, type Layer, layers, SCHEMA } from '../chart.ts';
import { THEME } from '../theme.ts';
import { arrowLayer } from './arrow.ts';
import { groundRows } from './ground.ts';
import { placer, SHAPES } from './shapes.ts';
import { wallLayer } from './walls.ts';

/** What is written on a space, in large. */
export type SpaceNotes = ReadonlyMap<string, string>;

function notesInWords(notes: SpaceNotes): string {
  return [...notes].map(([space, note]) => `Space ${space}: ${note}`).join(', ');
}

/** The widest picture of a board, and the room a space takes within it. */
const WIDEST = 1100;
const LARGEST_STEP = 78;
/** Below this many pixels a space has no room for words. */
const ROOM_FOR_WORDS = 44;

/** The picture of a board, with a note on some of its spaces. */
export function boardSpec(
  scene: Scene,
  notes: SpaceNotes,
  title: { text: string; subtitle: string },
): ChartSpec {
  const { columns, rows } = scene.terrain;
  const shape = SHAPES[scene.grid];
  const across = columns + (scene.grid === 'hex' && rows.length > 1 ? 0.5 : 0);
  const step = Math.min(LARGEST_STEP, WIDEST / across);
  const [width, height] = [across * step, ((rows.length - 1) * shape.rise + shape.height) * step];
  const at = placer(scene);
  const hasRoom = step >= ROOM_FOR_WORDS;
  const encoding = {
    x: {
      field: 'x',
      type: 'quantitative' as const,
      axis: null,
      scale: { domain: [-0.5, across - 0.5] },
    },
    y: {
      field: 'y',
      type: 'quantitative' as const,
      axis: null,
      // Rows are counted from the top.
      scale: { domain: [height / step - shape.height / 2, -shape.height / 2] },
    },
  };
  return {
    $schema: SCHEMA,
    config: THEME,
    description: `${title.text}. ${title.subtitle}. ${notesInWords(notes)}`,
    title,
    width,
    height,
    data: { values: groundRows(scene, notes, at, step) },
    encoding,
    layer: layers(
      {
        mark: {
          type: 'point',
          shape: shape.path,
          size: (step * shape.diameter) ** 2,
          filled: true,
          stroke: 'white',
          strokeWidth: 2,
        },
        encoding: {
          fill: { field: 'colour', type: 'nominal', scale: null },
          tooltip: [
            { field: 'space', title: 'space' },
            { field: 'ground', title: 'level' },
            { field: 'piece', title: 'here' },
            { field: 'note', title: 'chance of ending here' },
          ],
        },
      },
      arrowLayer(scene, at, step),
      wallLayer(scene, at),
      hasRoom && words('ground', -step * 0.4, 10, '#444', 400),
      hasRoom && words('name', -step * 0.2, step / 7, '#000', 600, step * 0.9),
      words('note', hasRoom ? step * 0.3 : 0, hasRoom ? 13 : Math.max(6, step / 4), '#000', 600),
    ),
  };
}

function words(
  field: string,
  dy: number,
  fontSize: number,
  color: string,
  fontWeight: 400 | 600,
  limit = 0,
): Layer {
  return {
    mark: {
      type: 'text',
      dy,
      fontSize,
      color,
      fontWeight,
      lineBreak: '\n',
      lineHeight: fontSize * 1.1,
      ...(limit > 0 && { limit }),
    },
    encoding: { text: { field, type: 'nominal' } },
  };
}
