/* Bonded turns as offers to a policy: which figures may take them, and what makes an answer invalid. */

import type { BondedTurn, Rows, Selector } from '../../../cards/index.ts';
import { isUsedUp } from '../attacks/battle-uses.ts';
import { holdAt } from '../attacks/conditions.ts';
import { rowAt } from '../powers/d20-table.ts';
import { isOn } from '../powers/selection.ts';
import type { BattleCard } from '../state/cards.ts';
import type { GameState } from '../state/state.ts';
import type { Bond } from './bonds.ts';

/** Whether the conditions of a bonding hold for its card. */
export function isOpen(state: GameState, bond: Bond): boolean {
  const { card, rule, line } = bond;
  const { if: asked, holders = 1 } = rule;
  const { firstFigure, figures } = state.tables.cards[card] as BattleCard;
  if (isUsedUp(state, firstFigure, line)) return false;
  if (!asked) return (state.left[card] as number) > 0;
  let [meeting, living] = [0, 0];
  for (let f = firstFigure; f < firstFigure + figures; f++) {
    if (!state.isOnBoard(f)) continue;
    living++;
    if (holdAt(state, f, asked)) meeting++;
  }
  return living > 0 && meeting >= (holders === 'all' ? living : holders);
}

/** A figure that is on the board and belongs to the card with a bonding; -1 if there is none. */
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
      !(bond.whom.engaged === false && state.isEngaged(figure)) &&
      isNear(state, figure, bond) &&
      isOnTerrain(state, figure, bond.whom) &&
      !(bond.take.generals && state.orders.generals.has(generalOf(state, figure))),
  );
}

const isOnTerrain = (state: GameState, figure: number, { terrain }: Selector) =>
  terrain === undefined || [terrain].flat().some((letter) => isOn(state, figure, letter));

/** A key that identifies a figure's General together with its side. */
export function generalOf(state: GameState, figure: number): string {
  const { side, card } = state.card(figure);
  return `${side} ${card.general ?? card.name}`;
}

/** The number of figures that may attack in a bonded turn; undefined if all may. */
export function attackersOf({ left, tables }: GameState, { card, take }: Bond): number | undefined {
  if (!take.attackers) return undefined;
  return (tables.cards[card] as BattleCard).figures - (left[card] as number);
}

function isNear(state: GameState, figure: number, { card, whom }: Bond): boolean {
  const { within, sight } = whom;
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

/** How many figures, of any cards, take the turn after this D20 roll; undefined if whole cards take the turn. */
export function figuresFor({ rule: { does }, whom }: Bond, roll: number): number | undefined {
  if (Array.isArray(does)) return typeof whom.pick === 'number' ? whom.pick : undefined;
  const [step] = rowAt(does as Rows, roll) ?? [];
  return Number(step?.whom?.pick ?? 0);
}

/** Whether a D20 is rolled before the figures are chosen. */
export const asksD20 = ({ rule: { roll, does } }: Bond): boolean =>
  roll !== undefined || !Array.isArray(does);

/** How many whole cards take the turn, and how many of these may be squads (`squads`, if limited). */
export const cardsFor = ({ whom: { pick } }: Bond): { cards: number; squads?: number } =>
  typeof pick === 'object' && 'cards' in pick ? pick : { cards: 1 };

/** A bonded turn offered to a policy. */
export interface BondOffer {
  readonly bond: Bond;
  readonly candidates: readonly number[];
  /** Maximum number of figures, of any cards; undefined if `cards` whole cards take the turn. */
  readonly figures?: number;
  readonly cards: number;
}

/** The mistake in a policy's answer to an offer; undefined if the answer is valid. */
export function mistakeIn(
  state: GameState,
  { bond, candidates, figures, cards }: BondOffer,
  chosen: readonly number[],
): string | undefined {
  const { tables } = state;
  if (chosen.some((one) => !candidates.includes(one))) return 'a figure that may not bond';
  if (new Set(chosen).size < chosen.length) return 'the same figure twice';
  if (figures !== undefined) return chosen.length > figures ? 'too many figures' : undefined;
  const counts = new Map<number, number>();
  for (const one of chosen) {
    const card = tables.cardOf[one] as number;
    counts.set(card, (counts.get(card) ?? 0) + 1);
  }
  if (counts.size > cards) return 'too many cards';
  const isSquad = (card: number) => !(tables.cards[card] as BattleCard).isHero;
  if ([...counts.keys()].filter(isSquad).length > (cardsFor(bond).squads ?? cards))
    return 'too many squads';
  for (const [card, count] of counts) {
    if (count > (tables.cards[card] as BattleCard).activated) return 'too many figures of a card';
  }
  return undefined;
}

/** The bondings of a card that act at one moment. */
export const bondsAt = (bonds: readonly Bond[], turn: BondedTurn): readonly Bond[] =>
  bonds.filter((bond) => bond.turn === turn);
