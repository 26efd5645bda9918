/* Computes exact results, and stops if the caller's signal is aborted. Most functions of the library use it. */

import type { Machine } from '../chance/index.ts';
import {
  compute,
  type Experiment,
  type ExperimentReading,
  located,
  onlyCase,
  type Result,
  type ResultJson,
  resultJson,
} from '../experiments/index.ts';
import { checkIsTurn } from '../studies/index.ts';
import { host } from './host.ts';
import { EXACT_OPTIONS, optionsGiven } from './options-given.ts';
import { readInput } from './read-experiment.ts';
import type { ExperimentInput } from './types/experiment.ts';
import type { ExactOptions } from './types/options.ts';

/** A machine that stops at its next pause after the signal is aborted; without a signal, the given machine. */
export function stoppedBy(machine: Machine, signal: AbortSignal | undefined): Machine {
  if (!signal) return machine;
  return {
    ...machine,
    async pause() {
      await machine.pause();
      signal.throwIfAborted();
    },
  };
}

/**
 * The exact results of an experiment, one for each of its cases.
 *
 * @throws BadInput if there is too much to compute; the signal's reason
 */
export function exactResults(experiment: Experiment, signal?: AbortSignal): Promise<Result[]> {
  signal?.throwIfAborted();
  const { machine, sweepMachine } = host();
  return located(experiment, () =>
    compute(experiment, {
      exact: true,
      simulation: false,
      machine: stoppedBy(machine, signal),
      sweepMachine,
    }),
  );
}

/**
 * The exact odds of a single fight.
 *
 * @throws BadInput for anything wrong with the fight or the options, and for a sweep (`run` computes sweeps)
 */
export function exactOdds(
  fight: ExperimentInput,
  options: ExactOptions,
  reading: ExperimentReading = {},
): Promise<ResultJson> {
  optionsGiven(EXACT_OPTIONS, options);
  return onlyResult(readInput(fight, options, reading), options);
}

/** Like `exactOdds`, but only for turns. */
export function exactPlan(turn: ExperimentInput, options: ExactOptions): Promise<ResultJson> {
  optionsGiven(EXACT_OPTIONS, options);
  const experiment = readInput(turn, options);
  checkIsTurn(experiment);
  return onlyResult(experiment, options);
}

async function onlyResult(experiment: Experiment, { signal }: ExactOptions): Promise<ResultJson> {
  onlyCase(
    experiment,
    'an experiment without this key, or use `run` for the odds of each combination',
  );
  const [only] = await exactResults(experiment, signal);
  return resultJson(only as Result);
}
