import { spaceName } from '../boards/space.ts';
import { printable, printableJson } from '../words/problem.ts';
import { type BoardEntry, boardData } from './board-data.ts';
import { cropText } from './crop.ts';
import { originOf } from './frame.ts';
import type { MapBoard } from './map-board.ts';

/**
 * The board of a map as YAML, which `board:` of an experiment takes once it says where attacker and
 * defender stand. Comments tell where it comes from and what is not on it.
 *
 * @param file the map's name
 */
export function boardFile(map: MapBoard, file: string): string {
  const { terrain, others, walls } = boardData(map);
  return [
    ...commentOn(map, file).map((line) => `# ${line}`),
    'terrain: |',
    ...terrain.split('\n').map((row) => `  ${row}`),
    ...(others.length > 0 ? ['others:', ...others.map((entry) => `  - ${entryText(entry)}`)] : []),
    ...(walls.length > 0
      ? ['walls:', ...walls.map(([a, b]) => `  - [[${a.join(', ')}], [${b.join(', ')}]]`)]
      : []),
    '',
  ].join('\n');
}

function commentOn({ name, author, format, crop, starts, lacks, notes }: MapBoard, file: string) {
  const title = name ? ` "${name}"` : '';
  const by = author ? ` by ${author}` : '';
  return [
    `A ${format}${title}${by}; read from ${printable(baseName(file))} by knockback import-map.`,
    ...(crop
      ? [
          `The part ${cropText(crop)}: space ${spaceName(crop.from)} is ${spaceName(originOf(crop))} here.`,
        ]
      : []),
    ...starts.map(
      ({ name: area, letter, spaces }) =>
        `Start area ${letter ?? 'without a letter'}: ${area}, ${spaces.length} ${spaces.length === 1 ? 'space' : 'spaces'}`,
    ),
    ...lacks,
    ...notes,
  ];
}

/** A file without its folders, which are nobody else's business. */
function baseName(file: string): string {
  return file.split(/[\\/]/).at(-1) ?? file;
}

/** An entry in one line: `{ obstacle: "tree", at: [3, 4] }`. */
function entryText(entry: BoardEntry): string {
  const fields = Object.entries(entry).map(([key, value]) => {
    const json = printableJson(JSON.stringify(value));
    return `${key}: ${typeof value === 'string' ? json : json.replaceAll(',', ', ')}`;
  });
  return `{ ${fields.join(', ')} }`;
}
