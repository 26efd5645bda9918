/*
 * The engine's experiments: documents that have been read, and their plans. The latest experiments are cached, and all
 * answers about a document share its experiment.
 */

import { atOnce, BadInput, canonicalText, once, shown } from '../../base/index.ts';
import {
  compileFor,
  type Experiment,
  type Files,
  fromEveryStance,
  readExperiment,
  surroundingsOf,
} from '../../experiments/index.ts';
import type { Plan, Reading } from '../../rules/index.ts';
import type { ExperimentDocument } from '../document.ts';

/** An experiment with its plan. The plan is made when it is first needed. */
export interface OpenExperiment {
  readonly experiment: Experiment;
  /**
   * The plan of the experiment's only fight.
   *
   * @throws BadInput for an experiment that varies something
   */
  plan(): Plan;
}

/** The maximum number of cached experiments: enough for the compared experiments and recent edits. */
const MOST_KEPT = 10;

/** Cached experiments by the canonical text of their documents; the most recently used one is last. */
const kept = new Map<string, OpenExperiment>();

/**
 * Opens a document. The latest documents are cached, so each is read only once for all questions about it.
 *
 * @throws BadInput as for an experiment file
 */
export function experimentOf(document: ExperimentDocument): OpenExperiment {
  return remembered(canonicalText(document), () => open(read(document)));
}

/**
 * Opens a document, with one attack from every possible place on its board, as `knockback aim` reads a file.
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

/** The files to which an experiment on the page can refer: none. Built-in maps need no file; they are found by name. */
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
    allowed: 'only what the experiment itself has, because this page reads no other files',
  });
}
