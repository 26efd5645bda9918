/* Computes or simulates an experiment, with a progress bar and checkpoints. Ctrl-C interrupts it. */

import type { JobResult } from '../../chance/index.ts';
import { nodeMachine } from '../../chance/node.ts';
import {
  type ComputeOptions,
  compute,
  type Experiment,
  located,
  type Result,
  simulateOnly,
} from '../../experiments/index.ts';
import { nodeSweepMachine } from '../../experiments/node.ts';
import { trialOf } from '../../report/index.ts';
import { type Executed, ofFile } from '../../studies/index.ts';
import {
  type Checkpoint,
  type ExecuteOptions,
  NO_CHECKPOINT,
} from '../options/checkpoint-options.ts';
import type { Session } from '../session.ts';
import { setUpForArmies, setUpForLongRun } from './engine-flags.ts';
import { progressBar } from './progress.ts';

/** Computes an experiment with a progress bar. After Ctrl-C, the result is the work done so far. */
export function execute(
  experiment: Experiment,
  options: ExecuteOptions,
  session: Session,
): Promise<Executed<Result[]>> {
  const isComplete = (results: readonly Result[]) =>
    !options.simulation || results.every(({ simulation }) => simulation?.status === 'complete');
  const work = (how: ComputeOptions) => compute(experiment, how);
  return located(experiment, () => rolling(experiment, options, session, work, isComplete));
}

/**
 * Rolls an experiment without computing its results. A shard is rolled into its checkpoint; its results can be reported
 * only together with those of all other shards.
 *
 * @throws Error if a shard cannot be saved
 */
export async function executeRolls(
  experiment: Experiment,
  options: ExecuteOptions,
  session: Session,
): Promise<Executed<JobResult[]>> {
  const isComplete = (jobs: readonly JobResult[]) => jobs.every(({ complete }) => complete);
  const work = (how: ComputeOptions) => simulateOnly(experiment, how);
  return located(experiment, () => rolling(experiment, options, session, work, isComplete));
}

async function rolling<T>(
  experiment: Experiment,
  options: ExecuteOptions,
  session: Session,
  work: (how: ComputeOptions) => Promise<T>,
  isWhole: (done: T) => boolean,
): Promise<Executed<T>> {
  const plays = (fight: string) =>
    experiment.cases.some(({ scenario }) => scenario.fight === fight);
  if (plays('armies')) setUpForArmies();
  else if (plays('battle')) setUpForLongRun();
  const checkpoint = await checkpointOf(experiment, options, session);
  let bar: ReturnType<typeof progressBar> | undefined;
  const { threads, kernel, exact, simulation, shard, resume } = options;
  const how = {
    machine: nodeMachine(),
    sweepMachine: nodeSweepMachine(),
    threads,
    kernel,
    exact,
    simulation,
    shard,
    from: checkpoint.from,
  };
  try {
    const rolled = (signal: AbortSignal) =>
      work({
        ...how,
        signal,
        onBegin(watched) {
          bar = progressBar(watched, trialOf(experiment.cases)[1], session);
        },
        onProgress(progress, soFar) {
          bar?.show(progress);
          checkpoint.update(soFar);
        },
        onEnd: checkpoint.keep,
        onLost: (reason) => void session.note(`${reason}; the work of this thread is done again`),
      });
    // If a run computes only exact odds, it has no partial results worth saving.
    const { during, signal } = session.interruption;
    const done = await (simulation ? during(rolled) : rolled(signal));
    if (shard && !checkpoint.isKept()) throw new Error('the shard is not kept');
    const isComplete = isWhole(done);
    if (!isComplete) checkpoint.advise();
    return { done, isComplete };
  } catch (error) {
    // If the input turns out to be wrong here, it came from the resumed file.
    throw resume === undefined ? error : ofFile(resume, error);
  } finally {
    bar?.end();
  }
}

/** The checkpoint of a run. Its code is loaded only if the run is saved. */
async function checkpointOf(
  experiment: Experiment,
  options: ExecuteOptions,
  session: Session,
): Promise<Checkpoint> {
  const { checkpoint, resume, shard } = options;
  if (!checkpoint && !resume && !shard) return NO_CHECKPOINT;
  return (await import('./checkpoint.ts')).openCheckpoint(experiment, options, session);
}
