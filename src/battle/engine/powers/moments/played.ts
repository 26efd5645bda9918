/* An event of a power that a figure plays at a moment, and the figures that the event's selectors choose. */

import {
  type EffectLine,
  type Event,
  fitsArmyCard,
  type Selector,
  type Step,
} from '../../../../cards/index.ts';
import { type About, holdAt } from '../../attacks/conditions.ts';
import type { Game } from '../../game.ts';
import { hasPassed } from '../../ground/passing.ts';
import type { BattleCard } from '../../state/cards.ts';
import type { DiceShown } from '../../tell.ts';
import { isSelected } from '../selection.ts';
import type { TakeTurn } from './triggers.ts';

/** A figure's use of one event of a power. */
export interface Played {
  readonly game: Game;
  readonly figure: number;
  readonly card: BattleCard;
  /** The line of the event, for which its uses are counted. */
  readonly line: EffectLine;
  readonly rule: Event;
  readonly about: About;
  /** Undefined during an attack, when no turn can be played. */
  readonly takeTurn?: TakeTurn;
}

/** The roll for an event, and the actions that follow from it. */
export interface Rolled {
  /** The D20 roll; 0 if none was made. */
  readonly roll: number;
  readonly does: readonly Step[];
  /** The figures on which the event acts, if the roll decides them. */
  readonly whom?: readonly number[];
  /** A place that was chosen after the roll. */
  readonly place?: number;
  readonly told: { readonly dice?: DiceShown; readonly needed?: number; readonly isAtMost?: true };
}

/** Whether the conditions of a step hold for a figure on which its event acts. */
export const actsOn = ({ game, figure, about }: Played, { if: all }: Step, one: number): boolean =>
  all === undefined || holdAt(game.state, figure, all, { ...about, it: one });

/** Figures of a card that are on the board. */
export function onBoardOf(
  { state }: Pick<Game, 'state'>,
  { firstFigure, figures }: BattleCard,
): number[] {
  const found: number[] = [];
  for (let one = firstFigure; one < firstFigure + figures; one++)
    if (state.isOnBoard(one)) found.push(one);
  return found;
}

/**
 * The figures that a selector chooses, in the order in which they are offered.
 *
 * @param whom the figure from which distances are counted, for selectors that count from a target
 */
export function selected(
  played: Played,
  selector: Selector,
  whom = played.about.it,
): readonly number[] {
  const { figure } = played;
  const { self, withFriends } = selector;
  if (self === 'only') return [figure];
  if (self === 'concerned') return concerned(played);
  if (selector.state) return offBoard(played, selector);
  const found = othersOf(played, selector, whom);
  if (self === undefined) return found;
  if (selector.side === 'card' || selector.from === 'card') {
    const all = [figure, ...found].filter((one) => played.game.state.isOnBoard(one));
    const friends = withFriends
      ? all.flatMap((one) => othersOf(played, { side: 'own', within: 1, from: 'target' }, one))
      : [];
    return [...new Set([...all, ...friends])].sort((a, b) => a - b);
  }
  return self === 'last' ? [...found, figure] : [...new Set([figure, ...found])];
}

/** The destroyed or waiting figures that a selector chooses. */
function offBoard({ game: { state, tables }, figure, card }: Played, selector: Selector): number[] {
  const isFallen = selector.state === 'fallen';
  const fits = (one: number) =>
    (isFallen ? state.fallen[one] === 1 : state.lives[one] === 1 && !state.isOnBoard(one)) &&
    isSelected(state, selector, one, figure);
  if (selector.side === 'card') {
    const found: number[] = [];
    for (let one = card.firstFigure; one < card.firstFigure + card.figures; one++)
      if (fits(one)) found.push(one);
    return found;
  }
  return sidesOf(selector, card.side).flatMap((side) =>
    (tables.figuresOf[side] as readonly number[]).filter(fits),
  );
}

/** The figures that the moment is about. */
function concerned(played: Played): readonly number[] {
  const { game, about, rule } = played;
  if (about.it !== undefined) return [about.it];
  const of = { side: 'own', ...rule.of } as const;
  return othersOf(played, of, undefined).filter((one) => game.tables.cardOf[one] === about.card);
}

function othersOf(played: Played, selector: Selector, whom: number | undefined): readonly number[] {
  const { from } = selector;
  if (from === 'selfOrOver') {
    const { within: _, ...anywhere } = selector;
    const near = othersFrom(played, { ...selector, from: undefined }, played.figure);
    return [
      ...new Set([...near, ...othersFrom(played, { ...anywhere, from: 'over' }, played.figure)]),
    ];
  }
  if (from === 'card') {
    const holders = onBoardOf(played.game, played.card);
    return [...new Set(holders.flatMap((holder) => othersFrom(played, selector, holder)))];
  }
  const near = from === 'target' || from === 'whom' ? whom : played.figure;
  return near === undefined ? [] : othersFrom(played, selector, near);
}

type Unanchored = Omit<Selector, 'from'> & { readonly from?: Selector['from'] | undefined };

function othersFrom(played: Played, selector: Unanchored, near: number): number[] {
  const { game, figure, card } = played;
  const { state, tables } = game;
  const holder = selector.from === 'card' ? near : figure;
  const criteria = selector as Selector;
  return sidesOf(criteria, card.side).flatMap((side) =>
    (tables.figuresOf[side] as readonly number[]).filter(
      (one) =>
        one !== holder &&
        one !== near &&
        state.isOnBoard(one) &&
        isSelected(state, criteria, one, holder, near) &&
        isWhere(played, criteria, one),
    ),
  );
}

/** The sides whose figures a selector names, in the order of the selector. */
export function sidesOf({ side, first }: Selector, own: 0 | 1): readonly number[] {
  if (side === 'enemy') return [1 - own];
  if (side === 'own' || side === 'card') return [own];
  if (first === undefined) return [0, 1];
  return first === 'own' ? [own, 1 - own] : [1 - own, own];
}

/** Whether a figure meets the criteria that depend on the turn or on other figures of the side. */
function isWhere(
  { game: { state, tables }, figure, card }: Played,
  { side, from, level, engagedWith, apart }: Selector,
  one: number,
): boolean {
  if (side === 'card' && tables.cardOf[one] !== card.index) return false;
  if (apart && state.areAdjacent(figure, one)) return false;
  if (from === 'over' && !hasPassed(state, one, 'over')) return false;
  if (from === 'way' && !isByWay(state, figure, one, level)) return false;
  if (engagedWith === undefined) return true;
  if (typeof engagedWith === 'number')
    return (
      onBoardOf({ state }, card).filter((own) => state.areAdjacent(own, one)).length >= engagedWith
    );
  return (tables.figuresOf[card.side] as readonly number[]).some(
    (friend) =>
      friend !== figure &&
      state.isOnBoard(friend) &&
      fitsArmyCard(engagedWith, state.card(friend).card) &&
      state.areAdjacent(friend, one),
  );
}

/** Whether a figure is next to the path that the acting card has taken in this turn, and not too far above the path. */
function isByWay(
  state: Game['state'],
  figure: number,
  one: number,
  level: Selector['level'],
): boolean {
  const { up = Number.POSITIVE_INFINITY } = typeof level === 'object' ? level : {};
  return hasPassed(state, one, 'way')
    ? (state.passedAbove[one] as number) <= up
    : state.areAdjacent(figure, one) && state.levelOf(one) - state.levelOf(figure) <= up;
}
