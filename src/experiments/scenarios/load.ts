import type * as z from 'zod';
import {
  BadInput,
  blamed,
  decodedText,
  fileSlug,
  Mistakes,
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

/** Where documents are read from: a disk, or whatever a browser has been given. */
export interface Files {
  /**
   * The text of a file.
   *
   * @throws BadInput for what is no readable text file
   */
  read(path: string): string;
  /**
   * The bytes of a file.
   *
   * @param kind of file, in words ("a map" if left out)
   * @throws BadInput for what is no readable file
   */
  readBytes(path: string, kind?: string): Uint8Array;
  /** The path of what a document names: relative paths are beside the document. */
  beside(document: string, path: string): string;
  /** What messages call a document that came through a pipe; undefined for one of a file. */
  streamName?(path: string): string | undefined;
  /** Says what is no mistake in a document but may not be meant. Absent where nobody would read it. */
  readonly note?: Surroundings['note'];
  /** Cards of the user's files that could not be read. */
  readonly skipped?: Surroundings['skipped'];
}

/** What an experiment is called that came through a pipe and has no name. */
const OF_STREAM = 'Experiment';

/**
 * Loads an experiment file. One that is piped in need not have a name, as nothing has to tell it from others.
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
    // What the schema says of a number that is not the one written says nothing more.
    const others = mistakes.problems.filter(({ path: [key] }) => key !== 'seed');
    if (ofSeed.problems.length > 0) throw new BadInput(...ofSeed.problems, ...others);
    mistakes.tell();
    return read as Experiment;
  });
  // Whoever wants it again will have to keep it in a file.
  const name = streamName === undefined ? file : `${fileSlug(experiment.name)}.yaml`;
  const isNamed = Object.hasOwn(Object(document.data), 'name');
  const source = { file: name, text, ...(!isNamed && { isUnnamed: true as const }) };
  return { ...experiment, source, ...(streamName !== undefined && { streamName }) };
}

/**
 * Does some work on an experiment. What is found to be bad input only then, such as a turn of too many
 * states, gets its place in the file.
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

/** A number that is not the text that was written would be another seed, and nobody would know. */
function checkSeed(seed: WrittenNumber | undefined): void {
  if (!seed || seed.written === String(seed.value)) return;
  const found = `${shortened(seed.written)}, which as a number is ${seed.value}`;
  throw new BadInput({ path: ['seed'], found, allowed: SEED_FORMS });
}

/**
 * Files that a document names are found beside it, and their mistakes named in them. Where there is none of that name,
 * a map that the program has is meant.
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
      if (isPlainText(path)) return inPlainText(name, () => check(schema, text));
      const isStream = files.streamName?.(path) !== undefined;
      return isStream ? ofStream(text, name, schema) : ofYaml(text, name, schema);
    },
  };
}

function ofYaml<T>(text: string, name: string, schema: z.ZodType<T>): T {
  const document = parseYaml(text, name);
  return placed(document, () => check(schema, document.data));
}

/** What comes through a pipe has no ending: it is YAML, unless the schema takes plain text and it is no list or mapping. */
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

/** Whether a file is plain text by its name, such as an army as forums post it. */
function isPlainText(path: string): boolean {
  return /\.txt$/i.test(path);
}

/** Mistakes in plain text are told by the name of its file. */
function inPlainText<T>(name: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw blamed(error, (problem) => ({ place: printable(name), ...problem }));
  }
}

/** What a file holds; where it cannot be read, the text of the map that the program has by its name, if there is one. */
export function orNamedMap<T>(name: string, read: () => T): T | string {
  // A link holds its map: nothing is looked for elsewhere.
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

/** A file that cannot be read is a mistake of the document that names it. */
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
    // A problem that already has a place is of another file.
    const ofOthers = error.problems.filter(({ place }) => place);
    const own = error.problems
      .filter(({ place }) => !place)
      .map((problem) => ({ problem, offset: document.offset(problem) }))
      .sort((a, b) => a.offset - b.offset);
    throw new BadInput(...own.map(({ problem }) => document.locate(problem)), ...ofOthers);
  }
}

/** The ground of a map, as `board:` of an experiment writes it. */
export interface OpenedMap extends MapGround {
  /** What the map is called; absent where it does not say. */
  readonly name?: string;
  /** What of the map is not on the board, in sentences. */
  readonly lacks: readonly string[];
}

/**
 * Reads what `map:` of an experiment's board may name: a map of Virtualscape (.hsc) or of the
 * heroscape-map-editor, or a board that was written by hand.
 *
 * @throws BadInput as for a file of the command line
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

/** Only a board that was written by hand has mistakes in its ground and start areas: they are told by their lines. */
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
