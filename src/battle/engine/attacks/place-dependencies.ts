import type { EffectLine } from '../../../cards/index.ts';
import { withInner } from '../../../fight/index.ts';
import type { BattleCard } from '../state/cards.ts';
import type { askedBy } from '../state/own-switches.ts';
import type { KnownPair } from './known-pairs.ts';

/**
 * What attacks of one card on another may depend on of the place from which they are made, as bits, beside its level,
 * whether the two are adjacent there and which attacks reach: how far apart they are, the terrain, whether the attacker
 * has moved, whether it is engaged with others, with how many; and more than is told apart.
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
 * What attacks on whoever is not adjacent promise at the most: what they promise from the nearest place (`near`); what
 * they would promise there if they hit as many figures as they may and cost the attacker nothing (`rough`); or that is not
 * known.
 */
export type MostAway = 'near' | 'rough' | 'unknown';

interface OfPlace {
  /** Bits of `PLACE_ASKS`. */
  readonly placeAsks: number;
  readonly mostAway: MostAway;
}

/**
 * @param switches what switches of the two ask of where the attacker stands
 * @param given what others might give the attacker
 */
export function askedOfPlace(
  { blindReach }: BattleCard,
  { asks, board, asksTerrain, hasOneWay, attacking }: KnownPair,
  switches: readonly ReturnType<typeof askedBy>[],
  given: readonly EffectLine[],
): OfPlace {
  const { distance, terrain, movement, engagement, neighbours, more } = PLACE_ASKS;
  const some = (bit: number, isAsked: boolean) => (isAsked ? bit : 0);
  const onTerrain = some(terrain, asksTerrain);
  const isGiven = given.flatMap(withInner).some(({ specialAttack }) => specialAttack !== undefined);
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
