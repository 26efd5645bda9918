/* Draws maps and boards as text, and converts maps to boards. */

import { basename, extname } from 'node:path';
import { atOnce, BadInput, blamed, capitalised, listed, printable } from '../../base/index.ts';
import { writeOutput } from '../../base/node.ts';
import {
  isMapLink,
  MAP_NAMES,
  type MapBoard,
  type MapCrop,
  type Scene,
} from '../../board/index.ts';
import {
  type Case,
  compileFor,
  type Files,
  orNamedMap,
  rulesetOf,
} from '../../experiments/index.ts';
import { boardText, drawBoard, variedBoards } from '../../report/index.ts';
import { CliCommand } from '../cli-command.ts';
import { givenFiles } from '../given/given-files.ts';
import { experimentRatherThanMap, isMap, type MapScene, sceneOfMap } from '../given/given-map.ts';
import { GROUPS } from '../options/option-groups.ts';
import { choiceFlag, refused, refuseOptions } from '../options/options.ts';
import { nothingDrawn } from '../output/chart-file.ts';
import { yamlOut } from '../output/output.ts';
import type { Session } from '../session.ts';

const FORMATS = ['picture', 'board', 'hexoscape'] as const;

interface MapOptions {
  readonly whole?: boolean;
  /** The output format. If absent, draws a picture or, with `--crop` or `--out`, writes a board. */
  readonly format?: (typeof FORMATS)[number];
  readonly crop?: string;
  readonly out?: string;
}

export function mapCommand(session: Session): CliCommand {
  const command = new CliCommand('map')
    .summary('draw a map or the board of an experiment, or turn a map into a board')
    .description(
      `Draws a board with its coordinates: levels, terrain letters, start areas, walls and what stands where. For an experiment, also draws the fighters and the line of Knockback; for a turn, where each attacker can end its move. A large board is cropped to the fight, with a small picture of the whole below. If the board is varied, the first six are drawn. A map is a file from Virtualscape (.hsc) or hexoscape (JSON from its editor or its game, or a link from the editor), gzipped or not, a board file, or one of the built-in maps ${listed(MAP_NAMES)}. --format board prints a map as a board for experiments, and --out writes it to a file; a map without start areas gets two at opposite ends. --format hexoscape prints it for hexoscape's map editor. Notes say what a format cannot represent.`,
    )
    .examples(
      ['knockback map the-ford', 'a map with its coordinates'],
      ['knockback map the-hill --format hexoscape > hill.json', 'a map for another program'],
      [
        'knockback map experiments/maps/the-ford.json --crop 3,2..8,5 --out board.yaml',
        'a part of a map as a board',
      ],
    )
    .argument(
      '<map-or-experiment>',
      'a map, or an experiment with a board; - for standard input, or a link in quotes',
    )
    .optionsGroup(GROUPS.output)
    .option('--whole', 'draw all of a large board')
    .addOption(
      choiceFlag(
        '--format <format>',
        "a picture, or for a map a board for experiments or JSON for hexoscape's map editor (default: picture; board with --crop or --out)",
        FORMATS,
      ).helpGroup(GROUPS.output),
    )
    .option(
      '--crop <part>',
      'print a part of the map as a board: its upper left and lower right space, as column,row counted from 0, such as 3,2..12,9',
    )
    .option('--out <file>', 'write the board to a file');
  return command.runs(async (file: string, options: MapOptions) => {
    const { whole = false, crop, out } = options;
    const isBoard = crop !== undefined || out !== undefined;
    const { format = isBoard ? 'board' : 'picture' } = options;
    if (format !== 'board') {
      refuseOptions(command, ['crop', 'out'], `--format ${format}`, 'with --format board');
    }
    if (format === 'board') return convert(file, options, session);
    const files = await givenFiles([file], session);
    if (isMap(file, files)) {
      const map = sceneOfMap(file, files);
      return format === 'picture' ? drawMap(map, session) : printMap(map, file, session);
    }
    if (format !== 'picture')
      throw refused('--format', format, 'picture, because this is not a map');
    return drawExperiment(file, files, whole, session);
  });
}

async function drawExperiment(
  file: string,
  files: Files,
  whole: boolean,
  session: Session,
): Promise<undefined> {
  const { cases, question } = experimentRatherThanMap(file, files);
  const sceneOf = ({ scenario }: Case): Scene | undefined => {
    const { drawn } = rulesetOf(scenario);
    return drawn ? drawn(scenario) : atOnce(compileFor(scenario, question)).account.scene;
  };
  const { shown, all } = variedBoards(cases, sceneOf);
  const scene = shown[0]?.scene ?? (cases[0] && sceneOf(cases[0]));
  if (!scene) throw new BadInput(nothingDrawn(file));
  await warnIfNarrow(drawBoard(scene, undefined, !whole).picture, session);
  if (shown.length === 0) {
    await session.out.write(boardText(scene, !whole));
    return;
  }
  const texts = shown.map(
    ({ scene, condition }) => `${capitalised(condition)}:\n\n${boardText(scene, !whole)}`,
  );
  const more = all > shown.length ? [`… and ${all - shown.length} more boards\n`] : [];
  await session.out.write([...texts, ...more].join('\n'));
}

/** Prints a map in the form of a board, or writes it into a file. */
async function convert(
  path: string,
  { crop, out: asked }: MapOptions,
  session: Session,
): Promise<undefined> {
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
  // Checks that the text can be read back as the `map:` of a board.
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
}

async function drawMap({ scene, lacks }: MapScene, session: Session): Promise<undefined> {
  await warnIfNarrow(drawBoard(scene).picture, session);
  await session.out.write(boardText(scene));
  for (const lack of lacks) await session.note(lack);
}

/** Prints a map in another program's format. Notes on stderr say what that program has no pieces for. */
async function printMap(map: MapScene, file: string, session: Session): Promise<undefined> {
  const { editorMap } = await import('../../board/maps/editor/write.ts');
  const { text, lacks } = editorMap(map.scene, map.name ?? basename(file, extname(file)));
  await session.out.write(text);
  for (const lack of [...map.lacks, ...lacks]) await session.note(lack);
}

/**
 * Prints a note if a board is too wide for the terminal. The board is drawn anyway, whereas a report would leave it
 * out.
 */
async function warnIfNarrow(picture: string, { out, note }: Session): Promise<void> {
  const { proseWidth } = out.page;
  const width = Math.max(...picture.split('\n').map((line) => line.length));
  if (width > proseWidth) {
    await note(
      `the board is ${width} columns wide, but this terminal only ${proseWidth}; less -S shows the whole board`,
    );
  }
}

/** The bytes of a map: from a file, a link, or a built-in map. */
function bytesOf(path: string, files: Files): Uint8Array {
  const content = orNamedMap(path, () => files.readBytes(path));
  return typeof content === 'string' ? new TextEncoder().encode(content) : content;
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

/** "1 glyph", "2 glyphs"; empty for 0. */
function countText(count: number, thing: string): string {
  if (count === 0) return '';
  return count === 1 ? `1 ${thing}` : `${count} ${thing}s`;
}
