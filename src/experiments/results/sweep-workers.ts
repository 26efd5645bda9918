/* Computes the exact results of a sweep on several worker threads, part by part. */

import type { Question } from '../../rules/index.ts';
import type { Case, Experiment } from '../scenarios/experiment.ts';
import { questionOf } from './for-question.ts';
import type { Result } from './result.ts';
import type { PartAnswer, SweepPart } from './sweep-part.ts';

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

/** A sweep with fewer combinations per thread is done before threads have started. */
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
  const { cases, name, seed, effort, measures, question: asked } = experiment;
  const count = Math.min(threads, Math.floor(cases.length / CASES_A_THREAD));
  if (count < 2) return undefined;
  const common = {
    ...{ name, seed, effort },
    ...(measures && { measures }),
    ...(asked && { question: asked }),
  };
  const parts = partsOf(cases).map((own, part) => ({ part, asked: { ...common, cases: own } }));
  const workers: SweepWorker[] = [];
  try {
    workers.push(...(await machine.start(count)));
    const all = (request: (part: SweepPart) => SweepPart) => {
      const open = parts.map(request);
      return answered(workers, open, rest);
    };
    const usual = asked
      ? []
      : (await all((part) => part)).flatMap((one) => ('usual' in one ? one.usual : []));
    const question = questionOf(experiment, usual);
    const answers = await all((part) => ({ ...part, question }));
    const results = answers.flatMap((one) => ('results' in one ? one.results : []));
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

/** Splits the cases into parts of about equal size, with at least two each. */
function partsOf(cases: readonly Case[]): Case[][] {
  const count = Math.ceil(cases.length / CASES_A_PART);
  const begin = (part: number) => Math.floor((part * cases.length) / count);
  return Array.from({ length: count }, (_, part) => cases.slice(begin(part), begin(part + 1)));
}

/** The answers to requests, in order. Each worker takes the next request when it is free. */
async function answered(
  workers: readonly SweepWorker[],
  requests: readonly SweepPart[],
  rest: () => Promise<void>,
): Promise<PartAnswer[]> {
  const answers: PartAnswer[] = [];
  let next = 0;
  let isOver = false;
  const work = async (worker: SweepWorker) => {
    try {
      while (next < requests.length && !isOver) {
        const taken = next++;
        answers[taken] = await worker.ask(requests[taken] as SweepPart);
        await rest();
      }
    } catch (error) {
      isOver = true;
      throw error;
    }
  };
  await Promise.all(workers.map(work));
  return answers;
}
