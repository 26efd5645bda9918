/*
 * The engine's experiments: documents that were read, with their plans and exact results. The latest are kept,
 * and all answers about a document share them.
 */

import { atOnce, BadInput, canonicalText, once, shown } from '../../base/index.ts';
import type { Machine } from '../../chance/index.ts';
import {
  compileFor,
  compute,
  type Experiment,
  type Files,
  fromEveryStance,
  type Result,
  readExperiment,
  rulesetOf,
  surroundingsOf,
} from '../../experiments/index.ts';
import type { Plan, Reading } from '../../rules/index.ts';
import type { ExperimentDocument } from '../document.ts';

/** An experiment with its results and its plan, each worked out once, when first needed. */
export interface OpenExperiment {
  readonly experiment: Experiment;
  /**
   * The exact results, as `knockback run --no-simulation` computes them.
   *
   * @throws BadInput for a battle, which has no exact odds
   */
  results(): Promise<readonly Result[]>;
  /**
   * The plan of its only fight.
   *
   * @throws BadInput for an experiment that varies something
   */
  plan(): Plan;
}

/** Most experiments that are kept: enough for the compared ones and recent edits. */
const MOST_KEPT = 10;

/** Kept experiments by the canonical text of their documents, the last used at the end. */
const kept = new Map<string, OpenExperiment>();

/**
 * Opens a document. The latest ones are kept, so a document is read once for all questions about it.
 *
 * @throws BadInput as for an experiment file
 */
export function experimentOf(document: ExperimentDocument): OpenExperiment {
  return remembered(canonicalText(document), () => open(read(document)));
}

/**
 * Opens a document with the attack from every possible place on its board, as `knockback aim` reads a file.
 *
 * @throws BadInput as for an experiment file
 */
export function experimentFromEveryPlace(document: ExperimentDocument): OpenExperiment {
  return remembered(`from every place: ${canonicalText(document)}`, () =>
    open(fromEveryStance(read(document, { fromAnywhere: true }))),
  );
}

function remembered(key: string, make: () => OpenExperiment): OpenExperiment {
  const found = kept.get(key) ?? make();
  kept.delete(key);
  kept.set(key, found);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return found;
}

function open(experiment: Experiment): OpenExperiment {
  return {
    experiment,
    results: once(() => {
      if (experiment.cases.some(({ scenario }) => rulesetOf(scenario).isPlayed)) throw PLAYED;
      return compute(experiment, { exact: true, simulation: false, machine: THIS_THREAD });
    }),
    plan: once(() => {
      const { cases, question } = experiment;
      const [only, ...others] = cases;
      if (!only || others.length > 0) {
        const found = `${cases.length} combinations`;
        throw new BadInput({ path: ['vary'], found, allowed: 'an experiment that varies nothing' });
      }
      return atOnce(compileFor(only.scenario, question));
    }),
  };
}

/** The problem with asking for exact odds of a battle. */
const PLAYED = new BadInput({
  path: [],
  found: 'a battle that was not played',
  allowed: 'a battle that was played, or a fight with exact odds',
  sentence: 'A battle has no odds before its games are played.',
});

/** The machine for exact odds, which need no workers. */
const THIS_THREAD: Machine = {
  threads: 1,
  start: () => Promise.reject(new Error('exact odds need no workers')),
  pause: () => Promise.resolve(),
};

/** The files that an experiment on the page can refer to: none. Built-in maps are found by name without them. */
export const PAGE_FILES: Files = {
  read: refuse,
  readBytes: refuse,
  beside: (_, path) => path,
};

/**
 * Reads the document of an experiment.
 *
 * @throws BadInput as for an experiment file
 */
export function read(
  document: ExperimentDocument,
  reading: Pick<Reading, 'fromAnywhere'> = {},
): Experiment {
  return readExperiment(document, surroundingsOf('', PAGE_FILES), reading);
}

function refuse(path: string): never {
  throw new BadInput({
    path: [],
    found: shown(path),
    allowed: 'what the experiment itself holds: this page reads no further files',
  });
}
