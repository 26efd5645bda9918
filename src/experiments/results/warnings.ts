/* Warnings about results: interrupted runs, and simulations that disagree with exact odds. */

import { type WorstFit, worstFit } from '../../base/index.ts';
import type { Effort } from '../scenarios/experiment.ts';
import type { Result } from './result.ts';

/** A fact that readers should know before trusting results. */
export type Warning =
  /** Fewer trials were simulated than requested. */
  | { readonly kind: 'interrupted'; readonly effort: SimulatedEffort }
  /** The run was interrupted before anything was simulated. */
  | { readonly kind: 'nothingSimulated' }
  /** Simulated and exact odds differ by more than chance explains. */
  | { readonly kind: 'disagreement'; readonly fit: WorstFit };

/** A disagreement with a p-value below this is not attributed to chance. */
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

/** How much was simulated in a run, and how many of its results were interrupted. */
export interface SimulatedEffort {
  readonly seed: string;
  readonly asked: Effort;
  /** The smallest and the largest number of trials among the results. */
  readonly fewest: number;
  readonly most: number;
  /** How many results were begun, how many are complete, and how many there are in all. */
  readonly begun: number;
  readonly complete: number;
  readonly all: number;
}

/** @returns undefined if nothing was simulated */
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
