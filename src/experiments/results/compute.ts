/* The pipeline from an experiment to its results: compile, prepare, roll, weigh, summarize. */

import { BadInput, inTurn, type Steps, wilson, withRests } from '../../base/index.ts';
import {
  earlyMarks,
  type JobResult,
  type KernelProgram,
  type SimulateOptions,
  simulate,
  type Tally,
  type Until,
} from '../../chance/index.ts';
import {
  clauseOf,
  type Measure,
  measuresAsked,
  type Outcome,
  predicateOf,
  type Question,
  type Value,
  writtenValue,
} from '../../rules/index.ts';
import { rulesetOf } from '../registry/rulesets.ts';
import type { BaseFight, Case, Experiment } from '../scenarios/experiment.ts';
import { resultOf } from './case-result.ts';
import { evaluatorOf } from './evaluator-of.ts';
import { askedOdds, compileFor, expressionFor, measuresWorded } from './for-question.ts';
import { outcomeMemory } from './outcome-memory.ts';
import { compileCases, type Prepared, type PreparedCase, prepareCases } from './prepare.ts';
import type { Result } from './result.ts';
import type { Odds } from './summary.ts';
import { onSweepWorkers, type SweepMachine, sweepItems } from './sweep-workers.ts';
import type { CellReader, CellView } from './view.ts';

/** The estimates that must be precise: the answer to the question, and the values of some measures. */
export interface PrecisionTarget {
  readonly measures: readonly Measure[];
  /** The measures that the question is about. */
  readonly asked: readonly string[];
  holds(outcome: Outcome): boolean;
}

/**
 * Returns a test of whether the estimates are precise enough. The estimates are the answer to the question, and the
 * probability of each value of the given measures. The widest of their 95% half-widths must be at most `precision`. The
 * outcome of each cell is looked up only once.
 */
export function precisionTest(
  { views }: CellReader,
  wanted: PrecisionTarget,
  precision: number,
): (tally: Tally) => boolean {
  const viewTelling = (names: readonly string[]) =>
    views.find((view) => names.every((name) => view.tells(name)));
  const ofQuestion = viewTelling(wanted.asked);
  const hits = views.map((view) =>
    hitsOfView(
      view,
      wanted.measures.filter(({ name }) => viewTelling([name]) === view),
      view === ofQuestion ? wanted.holds : undefined,
    ),
  );
  return (tally) => {
    const { trials } = tally;
    // The event whose share is closest to one half has the widest interval.
    const middle = hits
      .flatMap((ofView) => ofView(tally))
      .reduce((a, b) => (Math.abs(b - trials / 2) < Math.abs(a - trials / 2) ? b : a), 0);
    const { low, high } = wilson(middle, trials);
    return (high - low) / 2 <= precision;
  };
}

/** A function that returns the number of hits of each event in a view. */
function hitsOfView(
  { first, size, outcome: outcomeOf }: CellView,
  measures: readonly Measure[],
  holds: PrecisionTarget['holds'] | undefined,
): (tally: Tally) => number[] {
  const numbers = new Map<string, number>();
  const eventsOfCell = new Map<number, number[]>();
  const eventsOf = (cell: number) => {
    const known = eventsOfCell.get(cell);
    if (known) return known;
    const outcome = outcomeOf(cell);
    const names = [
      ...(holds ? [holds(outcome) ? 'yes' : 'no'] : []),
      ...measures.map(({ name }) => `${name}=${writtenValue(outcome[name] as Value)}`),
    ];
    const events = names.map((event) => {
      const number = numbers.get(event) ?? numbers.size;
      numbers.set(event, number);
      return number;
    });
    eventsOfCell.set(cell, events);
    return events;
  };
  return ({ counts }) => {
    const hits: number[] = [];
    for (let cell = 0; cell < size; cell++) {
      const count = counts[first + cell] as number;
      if (count === 0) continue;
      for (const event of eventsOf(cell)) hits[event] = (hits[event] ?? 0) + count;
    }
    return hits;
  };
}

interface RollOptions extends Omit<SimulateOptions, 'seed'> {
  /** Called when rolling begins; `watched` is the title of the estimate shown meanwhile. */
  readonly onBegin?: (watched: string) => void;
}

