import { type WorstFit, worstFit } from '../../base/index.ts';
import type { Effort } from '../scenarios/experiment.ts';
import type { Result } from './result.ts';

/** What a reader must know before trusting results. */
export type Warning =
  /** Less was simulated than was asked for. */
  | { readonly kind: 'interrupted'; readonly effort: SimulatedEffort }
  /** The interruption came before anything was simulated. */
  | { readonly kind: 'nothingSimulated' }
  /** Simulated and exact odds are further apart than luck puts them. */
  | { readonly kind: 'disagreement'; readonly fit: WorstFit };

/** A chance below which disagreement is no longer put down to luck. */
const SUSPICIOUS = 1e-4;

export function warningsOf(results: readonly Result[]): Warning[] {
  const effort = simulatedEffort(results);
  const fit = worstFit(results.flatMap(({ goodnessOfFit }) => goodnessOfFit ?? []));
  return [
    ...(effort && effort.complete < effort.all ? [{ kind: 'interrupted', effort } as const] : []),
    ...(!effort && results.some(({ neverBegun }) => neverBegun)
      ? [{ kind: 'nothingSimulated' } as const]
      : []),
    ...(fit && fit.adjusted < SUSPICIOUS ? [{ kind: 'disagreement', fit } as const] : []),
  ];
}

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
