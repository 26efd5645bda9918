/* Points that cards and sides have left, which decide games after the last round. */

import type { BattleCard } from './cards.ts';
import type { GameState } from './state.ts';

/** Points left on the cards that currently fight for a side. */
export function pointsOfSide(state: GameState, side: number): number {
  let sum = 0;
  for (const card of state.tables.cardsOf[side] as readonly number[])
    sum += pointsOfCard(state, card);
  return sum;
}

/** Points that both sides have left. A card lent for a turn counts for its owner. */
export function pointsOfBoth(state: GameState): [number, number] {
  const points: [number, number] = [0, 0];
  for (const { index, side } of state.tables.cards) {
    const owner = state.isLent[index] === 1 ? 1 - side : side;
    points[owner as 0 | 1] += pointsOfCard(state, index);
  }
  return points;
}

/**
 * Points left on a card, not rounded: a squad loses them by the figure, a hero by the wound (ruling `partialPoints`).
 */
export function pointsOfCard(state: GameState, index: number): number {
  const { tables } = state;
  const { points, figures, life, firstFigure, copies, isHero } = tables.cards[index] as BattleCard;
  const left = state.left[index] as number;
  if (left === 0) return 0;
  if (!tables.scenario.rulings.partialPoints) {
    return (points / copies) * Math.ceil(left / (figures / copies));
  }
  if (!isHero) return (points * left) / figures;
  let lifeLeft = 0;
  for (let f = firstFigure; f < firstFigure + figures; f++) {
    if (state.lives[f] === 1) lifeLeft += life - (state.wounds[f] as number);
  }
  return (points * lifeLeft) / (figures * life);
}

/** What one wound of a figure costs its side, in points. */
export function pointsPerWound(state: GameState, figure: number): number {
  const { points, figures, life } = state.card(figure);
  return points / (figures * life);
}