/** Rolls all cases as one run. The results are in the order of the cases. */
async function rollCases(
  prepared: Prepared,
  experiment: Experiment,
  { onBegin, ...options }: RollOptions,
): Promise<JobResult[]> {
  const { cases } = prepared;
  const { seed } = experiment;
  // In a sweep, looking up every cell of every combination would take longer than rolling.
  const isSweep = cases.length > 1;
  const programOf = preparedPrograms();
  const jobs = cases.map((one) => ({
    program: programOf(one),
    watched: isSweep ? undefined : yesCells(one),
  }));
  onBegin?.(watchedTitle(prepared, experiment));
  const results = await simulate(jobs, untilOf(prepared, experiment), { ...options, seed });
  const [job, ...others] = jobs;
  const [result] = results;
  if (!job || !result || others.length > 0) return results;
  return [
    {
      ...result,
      // Early marks are computed only if the chart of convergence needs them, because that takes rolling again.
      get marks() {
        const early = earlyMarks(job, seed, result.tally.trials, options.kernel);
        return [...early, ...result.marks];
      },
    },
  ];
}

/**
 * The title of the estimate whose progress is shown. A sweep has many estimates, so the experiment's name is used
 * instead.
 */
function watchedTitle({ cases }: Prepared, { name }: Experiment): string {
  const [only, ...others] = cases;
  if (!only || others.length > 0) return name;
  const { of, plan, expression } = only;
  const worded = measuresWorded(expression, [{ scenario: of.scenario, account: plan.account }]);
  return `Chance that ${clauseOf(expression, worded, plan.account.cast)}`;
}

/** Returns a function that prepares each Throw only once, even if several cases of a sweep roll the same dice. */
function preparedPrograms(): (of: PreparedCase) => KernelProgram {
  const prepared = new Map<string, KernelProgram>();
  return ({ plan: { model }, evaluator }) => {
    if (!('thrown' in model)) return evaluator.program();
    const key = JSON.stringify(model.thrown);
    const program = prepared.get(key) ?? evaluator.program();
    prepared.set(key, program);
    return program;
  };
}

/**
 * The condition for the end of rolling. A precision applies to the answer if a question was asked, otherwise to every
 * chance shown.
 */
function untilOf({ cases }: Prepared, { effort, question }: Experiment): Until {
  if ('trials' in effort) return effort;
  const tests = cases.map(({ measures, expression, evaluator }) => {
    const wanted = {
      measures: question ? [] : measures,
      asked: measuresAsked(expression),
      holds: predicateOf(expression),
    };
    return precisionTest(evaluator.reader(), wanted, effort.precision);
  });
  return { isEnough: (job, tally) => tests[job]?.(tally) ?? true };
}

/**
 * Above this number of cells, the current estimate is not shown during the run, since computing it would take too long.
 */
const MOST_WATCHED = 2 ** 18;

/**
 * The cells in which the answer to the question is yes; undefined if there are too many cells, or if no view has all
 * measures of the question.
 */
function yesCells({ expression, evaluator }: PreparedCase): number[] | undefined {
  if (evaluator.cells > MOST_WATCHED) return undefined;
  const holds = predicateOf(expression);
  const asked = measuresAsked(expression);
  const view = evaluator.reader().views.find((one) => asked.every((name) => one.tells(name)));
  if (!view) return undefined;
  const cells = Array.from({ length: view.size }, (_, cell) => cell);
  return cells.filter((cell) => holds(view.outcome(cell))).map((cell) => view.first + cell);
}

/** A queue that does pieces of work in the order in which they were added. */
interface OneByOne<T> {
  add(number: number, piece: Steps<T>): void;
  /** The result of each piece of work, by number. */
  done(): Promise<ReadonlyMap<number, T>>;
  /** Drops the work that is not done yet. */
  drop(): void;
}

/** @param pause lets other tasks run; called before and during each piece of work */
function oneByOne<T>(pause: () => Promise<void>): OneByOne<T> {
  const done = new Map<number, T>();
  let isDropped = false;
  const rest = async () => {
    await pause();
    if (isDropped) throw new Error('the answer is no longer needed');
  };
  let last = Promise.resolve();
  return {
    add(number, piece) {
      last = last.then(async () => {
        done.set(number, await withRests(piece, rest));
      });
      // The error is reported by `done`, so it is ignored here.
      last.catch(() => {});
    },
    done: async () => {
      await last;
      return done;
    },
    drop() {
      isDropped = true;
    },
  };
}

/**
 * The results of a sweep, each with the odds of the fight as written in the file. If a combination equals the fight as
 * written, that combination's odds are used; otherwise the odds are computed if exact odds are requested.
 */
function* withFightAsWritten(
  results: readonly Result[],
  base: BaseFight | undefined,
  question: Question,
  exact: boolean,
): Steps<Result[]> {
  const odds =
    base &&
    (results[base.at ?? -1]?.question.odds ?? (exact && (yield* exactOdds(base, question))));
  if (!odds || !(odds.exact || odds.simulated)) return [...results];
  return results.map((result, i) => ({ ...result, asWritten: { odds, isThis: i === base.at } }));
}

