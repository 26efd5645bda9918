import { BadInput, inTurn, type Steps, withRests } from '../../base/index.ts';
import type { JobResult } from '../../chance/index.ts';
import { rulesetOf } from '../registry/rulesets.ts';
import type { Experiment } from '../scenarios/experiment.ts';
import { withFightAsWritten } from './as-written.ts';
import { resultOf } from './case-result.ts';
import { oneByOne } from './one-by-one.ts';
import { compileCases, type Prepared, type PreparedCase, prepareCases } from './prepare.ts';
import type { Result } from './result.ts';
import { type RollOptions, rollCases } from './roll.ts';
import { onSweepWorkers, type SweepMachine } from './sweep-workers.ts';

export interface ComputeOptions extends RollOptions {
  readonly exact: boolean;
  readonly simulation: boolean;
  /** Works out sweeps of exact odds alone on several threads; absent: this thread does. */
  readonly sweepMachine?: SweepMachine | undefined;
}

/**
 * Computes an experiment. There is one result per case, in the order of the cases; all cases are simulated as one run.
 *
 * @throws BadInput for a case that cannot be weighed, or that can only be simulated where that is not asked for; the
 *   reason of an aborted signal, before anything is rolled
 */
export async function compute(experiment: Experiment, options: ComputeOptions): Promise<Result[]> {
  const { machine, simulation } = options;
  const rest = restBeforeRolling(options);
  const exact = options.exact && !isPlayed(experiment);
  if (!exact && !simulation) throw noExactOdds();

  // Exact odds alone leave all threads free.
  if (options.sweepMachine && !simulation) {
    const { sweepMachine: machine, threads } = options;
    const done = await onSweepWorkers(experiment, { machine, threads, rest });
    if (done) {
      return withRests(
        withFightAsWritten(done.results, experiment.base, done.question, exact),
        rest,
      );
    }
  }

  // 1. Compile every case, and 2. prepare it to be weighed and rolled.
  const prepared = await preparedOf(experiment, options);
  const resultOfCase = (i: number, rolled?: JobResult) =>
    resultOf(prepared.cases[i] as PreparedCase, prepared.question, experiment, exact, rolled);

  // 3. Roll all cases. Those of a sweep get their results while the next ones are rolled.
  const { rolled, early } = simulation
    ? await rolledWithResults(prepared, experiment, options, resultOfCase)
    : NOTHING_ROLLED;

  // 4. Weigh and summarise the cases that have no result yet.
  const results = function* (): Steps<Result[]> {
    const all = yield* inTurn(prepared.cases, function* (_, i) {
      return early.get(i) ?? (yield* resultOfCase(i, rolled[i]));
    });
    // 5. Set a sweep beside the fight as its file has it, before any field is varied.
    return yield* withFightAsWritten(all, experiment.base, prepared.question, exact);
  };
  return withRests(results(), simulation ? machine.pause : rest);
}

/** Whether its fights are only played: a sweep is of one kind of fight. */
function isPlayed({ cases }: Experiment): boolean {
  return cases.some(({ scenario }) => rulesetOf(scenario).isPlayed);
}

function noExactOdds(): BadInput {
  const found = 'a battle, which has no exact odds';
  const allowed = 'a simulation: battles are only simulated';
  return new BadInput({ path: ['fight'], found, allowed });
}

/** Rolls an experiment, or a shard of it, and computes no odds. */
export async function simulateOnly(
  experiment: Experiment,
  options: ComputeOptions,
): Promise<JobResult[]> {
  return rollCases(await preparedOf(experiment, options), experiment, options);
}

async function preparedOf(experiment: Experiment, options: ComputeOptions): Promise<Prepared> {
  const rest = restBeforeRolling(options);
  const compiled = await withRests(compileCases(experiment), rest);
  return withRests(prepareCases(compiled, experiment), rest);
}

/** Lets signals through. An aborted one ends the work, since nothing is lost. */
function restBeforeRolling({ machine, signal }: ComputeOptions): () => Promise<void> {
  return async () => {
    await machine.pause();
    signal?.throwIfAborted();
  };
}

interface Rolled {
  readonly rolled: readonly JobResult[];
  /** Results of cases that were summarised meanwhile, by the number of the case. */
  readonly early: ReadonlyMap<number, Result>;
}

const NOTHING_ROLLED: Rolled = { rolled: [], early: new Map() };

async function rolledWithResults(
  prepared: Prepared,
  experiment: Experiment,
  options: ComputeOptions,
  resultOfCase: (i: number, rolled: JobResult) => Steps<Result>,
): Promise<Rolled> {
  if (prepared.cases.length === 1) {
    return { rolled: await rollCases(prepared, experiment, options), early: new Map() };
  }
  const early = oneByOne<Result>(options.machine.pause);
  try {
    const onComplete = (i: number, rolled: JobResult) => early.add(i, resultOfCase(i, rolled));
    const rolled = await rollCases(prepared, experiment, { ...options, onComplete });
    return { rolled, early: await early.done() };
  } finally {
    early.drop();
  }
}
