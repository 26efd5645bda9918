/* Exact results with the caller's signal, used by most functions of the library. */

import type { Machine } from '../chance/index.ts';
import {
  compute,
  type Experiment,
  located,
  onlyCase,
  type Result,
  type ResultJson,
  resultJson,
} from '../experiments/index.ts';
import { host } from './host.ts';

/** The machine, which stops at its next pause when a signal is aborted. */
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
export function exactResults(
  experiment: Experiment,
  signal?: AbortSignal,
  threads?: number,
): Promise<Result[]> {
  signal?.throwIfAborted();
  const { machine, sweepMachine } = host();
  return located(experiment, () =>
    compute(experiment, {
      exact: true,
      simulation: false,
      machine: stoppedBy(machine, signal),
      sweepMachine,
      threads,
    }),
  );
}

/**
 * The exact odds of an experiment with a single fight.
 *
 * @throws BadInput for a sweep (use `run` for that)
 */
export async function onlyResult(
  experiment: Experiment,
  signal?: AbortSignal,
): Promise<ResultJson> {
  onlyCase(experiment, 'no such key: run gives the odds of each combination');
  const [only] = await exactResults(experiment, signal);
  return resultJson(only as Result);
}
