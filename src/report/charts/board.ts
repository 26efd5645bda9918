import { rowShift, spacesOf } from '../../boards/layout.ts';
import type { Scene } from '../../boards/scene.ts';
import { type Space, spaceName } from '../../boards/space.ts';
import { groundAt } from '../../boards/terrain.ts';
import type { Result } from '../../results/result.ts';
import { fractionValue } from '../../statistics/fraction.ts';
import { percent } from '../../words/numbers.ts';
import { subjectOf } from '../cast.ts';
import { type Chart, type ChartSpec, type Layer, layers, SCHEMA } from './chart.ts';
import { nameLines } from './piece-label.ts';
import { BOARD_COLOURS, THEME } from './theme.ts';

/** For a single attack on a board: the ground, who stands where, and where the defender ends. */
export function boards(results: readonly Result[]): Chart[] {
  const [result, ...others] = results;
  const scene = result?.account.scene;
  if (!result || !scene || others.length > 0) return [];
  const exact = result.summaries.some(({ outcomes }) => outcomes.some((outcome) => outcome.exact));
  const spec = boardSpec(scene, endings(result, scene), {
    text: `Where it ends when ${subjectOf(results)}`,
    subtitle:
      `${exact ? 'Exact' : 'Simulated'} chance of ending on each space` +
      (scene.line.length > 2 ? '; the arrow shows the line of Knockback' : ''),
  });
  return [{ name: 'board', spec, toScale: true }];
}

/** For a sweep: the ground of its first combination, without chances. */
export function boardsOfSweeps(results: readonly Result[]): Chart[] {
  const [first, ...others] = results;
  const scene = first?.account.scene;
  if (!first || !scene || others.length === 0) return [];
  const ground = JSON.stringify(scene);
  const isCommon = others.every(({ account }) => JSON.stringify(account.scene) === ground);
  const spec = boardSpec(scene, new Map(), {
    text: `The board on which ${subjectOf(results)}`,
    subtitle:
      (isCommon ? 'The same in all combinations' : 'As in the first combination') +
      (scene.line.length > 2 ? '; the arrow shows the line of Knockback' : ''),
  });
  return [{ name: 'board', spec, toScale: true }];
}

/** What is written on a space, in large. */
export type SpaceNotes = ReadonlyMap<string, string>;

/** The chance of ending on each space; a double base counts for both of its spaces. */
function endings({ summaries }: Result, scene: Scene): SpaceNotes {
  const chances = new Map<string, number>();
  const places =
    summaries.find(({ measure }) => measure.name === scene.placeMeasure)?.outcomes ?? [];
  for (const { spaces = [], exact, simulated } of places) {
    const chance = exact ? fractionValue(exact) : (simulated?.probability ?? 0);
    for (const space of spaces.map(spaceName)) {
      chances.set(space, (chances.get(space) ?? 0) + chance);
    }
  }
  return new Map([...chances].map(([space, chance]) => [space, percent(chance, 1)]));
}

function notesInWords(notes: SpaceNotes): string {
  return [...notes].map(([space, note]) => `Space ${space}: ${note}`).join(', ');
}

/** The widest picture of a board, and the room a space takes within it. */
const WIDEST = 1100;
const LARGEST_STEP = 78;
/** Below this many pixels a space has no room for words. */
const ROOM_FOR_WORDS = 44;

/** The widest line of a name, in steps: letters of other fonts may be wider than the bundled one's. */
const NAME_WIDTH = 0.82;

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

/** Sizes in steps from one space to the next of a row; paths within a square from -1 to 1. */
const SHAPES = {
  hex: {
    path: 'M0,-1L0.866,-0.5L0.866,0.5L0,1L-0.866,0.5L-0.866,-0.5Z',
    diameter: 2 / Math.sqrt(3),
    height: 2 / Math.sqrt(3),
    rise: Math.sqrt(3) / 2,
  },
  square: { path: 'M-1,-1L1,-1L1,1L-1,1Z', diameter: 1, height: 1, rise: 1 },
} as const;

type Placer = (space: Space) => { x: number; y: number };

