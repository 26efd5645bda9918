/* Turns without an order marker, and cards that change sides for the rest of the game. */

import type { Step } from '../../../../cards/index.ts';
import { pointsOfCard } from '../../state/points.ts';
import { changeSides, lend, otherSelf, resists } from '../moments/control.ts';
import { onBoardOf, type Played } from '../moments/played.ts';
import type { Family } from './family.ts';

/** One turn of a card is worth the card's points divided by this number. */
const TURN = 10;

/**
 * Whether a power can take over a card. It can if the card is friendly, or if the card can change sides and does not
 * resist.
 */
function isTakeable({ game, figure, card }: Played, one: number): boolean {
  const { cardOf, sideOf } = game.tables;
  if (one === figure || sideOf[one] === card.side) return true;
  return otherSelf(game, cardOf[one] as number) !== undefined && !resists(game, one);
}

export const turn: Family = {
  fits: (played, one) =>
    isTakeable(played, one) && !(played.rule.early && played.game.state.orders.isOwed),
  worth({ game: { state, tables } }, one, mean, price) {
    const points = pointsOfCard(state, tables.cardOf[one] as number);
    return mean(() => points / TURN - price);
  },
  act({ game, card, rule, takeTurn }, { turn: taken }, [one]) {
    if (taken?.take === 'end') {
      game.state.orders.isCutShort = true;
      return;
    }
    if (!takeTurn) {
      // During an attack, the turn is postponed until the current turn ends.
      game.state.orders.isOwed = true;
      return;
    }
    if (rule.on === 'sideTurnEnds') {
      const figures = onBoardOf(game, card).slice(0, card.activated);
      takeTurn(card.index, { figures, ...(taken?.take === 'moveOrAttack' && { either: true }) });
      return;
    }
    if (taken?.by === 'enemy') {
      const isTaken = lend(game, card.index, takeTurn);
      if (rule.instead === 'turn') game.state.orders.isTaken = isTaken;
      return;
    }
    const { cardOf, sideOf } = game.tables;
    const other = cardOf[one as number] as number;
    if (sideOf[one as number] === card.side) takeTurn(other);
    else lend(game, other, takeTurn);
  },
};

export const side: Family = {
  fits: isTakeable,
  worth({ game: { state, tables } }, one, mean, price) {
    const points = pointsOfCard(state, tables.cardOf[one] as number);
    return mean(() => 2 * points - price);
  },
  act({ game, card }, { side: changed }: Step, [one]) {
    const index = changed?.to === 'enemy' ? card.index : game.tables.cardOf[one as number];
    changeSides(game, index as number, 'game');
  },
};
