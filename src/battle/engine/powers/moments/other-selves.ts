/*
 * Counterparts of cards, which take over the figures of their cards. Each card that can change sides has a counterpart
 * on the other side. Each card that can lose its powers has a counterpart without powers on its own side.
 */

import { type Event, eventsIn, fitsArmyCard, type Step, stepsOf } from '../../../../cards/index.ts';
import type { FightSide } from '../../../../fight/index.ts';
import { type BattleCard, enlisted, MOST_FIGURES, type PlayedCard } from '../../state/cards.ts';

/**
 * The cards, followed by their counterparts. A counterpart has no figures until it replaces its card. If the side has
 * no room for the figures, there is no counterpart, and the card cannot change sides or lose its powers.
 *
 * @param powerless a card without its powers, as its side plays it
 */
export function withOtherSelves(
  cards: readonly BattleCard[],
  powerless: (card: BattleCard) => PlayedCard,
): BattleCard[] {
  const all = [...cards];
  const room = [0, 1].map(
    (side) =>
      MOST_FIGURES - cards.reduce((sum, one) => sum + (one.side === side ? one.figures : 0), 0),
  );
  let firstFigure = cards.reduce((sum, { figures }) => sum + figures, 0);
  /** The number of a new counterpart; undefined if its side has no room. */
  const added = (
    card: BattleCard,
    more: Partial<Pick<BattleCard, 'side' | 'otherSelf' | 'powerless'>>,
    played = card.played,
  ): number | undefined => {
    const { side = card.side } = more;
    if (card.figures > (room[side] as number)) return undefined;
    room[side] = (room[side] as number) - card.figures;
    const index = all.length;
    const { original } = card;
    const other = { ...card, ...more, index, firstFigure, isOtherSelf: true, original };
    all.push(enlisted(other, played));
    firstFigure += card.figures;
    return index;
  };
  const change = (index: number, more: Partial<Pick<BattleCard, 'otherSelf' | 'powerless'>>) => {
    const card = all[index] as BattleCard;
    all[index] = enlisted({ ...card, ...more }, card.played);
  };
  for (const card of cards) {
    if (!mayChange(card, cards)) continue;
    const side = (1 - card.side) as 0 | 1;
    const otherSelf = added(card, { side, otherSelf: card.index });
    if (otherSelf !== undefined) change(card.index, { otherSelf });
  }
  for (const { index } of cards) {
    const card = all[index] as BattleCard;
    if (!mayLosePowers(card, cards)) continue;
    const without = powerless(card);
    const own = added(card, { otherSelf: undefined }, without);
    if (own === undefined) continue;
    change(index, { powerless: own });
    if (card.otherSelf === undefined) continue;
    const side = (1 - card.side) as 0 | 1;
    const other = added(card, { side, otherSelf: own }, without);
    if (other !== undefined) change(own, { otherSelf: other });
  }
  return all;
}

/** A cache, since equal cards are played alike. */
const WITHOUT_POWERS = new WeakMap<FightSide, FightSide>();

/** A card without its powers. */
export function withoutPowers(card: FightSide): FightSide {
  const known = WITHOUT_POWERS.get(card) ?? { ...card, powers: [] };
  WITHOUT_POWERS.set(card, known);
  return known;
}

function mayChange(card: BattleCard, cards: readonly BattleCard[]): boolean {
  return (
    eventsIn(card.battleLines).some(({ rule }) => stepsOf(rule.does).some(isToEnemy)) ||
    hasEnemyWith(card, cards, isTaking)
  );
}

const isToEnemy = ({ side, turn }: Step) => side?.to === 'enemy' || turn?.by === 'enemy';

const isTaking = ({ side, turn }: Step) => side?.to === 'own' || turn?.by === 'own';

const mayLosePowers = (card: BattleCard, cards: readonly BattleCard[]): boolean =>
  card.card.powers.length > 0 && hasEnemyWith(card, cards, ({ loses }) => loses !== undefined);

/** Whether any card of the other side has an event with this kind of action that may act on the given card. */
const hasEnemyWith = (
  card: BattleCard,
  cards: readonly BattleCard[],
  isOne: (step: Step) => boolean,
): boolean =>
  cards.some(
    ({ side, battleLines }) =>
      side !== card.side &&
      eventsIn(battleLines).some(
        ({ rule }) => stepsOf(rule.does).some(isOne) && actsOn(rule, card),
      ),
  );

/** Whether an event may act on the figures of a card. */
function actsOn({ whom = {}, of = {} }: Event, { card }: BattleCard): boolean {
  const { cards = {}, except } = whom.self === 'concerned' ? of : whom;
  return fitsArmyCard(cards, card) && !(except && fitsArmyCard(except, card));
}
