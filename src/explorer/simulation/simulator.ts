/*
 * Runs one simulation, or one study of many games, in the engine's worker. Also defines the messages between the worker
 * and the page.
 */

import { type Mark, workerBehind } from '../../chance/index.ts';
import { type RecordedResult, recordedOf } from '../../experiments/index.ts';
import {
  type Block,
  blocksOf,
  effortText,
  fitStatement,
  markdownText,
} from '../../report/index.ts';
import { oddsStudy, type StudyMachine } from '../../studies/index.ts';
import type { ExperimentDocument } from '../document.ts';
import { type OddsAnswer, oddsAnswerOf } from '../engine/answers/odds.ts';
import { type Pictures, picturesOf } from '../engine/answers/report.ts';
import { studied } from '../engine/answers/studied.ts';
import { read } from '../engine/experiments.ts';
import { rollingMachine } from '../engine/machines.ts';
import { playerWords } from '../engine/player-words.ts';
import { type Reply, replying } from '../engine/protocol.ts';
import type { StudyAnswer, StudyAsk } from '../studies/asked.ts';

/** Work for rolling workers: the simulation of an experiment, or a study. */
export type Work = { readonly document: ExperimentDocument; readonly study?: never } | StudyAsk;

/** The result of work. */
export type Done<W extends Work> = W extends StudyAsk ? StudyAnswer : Simulated;

/** A message to the worker of a simulation. */
export type Order =
  | {
      readonly order: 'start';
      readonly work: Work;
      /** A port to each rolling worker. */
      readonly rollers: readonly MessagePort[];
    }
  | { readonly order: 'stop' };

/** Progress of a simulation. */
export interface Progress {
  readonly done: number;
  readonly total?: number;
  /** The number of trials so far whose answer was yes; absent if answers are not counted, as in a sweep. */
  readonly hits?: number;
}

/** Result of a simulation. */
export interface Simulated extends OddsAnswer {
  /** A sentence that says how much was simulated. */
  readonly effort: string;
  /** A sentence that says whether the simulation agrees with the exact odds. */
  readonly fit?: string;
  /** The tables that answer the question. */
  readonly answerTables: readonly Block[];
  /** All blocks of the report as Markdown. */
  readonly markdown: string;
  /** The charts of the run's report. */
  readonly pictures: Pictures;
  /** Earlier estimates; empty for a sweep. */
  readonly marks: readonly Mark[];
  readonly trials: number;
  /** The number of trials whose answer was yes; absent for a sweep. */
  readonly hits?: number;
  readonly status: 'complete' | 'interrupted';
  /** The results for comparisons; absent if exact odds are known, since those are better. */
  readonly recorded?: readonly RecordedResult[];
}

/** A message from a simulation: its progress or, at the end, its result. */
export type News =
  | { readonly progress: Progress }
  | { readonly end: Reply<Simulated | StudyAnswer> };

const tablesOf = (blocks: readonly Block[]) => blocks.filter(({ kind }) => kind === 'table');

/** Simulates experiments as `knockback run` does: the same seed and number of trials give the same counts. */
export function simulator(tell: (news: News) => void): (order: Order) => void {
  const stopping = new AbortController();
  return (order) => {
    if (order.order === 'stop')
      stopping.abort(new Error('the simulation was stopped before anything was simulated'));
    else void run(order).then((end) => tell({ end }));
  };

  function run({ work, rollers }: Order & { order: 'start' }) {
    const workers = rollers.map(workerBehind);
    const machine = rollingMachine(workers, stopping.signal, ({ done, total, latest }) => {
      const progress = {
        done,
        ...(total !== undefined && { total }),
        ...(latest && { hits: latest.hits }),
      };
      tell({ progress });
    });
    return replying(
      () => (work.study === undefined ? simulated(work.document, machine) : studied(work, machine)),
      (problem) => playerWords(problem, work),
    );
  }
}

async function simulated(document: ExperimentDocument, machine: StudyMachine): Promise<Simulated> {
  const found = await oddsStudy.run({ experiment: read(document) }, machine);
  if (!found.done) throw new Error('a simulation has results');
  const { experiment, results } = found.done;
  const fit = fitStatement(results);
  const [only] = results.length === 1 ? results : [];
  const hits = only?.question.odds.simulated?.count;
  const isWhole = results.every(({ simulation }) => simulation?.status === 'complete');
  const answer = oddsAnswerOf(results);
  return {
    ...answer,
    ...(!answer.isExact && { recorded: results.map(recordedOf) }),
    effort: effortText(results),
    ...(fit && { fit: fit.text }),
    answerTables: tablesOf(blocksOf(results, 'answer')),
    markdown: markdownText(experiment.name, blocksOf(results)),
    pictures: picturesOf(results),
    ...(hits !== undefined && { hits }),
    trials: results.reduce((sum, { simulation }) => sum + (simulation?.trials ?? 0), 0),
    marks: only?.simulation?.marks ?? [],
    status: isWhole ? 'complete' : 'interrupted',
  };
}
