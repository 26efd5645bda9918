/* The dice that a knocked-back figure may have to roll: molten lava, falls, Knockback Damage. */

import { type Pool, type PoolKind, poolOf } from '../../chance/index.ts';
import { type Fall, fallOf } from '../ground/fall.ts';
import { rollsDamage, type Walk, type WalkStep } from '../ground/walk.ts';
import { type FallPool, fallPool, KNOCKBACK_DAMAGE, lavaPool } from './pools.ts';

/** The dice that the defender rolls on one step. */
export interface Hazard {
  readonly lava?: PoolKind<'survived'>;
  readonly fall?: { readonly kind: Fall; readonly pool: FallPool };
}

/** What the figure rolls on the n-th step (from 1) of a walk, except Knockback Damage. */
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

/** The hazard of one of the steps of a walk. */
export interface HazardOnWay extends Hazard {
  /** The index of the step. */
  readonly at: number;
}

/** What the figure rolls on a walk, in the order of its steps, except Knockback Damage. Steps without dice are left out. */
export function hazardsOn(
  { steps }: Pick<Walk, 'steps'>,
  height: number,
  lavaResistant: boolean,
): HazardOnWay[] {
  return steps.flatMap((step, at) => {
    const hazard = hazardOf(step, at + 1, height, lavaResistant);
    return hazard.lava || hazard.fall ? [{ ...hazard, at }] : [];
  });
}

/** All dice that may be needed for walks along one line. The Throw includes them only if Knockback can reach them. */
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
    ...hazardsOn({ steps: longest }, height, lavaResistant).flatMap(({ lava, fall }) => [
      ...(lava ? [poolOf(lava, 1)] : []),
      ...(fall ? [poolOf(fall.pool, fall.kind === 'major' ? 3 : 1)] : []),
    ]),
  ];
}
