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

/** A machine that computes parts of a sweep on several threads. */
export interface SweepMachine {
  /** The number of threads that it can run in parallel. */
  readonly threads: number;
  /** @throws Error if the machine cannot start more threads */
  start(count: number): Promise<SweepWorker[]>;
}

export interface SweepWorkOptions {
  readonly machine: SweepMachine;
  readonly threads?: number | undefined;
  /** Called after each part. If it throws, the work ends. */
  rest(): Promise<void>;
}

/** The exact results of a sweep, and the question that they answer. */
export interface SweepWorkedOut {
  readonly results: readonly Result[];
  readonly question: Question;
}

/** How many combinations justify a thread; a smaller sweep is done before the threads have started. */
const CASES_A_THREAD = 100;

/** Combinations per request: about ten milliseconds of work. */
const CASES_A_PART = 20;

/**
 * Computes the exact results of a sweep on several threads, part by part. The results do not depend on the number of
 * threads.
 *
 * @returns undefined if several threads are not worthwhile or anything fails; the caller then computes the sweep on one
 * thread, which reports any error with its combination
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

/** A sweep with fewer combinations is not streamed, since its results fit into memory. */
const FEWEST_STREAMED = 2 * CASES_A_THREAD;

/**
 * The exact results of a sweep as JSON, item by item and in order, while later items are being computed. The results of
 * a large sweep do not all fit into memory. The text does not depend on the number of threads.
 *
 * @param fractions whether exact odds are also given as fractions
 * @returns undefined for a sweep that is small enough to be computed all at once
 * @throws BadInput for a combination that cannot be computed; the error thrown by `rest`
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
    // If this fails, it is repeated on this thread to find the combination that caused the error.
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

/** A worker that runs in this thread. It answers one request after another, since neighbouring cases share results. */
function workerHere(rest: () => Promise<void>): SweepWorker {
  const answer = partAnswers();
  let last: Promise<unknown> = Promise.resolve();
  return {
    ask(part) {
      const asked = last.then(() => withRests(answer(part), rest));
      // The error is reported to whoever asked.
      last = asked.catch(() => {});
      return asked;
    },
    release() {},
  };
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
 * The question of a sweep: the one in the experiment, otherwise the default question for its fights.
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
 * The number of requests that a worker thread has at a time: enough that the thread need not wait for this one, but few
 * enough that the answers do not fill the memory.
 */
const REQUESTS_AT_A_TIME = 4;

/**
 * The answers for all parts, in order.
 *
 * @param question if undefined, the default question of each case is requested
 */
async function* answered(
  workers: readonly SweepWorker[],
  parts: readonly SweepPart[],
  question: Question | undefined,
  rest: () => Promise<void>,
): AsyncGenerator<PartAnswer> {
  // A single worker runs in this thread, so answers in advance would only take memory.
  const ahead = workers.length < 2 ? 1 : workers.length * REQUESTS_AT_A_TIME;
  const asked: Promise<PartAnswer>[] = [];
  const ask = (i: number) => {
    const [part, worker] = [parts[i], workers[i % workers.length]];
    if (!part || !worker) return;
    const answer = worker.ask({ ...part, ...(question && { question }) });
    // The error is reported when it is this answer's turn.
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
