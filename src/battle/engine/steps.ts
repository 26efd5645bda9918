import { fallOf } from '../../fight/index.ts';
import type { BattleGround, Places } from './ground.ts';

/** A step that nobody of a card can take. */
export const NO_STEP = 0xffff;

/** What the steps of a map come to for the figures of a card, step by step in the order of `Places.first`. */
export interface Steps {
  /** Move that a step costs, or `NO_STEP`. */
  readonly cost: Uint16Array;
  /** How often it is hurt by a step: by a fall, and by lava. */
  readonly hazards: Uint8Array;
}

/**
 * @param climbs levels up that a step stays below; @param falls levels down from which on a step is a fall
 * @param terrainCost by space: what entering it costs
 */
export function stepsOf(
  {
    climbs,
    falls,
    terrainCost,
    lavaResistant,
  }: {
    readonly climbs: number;
    readonly falls: number;
    readonly terrainCost: Uint8Array;
    readonly lavaResistant: boolean;
  },
  { held }: BattleGround,
  { to, climb, drop, entered, blocked, lava }: Places,
): Steps {
  const cost = new Uint16Array(to.length);
  const hazards = new Uint8Array(to.length);
  for (let s = 0; s < to.length; s++) {
    const space = entered[s] as number;
    const up = climb[s] as number;
    const isBarred = blocked[s] === 1 || up >= climbs || held[space] === 1;
    cost[s] = isBarred ? NO_STEP : (terrainCost[space] as number) + Math.max(0, up);
    const down = drop[s] as number;
    hazards[s] =
      Number(down > 0 && fallOf(down, falls) !== undefined) +
      (lavaResistant ? 0 : (lava[to[s] as number] as number));
  }
  return { cost, hazards };
}
