import type { Effort } from '../scenarios/experiment.ts';
import type { Result } from './result.ts';

/** How much was simulated for results of one run, of which each may have been interrupted. */
export interface SimulatedEffort {
  readonly seed: string;
  readonly asked: Effort;
  /** Attacks of the result that has the fewest, and of the one that has the most. */
  readonly fewest: number;
  readonly most: number;
  /** Results of which anything was simulated, those that are complete, and all. */
  readonly begun: number;
  readonly complete: number;
  readonly all: number;
}

/** @returns undefined where nothing was simulated */
export function simulatedEffort(results: readonly Result[]): SimulatedEffort | undefined {
  const simulations = results.flatMap(({ simulation }) => simulation ?? []);
  const [first] = simulations;
  if (!first) return undefined;
  const { seed, asked } = first;
  const trials = simulations.map((simulation) => simulation.trials);
  return {
    seed,
    asked,
    fewest: Math.min(...trials),
    most: Math.max(...trials),
    begun: simulations.length,
    complete: simulations.filter(({ status }) => status === 'complete').length,
    all: results.length,
  };
}
