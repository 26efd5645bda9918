/* D20 rolls for powers that act between moving and attacking. The results apply to the turn's attacks. */

import type { Game } from '../../game.ts';
import type { BattleCard } from '../../state/cards.ts';
import { rollFor, tellUsed } from './triggers.ts';

/** Rolls a D20 for each figure of a card whose power needs one before attacks. */
export function rollBeforeAttacks(game: Game, index: number): void {
  const card = game.tables.cards[index] as BattleCard;
  if (!card.rolls) return;
  const { line, number } = card.rolls;
  for (let figure = card.firstFigure; figure < card.firstFigure + card.figures; figure++) {
    if (!game.state.isOnBoard(figure)) continue;
    const roll = rollFor({ game, figure, line });
    game.state.rolled[figure] = roll;
    tellUsed({ game, figure, card, line }, [], roll, roll >= number, {
      needed: number,
    });
  }
}
