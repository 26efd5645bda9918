import type { Reading } from '../../rules/ruleset.ts';
import type { Experiment } from '../../scenarios/experiment.ts';
import type { Files } from '../../scenarios/load.ts';
import { surroundingsOf } from '../../scenarios/load.ts';
import { readExperiment } from '../../scenarios/read-experiment.ts';
import { BadInput, shown } from '../../words/problem.ts';
import type { ExperimentDocument } from '../document.ts';

/** A page has no other files than the one that was opened. */
export const NO_FILES: Files = { read: refuse, readBytes: refuse, beside: (_, path) => path };

/** @throws BadInput as for an experiment file */
export function read(
  document: ExperimentDocument,
  reading: Pick<Reading, 'fromAnywhere'> = {},
): Experiment {
  return readExperiment(document, surroundingsOf('', NO_FILES), reading);
}

function refuse(path: string): never {
  throw new BadInput({
    path: [],
    found: shown(path),
    allowed: 'what the experiment itself holds: this page reads no further files',
  });
}
