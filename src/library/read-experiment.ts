/* Reads experiments that programs pass, as text or as data. */

import { BadInput, isMapping, shown } from '../base/index.ts';
import {
  type Case,
  type Experiment,
  type ExperimentReading,
  type Files as LoadFiles,
  loadExperiment,
  readExperiment,
  readQuestion,
  rulesetOf,
  surroundingsOf,
} from '../experiments/index.ts';
import { experimentAsWritten } from './as-written.ts';
import { unlessUnreadable } from './given.ts';
import type { ExperimentInput } from './types/experiment.ts';
import type { Files, ReadOptions } from './types/options.ts';

/** The name used for an experiment without a name. */
const NAMELESS = 'Experiment';

/**
 * Reads an experiment from its text or its data. Cards in the data may be in the form that the library returns.
 *
 * @throws BadInput with every mistake: the field, what was found, what is allowed and, if the experiment is text, file,
 * line and column
 */
export function readInput(
  input: ExperimentInput,
  options: ReadOptions,
  reading: ExperimentReading = {},
): Experiment {
  return unlessUnreadable(input, [], () => experimentIn(input, options, reading));
}

function experimentIn(
  input: ExperimentInput,
  { file = 'experiment', files, question }: ReadOptions,
  given: ExperimentReading,
): Experiment {
  const reading = { unnamed: NAMELESS, ...given };
  const around = filesFor(files);
  const experiment =
    typeof input === 'string'
      ? loadExperiment(
          file,
          { ...around, read: (path) => (path === file ? input : around.read(path)) },
          reading,
        )
      : readExperiment(dataOf(input), surroundingsOf('', around), reading);
  if (question === undefined) return experiment;
  const { cases } = experiment;
  const { scenario } = cases[0] as Case;
  return { ...experiment, question: readQuestion(question, rulesetOf(scenario), cases) };
}

/** The data in the form of a file. Data that are not a mapping are left to the schema. */
function dataOf(input: unknown): unknown {
  return isMapping(input) ? experimentAsWritten(input) : input;
}

/** The given files, in the form that is needed to load experiments. If no files are given, every path is rejected. */
export function filesFor(files: Files | undefined): LoadFiles {
  const beside = (_: string, path: string) => path;
  if (!files) return { read: refuse, readBytes: refuse, beside };
  return {
    read: (path) => contents(files.read(path), (found) => typeof found === 'string', 'text'),
    readBytes: (path) =>
      contents(files.readBytes(path), (found) => found instanceof Uint8Array, 'a Uint8Array'),
    beside,
  };
}

/** Checks the contents of a file, since the caller's function that reads files may return a wrong type. */
function contents<T>(found: T, isSound: (found: T) => boolean, kind: string): T {
  if (isSound(found)) return found;
  const what = found instanceof Promise ? 'a promise' : shown(found);
  const allowed = `${kind}, which the option \`files\` returns directly`;
  throw new BadInput({ path: [], found: what, allowed });
}

function refuse(): never {
  throw new BadInput({
    path: [],
    found: 'the name of a file',
    allowed: 'the text of the file, or the option `files` with functions that read files',
  });
}
