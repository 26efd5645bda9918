/* Loads experiment files and the files to which they refer, from a disk or a browser. */

import type * as z from 'zod';
import {
  BadInput,
  blamed,
  decodedText,
  fileSlug,
  Mistakes,
  type Problem,
  printable,
  shortened,
  shown,
} from '../../base/index.ts';
import {
  boardData,
  isBinaryMap,
  isEditorMap,
  isMapLink,
  type MapBoard,
  namedMap,
  readEditorMap,
  readMap,
} from '../../board/index.ts';
import { type MapGround, mapFile, startsOf } from '../../fight/index.ts';
import { readGround, type Surroundings } from '../../rules/index.ts';
import { check } from './check.ts';
import { type PlacedDocument, parseYaml, type WrittenNumber } from './document.ts';
import type { Experiment } from './experiment.ts';
import { type ExperimentReading, readExperiment } from './read-experiment.ts';
import { SEED_FORMS } from './schema.ts';

/** The source of files: a disk, or files that were given to a browser. */
export interface Files {
  /**
   * The text of a file.
   *
   * @throws BadInput if it is not a readable text file
   */
  read(path: string): string;
  /**
   * The bytes of a file.
   *
   * @param kind the expected kind of file, in words (default: "a map")
   * @throws BadInput if it is not a readable file
   */
  readBytes(path: string, kind?: string): Uint8Array;
  /** The path of a file that is named in a document; a relative path is relative to the document. */
  beside(document: string, path: string): string;
  /** The name of a piped document in messages; undefined for a file. */
  streamName?(path: string): string | undefined;
  /** Reports input that is valid but may not be intended; absent if no one reads notes. */
  readonly note?: Surroundings['note'];
  /** Cards in the user's files that could not be read. */
  readonly skipped?: Surroundings['skipped'];
}

/** The name used for a piped experiment without a name. */
const OF_STREAM = 'Experiment';

/**
 * Loads an experiment file. A piped experiment needs no name.
 *
 * @throws BadInput with the file, the line and column, the field, what was found, and what is allowed
 */
export function loadExperiment(
  file: string,
  files: Files,
  reading: ExperimentReading = {},
): Experiment {
  const text = files.read(file);
  const streamName = files.streamName?.(file);
  const document = parseYaml(text, streamName ?? file);
  const around = surroundingsOf(file, files);
  const experiment = placed(document, () => {
    const ofSeed = new Mistakes();
    ofSeed.in(() => checkSeed(document.numberAt(['seed'])));
    const mistakes = new Mistakes();
    const how = streamName === undefined ? reading : { unnamed: OF_STREAM, ...reading };
    const read = mistakes.in(() => readExperiment(document.data, around, how));
    // If a seed's number differs from its text, the schema's own message about the seed would mislead, so it is
    // dropped.
    const others = mistakes.problems.filter(({ path: [key] }) => key !== 'seed');
    if (ofSeed.problems.length > 0) throw new BadInput(...ofSeed.problems, ...others);
    mistakes.tell();
    return read as Experiment;
  });
  // A piped experiment must be saved to a file before it can be run again.
  const name = streamName === undefined ? file : `${fileSlug(experiment.name)}.yaml`;
  const isNamed = Object.hasOwn(Object(document.data), 'name');
  const source = { file: name, text, ...(!isNamed && { isUnnamed: true as const }) };
  return { ...experiment, source, ...(streamName !== undefined && { streamName }) };
}

/**
 * Runs `work` on an experiment. Mistakes that are found only during this work, such as a turn with too many states, are
 * reported with their place in the file.
 */
export async function located<T>(experiment: Experiment, work: () => T | Promise<T>): Promise<T> {
  const { source, streamName } = experiment;
  try {
    return await work();
  } catch (error) {
    if (!source || !(error instanceof BadInput)) throw error;
    const document = parseYaml(source.text, streamName ?? source.file);
    throw blamed(error, (problem) =>
      problem.place === undefined && problem.path.length > 0 ? document.locate(problem) : problem,
    );
  }
}

/**
 * Rejects a seed that is a number whose text would change when it is read, such as 1e3; it would silently become a
 * different seed.
 */
function checkSeed(seed: WrittenNumber | undefined): void {
  if (!seed || seed.written === String(seed.value)) return;
  const found = `${shortened(seed.written)}, which is read as the number ${seed.value}`;
  throw new BadInput({ path: ['seed'], found, allowed: SEED_FORMS });
}

/**
 * The surroundings of a document. Paths in it are relative to the document, and mistakes in a file that it names are
 * reported for that file. If a path names no file, it is taken as the name of a built-in map.
 */
export function surroundingsOf(file: string, files: Files): Surroundings {
  return {
    note: files.note,
    skipped: files.skipped,
    readFile<T>(path: string, schema: z.ZodType<T>, at: readonly (string | number)[]): T {
      const found = files.beside(file, path);
      if (isBinaryMap(path)) {
        const bytes = readable(path, () => files.readBytes(found), at);
        return checkMap(readMap(bytes, path), path, schema);
      }
      const text = readable(path, () => orNamedMap(path, () => files.read(found)), at);
      if (isEditorMap(text)) return checkMap(readEditorMap(text, path), path, schema);
      const name = files.streamName?.(path) ?? path;
      if (isPlainText(path)) return inPlainText(name, text, () => check(schema, text));
      const isStream = files.streamName?.(path) !== undefined;
      return isStream ? ofStream(text, name, schema) : ofYaml(text, name, schema);
    },
  };
}

