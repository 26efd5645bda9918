import type * as z from 'zod';
import { boardData } from '../maps/board-data.ts';
import type { MapBoard } from '../maps/map-board.ts';
import { isBinaryMap, isEditorMap, readEditorMap, readMap } from '../maps/read-map.ts';
import type { Surroundings } from '../rules/surroundings.ts';
import { BadInput, blamed, printable, shortened, shown } from '../words/problem.ts';
import { check } from './check.ts';
import { type PlacedDocument, parseYaml, type WrittenNumber } from './document.ts';
import type { Experiment } from './experiment.ts';
import { readExperiment } from './read-experiment.ts';
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
   * @throws BadInput for what is no readable file
   */
  readBytes(path: string): Uint8Array;
  /** The path of what a document names: relative paths are beside the document. */
  beside(document: string, path: string): string;
}

/**
 * Loads an experiment file.
 *
 * @throws BadInput with file, line, column, field, what was found and what is allowed
 */
export function loadExperiment(file: string, files: Files): Experiment {
  const text = files.read(file);
  const document = parseYaml(text, file);
  const around = surroundingsOf(file, files);
  const experiment = placed(document, () => {
    checkSeed(document.numberAt(['seed']));
    return readExperiment(document.data, around);
  });
  return { ...experiment, source: { file, text } };
}

/** A number that is not the text that was written would be another seed, and nobody would know. */
function checkSeed(seed: WrittenNumber | undefined): void {
  if (!seed || seed.written === String(seed.value)) return;
  const found = `${shortened(seed.written)}, which as a number is ${seed.value}`;
  throw new BadInput({ path: ['seed'], found, allowed: SEED_FORMS });
}

/** Files that a document names are found beside it, and their mistakes named in them. */
export function surroundingsOf(file: string, files: Files): Surroundings {
  return {
    readFile<T>(path: string, schema: z.ZodType<T>, at: readonly (string | number)[]): T {
      const found = files.beside(file, path);
      if (isBinaryMap(path)) {
        const bytes = readable(path, () => files.readBytes(found), at);
        return checkMap(readMap(bytes, path), path, schema);
      }
      const text = readable(path, () => files.read(found), at);
      if (isEditorMap(text)) return checkMap(readEditorMap(text, path), path, schema);
      const document = parseYaml(text, path);
      return placed(document, () => check(schema, document.data));
    },
  };
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
    throw blamed(error, (problem) => ({
      path: at,
      found: `${shown(path)}: ${problem.found}`,
      allowed: problem.allowed,
    }));
  }
}

function placed<T>(document: PlacedDocument, read: () => T): T {
  try {
    return read();
  } catch (error) {
    // A problem that already has a place is of another file.
    throw blamed(error, (problem) => (problem.place ? problem : document.locate(problem)));
  }
}