function placer({ grid }: Scene): Placer {
  return ([column, row]) => ({ x: column + rowShift(grid, row), y: row * SHAPES[grid].rise });
}

function groundRows(scene: Scene, notes: SpaceNotes, at: Placer, step: number): object[] {
  const spaces = spacesOf(scene);
  const grounds = spaces.map((space) => groundAt(scene.terrain, space));
  // Blocking terrain has no level, and a colour of its own.
  const levels = grounds.flatMap((ground) => (ground && !ground.blocking ? ground.level : []));
  const lowest = levels.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const highest = levels.reduce((a, b) => Math.max(a, b), 0);
  return spaces.map((space) => {
    const { level = 0, letter = '', blocking } = groundAt(scene.terrain, space) ?? {};
    const here = scene.pieces.filter(({ spaces: own }) =>
      own.some((one) => spaceName(one) === spaceName(space)),
    );
    const piece = here.map(({ name }) => name).join(', ');
    return {
      ...at(space),
      space: spaceName(space),
      ground: blocking ? '#' : `${level}${letter}`,
      colour: blocking ? BOARD_COLOURS.blocking : colourOf(level, letter, lowest, highest),
      piece,
      name: nameLines(piece, step * NAME_WIDTH, step / 7).join('\n'),
      note: notes.get(spaceName(space)) ?? '',
    };
  });
}

/** Water and lava have colours of their own; other ground is the darker the higher it lies. */
function colourOf(level: number, letter: string, lowest: number, highest: number): string {
  if (letter === 'w') return BOARD_COLOURS.water;
  if (letter === 'm') return BOARD_COLOURS.lava;
  const share = highest === lowest ? 0 : (level - lowest) / (highest - lowest);
  const mixed = [0, 1, 2].map((i) => {
    const [low, high] = [BOARD_COLOURS.low[i] ?? 0, BOARD_COLOURS.high[i] ?? 0];
    return Math.round(low + (high - low) * share);
  });
  return `rgb(${mixed.join(', ')})`;
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

/** From the defender's space to the end of the line, which on squares may bend. */
function arrowLayer({ line }: Scene, at: Placer, step: number): Layer | false {
  const way = line.slice(1).map(at);
  const [from, to] = way.slice(-2);
  if (!from || !to) return false;
  const angle = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
  const stroke = { color: BOARD_COLOURS.line, opacity: 1 };
  const [first, second] = way;
  // From the edge of the defender's space: its name stands in the middle.
  const start = first && second && between(first, second, 0.45);
  return {
    layer: [
      {
        data: {
          values: way
            .slice(1)
            .map(({ x, y }, i) => ({ ...(i === 0 ? start : way[i]), x2: x, y2: y })),
        },
        mark: { type: 'rule', strokeWidth: step / 16, strokeCap: 'round', ...stroke },
        encoding: { x2: { field: 'x2' }, y2: { field: 'y2' } },
      },
      {
        data: { values: [to] },
        mark: {
          type: 'point',
          shape: 'triangle-up',
          filled: true,
          angle,
          size: (step / 4.5) ** 2,
          ...stroke,
        },
        encoding: {
          x: { field: 'x', type: 'quantitative' },
          y: { field: 'y', type: 'quantitative' },
        },
      },
    ],
  };
}

type Point = ReturnType<Placer>;

function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** A thick stroke on the side that two spaces share. */
function wallLayer({ walls, grid }: Scene, at: Placer): Layer | false {
  if (walls.length === 0) return false;
  const half = grid === 'hex' ? 1 / Math.sqrt(3) / 2 : 0.5;
  const values = walls.map(([a, b]) => {
    const [p, q] = [at(a), at(b)];
    const [dx, dy] = [q.x - p.x, q.y - p.y];
    const [x, y] = [(p.x + q.x) / 2, (p.y + q.y) / 2];
    return { x: x - dy * half, y: y + dx * half, x2: x + dy * half, y2: y - dx * half };
  });
  return {
    data: { values },
    mark: { type: 'rule', color: BOARD_COLOURS.wall, strokeWidth: 6, strokeCap: 'round' },
    encoding: { x2: { field: 'x2' }, y2: { field: 'y2' } },
  };
}
