/* A card's worth in armies, or why it has none, for the estimates of points. */

import type { WorthInArmies } from '../armies/estimates.ts';

/** Why a card has no worth in armies. */
export type NoWorthInArmies =
  | { readonly kind: 'notShipped' }
  | { readonly kind: 'fewGames'; readonly games: number };

export type InArmies = WorthInArmies | NoWorthInArmies;

export function isWorth(one: InArmies): one is WorthInArmies {
  return !('kind' in one);
}
