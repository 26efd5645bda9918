/* What the steps of a ground cost a kind of figure, and which of them are dangerous. */

import type { Ground } from './ground.ts';
import type { Places } from './places.ts';

/** Costs and hazards of the steps of a ground, in the order of `Places.first`. */
export interface Steps {
  /** Move that a step costs, or `NO_STEP`. */
  readonly cost: Uint16Array;
  /** Number of hazards in a step: a fall, and lava. */
  readonly hazards: Uint8Array;
}

/** The cost of a step that cannot be taken. */
const NO_STEP = 0xffff;

/** What steps depend on. */
interface StepProfile {
  /** A step goes up fewer levels than this. */
  readonly climbs: number;
  /** A step down of this many levels or more is a fall. */
  readonly falls: number;
  readonly lavaResistant: boolean;
  /** Whether it enters lava that it is not resistant to; absent: yes. */
  readonly entersLava?: boolean;
  /** By space: what entering it costs; absent: as on the ground. */
  readonly terrainCost?: Uint8Array;
}

/** The steps on foot for figures of a profile. Steps through walls and onto held spaces cannot be taken. */
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
  return { cost, hazards };
}
