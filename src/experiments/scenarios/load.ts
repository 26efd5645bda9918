/* Loads experiment files, and the files that they refer to, from a disk or a browser. */

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

/** The source of documents: a disk, or files given to a browser. */
export interface Files {
  /**
   * The text of a file.
   *
   * @throws BadInput for anything but a readable text file
   */
  read(path: string): string;
  /**
   * The bytes of a file.
   *
   * @param kind of file, in words (default: "a map")
   * @throws BadInput for anything but a readable file
   */
  readBytes(path: string, kind?: string): Uint8Array;
  /** The path of a file named in a document; relative paths are relative to the document. */
  beside(document: string, path: string): string;
  /** Name in messages for a piped document; undefined for a file. */
  streamName?(path: string): string | undefined;
  /** Reports something valid that may not be intended; absent if no one reads notes. */
  readonly note?: Surroundings['note'];
  /** Cards in the user's files that could not be read. */
  readonly skipped?: Surroundings['skipped'];
}

/** Name for a piped experiment without a name. */
const OF_STREAM = 'Experiment';

/**
 * Loads an experiment file. A piped experiment needs no name.
 *
 * @throws BadInput with file, line, column, field, what was found and what is allowed
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
    // If a number differs from its text, the schema's message about it would mislead.
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
 * Runs some work on an experiment. For mistakes that are only found there, such as a turn with too many states, the
 * place in the file is added.
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

/** Rejects a seed whose number differs from its text, which would silently be a different seed. */
function checkSeed(seed: WrittenNumber | undefined): void {
  if (!seed || seed.written === String(seed.value)) return;
  const found = `${shortened(seed.written)}, which as a number is ${seed.value}`;
  throw new BadInput({ path: ['seed'], found, allowed: SEED_FORMS });
}

/**
 * The surroundings of a document. Paths in it are relative to it, and mistakes in those files are reported there. If
 * there is no file with a path, a built-in map with that name is used.
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
 * Piped text has no file extension. It is read as YAML, unless the schema accepts plain text and it is not a list or
 * mapping.
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

/** Whether a file is plain text by its extension, such as an army posted in a forum. */
function isPlainText(path: string): boolean {
  return /\.txt$/i.test(path);
}

/** A problem without the text of the file, since a plain text file may be long or private. */
function unquoted(problem: Problem, data: unknown): Problem {
  const isWhole = typeof data === 'string' && problem.found === shown(data);
  return isWhole ? { ...problem, found: 'text' } : problem;
}

/** Reports mistakes in plain text under the name of its file. */
function inPlainText<T>(name: string, text: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw blamed(error, (problem) => ({ place: printable(name), ...unquoted(problem, text) }));
  }
}

/** The content of a file; if it cannot be read, the text of the built-in map with that name, if any. */
export function orNamedMap<T>(name: string, read: () => T): T | string {
  // A link contains its map, so there is no file to read.
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

/** An unreadable file is a mistake in the document that names it. */
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
    // A problem that already has a place belongs to another file.
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

/** The ground of a map, as `board:` of an experiment writes it. */
export interface OpenedMap extends MapGround {
  /** The name of the map; absent if it has none. */
  readonly name?: string;
  /** Sentences about parts of the map that the board lacks. */
  readonly lacks: readonly string[];
}

/**
 * Reads a file for `map:` of an experiment's board: a map from Virtualscape (.hsc) or from the heroscape-map-editor,
 * or a hand-written board.
 *
 * @throws BadInput as when the command line reads the file
 */
export function openedMap(name: string, content: string | Uint8Array): OpenedMap {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const files = {
    read: () => decodedText(bytes, undefined, 'a map: .hsc, JSON, or a board as YAML'),
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
  } = surroundingsOf('', files).readFile(name, mapFile, []);
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

/** Only hand-written boards can have mistakes in their ground and start areas. The mistakes are reported by line. */
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
