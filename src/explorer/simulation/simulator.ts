/* Runs one simulation in the engine's worker, and the messages between it and the page. */

import { browserMachine, type Mark, workerBehind } from '../../chance/index.ts';
import { compute, type RecordedResult, recordedOf } from '../../experiments/index.ts';
import {
  type Block,
  blocksOf,
  effortText,
  fitStatement,
  markdownText,
} from '../../report/index.ts';
import type { ExperimentDocument } from '../document.ts';
import { type OddsAnswer, oddsAnswerOf } from '../engine/answers/odds.ts';
import { type Pictures, picturesOf } from '../engine/answers/report.ts';
import { read } from '../engine/experiments.ts';
import { playerWords } from '../engine/player-words.ts';
import { type Reply, replying } from '../engine/protocol.ts';
/** Message to a simulation. */
export type Order =
  | {
      readonly order: 'start';
      readonly document: ExperimentDocument;
      /** One port for each worker that rolls. */
      readonly rollers: readonly MessagePort[];
    }
  | { readonly order: 'stop' };

/** Progress of a simulation. */
export interface Progress {
  readonly done: number;
  readonly total?: number;
  /** Trials so far whose answer was yes; absent if none is watched, as in a sweep. */
  readonly hits?: number;
}

/** Result of a simulation. */
export interface Simulated extends OddsAnswer {
  /** Sentence on how much was simulated. */
  readonly effort: string;
  /** Sentence on whether the simulation agrees with the exact odds. */
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
  /** Trials whose answer was yes; absent for a sweep. */
  readonly hits?: number;
  readonly status: 'complete' | 'interrupted';
  /** Results for comparisons; absent if exact odds are known, which say more. */
  readonly recorded?: readonly RecordedResult[];
}

/** Message from a simulation: its progress and, at the end, its result. */
export type News = { readonly progress: Progress } | { readonly end: Reply<Simulated> };

/** Least milliseconds between two progress reports: often enough for the screen. */
const BETWEEN = 40;

const tablesOf = (blocks: readonly Block[]) => blocks.filter(({ kind }) => kind === 'table');

/** Simulates an experiment as `knockback run` does: the same numbers for the same seed and count. */
export function simulator(tell: (news: News) => void): (order: Order) => void {
  const stopping = new AbortController();
  return (order) => {
    if (order.order === 'stop')
      stopping.abort(new Error('it was stopped before anything was simulated'));
    else void run(order).then((end) => tell({ end }));
  };

  function run({ document, rollers }: Order & { order: 'start' }) {
    let told = 0;
    const workers = rollers.map(workerBehind);
    return replying(
      async (): Promise<Simulated> => {
        const experiment = read(document);
        const results = await compute(experiment, {
          exact: true,
          simulation: true,
          machine: browserMachine(() => workers, workers.length),
          threads: workers.length,
          signal: stopping.signal,
          onProgress: ({ done, total, latest }) => {
            const now = Date.now();
            if (now - told < BETWEEN) return;
            told = now;
            const progress = {
              done,
              ...(total !== undefined && { total }),
              ...(latest && { hits: latest.hits }),
            };
            tell({ progress });
          },
        });
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
      },
      (problem) => playerWords(problem, { document }),
    );
  }
}
