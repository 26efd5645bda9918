/* Computes the exact results of a sweep on several worker threads, part by part. */

import { withRests } from '../../base/index.ts';
import type { Question, UsualOf } from '../../rules/index.ts';
import type { Case, Experiment } from '../scenarios/experiment.ts';
import { questionOf } from './for-question.ts';
import type { Result } from './result.ts';
import { type PartAnswer, partAnswers, type SweepPart } from './sweep-part.ts';

/** A worker thread that computes parts of a sweep, one at a time. */
export interface SweepWorker {
  ask(part: SweepPart): Promise<PartAnswer>;
  release(): void;
}

/** A machine that computes exact odds on several threads. */
export interface SweepMachine {
  /** Number of threads that it runs in parallel. */
  readonly threads: number;
  /** @throws Error if the machine cannot start any more threads */
  start(count: number): Promise<SweepWorker[]>;
}

export interface SweepWorkOptions {
  readonly machine: SweepMachine;
  readonly threads?: number | undefined;
  /** Called after each part; throwing ends the work. */
  rest(): Promise<void>;
}

/** Exact results of a sweep, and the question that they answer. */
export interface SweepWorkedOut {
  readonly results: readonly Result[];
  readonly question: Question;
}

/** With fewer combinations per thread, a sweep is done before threads have started. */
const CASES_A_THREAD = 100;

/** Combinations per request, for about ten milliseconds of work. */
const CASES_A_PART = 20;

/**
 * Computes the exact results of a sweep on several threads, part by part. The results do not depend on the number of
 * threads.
 *
 * @returns undefined if that is not worthwhile or anything fails; the caller then computes the sweep on one thread,
 *   which reports any error with its combination
 */
export async function onSweepWorkers(
  experiment: Experiment,
  { machine, threads = machine.threads, rest }: SweepWorkOptions,
): Promise<SweepWorkedOut | undefined> {
  const count = workersFor(experiment, threads);
  if (count < 2) return undefined;
  const { cases } = experiment;
  const parts = partsOf(experiment);
  const workers: SweepWorker[] = [];
  try {
    workers.push(...(await machine.start(count)));
    const question = await questionOn(workers, experiment, parts, rest);
    const results: Omit<Result, keyof Case>[] = [];
    for await (const one of answered(workers, parts, question, rest)) {
      if ('results' in one) results.push(...one.results);
    }
    return {
      question,
      results: results.map((result, i) => {
        const { combination, labels = {}, scenario } = cases[i] as Case;
        return { ...result, combination, labels, scenario };
      }),
    };
  } catch {
    await rest();
    return undefined;
  } finally {
    for (const worker of workers) worker.release();
  }
}

/** Sweeps with fewer combinations fit into memory. */
const FEWEST_STREAMED = 2 * CASES_A_THREAD;

/**
 * The exact results of a sweep as JSON, item by item in order, while the next ones are computed: those of a large sweep
 * do not fit into memory together. The text does not depend on the number of threads.
 *
 * @param fractions whether exact odds are also given as fractions
 * @returns undefined for a sweep that is small enough to be computed whole
 * @throws BadInput for a combination that cannot be computed; the error of `rest`
 */
export function sweepItems(
  experiment: Experiment,
  fractions: boolean,
  options: SweepWorkOptions,
): AsyncGenerator<string> | undefined {
  const isLarge = experiment.cases.length >= FEWEST_STREAMED;
  return isLarge ? itemsOf(experiment, fractions, options) : undefined;
}

async function* itemsOf(
  experiment: Experiment,
  fractions: boolean,
  { machine, threads = machine.threads, rest }: SweepWorkOptions,
): AsyncGenerator<string> {
  const parts = partsOf(experiment).map((part) => ({ ...part, written: { fractions } }));
  const workers = await startedOrHere(machine, workersFor(experiment, threads), rest);
  const here = [workerHere(rest)];
  try {
    // After a failure, the sweep is computed again on this thread, to find which combination is to
    // blame.
    const question = await questionOn(workers, experiment, parts, rest).catch(() =>
      questionOn(here, experiment, parts, rest),
    );
    for await (const one of answered(workers, parts, question, rest)) {
      if ('items' in one) yield* one.items;
    }
  } finally {
    for (const worker of workers) worker.release();
  }
}

async function startedOrHere(
  machine: SweepMachine,
  count: number,
  rest: () => Promise<void>,
): Promise<SweepWorker[]> {
  const here = [workerHere(rest)];
  return count < 2 ? here : machine.start(count).catch(() => here);
}

/** This thread, as a worker. */
function workerHere(rest: () => Promise<void>): SweepWorker {
  const answer = partAnswers();
  return { ask: (part) => withRests(answer(part), rest), release() {} };
}

function workersFor({ cases }: Experiment, threads: number): number {
  return Math.min(threads, Math.floor(cases.length / CASES_A_THREAD));
}

/** Splits a sweep into parts of about equal size, with at least two cases each. */
function partsOf({ cases, name, seed, effort, measures, question }: Experiment): SweepPart[] {
  const count = Math.ceil(cases.length / CASES_A_PART);
  const begin = (part: number) => Math.floor((part * cases.length) / count);
  const common = {
    ...{ name, seed, effort },
    ...(measures && { measures }),
    ...(question && { question }),
  };
  return Array.from({ length: count }, (_, part) => {
    const own = cases.slice(begin(part), begin(part + 1));
    return { part, asked: { ...common, cases: own } };
  });
}

/**
 * The question of a sweep: its own, or the default one for its fights.
 *
 * @throws BadInput for a combination that cannot be computed, before any result is written
 */
async function questionOn(
  workers: readonly SweepWorker[],
  experiment: Experiment,
  parts: readonly SweepPart[],
  rest: () => Promise<void>,
): Promise<Question> {
  const usual: UsualOf[] = [];
  if (!experiment.question || parts.some(({ written }) => written)) {
    for await (const one of answered(workers, parts, undefined, rest)) {
      if ('usual' in one) usual.push(...one.usual);
    }
  }
  return questionOf(experiment, usual);
}

/**
 * How many requests a worker has at a time, so that it need not wait for this thread, and answers
 * do not fill the memory.
 */
const REQUESTS_AT_A_TIME = 4;

/**
 * The answers for all parts, in order.
 *
 * @param question if absent, the default questions are requested
 */
async function* answered(
  workers: readonly SweepWorker[],
  parts: readonly SweepPart[],
  question: Question | undefined,
  rest: () => Promise<void>,
): AsyncGenerator<PartAnswer> {
  const ahead = workers.length * REQUESTS_AT_A_TIME;
  const asked: Promise<PartAnswer>[] = [];
  const ask = (i: number) => {
    const [part, worker] = [parts[i], workers[i % workers.length]];
    if (!part || !worker) return;
    const answer = worker.ask({ ...part, ...(question && { question }) });
    // The error is reported when this answer's turn comes.
    answer.catch(() => {});
    asked.push(answer);
  };
  for (let i = 0; i < ahead; i++) ask(i);
  for (let i = 0; i < parts.length; i++) {
    const answer = await (asked.shift() as Promise<PartAnswer>);
    ask(i + ahead);
    await rest();
    yield answer;
  }
}
