/* Powers that take order markers off cards, or move them to other cards. */

import type { TakesMarkers } from '../../../cards/index.ts';
import { countUse, isUsedUp } from '../attacks/battle-uses.ts';
import { holdsFor } from '../attacks/conditions.ts';
import type { Game } from '../game.ts';
import { hasPassed } from '../ground/passing.ts';
import { rollFor } from '../powers/moments/triggers.ts';
import type { BattleCard } from '../state/cards.ts';
import type { GameState } from '../state/state.ts';
import { fitsCard } from '../turns/bonds.ts';
import type { Taking } from './marker-powers.ts';

/** In its turn, a card takes markers from the nearby enemy card that has most. */
export function takeNear(
  game: Game,
  card: BattleCard,
  moment: 'beforeMoving' | 'afterMoving' | 'turnEnds',
): void {
  const { state } = game;
  const { tables, orders } = state;
  const { takings } = tables.markerPowers;
  if (!takings) return;
  for (const taking of takings[card.index] as readonly Taking[]) {
    const { value, when, line } = taking;
    if (value.when !== moment || isUsedUp(state, card.firstFigure, line)) continue;
    if (value.of === 'over') {
      takeFromPassed(game, card, taking);
      continue;
    }
    let [best, most, roller] = [-1, 0, -1];
    for (let f = card.firstFigure; f < card.firstFigure + card.figures; f++) {
      if (!state.isOnBoard(f) || !holdsFor(state, f, when)) continue;
      for (const enemy of tables.figuresOf[1 - card.side] as readonly number[]) {
        if (!state.isOnBoard(enemy) || !isWithin(state, f, enemy, card, value)) continue;
        const from = tables.cardOf[enemy] as number;
        if (orders.hidden(from) > most) [best, most, roller] = [from, orders.hidden(from), f];
      }
    }
    if (best < 0) continue;
    countUse(state, card.firstFigure, line);
    take(game, roller, taking, best);
  }
}

/** Rolls for each figure that the card has passed over, if its card has hidden markers. */
function takeFromPassed(game: Game, card: BattleCard, taking: Taking): void {
  const { state } = game;
  const { index, firstFigure, figures } = card;
  const own = Array.from({ length: figures }, (_, i) => firstFigure + i);
  const roller = own.find((figure) => state.isOnBoard(figure)) ?? firstFigure;
  for (let one = 0; one < state.tables.figures; one++) {
    const from = state.tables.cardOf[one] as number;
    if (from === index || !state.isOnBoard(one) || !hasPassed(state, one, 'over')) continue;
    if (state.orders.hidden(from) > 0) take(game, roller, taking, from);
  }
}

/** The enemy card, other than `from`, whose turn is worth least; within `spaces` unless that is `true`. */
function leastNear(
  state: GameState,
  card: BattleCard,
  from: number,
  spaces: number | true,
): number {
  const { tables, left } = state;
  const own = Array.from({ length: card.figures }, (_, i) => card.firstFigure + i);
  const isNear = (f: number) =>
    state.isOnBoard(f) &&
    own.some((one) => state.isOnBoard(one) && state.distance(one, f) <= Number(spaces));
  const worth = (index: number) => {
    const { points, figures, activated } = tables.cards[index] as BattleCard;
    return (points * Math.min(activated, left[index] as number)) / figures;
  };
  const others = (tables.cardsOf[1 - card.side] as readonly number[]).filter((index) => {
    if (index === from || (left[index] as number) === 0) return false;
    const { firstFigure, figures } = tables.cards[index] as BattleCard;
    const all = Array.from({ length: figures }, (_, i) => firstFigure + i);
    return spaces === true || all.some(isNear);
  });
  return others.sort((a, b) => worth(a) - worth(b))[0] ?? -1;
}

function isWithin(
  state: GameState,
  figure: number,
  enemy: number,
  { firstFigure, figures }: BattleCard,
  { from, within, engagedWith }: TakesMarkers,
): boolean {
  if (from && !fitsCard(from, state.card(enemy))) return false;
  if (within !== undefined) {
    if (state.distance(figure, enemy) > within) return false;
    if (!state.sees(figure, state.place[figure] as number, enemy)) return false;
  }
  if (engagedWith === undefined) return true;
  let engaged = 0;
  for (let f = firstFigure; f < firstFigure + figures; f++) {
    if (state.isOnBoard(f) && state.areAdjacent(f, enemy)) engaged++;
  }
  return engaged >= engagedWith;
}

/**
 * A figure takes markers from another figure's card after an attack between the two.
 *
 * @param isSpecial whether it was a special attack
 * @returns whether the turn of the other card is over
 */
export function takeAfterAttack(
  game: Game,
  figure: number,
  other: number,
  moment: 'wounded' | 'blocked',
  isSpecial: boolean,
): boolean {
  const { state } = game;
  const { takings } = state.tables.markerPowers;
  if (!takings) return false;
  let isOver = false;
  for (const taking of takings[state.card(figure).index] as readonly Taking[]) {
    const { value, when } = taking;
    if (value.when !== moment || (value.special && !isSpecial)) continue;
    if (value.from && !fitsCard(value.from, state.card(other))) continue;
    if (when && !(state.isOnBoard(figure) && holdsFor(state, figure, when))) continue;
    const isHit = take(game, figure, taking, state.tables.cardOf[other] as number);
    isOver ||= isHit && value.endsTurn === true;
  }
  return isOver;
}

/** A figure takes markers, after a roll if one is needed. @returns whether the roll succeeded */
function take(game: Game, figure: number, { power, value, line }: Taking, from: number): boolean {
  const { state } = game;
  const card = state.card(figure);
  const { d20 = 0, all = false, shifts } = value;
  const to = shifts === undefined ? -1 : leastNear(state, card, from, shifts);
  if (shifts !== undefined && to < 0) return false;
  const roll = d20 > 0 ? rollFor({ game, figure, line }) : 0;
  const isHit = roll >= d20;
  const count = isHit ? state.orders.lose(from, all, state.dice, to) : 0;
  if (count > 0) game.fires(card, line);
  if (roll > 0 || count > 0) {
    const said = { power, from, count, roll, needed: d20, keeps: false };
    state.tell?.({ is: 'markersTaken', card: card.index, ...said });
  }
  return isHit;
}
