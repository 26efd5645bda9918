/* Tests which figures on the board a selector names. */

import { fitsArmyCard, type Selector } from '../../../cards/index.ts';
import type { GameState } from '../state/state.ts';

/**
 * Whether a selector names the figure `one`, which is on the board. The side of `one` is not checked.
 *
 * @param figure the figure with the power
 * @param near the figure from which distances are counted
 * @param target the target, for selectors of figures that see it
 */
export function isSelected(
  state: GameState,
  selector: Selector,
  one: number,
  figure: number,
  near = figure,
  target?: number,
): boolean {
  const { cards, except, wounds, engaged, level, terrain, within, sight, sees } = selector;
  const { lifeLeft, nextToAlly } = selector;
  const { card, life } = state.card(one);
  return (
    (cards === undefined || fitsArmyCard(cards, card)) &&
    (except === undefined || !fitsArmyCard(except, card)) &&
    (wounds === undefined || (state.wounds[one] as number) >= wounds) &&
    (lifeLeft === undefined || life - (state.wounds[one] as number) <= lifeLeft) &&
    (engaged === undefined || state.isEngaged(one) === engaged) &&
    (nextToAlly === undefined || isNextToAlly(state, one, figure) === nextToAlly) &&
    (level === undefined || selector.from === 'way' || isOnLevel(state, level, one, figure)) &&
    (terrain === undefined || [terrain].flat().some((letter) => isOn(state, one, letter))) &&
    (within === undefined || isWithin(state, near, one, within)) &&
    (!sight || state.sees(near, state.place[near] as number, one)) &&
    (!sees || target === undefined || state.sees(one, state.place[one] as number, target))
  );
}

/** Whether an enemy of `one`, other than `figure`, is next to `one`. */
function isNextToAlly(state: GameState, one: number, figure: number): boolean {
  const { figuresOf, sideOf } = state.tables;
  return (figuresOf[1 - (sideOf[one] as number)] as readonly number[]).some(
    (ally) => ally !== figure && state.isOnBoard(ally) && state.areAdjacent(ally, one),
  );
}

/** Whether two figures are at most this many spaces apart; 1 means adjacent. */
export const isWithin = (state: GameState, near: number, one: number, spaces: number): boolean =>
  spaces === 1 ? state.areAdjacent(near, one) : state.distance(near, one) <= spaces;

/** Whether a figure is on terrain with a letter, with at least part of its base. */
export function isOn(state: GameState, figure: number, letter: string): boolean {
  const { letters } = state.tables.ground;
  const second = state.spaceB(figure);
  return letters[state.spaceA(figure)] === letter || (second >= 0 && letters[second] === letter);
}

function isOnLevel(
  state: GameState,
  level: NonNullable<Selector['level']>,
  one: number,
  figure: number,
): boolean {
  const higher = state.levelOf(one) - state.levelOf(figure);
  if (level === 'same') return higher === 0;
  if (level === 'notLower') return higher >= 0;
  if (level === 'ownHeight') return higher <= state.card(figure).height;
  const { up = ANY, down = ANY } = typeof level === 'number' ? { up: level, down: level } : level;
  return higher <= up && -higher <= down;
}

const ANY = Number.POSITIVE_INFINITY;
