import { blamed, printable } from '../../base/index.ts';
import { writeOutput } from '../../base/node.ts';
import { isMapLink, type MapBoard, type MapCrop } from '../../board/index.ts';
import type { Files } from '../../experiments/index.ts';
import { CliCommand } from '../cli-command.ts';
import { givenFiles } from '../given-files.ts';
import { GROUPS } from '../option-groups.ts';
import { refused } from '../options.ts';
import { yamlOut } from '../output.ts';
import type { Session } from '../session.ts';

interface ImportMapOptions {
  readonly crop?: string;
  readonly out?: string;
}

export function importMapCommand(session: Session): CliCommand {
  return new CliCommand('import-map')
    .summary('turn a map of Virtualscape or hexoscape into a board')
    .description(
      'Reads a Virtualscape map (.hsc), a map of hexoscape (JSON of its editor or its game, or the link by which the editor shares a map), packed with gzip or not, and prints the board as an experiment writes it: levels, terrain letters, walls, obstacles, glyphs, figures, start areas. A map without start areas gets two at opposite ends. What a board cannot hold is listed on stderr.',
    )
    .examples(
      ['knockback import-map experiments/maps/the-ford.json', 'print it as a board'],
      [
        'knockback import-map experiments/maps/the-ford.json --crop 3,2..8,5 --out board.yaml',
        'keep a part of it',
      ],
    )
    .argument('<file>', 'the map; - for standard input, or a link in quotes')
    .optionsGroup(GROUPS.output)
    .option(
      '--crop <part>',
      'cut out a part: its first and its last space, column and row from 0, such as 3,2..12,9',
    )
    .option('--out <file>', 'write the board into a file (default: print it)')
    .runs(async (path: string, { crop, out: asked }: ImportMapOptions) => {
      const { parseCrop, CROP_FORM } = await import('../../board/maps/frame.ts');
      const { readMap } = await import('../../board/maps/formats/read-map.ts');
      const { boardFile } = await import('../../board/maps/board-file.ts');
      const { withStarts } = await import('../../board/maps/with-starts.ts');
      const { openedMap } = await import('../../experiments/scenarios/load.ts');
      const part: MapCrop | undefined = crop === undefined ? undefined : parseCrop(crop);
      if (crop !== undefined && !part) throw refused('--crop', crop, CROP_FORM);
      const out = yamlOut(asked, path);
      const files = await givenFiles([path], session);
      const file = isMapLink(path) ? 'the link' : (files.streamName?.(path) ?? path);
      const map = withStarts(readMap(bytesOf(path, files), file, part));
      const text = boardFile(map, file);
      // What is written can be read again, as `map:` of a board will.
      try {
        openedMap(out ?? 'board.yaml', new TextEncoder().encode(text));
      } catch (error) {
        throw blamed(error, (problem) => ({ ...problem, place: printable(file) }));
      }
      if (out === undefined) await session.out.write(text);
      else {
        await writeOutput(out, text);
        await session.out.write(`${printable(out)}: ${summaryOf(map)}\n`);
      }
      for (const note of [...map.lacks, ...map.notes]) await session.note(note);
    });
}

/** A link that holds a map may be given for a file. */
function bytesOf(path: string, files: Files): Uint8Array {
  return isMapLink(path) ? new TextEncoder().encode(path) : files.readBytes(path);
}

/** "25 columns, 15 rows, levels 0 to 6; 3 obstacles, 5 glyphs, 12 walls" */
function summaryOf({ terrain, pieces, walls, starts }: MapBoard): string {
  const levels = terrain.rows.flat().flatMap((ground) => (ground ? [ground.level] : []));
  const lowest = levels.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const highest = levels.reduce((a, b) => Math.max(a, b), 0);
  const kinds = ['obstacle', 'glyph', 'figure'] as const;
  const things = [
    ...kinds.map((kind) => countText(pieces.filter((piece) => piece.kind === kind).length, kind)),
    countText(walls.length, 'wall'),
    countText(starts.length, 'start area'),
  ].filter(Boolean);
  const size = `${countText(terrain.columns, 'column')}, ${countText(terrain.rows.length, 'row')}`;
  const range = lowest === highest ? `level ${lowest}` : `levels ${lowest} to ${highest}`;
  return [`${size}, ${range}`, ...(things.length > 0 ? [things.join(', ')] : [])].join('; ');
}

/** "1 glyph", "2 glyphs"; empty for none. */
function countText(count: number, thing: string): string {
  if (count === 0) return '';
  return count === 1 ? `1 ${thing}` : `${count} ${thing}s`;
}
