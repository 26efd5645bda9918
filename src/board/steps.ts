/* The cost and hazards of each step on a ground, for one kind of figure. */

import type { Ground } from './ground.ts';
import type { Places } from './places.ts';

/** Costs and hazards of the steps on a ground, in the order of `Places.first`. */
export interface Steps {
  /** The Move that a step costs, or `NO_STEP`. */
  readonly cost: Uint16Array;
  /** The number of hazards in a step: a fall, lava, or both. */
  readonly hazards: Uint8Array;
  /** The place to which a step leads, shifted left by `COST_BITS`, plus the cost, or `DEAR` for a cost of at least that. */
  readonly links: Int32Array;
  /** For each step, the steps worth trying after it (see `stepsAfter`); 0 if they are not known yet. */
  readonly after: Uint16Array;
}

export const COST_BITS = 8;

/** In `Steps.links`, a cost of at least this much, or of a step that cannot be taken. Few movements have as much Move. */
export const DEAR = 0xff;

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
    (place, s) => (place << COST_BITS) | Math.min(DEAR, cost[s] as number),
  );
  return { cost, hazards, links, after: new Uint16Array(to.length) };
}

/** Tells the steps after a step, even if there are none, from steps that are not known yet. */
const ARE_KNOWN = 0x8000;

/**
 * The steps of a place that are worth trying after a step to this place, as bits in the order of the steps. A search
 * that has taken all steps from the place before gains nothing by going back, nor by going where it could have gone from
 * there for no more Move.
 */
export function stepsAfter(
  { first, to, entered }: Places,
  steps: Steps,
  before: number,
  s: number,
) {
  const { cost, after } = steps;
  const place = to[s] as number;
  const [from, end] = [first[place] as number, first[place + 1] as number];
  let bits = ARE_KNOWN;
  for (let next = from; next < end; next++) {
    const spent = (cost[s] as number) + (cost[next] as number);
    let isWorth = cost[next] !== NO_STEP && to[next] !== before;
    for (let direct = first[before] as number; direct < (first[before + 1] as number); direct++) {
      if (to[direct] === to[next] && entered[direct] === entered[next])
        isWorth &&= (cost[direct] as number) > spent;
    }
    if (isWorth) bits |= 1 << (next - from);
  }
  after[s] = bits;
  return bits;
}
