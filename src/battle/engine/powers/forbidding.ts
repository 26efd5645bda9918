/* Powers that keep figures from attacking some enemies, or from being attacked by them. */

import { type EffectLine, fitsArmyCard, type Selector } from '../../../cards/index.ts';
import { holdsFor } from '../attacks/conditions.ts';
import type { BattleCard } from '../state/cards.ts';
import type { GameState } from '../state/state.ts';

/** The part of the game needed to count powers. */
interface Counting {
  readonly state: GameState;
  readonly fires: (card: BattleCard, line: EffectLine) => void;
}

/** Whether a power of either figure forbids an attack from a place. */
export const isForbidden = (
  state: GameState,
  figure: number,
  place: number,
  target: number,
): boolean => forbidding(state, figure, place, target) !== undefined;

/** Counts the powers that kept an attacking figure from attacking other enemies in its reach. */
export function countForbidding({ state, fires }: Counting, figure: number): void {
  const { figuresOf, sideOf } = state.tables;
  const place = state.place[figure] as number;
  for (const enemy of figuresOf[1 - (sideOf[figure] as number)] as readonly number[]) {
    if (!state.isOnBoard(enemy)) continue;
    if (state.distance(figure, enemy) > state.card(figure).reach) continue;
    const found = forbidding(state, figure, place, enemy);
    if (found) fires(found.card, found.line);
  }
}

/** The power of either figure that forbids an attack from a place; undefined if none does. */
function forbidding(
  state: GameState,
  figure: number,
  place: number,
  target: number,
): { readonly card: BattleCard; readonly line: EffectLine } | undefined {
  const [own, other] = [state.card(figure), state.card(target)];
  const by = own.barsOnAttacks.find(
    ({ bar: { against }, line }) =>
      against && holdsFor(state, figure, line) && isSpared(state, figure, place, target, against),
  );
  if (by) return { card: own, line: by.line };
  const to = other.barsOnAttacks.find(
    ({ rule: { whom }, line }) =>
      whom && holdsFor(state, target, line) && isOutOf(state, figure, place, target, whom),
  );
  return to && { card: other, line: to.line };
}

function isSpared(
  state: GameState,
  figure: number,
  place: number,
  target: number,
  { cards = {}, beyond, engaged, markers }: Selector,
): boolean {
  const { card, index } = state.card(target);
  if (!fitsArmyCard(cards, card)) return false;
  if (beyond !== undefined && state.distanceFrom(figure, place, target) <= beyond) return false;
  if (engaged !== undefined && state.isEngaged(target) !== engaged) return false;
  return markers !== 'none' || state.orders.hidden(index) + state.orders.revealed(index) === 0;
}

function isOutOf(
  state: GameState,
  figure: number,
  place: number,
  target: number,
  { beyond, engagedWith }: Selector,
): boolean {
  if (beyond !== undefined && state.distanceFrom(figure, place, target) > beyond) return true;
  if (typeof engagedWith !== 'object') return false;
  const { figuresOf, sideOf } = state.tables;
  return (figuresOf[sideOf[target] as number] as readonly number[]).some(
    (one) =>
      one !== target &&
      state.isOnBoard(one) &&
      fitsArmyCard(engagedWith, state.card(one).card) &&
      state.isBesidePlace(figure, place, one),
  );
}
