/* The dice that Knockback can make a figure roll: molten lava, falls, Knockback Damage. */

import { type Pool, type PoolKind, poolOf } from '../../chance/index.ts';
import { type Fall, fallOf } from '../ground/fall.ts';
import { rollsDamage, type Walk, type WalkStep } from '../ground/walk.ts';
import { type FallPool, fallPool, KNOCKBACK_DAMAGE, lavaPool } from './pools.ts';

/** The dice that the defender rolls on a step. */
export interface Hazard {
  readonly lava?: PoolKind<'survived'>;
  readonly fall?: { readonly kind: Fall; readonly pool: FallPool };
}

/** What the n-th step (from 1) of a walk makes the figure roll, other than Knockback Damage. */
export function hazardOf(
  step: WalkStep,
  n: number,
  height: number,
  lavaResistant: boolean,
): Hazard {
  const kind = fallOf(step.drop, height);
  return {
    ...(step.lava && !lavaResistant && { lava: lavaPool(n) }),
    ...(kind && { fall: { kind, pool: fallPool(kind, n) } }),
  };
}

/**
 * All dice that any of the walks along one line can need. The Throw includes them only if Knockback
 * can reach them.
 */
export function hazardPools(
  walks: readonly Walk[],
  height: number,
  lavaResistant: boolean,
): Pool[] {
  const longest = walks.reduce<readonly WalkStep[]>(
    (most, { steps }) => (steps.length > most.length ? steps : most),
    [],
  );
  return [
    ...(walks.some(rollsDamage) ? [poolOf(KNOCKBACK_DAMAGE, 1)] : []),
    ...longest.flatMap((step, i) => {
      const { lava, fall } = hazardOf(step, i + 1, height, lavaResistant);
      return [
        ...(lava ? [poolOf(lava, 1)] : []),
        ...(fall ? [poolOf(fall.pool, fall.kind === 'major' ? 3 : 1)] : []),
      ];
    }),
  ];
}
