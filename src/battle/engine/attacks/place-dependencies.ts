/* Determines on which facts about the attacker's place the attacks between two cards depend. */

import { type EffectLine, isOfKind } from '../../../cards/index.ts';
import type { Attacking, PowerDependencies } from '../../../fight/index.ts';
import type { AsksOfBoard, BattleCard } from '../state/cards.ts';
import type { askedBy } from '../state/own-switches.ts';

/**
 * The facts about the attacker's place on which attacks by one card on another may depend, as bits: distance, terrain,
 * whether the attacker has moved, whether it is engaged, with how many enemies, and a bit for everything else. Attacks
 * always depend on level, adjacency and which attacks reach, so these have no bits.
 */
export const PLACE_ASKS = {
  distance: 1,
  terrain: 2,
  movement: 4,
  engagement: 8,
  neighbours: 16,
  more: 32,
} as const;

/**
 * How to bound the value of attacks on targets that are not adjacent: by the value from the nearest place (`near`); by
 * that value, assuming that the attacks also hit as many figures as possible and cost the attacker nothing (`rough`);
 * or not at all (`unknown`).
 */
export type MostAway = 'near' | 'rough' | 'unknown';

interface OfPlace {
  /** Bits of `PLACE_ASKS`. */
  readonly placeAsks: number;
  readonly mostAway: MostAway;
}

/** What the attacks by one card on another depend on. */
interface PairAsks {
  readonly asks: PowerDependencies;
  readonly board: AsksOfBoard;
  /** Whether powers of either card depend on terrain, in these attacks or in other attacks. */
  readonly asksTerrain: boolean;
  /** Whether a normal attack is the only way to attack. */
  readonly hasOneWay: boolean;
  readonly attacking: Attacking;
}

/**
 * @param switches for each switch and count of both cards, what it depends on
 * @param given effects that others might give the attacker
 */
export function askedOfPlace(
  { blindReach }: BattleCard,
  { asks, board, asksTerrain, hasOneWay, attacking }: PairAsks,
  switches: readonly ReturnType<typeof askedBy>[],
  given: readonly EffectLine[],
): OfPlace {
  const { distance, terrain, movement, engagement, neighbours, more } = PLACE_ASKS;
  const some = (bit: number, isAsked: boolean) => (isAsked ? bit : 0);
  const onTerrain = some(terrain, asksTerrain);
  const isGiven = given.some((line) => isOfKind(line, 'way.special'));
  if (switches.includes('place') || isGiven || board.levels || blindReach > 0)
    return {
      placeAsks: onTerrain | distance | movement | engagement | more,
      mostAway: 'unknown',
    };
  const hitsSeveral = attacking.hitsSeveral === true;
  const isRough = !hasOneWay && (hitsSeveral || asks.ownWounds);
  return {
    placeAsks:
      onTerrain |
      some(distance, board.distance || !asks.fixedRange.attacker) |
      some(movement, asks.movement || switches.includes('movement')) |
      some(engagement, board.engaged || !hasOneWay) |
      some(neighbours, hitsSeveral) |
      some(more, switches.includes('movement')),
    mostAway:
      board.farther || (board.engaged && !hasOneWay) ? 'unknown' : isRough ? 'rough' : 'near',
  };
}
