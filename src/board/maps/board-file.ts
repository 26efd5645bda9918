/* Writes the boards of maps as YAML, for users to copy into experiments. */

import { printable, printableJson } from '../../base/index.ts';
import { type Space, spaceName, type Wall } from '../space.ts';
import { terrainText } from '../terrain.ts';
import { cropText, originOf } from './frame.ts';
import type { MapBoard } from './map-board.ts';

/** The board of a map, in the form that experiments use. */
interface BoardData {
  /** The name of the map; absent if it has none. */
  readonly name?: string;
  readonly terrain: string;
  readonly others: readonly BoardEntry[];
  readonly walls: readonly Wall[];
  /** The spaces of each start area. */
  readonly starts: Readonly<Record<string, readonly Space[]>>;
  /** Sentences about things on the map that the board lacks. */
  readonly lacks: readonly string[];
}

/** An entry of `others`: its kind, name and place. */
type BoardEntry = Readonly<Record<string, string | Space | readonly Space[]>>;

export function boardData({ name, terrain, pieces, walls, starts, lacks }: MapBoard): BoardData {
  return {
    ...(name && { name }),
    terrain: terrainText(terrain),
    others: pieces.map(
      ({ kind, name, spaces }): BoardEntry => ({
        [kind]: name,
        at: spaces.length === 1 && spaces[0] ? spaces[0] : spaces,
      }),
    ),
    walls,
    starts: Object.fromEntries(starts.map(({ name, spaces }) => [name, spaces])),
    lacks,
  };
}

/**
 * The board of a map as YAML for the `board:` of an experiment, to which the user adds the places of the attacker and
 * the defender. Comments in the YAML say where the board comes from and what it lacks.
 *
 * @param file the name of the map's file
 */
export function boardFile(map: MapBoard, file: string): string {
  const { terrain, others, walls, starts } = boardData(map);
  const areas = Object.entries(starts);
  return [
    ...commentOn(map, file).map((line) => `# ${line}`),
    'terrain: |',
    ...terrain.split('\n').map((row) => `  ${row}`),
    ...(others.length > 0 ? ['others:', ...others.map((entry) => `  - ${entryText(entry)}`)] : []),
    ...(walls.length > 0
      ? ['walls:', ...walls.map(([a, b]) => `  - [[${a.join(', ')}], [${b.join(', ')}]]`)]
      : []),
    ...(areas.length > 0
      ? ['starts:', ...areas.map(([name, spaces]) => `  ${name}: ${inOneLine(spaces)}`)]
      : []),
    '',
  ].join('\n');
}

function commentOn({ name, author, format, crop, starts, lacks, notes }: MapBoard, file: string) {
  const title = name ? ` "${name}"` : '';
  const by = author ? ` by ${author}` : '';
  return [
    `A ${format}${title}${by}; read from ${printable(baseName(file))} by knockback map.`,
    ...(crop
      ? [
          `This is the part ${cropText(crop)} of the map: its space ${spaceName(crop.from)} is ${spaceName(originOf(crop))} here.`,
        ]
      : []),
    ...starts.map(
      ({ name: area, of, spaces }) =>
        `Start area ${area}: ${of}, ${spaces.length} ${spaces.length === 1 ? 'space' : 'spaces'}`,
    ),
    ...lacks,
    ...notes,
  ];
}

/** The name of a file without its folders, which may be private. */
function baseName(file: string): string {
  return file.split(/[\\/]/).at(-1) ?? file;
}

/** An entry on one line: `{ obstacle: "tree", at: [3, 4] }`. */
function entryText(entry: BoardEntry): string {
  const fields = Object.entries(entry).map(([key, value]) => {
    const written =
      typeof value === 'string' ? printableJson(JSON.stringify(value)) : inOneLine(value);
    return `${key}: ${written}`;
  });
  return `{ ${fields.join(', ')} }`;
}

/** `[[3, 4], [4, 4]]` */
function inOneLine(spaces: Space | readonly Space[]): string {
  return JSON.stringify(spaces).replaceAll(',', ', ');
}
