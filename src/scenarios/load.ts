import type * as z from 'zod';
import type { Reading } from '../rules/ruleset.ts';
import type { Surroundings } from '../rules/surroundings.ts';
import { BadInput, blamed, shown } from '../words/problem.ts';
import { slug } from '../words/slug.ts';
import { check } from './check.ts';
import { type PlacedDocument, parseYaml } from './document.ts';
import type { Experiment } from './experiment.ts';
import { readExperiment } from './read-experiment.ts';

/** Where documents are read from: a disk, or whatever a browser has been given. */
export interface Files {
  /**
   * The text of a file.
   *
   * @throws BadInput for what is no readable text file
   */
  read(path: string): string;
  /** The path of what a document names: relative paths are beside the document. */
  beside(document: string, path: string): string;
  /** What messages call a document that came through a pipe; undefined for one of a file. */
  streamName?(path: string): string | undefined;
}

/**
 * Loads an experiment file.
 *
 * @throws BadInput with file, line, column, field, what was found and what is allowed
 */
export function loadExperiment(
  file: string,
  files: Files,
  reading: Pick<Reading, 'fromAnywhere'> = {},
): Experiment {
  const text = files.read(file);
  const streamName = files.streamName?.(file);
  const document = parseYaml(text, streamName ?? file);
  const around = surroundingsOf(file, files);
  const experiment = placed(document, () => readExperiment(document.data, around, reading));
  // Whoever wants it again will have to keep it in a file.
  const name = streamName === undefined ? file : `${slug(experiment.name)}.yaml`;
  return { ...experiment, source: { file: name, text } };
}

/** Files that a document names are found beside it, and their mistakes named in them. */
export function surroundingsOf(file: string, files: Files): Surroundings {
  return {
    readFile<T>(path: string, schema: z.ZodType<T>, at: readonly (string | number)[]): T {
      const document = parseYaml(
        textOf(files, files.beside(file, path), path, at),
        files.streamName?.(path) ?? path,
      );
      return placed(document, () => check(schema, document.data));
    },
  };
}

/** A file that cannot be read is a mistake of the document that names it. */
function textOf(
  files: Files,
  found: string,
  path: string,
  at: readonly (string | number)[],
): string {
  try {
    return files.read(found);
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
