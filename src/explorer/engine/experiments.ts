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

/** The experiment of a document, with what follows from it: each is worked out when it is first needed, and once. */
export interface OpenExperiment {
  readonly experiment: Experiment;
  /** The exact results, as `knockback run --no-simulation` computes them. */
  results(): Promise<readonly Result[]>;
  /**
   * The plan of its only fight.
   *
   * @throws BadInput for an experiment that varies something
   */
  plan(): Plan;
}

/** Experiments that are kept: what is pinned, and what is changed meanwhile. */
const MOST_KEPT = 10;

/** By the text of their documents, the one that was used last at the end. */
const kept = new Map<string, OpenExperiment>();

/**
 * Opens a document. The latest are kept, so that all questions about one document share one reading of it.
 *
 * @throws BadInput as for an experiment file
 */
export function experimentOf(document: ExperimentDocument): OpenExperiment {
  return remembered(canonicalText(document), () => open(read(document)));
}

/**
 * The same with the attack from every place that the board has for it, as `knockback aim` reads a file.
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

/** What has no exact odds cannot be told before it is played. */
const PLAYED = new BadInput({
  path: [],
  found: 'a battle that was not played',
  allowed: 'a battle that was played, or a fight with exact odds',
  sentence: 'A battle has no odds before its games are played.',
});

/** For exact odds, which need no workers. */
const THIS_THREAD: Machine = {
  threads: 1,
  start: () => Promise.reject(new Error('exact odds need no workers')),
  pause: () => Promise.resolve(),
};

/** A page has no files but the one that was opened; the maps of the program are known by their names. */
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
