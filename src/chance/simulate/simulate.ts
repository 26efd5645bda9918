/* The entry point to simulation: jobs in, tallies out, on as many threads as are worthwhile. */

import { stepsOfFight } from './kernels/chains/length.ts';
import type { KernelProgram } from './kernels/program.ts';
import type { Tally } from './kernels/tally.ts';
import { checkRolled } from './schedule/check-rolled.ts';
import { type Shard, WHOLE } from './schedule/chunk-ranges.ts';
import { type DriveOptions, drive } from './schedule/harness.ts';
import type { Job, JobResult } from './schedule/job.ts';
import { localRoller } from './schedule/local-roller.ts';
import type { Machine } from './schedule/machine.ts';
import { precisionSchedule } from './schedule/precision-schedule.ts';
import type { Rolled } from './schedule/rolled.ts';
import { trialsSchedule } from './schedule/trials-schedule.ts';

/** When to stop simulating a job. */
export type Until =
  | { readonly trials: number }
  | { readonly isEnough: (job: number, tally: Tally) => boolean };

export interface SimulateOptions extends Omit<DriveOptions, 'rollers' | 'grace'> {
  readonly machine: Machine;
  /** Default: the number of threads that the machine runs in parallel, or only this thread if that is faster. */
  readonly threads?: number | undefined;
  /** Called with the reason when a worker is lost and another takes over its work. */
  readonly onLost?: (reason: string) => void;
  /** Earlier results of each job; default: none. */
  readonly from?: readonly Rolled[] | undefined;
  /** The part of the chunks to roll; allowed only with a fixed number of trials. Default: all. */
  readonly shard?: Shard | undefined;
}

/**
 * With fewer attacks in total than this, workers save little or no time: one thread rolls this many attacks in about
 * half a second, and starting two workers takes 0.4 seconds of processor time.
 */
const WORTH_WORKERS = 2 ** 30;
/** How many attacks with few dice take as long as a Throw with several draws, as a step of a fight, and as a battle. */
const ATTACKS = { draws: 2 ** 3, step: 2 ** 3, battle: 2 ** 23 };

/**
 * If fights have more steps than this, a chunk of them would block this thread for so long that Ctrl-C would not work.
 */
const LONG_FIGHT = 2 ** 8;

/**
 * Simulates jobs, one for each combination of a sweep, as one run on all threads. The tallies depend only on the jobs,
 * the seed and `until`, not on how much was rolled before.
 *
 * @throws BadInput if `from` cannot be the results of these jobs
 */
export async function simulate(
  jobs: readonly Job[],
  until: Until,
  options: SimulateOptions,
): Promise<JobResult[]> {
  const { from, shard, machine, onLost } = options;
  const trials = 'trials' in until ? until.trials : undefined;
  if (from) checkRolled(jobs, from, trials, shard);
  if (shard && trials === undefined)
    throw new RangeError(
      'a run with a precision cannot be divided into shards; it needs a number of trials',
    );
  const steps = jobs.map(({ program }) => (program.kind === 'chain' ? stepsOfFight(program) : 0));
  const hasLongFights = steps.some((one) => one > LONG_FIGHT);
  const attacks = jobs.reduce((sum, { program }, i) => sum + attacksOf(program, steps[i] ?? 0), 0);
  const threads =
    options.threads ??
    (hasLongFights ? machine.threads : usualThreads(machine, attacks, until, shard));
  const rollers =
    threads === 1 && !hasLongFights
      ? [localRoller(machine.pause)]
      : await machine.start(threads, onLost);
  const schedule =
    'trials' in until
      ? trialsSchedule(jobs, until.trials, { threads, from, shard })
      : precisionSchedule(jobs, until.isEnough, from);
  return drive(schedule, jobs, { ...options, rollers, grace: machine.grace });
}

/**
 * The approximate time of one trial, as a number of attacks with few dice.
 *
 * @param steps the number of steps in a fight
 */
function attacksOf(program: KernelProgram, steps: number): number {
  if (program.kind === 'throw') return program.groups.length > 1 ? ATTACKS.draws : 1;
  return program.kind === 'chain' ? ATTACKS.step * steps : ATTACKS.battle;
}

/** @param attacks the total time of one trial for each job, as a number of attacks */
function usualThreads(machine: Machine, attacks: number, until: Until, shard = WHOLE): number {
  if (!('trials' in until)) return machine.threads;
  return (until.trials * attacks) / shard.of < WORTH_WORKERS ? 1 : machine.threads;
}
