import type { Game } from '../../game.ts';
import type { BattleCard } from '../../state/cards.ts';
import { rollFor, tellUsed } from './triggers.ts';

/** Rolls the D20 of powers that ask for one after moving and before attacking. */
export function rollBeforeAttacks(game: Game, index: number): void {
  const card = game.tables.cards[index] as BattleCard;
  if (!card.rolls) return;
  const { line, number } = card.rolls;
  for (let figure = card.firstFigure; figure < card.firstFigure + card.figures; figure++) {
    if (!game.state.isOnBoard(figure)) continue;
    const roll = rollFor({ game, figure, line });
    game.state.rolled[figure] = roll;
    tellUsed({ game, figure, card, line, value: number }, [], roll, roll >= number, {
      needed: number,
    });
  }
}
