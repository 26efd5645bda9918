/*
 * The machines on which the page runs studies: the engine's own worker for exact odds, and rolling workers for games.
 */

import { BadInput } from '../../base/index.ts';
import {
  type BrowserWorker,
  browserMachine,
  type Machine,
  type Progress,
  pause,
} from '../../chance/index.ts';
import {
  compute,
  type Experiment,
  type Result,
  rulesetOf,
  simulateOnly,
} from '../../experiments/index.ts';
import {
  type FieldMachine,
  playField,
  type Study,
  type StudyMachine,
} from '../../studies/index.ts';
import { PAGE_FILES } from './experiments.ts';

/** Exact odds need no workers. */
const THIS_THREAD: Machine = {
  threads: 1,
  start: () => Promise.reject(new Error('exact odds need no workers')),
  pause: () => Promise.resolve(),
};

const known = new WeakMap<Experiment, Promise<Result[]>>();

/**
 * Computes exact odds in the engine's worker. The results of an experiment are computed only once, for all answers
 * about it.
 */
const EXACT_MACHINE: StudyMachine = {
  files: PAGE_FILES,
  isStopped: false,
  pause: THIS_THREAD.pause,
  async compute(experiment) {
    if (experiment.cases.some(({ scenario }) => rulesetOf(scenario).isPlayed)) throw PLAYED;
    const how = { exact: true, simulation: false, machine: THIS_THREAD };
    const results = known.get(experiment) ?? compute(experiment, how);
    known.set(experiment, results);
    return { done: await results, isComplete: true };
  },
  simulate: () => Promise.reject(new Error('simulations need workers')),
  playField: () => Promise.reject(new Error('fields need workers')),
  note() {},
};

/** The problem that is reported if exact odds are requested for a battle. */
const PLAYED = new BadInput({
  path: [],
  found: 'a battle that was not played',
  allowed: 'a battle that was played, or a fight with exact odds',
  sentence: 'A battle has no odds before its games are played.',
});

/**
 * Runs a study in the engine's worker.
 *
 * @throws BadInput for anything wrong with the request, and for a battle, which has no exact odds
 */
export async function exactly<Ask, Data>(study: Study<Ask, Data>, ask: Ask): Promise<Data> {
  const { done } = await study.run(ask, EXACT_MACHINE);
  if (done === undefined) throw new Error('a study that is not interrupted has an answer');
  return done;
}

/**
 * A machine that simulates in rolling workers. Pairs of fields are played in the engine's worker instead.
 *
 * @param signal stops the work; the result is then the work done so far
 * @param onProgress called with the work done so far, at most once per screen refresh
 */
export function rollingMachine(
  rollers: readonly BrowserWorker[],
  signal: AbortSignal,
  onProgress: (progress: Pick<Progress, 'done' | 'total' | 'latest'>) => void,
): StudyMachine {
  const how = {
    machine: browserMachine(() => rollers, rollers.length),
    threads: rollers.length,
    signal,
    onProgress: seldom(onProgress),
  };
  const executed = async <T>(work: Promise<T>) => ({
    done: await work,
    isComplete: !signal.aborted,
  });
  return {
    files: PAGE_FILES,
    get isStopped() {
      return signal.aborted;
    },
    pause,
    compute: (experiment, effort = { exact: true, simulation: true }) =>
      executed(compute(experiment, { ...how, ...effort })),
    simulate: (experiment) => executed(simulateOnly(experiment, how)),
    playField: ({ setting, cards }) => {
      const show = seldom(onProgress);
      return playField(setting, cards, {
        machine: NO_FIELD_WORKERS,
        signal,
        onProgress: (done, total) => show({ done, total }),
      });
    },
    note() {},
  };
}

const NO_FIELD_WORKERS: FieldMachine = {
  threads: 1,
  start: () => Promise.reject(new Error('fields of the page have one thread')),
  pause,
};

/** The minimum time between two progress reports, in milliseconds. */
const BETWEEN = 40;

function seldom<T>(show: (progress: T) => void): (progress: T) => void {
  let shown = 0;
  return (progress) => {
    const now = Date.now();
    if (now - shown < BETWEEN) return;
    shown = now;
    show(progress);
  };
}
