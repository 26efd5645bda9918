import { basename, extname } from 'node:path';
import { atOnce, BadInput, capitalised, listed } from '../../base/index.ts';
import { MAP_NAMES, type Scene } from '../../board/index.ts';
import { type Case, compileFor, rulesetOf } from '../../experiments/index.ts';
import { boardText, drawBoard, variedBoards } from '../../report/index.ts';
import { CliCommand } from '../cli-command.ts';
import { givenFiles } from '../given-files.ts';
import { experimentRatherThanMap, isMap, type MapScene, sceneOfMap } from '../given-map.ts';
import { GROUPS } from '../option-groups.ts';
import { choiceFlag, refused } from '../options.ts';
import type { Session } from '../session.ts';

const PICTURE = 'picture';
const FORMATS = [PICTURE, 'hexoscape'] as const;

interface BoardOptions {
  readonly whole?: boolean;
  readonly format: (typeof FORMATS)[number];
}

export function boardCommand(session: Session): CliCommand {
  return new CliCommand('board')
    .summary('draw a map, or the board of an experiment')
    .description(
      `Draws a board with its coordinates: levels, terrain letters, start areas, walls and what stands where. Of an experiment, also who fights, and the line of knockback; of a turn, where each attacker can come to rest. A large board is cropped to the fight, with the whole in small below. Where the board is varied, it draws each of the first six boards. Maps are files of Virtualscape (.hsc), of hexoscape (JSON), boards as import-map writes them, or, by name, ${listed(MAP_NAMES)}. With --format hexoscape, a map is printed as hexoscape's map editor opens it.`,
    )
    .examples(
      ['knockback board the-ford', 'a map with its coordinates'],
      ['knockback board the-hill --format hexoscape > hill.json', 'a map for another program'],
    )
    .argument('<map-or-experiment>', 'a map, or an experiment with a board; - for standard input')
    .optionsGroup(GROUPS.output)
    .option('--whole', 'draw all of a large board')
    .addOption(
      choiceFlag(
        '--format <format>',
        "a picture, or of a map JSON of hexoscape's map editor",
        FORMATS,
      )
        .default(PICTURE)
        .helpGroup(GROUPS.output),
    )
    .runs(async (file: string, { whole = false, format }: BoardOptions) => {
      const files = await givenFiles([file], session);
      if (isMap(file, files)) {
        const map = sceneOfMap(file, files);
        await (format === PICTURE ? drawMap(map, session) : printMap(map, file, session));
        return;
      }
      if (format !== PICTURE) throw refused('--format', format, `${PICTURE}, for what is no map`);
      const { cases, question } = experimentRatherThanMap(file, files);
      const sceneOf = ({ scenario }: Case): Scene | undefined => {
        const { drawn } = rulesetOf(scenario);
        return drawn ? drawn(scenario) : atOnce(compileFor(scenario, question)).account.scene;
      };
      const { shown, all } = variedBoards(cases, sceneOf);
      const scene = shown[0]?.scene ?? (cases[0] && sceneOf(cases[0]));
      if (!scene)
        throw new BadInput({ path: ['board'], place: file, found: 'nothing', allowed: 'a board' });
      await warnIfNarrow(drawBoard(scene, [], !whole).picture, session);
      if (shown.length === 0) {
        await session.out.write(boardText(scene, !whole));
        return;
      }
      const texts = shown.map(
        ({ scene, condition }) => `${capitalised(condition)}:\n\n${boardText(scene, !whole)}`,
      );
      const more = all > shown.length ? [`… and ${all - shown.length} more boards\n`] : [];
      await session.out.write([...texts, ...more].join('\n'));
    });
}

async function drawMap({ scene, lacks }: MapScene, session: Session): Promise<void> {
  await warnIfNarrow(drawBoard(scene).picture, session);
  await session.out.write(boardText(scene));
  for (const lack of lacks) await session.note(lack);
}

/** Prints a map as another program opens it; on stderr, what it has no piece for. */
async function printMap(map: MapScene, file: string, session: Session): Promise<void> {
  const { editorMap } = await import('../../board/maps/editor/write.ts');
  const { text, lacks } = editorMap(map.scene, map.name ?? basename(file, extname(file)));
  await session.out.write(text);
  for (const lack of [...map.lacks, ...lacks]) await session.note(lack);
}

/** Unlike in a report, the board is all there is: so it is drawn, although the terminal folds it. */
async function warnIfNarrow(picture: string, { out, note }: Session): Promise<void> {
  const { proseWidth } = out.page;
  const width = Math.max(...picture.split('\n').map((line) => line.length));
  if (width > proseWidth) {
    await note(
      `the board is ${width} columns wide, this terminal ${proseWidth}; less -S shows it whole`,
    );
  }
}
