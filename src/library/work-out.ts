import { compute } from '../results/compute.ts';
import type { ResultJson } from '../results/format/result-json.ts';
import { resultJson } from '../results/format/write.ts';
import type { Result } from '../results/result.ts';
import { onlyCase } from '../scenarios/every-stance.ts';
import type { Experiment } from '../scenarios/experiment.ts';
import { located } from '../scenarios/load.ts';
import type { Machine } from '../simulate/schedule/machine.ts';
import { host } from './host.ts';

/** The machine, which stops at its next pause once a signal is aborted. */
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
 * @throws BadInput where it comes to more than can be worked out; the signal's reason
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
 * The exact odds of an experiment of a single fight.
 *
 * @throws BadInput for a sweep, which is for `run`
 */
export async function onlyResult(
  experiment: Experiment,
  signal?: AbortSignal,
): Promise<ResultJson> {
  onlyCase(experiment, 'no such key: run gives the odds of each combination');
  const [only] = await exactResults(experiment, signal);
  return resultJson(only as Result);
}
