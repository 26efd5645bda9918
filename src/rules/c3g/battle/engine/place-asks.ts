import type { EffectLine } from '../../../../powers/effect-line.ts';
import { withInner } from '../../combat/asks.ts';
import type { BattleCard } from './cards.ts';
import type { KnownPair } from './known-pairs.ts';

/**
 * What attacks of one card on another may depend on of the place from which they are made, as bits, beside its level,
 * whether the two are adjacent there and which attacks reach: how far apart they are, the terrain, whether the attacker
 * has moved, whether it is engaged with others. The last one: whether attacks may be better from farther away or by whoever
 * is engaged with others.
 */
export const PLACE_ASKS = {
  distance: 1,
  terrain: 2,
  movement: 4,
  engagement: 8,
  farther: 16,
} as const;

/** What keeps the nearest of all places that are not adjacent from being the best to attack from. */
export const NOT_NEAR_BEST = PLACE_ASKS.distance | PLACE_ASKS.movement | PLACE_ASKS.farther;

/**
 * @param isDecided whether switches of the two are decided by where they stand
 * @param given what others might give the attacker
 */
export function placeAsksOf(
  { blindReach }: BattleCard,
  { asks, board, asksTerrain, hasOneWay, attacking }: KnownPair,
  isDecided: boolean,
  given: readonly EffectLine[],
): number {
  const { distance, terrain, movement, engagement, farther } = PLACE_ASKS;
  const isGiven = given.flatMap(withInner).some(({ specialAttack }) => specialAttack !== undefined);
  const isKnown = asks.fixedRange.attacker && blindReach === 0 && !isGiven;
  const some = (bit: number, isAsked: boolean) => (isAsked ? bit : 0);
  const onTerrain = some(terrain, asksTerrain);
  if (!isKnown || isDecided || board.levels)
    return onTerrain | distance | movement | engagement | farther;
  const isHarmful = asks.ownWounds || attacking.hitsSeveral === true;
  return (
    onTerrain |
    some(distance, board.distance) |
    some(movement, asks.movement) |
    some(engagement, board.engaged || !hasOneWay) |
    some(farther, board.engaged || (!hasOneWay && isHarmful))
  );
}