/** @returns undefined if the fight has too many ends to weigh, or has no exact odds */
function* exactOdds({ scenario }: BaseFight, question: Question): Steps<Odds | undefined> {
  try {
    const { model, account } = yield* compileFor(scenario, question);
    const expression = expressionFor(question, account.measures);
    const evaluator = yield* evaluatorOf(model, expression, true);
    const views = (yield* evaluator.weighed()).views();
    return askedOdds(expression, { views, exact: true });
  } catch (error) {
    if (error instanceof BadInput) return undefined;
    throw error;
  }
}

export interface ComputeOptions extends RollOptions {
  readonly exact: boolean;
  readonly simulation: boolean;
  /** Computes a sweep on several threads if only exact odds are requested; if absent, this thread computes it. */
  readonly sweepMachine?: SweepMachine | undefined;
}

/**
 * Computes an experiment: one result per case, in the order of the cases. All cases are simulated as one run.
 *
 * @throws BadInput for a case that cannot be weighed and, if no simulation is requested, for a case that can only be
 * simulated; the reason of the signal if it is aborted before anything is rolled
 */
export async function compute(experiment: Experiment, options: ComputeOptions): Promise<Result[]> {
  const { machine, simulation } = options;
  const rest = restBeforeRolling(options);
  const exact = options.exact && !isPlayed(experiment);
  if (!exact && !simulation) throw noExactOdds();

  // Without a simulation, nothing else uses the machine's threads.
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

  // 1. Compile every case, and 2. prepare it for weighing and rolling.
  const prepared = await preparedOf(experiment, options);
  const resultOfCase = (i: number, rolled?: JobResult) =>
    resultOf(prepared.cases[i] as PreparedCase, prepared.question, experiment, exact, rolled);

  // 3. Roll all cases. In a sweep, the results of finished cases are computed while later cases are rolled.
  const { rolled, early } = simulation
    ? await rolledWithResults(prepared, experiment, options, resultOfCase)
    : NOTHING_ROLLED;

  // 4. Weigh and summarize the cases that have no result yet.
  const results = function* (): Steps<Result[]> {
    const all = yield* inTurn(prepared.cases, function* (_, i) {
      return early.get(i) ?? (yield* resultOfCase(i, rolled[i]));
    });
    // 5. For a sweep, add the fight as written, before any field is varied.
    return yield* withFightAsWritten(all, experiment.base, prepared.question, exact);
  };
  return withRests(results(), simulation ? machine.pause : rest);
}

/**
 * The exact results of a large sweep as JSON, item by item, while later items are computed.
 *
 * @param fractions whether exact odds are also given as fractions
 * @returns undefined for experiments whose results are computed together: small sweeps, simulations, battles
 * @throws BadInput for a case that cannot be computed, before the first item; the reason of an aborted signal
 */
export function exactItems(
  experiment: Experiment,
  options: ComputeOptions,
  fractions: boolean,
): AsyncGenerator<string> | undefined {
  const { sweepMachine: machine, threads, exact, simulation } = options;
  if (!machine || !exact || simulation || isPlayed(experiment)) return undefined;
  return sweepItems(experiment, fractions, { machine, threads, rest: restBeforeRolling(options) });
}

/** Whether the fights of an experiment can only be played, not weighed. All fights of a sweep are of the same kind. */
function isPlayed({ cases }: Experiment): boolean {
  const { scenario } = cases[0] as Case;
  return rulesetOf(scenario).isPlayed ?? false;
}

function noExactOdds(): BadInput {
  const found = 'no simulation';
  const sentence = 'battles have no exact odds; leave out --no-simulation';
  return new BadInput({ path: ['fight'], found, allowed: 'a simulation', sentence });
}

/** Rolls an experiment, or a shard of it, without computing odds. */
export async function simulateOnly(
  experiment: Experiment,
  options: RollOptions,
): Promise<JobResult[]> {
  return rollCases(await preparedOf(experiment, options), experiment, options);
}

async function preparedOf(experiment: Experiment, options: RollOptions): Promise<Prepared> {
  const rest = restBeforeRolling(options);
  const memory = outcomeMemory();
  const compiled = await withRests(compileCases(experiment, memory), rest);
  return withRests(prepareCases(compiled, experiment, memory), rest);
}

/**
 * Returns a function that pauses, so that signals are handled. It throws if the signal is aborted; before rolling, this
 * loses no work.
 */
function restBeforeRolling({ machine, signal }: RollOptions): () => Promise<void> {
  return async () => {
    await machine.pause();
    signal?.throwIfAborted();
  };
}

interface Rolled {
  readonly rolled: readonly JobResult[];
  /** Results that were computed during rolling, by case number. */
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
