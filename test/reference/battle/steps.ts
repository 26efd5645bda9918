import { cellAt, hasWall, letters, type Place } from '../board.ts';
import { nameOf, neighbours, type Space } from '../hexes.ts';
import { type Fall, fallOf } from '../knockback.ts';
import { areAdjacent, engagedWith } from './adjacency.ts';
import { held, isGlyph, standsOn } from './glyphs.ts';
import {
  cardOf,
  type Figure,
  figureAt,
  friendsOf,
  isObstructed,
  isOn,
  type State,
  sideOf,
} from './state.ts';

/**
 * From one place to the next: for a double base one half enters a space, and the other follows to where that one was.
 */
export interface Step {
  readonly to: Place;
  readonly cost: number;
  /** The enemies that it leaves, each of which strikes. */
  readonly leaves: readonly number[];
  readonly fall: Fall;
  /** It rolls for molten lava. */
  readonly burns: boolean;
  /** Water, molten lava or a glyph: it goes no farther. */
  readonly ends: boolean;
}

const NO_FALL: Fall = { dice: 0, extreme: false };

/** How a movement is made: flying or not is chosen each time. */
export interface Manner {
  readonly flying: boolean;
}

/** Whether a figure can fly now: no figure does while one stands on Rannveig. */
export const canFly = (state: State, figure: Figure): boolean =>
  cardOf(state, figure).flies && held(state, 0, 'Rannveig') + held(state, 1, 'Rannveig') === 0;

/** Spaces of movement; a movement that begins and stays on road has 3 more. Valda does not help away from itself. */
export function moveOf(state: State, figure: Figure): number {
  const valdas = held(state, sideOf(state, figure), 'Valda') - standsOn(state, figure, 'Valda');
  return cardOf(state, figure).card.move + 2 * valdas;
}

export const isOnRoad = (state: State, place: Place): boolean =>
  place.every((at) => cellAt(state.setting.board, at)?.letter === 'r');

/** The board with the figure at another place. */
const standingAt = (state: State, figure: Figure, place: Place): State => ({
  ...state,
  figures: state.figures.map((one) => (one.id === figure.id ? { ...one, place } : one)),
});

/** Every step from a place, with its effects. `isFirst`: it takes off, if it flies. */
export function stepsFrom(
  state: State,
  figure: Figure,
  from: Place,
  { flying }: Manner,
  isFirst: boolean,
): Step[] {
  return from.flatMap((lead) =>
    neighbours(lead)
      .filter((onto) => canEnter(state, figure, from, lead, onto, flying))
      .map((onto) => {
        const to = from.length > 1 ? [onto, lead] : [onto];
        const leaves = leftBy(state, figure, from, to, flying, isFirst);
        return { ...(flying ? flight(to) : walk(state, figure, from, to)), leaves };
      }),
  );
}

function canEnter(
  state: State,
  figure: Figure,
  from: Place,
  lead: Space,
  onto: Space,
  flying: boolean,
): boolean {
  const { board } = state.setting;
  const cell = cellAt(board, onto);
  if (!cell || isOn(from, onto)) return false;
  if (flying) return true;
  const climb = cell.level - (cellAt(board, lead)?.level ?? 0);
  if (climb > 0 && climb >= cardOf(state, figure).card.height) return false;
  if (hasWall(board, lead, onto) || isObstructed(state, onto)) return false;
  const other = figureAt(state, onto);
  if (!other || other.id === figure.id) return true;
  return sideOf(state, other) === sideOf(state, figure) && engagedWith(state, other).length === 0;
}

const flight = (to: Place): Omit<Step, 'leaves'> => ({
  to,
  cost: 1,
  fall: NO_FALL,
  burns: false,
  ends: false,
});

function walk(state: State, figure: Figure, from: Place, to: Place): Omit<Step, 'leaves'> {
  const { board, terrainCosts } = state.setting;
  const [onto] = to as [Space];
  // The leading half comes from the present space of the other one; a single base from its own earlier space.
  const lead = to[1] ?? (from[0] as Space);
  const cell = cellAt(board, onto);
  const climb = Math.max(0, (cell?.level ?? 0) - (cellAt(board, lead)?.level ?? 0));
  const all = (letter: string): boolean => to.every((at) => cellAt(board, at)?.letter === letter);
  const { card, resistsLava } = cardOf(state, figure);
  return {
    to,
    cost: (terrainCosts[cell?.letter ?? ''] ?? 1) + climb,
    fall: fallOf(board, from, to, card.height),
    burns: !resistsLava && letters(board, to).includes('m'),
    ends: all('w') || letters(board, to).includes('m') || isGlyph(state, onto),
  };
}

/** The enemies that strike at a figure that goes from one place to the next. */
function leftBy(
  state: State,
  figure: Figure,
  from: Place,
  to: Place,
  flying: boolean,
  isFirst: boolean,
): number[] {
  if (flying && !isFirst) return [];
  const before = engagedWith(state, figure, from);
  if (before.length === 0 || cardOf(state, figure).disengages) return [];
  // It may itself have left the glyph that its side held.
  if (held(standingAt(state, figure, from), sideOf(state, figure), 'Yadulkia') > 0) return [];
  const after = flying ? [] : engagedWith(state, figure, to);
  return before.filter(({ id }) => !after.some((enemy) => enemy.id === id)).map(({ id }) => id);
}

/** A flying figure rolls for molten lava where it lands. */
export const comesDownInLava = (state: State, figure: Figure, place: Place): boolean =>
  !cardOf(state, figure).resistsLava && letters(state.setting.board, place).includes('m');

/**
 * Whether a figure may end its movement there: a free place, and for a double base on one level with no wall between.
 */
export function canRest(state: State, figure: Figure, place: Place): boolean {
  const { board } = state.setting;
  const isFree = place.every((at) => {
    const other = figureAt(state, at);
    return cellAt(board, at) && !isObstructed(state, at) && (!other || other.id === figure.id);
  });
  const [one, two] = place;
  if (!isFree || !one || !two) return isFree;
  return cellAt(board, one)?.level === cellAt(board, two)?.level && !hasWall(board, one, two);
}

/** On Proftaka a figure stays until a friend is adjacent. */
export function isTrapped(state: State, figure: Figure): boolean {
  if (standsOn(state, figure, 'Proftaka') === 0) return false;
  return !friendsOf(state, figure).some((friend) => areAdjacent(state, figure, friend));
}

/** The same two spaces are one place, whichever half leads. */
export const nameOfPlace = (place: Place): string => place.map(nameOf).sort().join('+');
