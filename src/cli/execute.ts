import { type ComputeOptions, compute, simulateOnly } from '../results/compute.ts';
import type { Result } from '../results/result.ts';
import { castInto } from '../rules/plan.ts';
import { compile } from '../rules/rulesets.ts';
import { ofFile } from '../saved/of-file.ts';
import type { Experiment } from '../scenarios/experiment.ts';
import type { JobResult } from '../simulate/schedule/job.ts';
import { nodeMachine } from '../simulate/threads/node-machine.ts';
import { type Checkpoint, type CheckpointOptions, NO_CHECKPOINT } from './checkpoint-options.ts';
import { EXIT } from './exit.ts';
import { interruptible } from './interrupt.ts';
import { note } from './page.ts';
import { progressBar } from './progress.ts';
import type { RunOptions } from './run-options.ts';

type ExecuteOptions = RunOptions & Partial<CheckpointOptions>;

/** Computes an experiment with a progress bar; Ctrl-C leaves what was done so far. */
export function execute(experiment: Experiment, options: ExecuteOptions): Promise<Result[]> {
  const isComplete = (results: readonly Result[]) =>
    !options.simulation || results.every(({ simulation }) => simulation?.status === 'complete');
  return rolling(experiment, options, (how) => compute(experiment, how), isComplete);
}

/**
 * Rolls a shard of an experiment into its checkpoint. What there is to report takes all shards.
 *
 * @throws Error when it cannot be kept
 */
export async function executeShard(
  experiment: Experiment,
  options: ExecuteOptions,
): Promise<JobResult[]> {
  const isComplete = (jobs: readonly JobResult[]) => jobs.every(({ complete }) => complete);
  return rolling(experiment, options, (how) => simulateOnly(experiment, how), isComplete);
}

/** What the estimate is of that one watches; a sweep has many. */
function titleOf({ name, cases }: Experiment): string {
  const [first, ...others] = cases;
  if (!first || others.length > 0) return name;
  const { headline, cast } = compile(first.scenario).account;
  return castInto(headline.title, cast);
}

async function rolling<T>(
  experiment: Experiment,
  options: ExecuteOptions,
  work: (how: ComputeOptions) => Promise<T>,
  isComplete: (done: T) => boolean,
): Promise<T> {
  const checkpoint = await checkpointOf(experiment, options);
  const bar = progressBar(titleOf(experiment));
  const { threads, kernel, exact, simulation, shard, resume = '' } = options;
  const how = {
    machine: nodeMachine(),
    threads,
    kernel,
    exact,
    simulation,
    shard,
    from: checkpoint.from,
  };
  try {
    const rolled = (signal?: AbortSignal) =>
      work({
        ...how,
        ...(signal && { signal }),
        onProgress(progress, soFar) {
          bar.show(progress);
          checkpoint.update(soFar);
        },
        onEnd: checkpoint.keep,
        onLost: (reason) => note(`${reason}; its work is done again`),
      });
    // Exact odds alone have no part that is worth keeping.
    const done = await (simulation ? interruptible(rolled) : rolled());
    if (shard && !checkpoint.isKept()) throw new Error('the shard is not kept');
    if (!isComplete(done)) {
      process.exitCode = EXIT.interrupted;
      checkpoint.advise();
    }
    return done;
  } catch (error) {
    // What has been read back is all that may still be found to be bad input here.
    throw ofFile(resume, error);
  } finally {
    bar.end();
  }
}

/** What keeps a run is loaded only for runs that are to be kept. */
async function checkpointOf(experiment: Experiment, options: ExecuteOptions): Promise<Checkpoint> {
  const { checkpoint, resume, shard } = options;
  if (!checkpoint && !resume && !shard) return NO_CHECKPOINT;
  return (await import('./checkpoint.ts')).openCheckpoint(experiment, options);
}
