import type { Machine } from '../chance/simulate/schedule/machine.ts';
import { compute } from '../experiments/results/compute.ts';
import type { ResultJson } from '../experiments/results/format/result-json.ts';
import { resultJson } from '../experiments/results/format/write.ts';
import type { Result } from '../experiments/results/result.ts';
import { onlyCase } from '../experiments/scenarios/every-stance.ts';
import type { Experiment } from '../experiments/scenarios/experiment.ts';
import { located } from '../experiments/scenarios/load.ts';
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
