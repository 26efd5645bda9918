import { rulesetOf } from '../rules/rulesets.ts';
import type { Experiment } from '../scenarios/experiment.ts';
import { type Files as LoadFiles, loadExperiment, surroundingsOf } from '../scenarios/load.ts';
import { type ExperimentReading, readExperiment } from '../scenarios/read-experiment.ts';
import { readQuestion } from '../scenarios/read-question.ts';
import { BadInput, shown } from '../words/problem.ts';
import { isMapping } from '../words/same-data.ts';
import { experimentAsWritten } from './as-written.ts';
import { textGiven } from './given.ts';
import type { ExperimentInput } from './types/experiment.ts';
import type { Files, ReadOptions } from './types/options.ts';

/** What is called an experiment that has no name. */
const NAMELESS = 'Experiment';

/**
 * Reads an experiment from its text or its data. Cards in data may be those that the library has given.
 *
 * @throws BadInput with every mistake: file, line and column of text, field, what was found, what is allowed
 */
export function readInput(
  input: ExperimentInput,
  { file = 'experiment', files, question }: ReadOptions,
  reading: ExperimentReading = {},
): Experiment {
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
  const [first] = cases;
  if (!first) return experiment;
  const text = textGiven(question, ['question']);
  return { ...experiment, question: readQuestion(text, rulesetOf(first.scenario), cases) };
}

/** Data as a file would hold it. Without a name it gets one; what is no mapping is left to the schema. */
function dataOf(input: unknown): unknown {
  return isMapping(input) ? experimentAsWritten({ name: NAMELESS, ...input }) : input;
}

/** The files that are given, as experiments are loaded from them; without any, a file is refused. */
export function filesFor(files: Files | undefined): LoadFiles {
  const { read, readBytes } = files ?? { read: refuse, readBytes: refuse };
  return { read, readBytes, beside: (_, path) => path };
}

function refuse(path: string): never {
  throw new BadInput({
    path: [],
    found: shown(path),
    allowed: 'no file, unless the option `files` says where files are read from',
  });
}
