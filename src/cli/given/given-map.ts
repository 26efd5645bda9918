/* Maps given on the command line, for `map` and `aim`. */

import { basename, extname } from 'node:path';
import {
  BadInput,
  blamed,
  isMapping,
  nearest,
  type Problem,
  printable,
  titleWith,
} from '../../base/index.ts';
import { isBinaryMap, isEditorMap, MAP_NAMES, type Scene, type Space } from '../../board/index.ts';
import {
  type Experiment,
  type ExperimentReading,
  type Files,
  loadExperiment,
  openedMap,
  orNamedMap,
  parseYaml,
  readExperiment,
  surroundingsOf,
} from '../../experiments/index.ts';
import { mapScene } from '../../fight/index.ts';
import { refused } from '../options/options.ts';

/** Whether a file on the command line is a map; otherwise it is an experiment. */
export function isMap(path: string, files: Files): boolean {
  if (isBinaryMap(path)) return true;
  try {
    const text = orNamedMap(path, () => files.read(path));
    if (isEditorMap(text)) return true;
    const { data } = parseYaml(text, path);
    return isMapping(data) && 'terrain' in data && !('attacker' in data) && !('board' in data);
  } catch (error) {
    // Mistakes in the file are reported later, when it is read as an experiment.
    if (error instanceof BadInput) return false;
    throw error;
  }
}

/**
 * The experiment in a file that is not a map.
 *
 * @throws BadInput as for an experiment file; if the problem concerns the whole file, it suggests built-in maps with
 * similar names
 */
export function experimentRatherThanMap(
  path: string,
  files: Files,
  reading: ExperimentReading = {},
): Experiment {
  try {
    return loadExperiment(path, files, reading);
  } catch (error) {
    const isOfWhole = ({ place, path: field }: Problem) =>
      place === printable(path) && field.length === 0;
    throw blamed(error, (one) =>
      isOfWhole(one) ? { ...one, nearest: nearest(path, MAP_NAMES) } : one,
    );
  }
}

/** The board of a map, and sentences about parts of the map that the board does not have. */
export interface MapScene {
  readonly scene: Scene;
  /** The name of the map; absent if it has none. */
  readonly name?: string;
  readonly lacks: readonly string[];
}

/** @throws BadInput for a damaged map */
export function sceneOfMap(path: string, files: Files): MapScene {
  const { lacks, name, ...ground } = inMap(path, files, () =>
    openedMap(
      path,
      orNamedMap(path, () => files.readBytes(path)),
    ),
  );
  return { scene: mapScene(ground), lacks, ...(name !== undefined && { name }) };
}

/** A fight on a map, as given on the command line. */
export interface FightOnMap {
  readonly attacker: string;
  readonly defender: string;
  /** The spaces of the defender. */
  readonly at: readonly Space[];
  /** The path of a file of cards. */
  readonly cards?: string | undefined;
}

/**
 * The experiment of an attack on a map, from every place from which the attacker can attack.
 *
 * @throws BadInput that names the options
 */
export function attackOnMap(
  path: string,
  { attacker, defender, at, cards }: FightOnMap,
  files: Files,
): Experiment {
  const name = titleWith(
    [files.streamName?.(path) ?? basename(path, extname(path))],
    ([file = '']) => file,
  );
  const document = {
    name,
    attacker,
    defender,
    board: { map: path, defender: at },
    ...(cards !== undefined && { cards: [cards] }),
  };
  return inMap(path, files, () =>
    readExperiment(document, surroundingsOf('.', files), { fromAnywhere: true }),
  );
}

/**
 * Runs `work` on a map. If the value of an option turns out to be wrong, the error names the option. For any other
 * mistake, the error names the map.
 */
function inMap<T>(path: string, files: Files, work: () => T): T {
  const options: Readonly<Record<string, string>> = {
    attacker: '--attacker',
    defender: '--defender',
    cards: '--cards',
    'board.defender': '--at',
  };
  try {
    return work();
  } catch (error) {
    throw blamed(error, (problem) => {
      if (problem.place) return problem;
      const option = options[problem.path.slice(0, 2).join('.')] ?? options[`${problem.path[0]}`];
      const place = option ?? printable(files.streamName?.(path) ?? path);
      return { ...problem, place, path: option ? [] : problem.path };
    });
  }
}

const PLACE = /^(\d{1,3}),(\d{1,3})(?:\+(\d{1,3}),(\d{1,3}))?$/;

/** Returns a function that reads places such as `3,4`, or `3,4+4,4` for a double base. */
export function placeOption(option: string) {
  return (text: string): Space[] => {
    const [column, row, ...second] = (PLACE.exec(text.replaceAll(' ', '')) ?? [])
      .slice(1)
      .flatMap((part) => (part === undefined ? [] : Number(part)));
    if (column === undefined || row === undefined) {
      throw refused(
        option,
        text,
        'column,row counted from 0, such as 3,4; for a double base 3,4+4,4',
      );
    }
    const [otherColumn, otherRow] = second;
    return otherColumn === undefined || otherRow === undefined
      ? [[column, row]]
      : [
          [column, row],
          [otherColumn, otherRow],
        ];
  };
}
