/* Finds mistakes in an experiment, for programs. */

import { BadInput, type Problem } from '../base/index.ts';
import { optionsGiven, READ_OPTIONS } from './options-given.ts';
import { readInput } from './read-experiment.ts';
import type { ExperimentInput } from './types/experiment.ts';
import type { ReadOptions } from './types/options.ts';

/**
 * Finds the mistakes in an experiment without running it.
 *
 * @param experiment its data, or the text of an experiment file
 * @returns every mistake in the experiment and the options: the path of the field, what was found, what is allowed and,
 * if the experiment is text, the place as `file:line:column`; empty if the experiment can be run
 */
export function check(experiment: ExperimentInput, options: ReadOptions = {}): readonly Problem[] {
  try {
    optionsGiven(READ_OPTIONS, options);
    readInput(experiment, options);
    return [];
  } catch (error) {
    if (error instanceof BadInput) return error.problems;
    throw error;
  }
}
