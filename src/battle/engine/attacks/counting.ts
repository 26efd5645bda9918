/* Counts figures, order markers and wounds for the conditions and amounts of powers. */

import { fitsArmyCard, type Scaled, type Selector, timesCount } from '../../../cards/index.ts';
import { isSelected } from '../powers/selection.ts';
import { hasStruck } from '../state/actions-this-turn.ts';
import type { BattleCard } from '../state/cards.ts';
import type { GameState } from '../state/state.ts';

/**
 * The number of other figures near a figure, or near its target, that fit a selector.
 *
 * @param target the figure's target, if it has one
 * @param enough the number at which counting ends
 */
export function countSelected(
  state: GameState,
  figure: number,
  asked: Selector,
  target: number | undefined,
  enough = Number.POSITIVE_INFINITY,
): number {
  let found = 0;
  for (const one of candidates(state, figure, asked)) {
    if (!isCounted(state, figure, asked, one, target)) continue;
    if (++found >= enough) break;
  }
  return found;
}

/** The figures of the sides that a selector names. */
function candidates({ tables }: GameState, figure: number, { side }: Selector): readonly number[] {
  const { cardOf, figuresOf, sideOf } = tables;
  const own = sideOf[figure] as number;
  if (side === 'either') return figuresOf.flat();
  const all = figuresOf[side === 'enemy' ? 1 - own : own] as readonly number[];
  return side === 'card' ? all.filter((one) => cardOf[one] === cardOf[figure]) : all;
}

function isCounted(
  state: GameState,
  figure: number,
  asked: Selector,
  one: number,
  target: number | undefined,
): boolean {
  const near = asked.from === 'target' ? target : figure;
  if (near === undefined) return false;
  if (asked.state === 'fallen')
    return state.fallen[one] !== 0 && fitsArmyCard(asked.cards ?? {}, state.card(one).card);
  return (
    one !== figure &&
    one !== near &&
    state.isOnBoard(one) &&
    isSelected(state, asked, one, figure, near, target)
  );
}

/** The value of an amount in a figure's power. */
export const amountOf = (state: GameState, figure: number, amount: number | Scaled): number =>
  typeof amount === 'number' ? amount : timesCount(amount, countFor(state, figure, amount));

/**
 * The number of things that an amount in a figure's power counts; 0 if they can be counted only in an attack.
 *
 * @param target the figure's target, if it has one
 */
export function countFor(
  state: GameState,
  figure: number,
  { each, on }: Pick<Scaled, 'each' | 'on'>,
  target?: number,
): number {
  if (typeof each !== 'string') return countSelected(state, figure, each, target);
  const { orders, left } = state;
  const counted = on === 'target' ? target : figure;
  if (counted === undefined) return 0;
  const card = state.card(counted);
  switch (each) {
    case 'markers':
      return orders.hidden(card.index) + orders.revealed(card.index);
    case 'unrevealedMarkers':
      return orders.hidden(card.index);
    case 'revealedMarkers':
      return orders.revealed(card.index);
    case 'engagedOfCard':
      return countOfCard(card, (one) => state.isOnBoard(one) && state.isEngaged(one));
    case 'attackedOfCard':
      return countOfCard(card, (one) => hasStruck(state, one));
    case 'fallenOfCard':
      return card.figures - (left[card.index] as number);
    case 'wounds':
      return typeof on === 'object' ? mostWounds(state, figure, on, target) : 0;
    default:
      return 0;
  }
}

/** The most wounds on any one figure that fits a selector; 0 if no figure fits. */
function mostWounds(
  state: GameState,
  figure: number,
  asked: Selector,
  target: number | undefined,
): number {
  let most = 0;
  for (const one of candidates(state, figure, asked)) {
    if (isCounted(state, figure, asked, one, target))
      most = Math.max(most, state.wounds[one] as number);
  }
  return most;
}

function countOfCard({ firstFigure, figures }: BattleCard, fits: (one: number) => boolean): number {
  let count = 0;
  for (let one = firstFigure; one < firstFigure + figures; one++) if (fits(one)) count++;
  return count;
}
