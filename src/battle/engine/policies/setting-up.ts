/* How `standard` and `nearest` place figures in the start areas. */

import type { Acts } from '../acts.ts';
import type { Game } from '../game.ts';
import type { BattleCard } from '../state/cards.ts';
import { Best } from './best.ts';
import type { Expectations } from './expectations.ts';

/**
 * Places a whole side: figures with short reach in front, shooters behind them, and all as near to the enemy as
 * possible.
 */
export function setUp(game: Game, acts: Acts, prospects: Expectations, side: number): void {
  const { state, tables } = game;
  const { cards, cardsOf, cardOf, figuresOf } = tables;
  const best = new Best(state.lots);
  const worth = (card: BattleCard) => card.figures * prospects.valueOfFigure(card);
  const order = [...(cardsOf[side] as readonly number[])].sort((x, y) => {
    const [a, b] = [cards[x] as BattleCard, cards[y] as BattleCard];
    return Number(b.isDouble) - Number(a.isDouble) || a.reach - b.reach || worth(b) - worth(a);
  });
  for (const card of order) {
    for (const figure of figuresOf[side] as readonly number[])
      if (cardOf[figure] === card) putInFront(game, acts, figure, best);
  }
}

/** Puts a figure on the place in its start area that is nearest to the enemy's start area. */
export function putInFront(game: Game, { placing }: Acts, figure: number, best: Best): void {
  const { state, tables } = game;
  const end = state.endOf(tables.sideOf[figure] as number);
  const far = tables.startPlaces.farAt(end, state.card(figure).isDouble);
  best.begin();
  for (const place of placing.startsOf(figure)) best.look(place, -(far[place] as number));
  if (best.choice >= 0) placing.put(figure, best.choice);
}
