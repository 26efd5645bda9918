/*
 * Decides which figures take a bonded turn, and what that turn is worth. Policies use this for bonds and for order
 * markers.
 */

import { chanceOf } from '../powers/moments/triggers.ts';
import type { BattleCard } from '../state/cards.ts';
import type { GameDice } from '../state/game-dice.ts';
import type { GameState } from '../state/state.ts';
import {
  type BondOffer,
  candidatesOf,
  cardsFor,
  figuresFor,
  isOpen,
} from '../turns/bond-offers.ts';
import type { Bond } from '../turns/bonds.ts';

/** Figures, chosen at random, that may take a turn together. */
export function anyOf(state: GameState, offer: BondOffer, lots: GameDice): number[] {
  const order = new Map(offer.candidates.map((figure) => [figure, lots.uniform()]));
  return bestOf(state, offer, (figure) => order.get(figure) as number);
}

/**
 * The figures that may take a turn together, chosen so that their parts in the turn are worth the most. If the turn
 * goes to whole cards, the sum over a card counts.
 *
 * @param worth what a figure's part in the turn is worth
 */
export function bestOf(
  state: GameState,
  { bond, candidates, figures, cards }: BondOffer,
  worth: (figure: number) => number,
): number[] {
  const { tables } = state;
  const ranked = candidates
    .map((figure) => ({ figure, worth: worth(figure) }))
    .sort((a, b) => b.worth - a.worth);
  if (figures !== undefined) return ranked.slice(0, figures).map(({ figure }) => figure);
  const ofCards = new Map<number, typeof ranked>();
  for (const one of ranked) {
    const card = tables.cardOf[one.figure] as number;
    const { activated } = tables.cards[card] as BattleCard;
    const all = ofCards.get(card) ?? [];
    if (all.length < activated) ofCards.set(card, [...all, one]);
  }
  const sum = (all: typeof ranked) => all.reduce((total, one) => total + one.worth, 0);
  let { squads = cards } = cardsFor(bond);
  const isAllowed = ([first]: typeof ranked) =>
    first !== undefined && (state.card(first.figure).isHero || squads-- > 0);
  return [...ofCards.values()]
    .sort((a, b) => sum(b) - sum(a))
    .filter(isAllowed)
    .slice(0, cards)
    .flatMap((all) => all.map(({ figure }) => figure));
}

/** The worth of a turn with only movement, or only attacks, as a share of a full turn's worth. */
const MOVING_ONLY = 0.3;
const ATTACKING_ONLY = 0.8;
export const shareOf = ({ take }: Bond['take']): number =>
  take === 'move' ? MOVING_ONLY : take === 'attack' ? ATTACKING_ONLY : 1;

/** What the rest of the bonding card's own turn is worth, given the worth of the whole turn. */
export const ownWorth = ({ own }: Bond, whole: number): number =>
  own ? shareOf(own.take) * whole : 0;

/** A typical D20 roll, used if the roll decides how many figures take the turn. */
const MEAN_ROLL = 10;

/**
 * The worth of the turn that an order marker gives a card, including any additional turns that result from it.
 *
 * @param turn the number of the marker
 * @param worthOf what a card's own turn is worth
 * @param priceOf the cost of a wound on a card
 */
export function worthWithOthers(
  state: GameState,
  card: number,
  turn: number,
  worthOf: (card: number) => number,
  priceOf: (card: number) => number,
): number {
  const { tables } = state;
  const { mayPay, spendsX } = tables.cards[card] as BattleCard;
  const own = worthOf(card);
  let worth = own;
  // The card may act again once a round, so this counts for the first marker only.
  if (turn === 1 && spendsX === 'turn') worth += own;
  if (turn === 1 && mayPay) worth += Math.max(0, own - priceOf(card));
  const bonds = tables.bonds[card] as readonly Bond[];
  if (bonds.length === 0) return worth;
  const { orders, turn: now } = state;
  // Conditions of bondings are checked as if it were the card's turn.
  orders.acting = card;
  state.turn = turn;
  for (const bond of bonds) {
    if (!isOpen(state, bond)) continue;
    const brought = bondWorth(state, bond, worthOf) + ownWorth(bond, own);
    if (bond.turn === 'instead') worth = Math.max(worth, brought);
    else if (bond.turn === 'before' || bond.turn === 'after') worth += brought;
  }
  orders.acting = -1;
  state.turn = now;
  return worth;
}

/** The worth of the turns that a bonding brings. */
function bondWorth(state: GameState, bond: Bond, worthOf: (card: number) => number): number {
  const { rule, take } = bond;
  const figures = figuresFor(bond, MEAN_ROLL);
  const part = (figure: number) => {
    const { index, activated } = state.card(figure);
    return worthOf(index) / activated;
  };
  const offer: BondOffer = {
    bond,
    candidates: candidatesOf(state, bond),
    cards: cardsFor(bond).cards,
    ...(figures !== undefined && { figures }),
  };
  const chosen = bestOf(state, offer, part);
  const chance = rule.roll ? chanceOf(Number(rule.roll.d20)) : 1;
  return shareOf(take) * chance * chosen.reduce((sum, figure) => sum + part(figure), 0);
}

/** The best card that can spend marker X, preferably one with a numbered marker; undefined if there is none. */
export function bestForX(
  { tables }: GameState,
  living: readonly number[],
  markers: Int16Array,
  worthOf: (card: number) => number,
): number | undefined {
  const lies = (card: number) => Number(markers.subarray(0, 3).includes(card));
  const [best] = living
    .filter((card) => tables.cards[card]?.spendsX)
    .sort((a, b) => lies(b) - lies(a) || worthOf(b) - worthOf(a));
  return best;
}
