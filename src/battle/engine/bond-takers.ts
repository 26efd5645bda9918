import type { BondedTurn } from '../../cards/index.ts';
import { countUse } from './battle-uses.ts';
import {
  asksD20,
  type BondOffer,
  candidatesOf,
  figuresFor,
  generalOf,
  holderOf,
  mistakeIn,
} from './bond-offers.ts';
import { type Bond, fitsCard } from './bonds.ts';
import type { BattleCard } from './cards.ts';
import type { Game } from './game.ts';
import { withLuck } from './moments/upon.ts';

/**
 * Rolls for a bonding, and asks who takes its turn.
 *
 * @param hasActed whether a figure has acted in a turn that the same order marker has brought
 * @returns figures; none: nobody
 */
export function takersOf(
  game: Game,
  bond: Bond,
  turn: BondedTurn,
  hasActed: (figure: number) => boolean,
): readonly number[] {
  const { state, policies, tables } = game;
  const { value, card, power } = bond;
  const own = tables.cards[card] as BattleCard;
  const { side } = own;
  const candidates = candidatesOf(state, bond).filter(
    (one) => (value.own && !value.idle) || !hasActed(one),
  );
  if (candidates.length === 0) return [];
  let roll = 0;
  if (asksD20(value)) roll = withLuck(game, holderOf(state, bond), bond.line, state.dice.d20());
  const figures = figuresFor(value, roll);
  const isMissed = value.d20 !== undefined && roll < value.d20;
  const offer: BondOffer = {
    bond,
    candidates,
    cards: value.cards ?? 1,
    ...(figures !== undefined && { figures }),
  };
  const chosen = isMissed ? [] : policies[side].bond(side, offer);
  const mistake = mistakeIn(state, offer, chosen);
  if (mistake) throw new Error(`card ${card} cannot bond so: ${mistake}`);
  if (roll > 0 || chosen.length > 0) {
    const cards = [...new Set(chosen.map((one) => tables.cardOf[one] as number))];
    state.tell?.({ is: 'bonded', side, card, power, turn, roll, figures: chosen, cards });
  }
  if (chosen.length > 0) {
    game.fires(own, bond.line);
    countUse(state, own.firstFigure, bond.line);
  }
  return chosen;
}

/** What it changes for the rest of the turn or of the round that figures take the turn of a bonding. */
export function noteBonded({ state }: Game, { value }: Bond, figures: readonly number[]): void {
  const { orders } = state;
  const { generals, leaves } = value;
  if (generals) for (const one of figures) orders.generals.add(generalOf(state, one));
  const isAfter = leaves && figures.some((one) => fitsCard(leaves.after, state.card(one)));
  if (isAfter) orders.most = leaves.figures;
}