function ofYaml<T>(text: string, name: string, schema: z.ZodType<T>): T {
  const document = parseYaml(text, name);
  return placed(document, () => check(schema, document.data));
}

/**
 * Reads piped text, which has no file extension. It is read as YAML if it is a list or a mapping, or if the schema does
 * not accept plain text.
 */
function ofStream<T>(text: string, name: string, schema: z.ZodType<T>): T {
  const plain = schema.safeParse(text);
  if (!plain.success || isStructure(text, name)) return ofYaml(text, name, schema);
  return plain.data;
}

function isStructure(text: string, name: string): boolean {
  try {
    const { data } = parseYaml(text, name);
    return typeof data === 'object' && data !== null;
  } catch (error) {
    if (error instanceof BadInput) return /^\s*[[{]/.test(text);
    throw error;
  }
}

/** Whether a file is plain text, such as an army posted in a forum; judged by its extension. */
function isPlainText(path: string): boolean {
  return /\.txt$/i.test(path);
}

/** The problem without the text of the file. A plain text file may be long or private, so it is not quoted. */
function unquoted(problem: Problem, data: unknown): Problem {
  const isWhole = typeof data === 'string' && problem.found === shown(data);
  return isWhole ? { ...problem, found: 'text' } : problem;
}

/** Runs `work` on a plain text. If it throws, the error names the file. */
function inPlainText<T>(name: string, text: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw blamed(error, (problem) => ({ place: printable(name), ...unquoted(problem, text) }));
  }
}

/** The content of a file. If it cannot be read, the text of the built-in map with that name, if there is one. */
export function orNamedMap<T>(name: string, read: () => T): T | string {
  // A link contains its map, so no file is read.
  if (isMapLink(name)) return name;
  try {
    return read();
  } catch (error) {
    const text = namedMap(name);
    if (text === undefined) throw error;
    return text;
  }
}

function checkMap<T>(map: MapBoard, path: string, schema: z.ZodType<T>): T {
  try {
    return check(schema, boardData(map));
  } catch (error) {
    throw blamed(error, (problem) => ({ ...problem, place: printable(path) }));
  }
}

/** Reads a file. If it cannot be read, the error is reported at the place where the document names it. */
function readable<T>(path: string, read: () => T, at: readonly (string | number)[]): T {
  try {
    return read();
  } catch (error) {
    throw blamed(error, ({ found, allowed, sentence }) => ({
      path: at,
      found: `${shown(path)}: ${found}`,
      allowed,
      ...(sentence !== undefined && { sentence: `${shown(path)}: ${sentence}` }),
    }));
  }
}

function placed<T>(document: PlacedDocument, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    // A problem that already has a place is in another file.
    const ofOthers = error.problems.filter(({ place }) => place);
    const own = error.problems
      .filter(({ place }) => !place)
      .map((problem) => ({ problem, offset: document.offset(problem) }))
      .sort((a, b) => a.offset - b.offset);
    throw new BadInput(
      ...own.map(({ problem }) => unquoted(document.locate(problem), document.data)),
      ...ofOthers,
    );
  }
}

/** The ground of a map, in the form of `board:` in an experiment. */
export interface OpenedMap extends MapGround {
  /** The name of the map; absent if it has none. */
  readonly name?: string;
  /** Sentences about parts of the map that the board does not have. */
  readonly lacks: readonly string[];
}

/**
 * Reads a file for `map:` in an experiment's board: a map from Virtualscape (.hsc) or from the heroscape-map-editor, or
 * a handwritten board.
 *
 * @throws BadInput for the same mistakes as when the command line reads the file
 */
export function openedMap(name: string, content: string | Uint8Array): OpenedMap {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const files = {
    read: () => decodedText(bytes, undefined, 'a map (.hsc or JSON) or a board (YAML)'),
    readBytes: () => bytes,
    beside: (_: string, path: string) => path,
  };
  const {
    name: called,
    terrain,
    others = [],
    walls = [],
    starts,
    lacks = [],
  } = surroundingsOf('', files).readFile(name, mapFile(), []);
  const areas = inHandWritten(files.read, name, () => startsOf(readGround(terrain), starts));
  return {
    ...(called !== undefined && { name: called }),
    terrain: terrain.trimEnd(),
    others,
    walls,
    starts: Object.fromEntries(areas.map((area) => [area.name, area.spaces])),
    lacks,
  };
}

/**
 * Runs `work` on a board. Mistakes in ground and start areas occur only in handwritten boards, and are reported by
 * line.
 */
function inHandWritten<T>(read: () => string, name: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    return placed(parseYaml(read(), name), () => {
      throw blamed(error, ({ path: [first, ...path], ...problem }) => ({
        ...problem,
        path: first === 'board' ? path : [first ?? '', ...path],
      }));
    });
  }
}
