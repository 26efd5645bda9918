/* The falls during an attacker's move to a place, which are rolled together. */

import { poolOf, type Throw, type ThrowOf, weighOutcomes } from '../../chance/index.ts';
import { fallPool } from '../combat/pools.ts';
import type { Falls } from './reach.ts';

/** The result of a moving figure's falls. */
interface Fallen {
  readonly wounds: number;
  /** Whether an extreme fall destroyed the figure. */
  readonly isFatal: boolean;
}

/**
 * The dice of all falls on a way. They can be rolled together, because after a fall that destroys the figure, its other
 * falls change nothing.
 */
export function fallsThrow({ fall, major, extreme }: Falls): ThrowOf<Fallen> {
  const dice = fall + 3 * major;
  const thrown: Throw = [
    ...(dice > 0 ? [poolOf(fallPool('fall', 1), dice)] : []),
    ...(extreme > 0 ? [poolOf(fallPool('extreme', 2), extreme)] : []),
  ];
  return {
    thrown,
    resolve: (raw) => ({
      wounds: raw['fall-1']?.skull ?? 0,
      isFatal: extreme > 0 && (raw['fall-2']?.unhurt ?? 0) < extreme,
    }),
  };
}

/** The distribution of the results of falls. */
export function fallDistribution(falls: Falls): readonly (Fallen & { readonly weight: bigint })[] {
  const all = new Map<string, Fallen & { weight: bigint }>();
  weighOutcomes(fallsThrow(falls), (fallen, weight) => {
    const key = JSON.stringify(fallen);
    all.set(key, { ...fallen, weight: weight + (all.get(key)?.weight ?? 0n) });
  });
  return [...all.values()];
}
