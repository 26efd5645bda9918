import { cellAt } from '../board.ts';
import { nameOf } from '../hexes.ts';
import { pointsLeft } from './result.ts';
import { cardOf, figuresLeft, figuresOn, isObstructed, type State } from './state.ts';

/** What must hold in every state, as sentences about violations; none, if all is well. */
export function invariants(state: State): string[] {
  return [...spaces(state), ...lives(state), ...markers(state), ...points(state)];
}

/** One figure per space, and only on free spaces; two spaces on one level for a double base. */
function spaces(state: State): string[] {
  const { board } = state.setting;
  const taken = new Map<string, number>();
  return state.figures.flatMap((figure) => {
    const { id, where, place } = figure;
    if (where !== 'board') return place.length > 0 ? [`figure ${id} is ${where}, yet stands`] : [];
    const size = cardOf(state, figure).card.data.base === 'double' ? 2 : 1;
    const wrong = place.length === size ? [] : [`figure ${id} stands on ${place.length} spaces`];
    const levels = new Set(place.map((at) => cellAt(board, at)?.level));
    if (levels.size > 1 && state.setting.rulings.doubleSpaceEndsLevel)
      wrong.push(`figure ${id} stands on several levels`);
    for (const at of place) {
      const other = taken.get(nameOf(at));
      if (other !== undefined) wrong.push(`figures ${other} and ${id} stand on ${nameOf(at)}`);
      if (!cellAt(board, at)) wrong.push(`figure ${id} stands off the map on ${nameOf(at)}`);
      if (isObstructed(state, at)) wrong.push(`figure ${id} stands in something`);
      taken.set(nameOf(at), id);
    }
    return wrong;
  });
}

/** Life is within its bounds, and the losses of figures agree with those of their cards. */
function lives(state: State): string[] {
  const wrong = state.figures.flatMap((figure) => {
    const { life } = cardOf(state, figure);
    if (figure.wounds < 0 || figure.wounds > life)
      return [`figure ${figure.id} has ${figure.wounds} wounds`];
    return figure.where === 'board' && figure.wounds === life
      ? [`figure ${figure.id} lives without Life`]
      : [];
  });
  state.setting.cards.forEach(({ life }, number) => {
    const lost = state.figures
      .filter(({ card }) => card === number)
      .reduce((sum, { where, wounds }) => sum + (where === 'destroyed' ? life : wounds), 0);
    if (lost !== state.lifeLost[number])
      wrong.push(`card ${number} has lost ${lost} Life, not ${state.lifeLost[number]}`);
  });
  return wrong;
}

/** Four of each side while turns are taken, on cards of its own. */
function markers(state: State): string[] {
  return ([0, 1] as const).flatMap((side) => {
    const own = state.markers[side];
    const needed = state.phase === 'turns' || state.phase === 'rolling';
    if (!own) return needed ? [`side ${side} has no markers`] : [];
    return [own[1], own[2], own[3], own.x]
      .filter((card) => state.setting.cards[card]?.side !== side)
      .map((card) => `side ${side} has a marker on card ${card}`);
  });
}

/** The points left are those of the army less the losses, and a side without figures has none. */
function points(state: State): string[] {
  return ([0, 1] as const).flatMap((side) => {
    const { top, bottom } = pointsLeft(state, side);
    const whole = state.setting.cards
      .filter((card) => card.side === side)
      .reduce((sum, card) => sum + card.points * card.copies, 0);
    if (top < 0n || top > BigInt(whole) * bottom)
      return [`side ${side} has ${top}/${bottom} points`];
    const isEmpty = figuresOn(state, side).length === 0 && figuresLeft(state, side).length === 0;
    return isEmpty && top > 0n ? [`side ${side} has points and no figures`] : [];
  });
}
