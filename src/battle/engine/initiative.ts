import type { InitiativeValue } from '../../cards/index.ts';
import type { BattleCard } from './cards.ts';
import type { Game } from './game.ts';
import { holdsFor } from './holds.ts';
import type { GameState } from './state.ts';

/** What a side's powers add to its roll for initiative. */
export function initiativeOf(game: Game, side: number): number {
  const { state } = game;
  const { cards, cardsOf } = state.tables;
  let sum = 0;
  for (const index of cardsOf[side] as readonly number[]) {
    const card = cards[index] as BattleCard;
    for (const line of card.battleLines) {
      const { initiative, when } = line;
      if (initiative === undefined) continue;
      const figure = firstOnBoard(state, card);
      if (figure < 0 || !holdsFor(state, figure, when)) continue;
      const bonus = bonusOf(state, card, initiative as InitiativeValue);
      if (bonus !== 0) game.fires(card, line);
      sum += bonus;
    }
  }
  return sum;
}

function bonusOf(state: GameState, card: BattleCard, value: InitiativeValue): number {
  if (typeof value === 'number') return value;
  const { bonus, each, most = Number.POSITIVE_INFINITY } = value;
  const count = each === 'marker' ? state.orders.hidden(card.index) : engaged(state, card);
  return bonus * Math.min(most, count);
}

function firstOnBoard(state: GameState, { firstFigure, figures }: BattleCard): number {
  for (let f = firstFigure; f < firstFigure + figures; f++) if (state.isOnBoard(f)) return f;
  return -1;
}

function engaged(state: GameState, { firstFigure, figures }: BattleCard): number {
  let count = 0;
  for (let f = firstFigure; f < firstFigure + figures; f++) {
    if (state.isOnBoard(f) && state.isEngaged(f)) count++;
  }
  return count;
}
