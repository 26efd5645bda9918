/* Counterparts: for each card that can change sides, a second card on the other side that takes over its figures. */

import { type Event, eventsIn, fitsArmyCard, type Step, stepsOf } from '../../../../cards/index.ts';
import { type BattleCard, enlisted, MOST_FIGURES } from '../../state/cards.ts';

/**
 * The cards, followed by the counterparts of all cards that can change sides. A counterpart has no figures until its
 * card changes sides. If the other side has no room for the figures, the card gets no counterpart and cannot change
 * sides.
 */
export function withOtherSelves(cards: readonly BattleCard[]): BattleCard[] {
  const all = [...cards];
  const room = [0, 1].map(
    (side) =>
      MOST_FIGURES - cards.reduce((sum, one) => sum + (one.side === side ? one.figures : 0), 0),
  );
  let firstFigure = cards.reduce((sum, { figures }) => sum + figures, 0);
  for (const card of cards) {
    const side = (1 - card.side) as 0 | 1;
    if (!mayChange(card, cards) || card.figures > (room[side] as number)) continue;
    room[side] = (room[side] as number) - card.figures;
    const index = all.length;
    const other = { index, side, firstFigure, otherSelf: card.index, isOtherSelf: true };
    all.push(enlisted({ ...card, ...other }, card.played));
    all[card.index] = enlisted({ ...card, otherSelf: index }, card.played);
    firstFigure += card.figures;
  }
  return all;
}

function mayChange(card: BattleCard, cards: readonly BattleCard[]): boolean {
  return (
    eventsIn(card.battleLines).some(({ rule }) => stepsOf(rule.does).some(isToEnemy)) ||
    cards.some(
      ({ side, battleLines }) =>
        side !== card.side && eventsIn(battleLines).some(({ rule }) => takes(rule, card)),
    )
  );
}

const isToEnemy = ({ side, turn }: Step) => side?.to === 'enemy' || turn?.by === 'enemy';

/** Whether an event may take over a card. */
function takes({ whom = {}, of = {}, does }: Event, { card }: BattleCard): boolean {
  const { cards = {}, except } = whom.self === 'concerned' ? of : whom;
  return (
    stepsOf(does).some(({ side, turn }) => side?.to === 'own' || turn?.by === 'own') &&
    fitsArmyCard(cards, card) &&
    !(except && fitsArmyCard(except, card))
  );
}
