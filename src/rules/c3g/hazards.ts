import { combatDie, numberedDie } from '../../dice/die.ts';
import type { Pool } from '../../dice/throw.ts';
import { type Fall, fallOf, SURVIVES_LAVA_AT, UNHURT_FROM } from './fall.ts';
import { rollsDamage, type Walk, type WalkStep } from './walk.ts';

/** A step on which the defender rolls dice, with the names of their pools. */
export interface Hazard {
  readonly lava?: string;
  readonly fall?: { readonly kind: Fall; readonly pool: string };
}

/** What the n-th step (from 1) of a walk makes the figure roll, besides Knockback Damage. */
export function hazardOf(
  step: WalkStep,
  n: number,
  height: number,
  lavaResistant: boolean,
): Hazard {
  const kind = fallOf(step.drop, height);
  return {
    ...(step.lava && !lavaResistant && { lava: `lava-${n}` }),
    ...(kind && { fall: { kind, pool: `fall-${n}` } }),
  };
}

/** The dice that any of the walks can need: they join the Throw only where Knockback can reach them. */
export function hazardPools(
  walks: readonly Walk[],
  height: number,
  lavaResistant: boolean,
): Pool[] {
  const pools: Pool[] = [];
  if (walks.some(rollsDamage)) pools.push(KNOCKBACK_DIE);
  const longest = walks.reduce<readonly WalkStep[]>(
    (most, { steps }) => (steps.length > most.length ? steps : most),
    [],
  );
  for (const [i, step] of longest.entries()) {
    const { lava, fall } = hazardOf(step, i + 1, height, lavaResistant);
    if (lava) {
      const die = numberedDie(20, 'survived', (n) => n >= SURVIVES_LAVA_AT);
      pools.push({ name: lava, die, count: 1, asked: ['survived'] });
    }
    if (fall) pools.push(fallPool(fall.kind, fall.pool));
  }
  return pools;
}

const KNOCKBACK_DIE: Pool = { name: 'knockback', die: combatDie, count: 1, asked: ['skull'] };

function fallPool(kind: Fall, name: string): Pool {
  if (kind === 'extreme') {
    const die = numberedDie(20, 'unhurt', (n) => n >= UNHURT_FROM);
    return { name, die, count: 1, asked: ['unhurt'] };
  }
  return { name, die: combatDie, count: kind === 'fall' ? 1 : 3, asked: ['skull'] };
}
