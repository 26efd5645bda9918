import { cellAt, type Place } from '../board.ts';
import { hexDistance, type Space } from '../hexes.ts';
import type { Side } from './data.ts';
import { cardOf, copyOf, type Figure, figureOf, type State, sideOf } from './state.ts';
import { canRest, nameOfPlace } from './steps.ts';

/** The free places of its side's start area on which a figure may be placed. */
export function legalPlacements(state: State, id: number): Place[] {
  const figure = figureOf(state, id);
  if (state.phase !== 'placing' || figure.where !== 'waiting') return [];
  return places(state, figure).filter((place) => canRest(state, figure, place));
}

const isDouble = (state: State, figure: Figure): boolean =>
  cardOf(state, figure).card.data.base === 'double';

function places(state: State, figure: Figure): Place[] {
  const start = state.setting.starts[sideOf(state, figure)].filter((at) =>
    cellAt(state.setting.board, at),
  );
  if (!isDouble(state, figure)) return start.map((at) => [at]);
  return start.flatMap((one, index) =>
    start
      .slice(index + 1)
      .filter((two) => hexDistance(one, two) === 1)
      .map((two): Space[] => [one, two]),
  );
}

export function place(state: State, id: number, at: Place): State {
  if (!legalPlacements(state, id).some((legal) => nameOfPlace(legal) === nameOfPlace(at)))
    throw new Error(`figure ${id} may not be placed at ${nameOfPlace(at)}`);
  const next = copyOf(state);
  Object.assign(figureOf(next, id), { where: 'board', place: at });
  return next;
}

/** Whether there is room for all figures of a side that are not placed yet, by trying everything. */
export function fits(state: State, side: Side): boolean {
  const left = state.figures.filter(
    (figure) => figure.where === 'waiting' && sideOf(state, figure) === side,
  );
  // Double bases first. For single ones all spaces are equivalent: one place is enough to try.
  const double = left.find((figure) => isDouble(state, figure));
  const first = double ?? left[0];
  if (!first) return true;
  const legal = legalPlacements(state, first.id);
  const tried = double ? legal : legal.slice(0, 1);
  return tried.some((at) => fits(place(state, first.id, at), side));
}

/** A figure for which there is no room stays out of the game, if the ruling `armiesMustFit` is off. */
export function leaveOut(state: State, id: number): State {
  if (state.setting.rulings.armiesMustFit) throw new Error('every army must fit');
  if (legalPlacements(state, id).length > 0) throw new Error('there is room for it');
  const next = copyOf(state);
  figureOf(next, id).where = 'out';
  return next;
}

/** When all are placed the first round begins. */
export function endPlacing(state: State): State {
  const left = state.figures.find(({ where }) => where === 'waiting');
  if (state.phase !== 'placing' || left) throw new Error(`figure ${left?.id} has no place yet`);
  const next = copyOf(state);
  next.phase = 'marking';
  next.round = 1;
  return next;
}
