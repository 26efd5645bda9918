import { type WorstFit, worstFit } from '../statistics/worst-fit.ts';
import { type SimulatedEffort, simulatedEffort } from './effort.ts';
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
