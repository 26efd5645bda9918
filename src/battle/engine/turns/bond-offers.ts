/* Bonded turns as offers to a policy: who may take one, and what makes an answer invalid. */

import type { BondedTurn, Bonding } from '../../../cards/index.ts';
import { isUsedUp } from '../attacks/battle-uses.ts';
import { holdsFor } from '../attacks/conditions.ts';
import type { BattleCard } from '../state/cards.ts';
import type { GameState } from '../state/state.ts';
import type { Bond } from './bonds.ts';

/** Whether the conditions of a bonding hold for its card. */
export function isOpen(state: GameState, { card, value, when, line }: Bond): boolean {
  const { firstFigure, figures } = state.tables.cards[card] as BattleCard;
  if (isUsedUp(state, firstFigure, line)) return false;
  if (value.lost && !hasLost(state, state.orders.acting)) return false;
  if (!when || when.length === 0) return (state.left[card] as number) > 0;
  let [meeting, living] = [0, 0];
  for (let f = firstFigure; f < firstFigure + figures; f++) {
    if (!state.isOnBoard(f)) continue;
    living++;
    if (holdsFor(state, f, when)) meeting++;
  }
  const { holders = 1 } = value;
  return living > 0 && meeting >= (holders === 'all' ? living : holders);
}

const hasLost = ({ left, tables }: GameState, card: number): boolean =>
  (left[card] ?? 0) < (tables.cards[card]?.figures ?? 0);

/** A figure on the board of the card with a bonding; -1 if there is none. */
export function holderOf(state: GameState, { card }: Bond): number {
  const { firstFigure, figures } = state.tables.cards[card] as BattleCard;
  for (let f = firstFigure; f < firstFigure + figures; f++) if (state.isOnBoard(f)) return f;
  return -1;
}

/** Figures on the board that may take a bonded turn. */
export function candidatesOf(state: GameState, bond: Bond): number[] {
  const { tables } = state;
  const { side } = tables.cards[bond.card] as BattleCard;
  return (tables.figuresOf[side] as readonly number[]).filter(
    (figure) =>
      bond.fits[tables.cardOf[figure] as number] === 1 &&
      state.isOnBoard(figure) &&
      !(bond.value.unengaged && state.isEngaged(figure)) &&
      isNear(state, figure, bond) &&
      isOnTerrain(state, figure, bond.value.terrain) &&
      !(bond.value.generals && state.orders.generals.has(generalOf(state, figure))),
  );
}

const isOnTerrain = (state: GameState, figure: number, letter: string | undefined) =>
  letter === undefined || holdsFor(state, figure, [{ terrain: letter }]);

/** The General of a figure, together with its side. */
export function generalOf(state: GameState, figure: number): string {
  const { side, card } = state.card(figure);
  return `${side} ${card.general ?? card.name}`;
}

/** Number of figures that may attack in a bonded turn; undefined for all. */
export function attackersOf(
  { left, tables }: GameState,
  { card, value }: Bond,
): number | undefined {
  if (!value.attackers) return undefined;
  return (tables.cards[card] as BattleCard).figures - (left[card] as number);
}

function isNear(state: GameState, figure: number, { card, value }: Bond): boolean {
  const { within, sight } = value;
  if (within === undefined && !sight) return true;
  const { firstFigure, figures } = state.tables.cards[card] as BattleCard;
  for (let f = firstFigure; f < firstFigure + figures; f++) {
    if (!state.isOnBoard(f)) continue;
    if (f === figure) return true;
    if (within !== undefined && state.distance(f, figure) > within) continue;
    if (!sight || state.sees(f, state.place[f] as number, figure)) return true;
  }
  return false;
}

/**
 * How many figures, of any cards, take the turn with this D20 roll; undefined if whole cards take
 * it.
 */
export function figuresFor({ figures }: Bonding, roll: number): number | undefined {
  if (figures === undefined || typeof figures === 'number') return figures;
  let found = 0;
  for (const [from, count] of Object.entries(figures)) if (roll >= Number(from)) found = count;
  return found;
}

/** Whether a D20 is rolled before the figures are chosen. */
export const asksD20 = ({ d20, figures }: Bonding): boolean =>
  d20 !== undefined || typeof figures === 'object';

/** A bonded turn offered to a policy. */
export interface BondOffer {
  readonly bond: Bond;
  readonly candidates: readonly number[];
  /** The most figures, of any cards; absent if `cards` whole cards take the turn. */
  readonly figures?: number;
  readonly cards: number;
}

/** What is wrong with a policy's answer to an offer; undefined if it is valid. */
export function mistakeIn(
  state: GameState,
  { bond, candidates, figures, cards }: BondOffer,
  chosen: readonly number[],
): string | undefined {
  const { tables } = state;
  if (chosen.some((one) => !candidates.includes(one))) return 'a figure that may not bond';
  if (new Set(chosen).size < chosen.length) return 'a figure twice';
  if (figures !== undefined) return chosen.length > figures ? 'too many figures' : undefined;
  const counts = new Map<number, number>();
  for (const one of chosen) {
    const card = tables.cardOf[one] as number;
    counts.set(card, (counts.get(card) ?? 0) + 1);
  }
  if (counts.size > cards) return 'too many cards';
  const isSquad = (card: number) => !(tables.cards[card] as BattleCard).isHero;
  if ([...counts.keys()].filter(isSquad).length > (bond.value.squads ?? cards))
    return 'too many squads';
  for (const [card, count] of counts) {
    if (count > (tables.cards[card] as BattleCard).activated) return 'too many figures of a card';
  }
  return undefined;
}

/** The bondings of a card that act at one moment. */
export const bondsAt = (bonds: readonly Bond[], turn: BondedTurn): readonly Bond[] =>
  bonds.filter(({ value }) => value.turn === turn);
