/* The points that count for an army: printed, modern, or given in the file. */

import type { Card } from '../cards/index.ts';
import type { COSTS_NAMES } from './fields.ts';

export type Costs = (typeof COSTS_NAMES)[number];

/** Assumed points of a card without points, in battles that do not count points. */
export const USUAL_POINTS = 100;

/**
 * The points of a card in an army; undefined if it has no points of this kind. Points given in the army's entry take
 * precedence.
 */
export function pointsBy(
  costs: Costs,
  card: Pick<Card, 'points' | 'modernPoints'>,
  entry: string | { readonly points?: number | undefined },
): number | undefined {
  const own = typeof entry === 'string' ? undefined : entry.points;
  if (own !== undefined || costs === 'own') return own;
  return costs === 'modern' ? (card.modernPoints ?? card.points) : card.points;
}

/** The suggestion in an error message about a card without points of this kind. */
export function pointsNeeded(costs: Costs): string {
  return costs === 'own'
    ? 'points for the card, such as { card: krug, points: 120 }, because costs: own counts only points in the army file'
    : 'a number of points, such as { card: krug, points: 120 }';
}
