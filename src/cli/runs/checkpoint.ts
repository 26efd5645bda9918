/* Writes a run into a file while it is running. This module is loaded only for runs that are saved. */

import { BadInput, printable, VERSION } from '../../base/index.ts';
import { checkFile } from '../../base/node.ts';
import { NOTHING_ROLLED, type Rolled, WHOLE } from '../../chance/index.ts';
import type { Experiment } from '../../experiments/index.ts';
import { differences, type RunIdentity, shardDifference } from '../../studies/index.ts';
import { inFile, savedRunReader, writeSavedRun } from '../../studies/node.ts';
import {
  type Checkpoint,
  checkpointFiles,
  type ExecuteOptions,
  NO_CHECKPOINT,
} from '../options/checkpoint-options.ts';
import type { Session } from '../session.ts';
import { keepInFile } from './kept-file.ts';

/** If this number is n, writing takes at most 1/n of the time, however large the tallies are. */
const PART_OF_THE_TIME = 20;

/**
 * Opens the checkpoint of a run before the run begins, so that no hours are spent on a run that cannot be saved.
 *
 * @throws BadInput for a file that cannot be read or written, or that belongs to another run
 */
export function openCheckpoint(
  experiment: Experiment,
  {
    checkpointEvery = 5,
    shard = WHOLE,
    keptBy = '--checkpoint',
    ...files
  }: Omit<ExecuteOptions, 'exact' | 'simulation'>,
  session: Session,
): Checkpoint {
  const { to, from: source } = checkpointFiles(files);
  if (to !== undefined) checkFile(keptBy, to);
  const run: RunIdentity = { program: VERSION, experiment, shard };
  const from = source === undefined ? undefined : resumed(source, run);
  if (to === undefined) return { ...NO_CHECKPOINT, from };
  const pause = checkpointEvery * 1000;
  let noted = () => from ?? experiment.cases.map(() => NOTHING_ROLLED);
  let due = performance.now() + pause;
  let isKept = false;
  const keep = () => {
    const began = performance.now();
    isKept = keepInFile(to, () => writeSavedRun(to, { ...run, rolled: noted() }), session);
    const ended = performance.now();
    due = ended + Math.max(pause, (ended - began) * PART_OF_THE_TIME);
  };
  return {
    from,
    update(rolled) {
      noted = rolled;
      isKept = false;
      if (performance.now() >= due) keep();
    },
    keep,
    isKept: () => isKept,
    advise() {
      const file = printable(to);
      const again = files.checkpoint === files.resume ? AGAIN_FROM_IT : AGAIN;
      if (isKept) void session.note(`Saved in ${file}. To continue, ${again}`);
    },
  };
}

/** The advice for a command that always resumes from its own file if this file exists. */
const AGAIN_FROM_IT = 'run the same command again, with any number of threads.';

const AGAIN =
  'run the same command with this file as both --checkpoint and --resume, with any number of threads.';

/** @throws BadInput with all differences between the run in the file and this run */
function resumed(file: string, run: RunIdentity): readonly Rolled[] {
  const saved = savedRunReader(VERSION)(file);
  return inFile(file, () => {
    const as = 'as in this run';
    const problems = [
      ...differences(saved.experiment, run.experiment, as),
      ...shardDifference(saved, run, as),
    ];
    if (problems.length > 0) throw new BadInput(...problems);
    return saved.rolled;
  });
}
