/* The cost and hazards of each step on a ground, for one kind of figure. */

import type { Ground } from './ground.ts';
import type { Places } from './places.ts';

/** Costs and hazards of the steps on a ground, in the order of `Places.first`. */
export interface Steps {
  /** The Move that a step costs, or `NO_STEP`. */
  readonly cost: Uint16Array;
  /** The number of hazards in a step: a fall, lava, or both. */
  readonly hazards: Uint8Array;
  /** The place to which a step leads, shifted left by `COST_BITS`, plus the cost, which is `NO_LINK` or less. */
  readonly links: Int32Array;
}

export const COST_BITS = 8;

/** In `Steps.links`, the cost of a step that cannot be taken. No movement has this much Move. */
export const NO_LINK = 0xff;

/** The cost of a step that cannot be taken. */
export const NO_STEP = 0xffff;

/** The properties of figures that steps depend on. */
export interface StepProfile {
  /** The figure can climb fewer levels than this in a step. */
  readonly climbs: number;
  /** The minimum drop, in levels, that counts as a fall. */
  readonly falls: number;
  readonly lavaResistant: boolean;
  /** Whether the figure may enter lava without resistance (default: true). */
  readonly entersLava?: boolean;
  /** Move needed to enter each space (default: the ground's costs). */
  readonly terrainCost?: Uint8Array;
}

/** The costs of steps on foot. Steps through walls and onto held spaces are impossible. */
export function stepsOnFoot(
  { held, cost: costOfGround }: Ground,
  { to, climb, drop, entered, blocked, lava }: Places,
  { climbs, falls, lavaResistant, entersLava = true, terrainCost = costOfGround }: StepProfile,
): Steps {
  const cost = new Uint16Array(to.length);
  const hazards = new Uint8Array(to.length);
  for (let s = 0; s < to.length; s++) {
    const space = entered[s] as number;
    const up = climb[s] as number;
    const burns = lavaResistant ? 0 : (lava[to[s] as number] as number);
    const isBarred =
      blocked[s] === 1 || up >= climbs || held[space] === 1 || (burns === 1 && !entersLava);
    cost[s] = isBarred ? NO_STEP : (terrainCost[space] as number) + Math.max(0, up);
    const down = drop[s] as number;
    hazards[s] = Number(down > 0 && down >= falls) + burns;
  }
  const links = Int32Array.from(
    to,
    (place, s) => (place << COST_BITS) | Math.min(NO_LINK, cost[s] as number),
  );
  return { cost, hazards, links };
}
