import type { Targets } from '../../../fight/index.ts';
import type { GameState } from '../state/state.ts';
import { DIRECTIONS, FAR } from './ground.ts';

/* Straight lines of spaces: they begin next to a base, on from either half of it, and end at a gap. */

/**
 * How many spaces of a straight line a figure needs from a place to reach another; `FAR` where it stands on none.
 *
 * @param most longer lines are not looked at
 */
export function alongLine(
  state: GameState,
  figure: number,
  place: number,
  target: number,
  most: number,
): number {
  const [c, d] = [state.spaceA(target), state.spaceB(target)];
  let least = FAR;
  for (const line of linesFrom(state, figure, place, most)) {
    const at = line.findIndex((space) => space === c || space === d);
    if (at >= 0) least = Math.min(least, at + 1);
  }
  return least;
}

type OnLine = Pick<Targets['among'], 'line' | 'from' | 'only'>;

/**
 * The other figures that an attack on a line hits beside its target, in their order on it: along a line from the
 * attacker through the target, or from the target in any direction. Of several lines it is the one that hits most
 * enemies less friends.
 *
 * @param mayHit whether a figure is hit where it stands on the line
 */
export function onLine(
  state: GameState,
  figure: number,
  place: number,
  target: number,
  { line: length = 0, from }: OnLine,
  mayHit: (one: number) => boolean,
): number[] {
  const lines = from
    ? linesFrom(state, target, state.place[target] as number, length)
    : linesFrom(state, figure, place, length);
  let best: number[] = [];
  // Nobody has to be hit beside the target by a line that begins there.
  let most = from ? 0 : Number.NEGATIVE_INFINITY;
  for (const spaces of lines) {
    const on = [...new Set(spaces.map((space) => state.occupant[space] as number))];
    if (!from && !on.includes(target)) continue;
    const isHit = (one: number) =>
      one >= 0 && one !== target && one !== figure && mayHit(one) && state.sees(figure, place, one);
    const hit = on.filter(isHit);
    const worth = enemiesLessFriends(state, figure, hit);
    if (worth > most) [best, most] = [hit, worth];
  }
  return best;
}

/** How many more enemies than friends an attack on a line would hit from a place, beside its target. */
export function moreOnLine(
  state: GameState,
  figure: number,
  place: number,
  target: number,
  among: OnLine,
): number {
  const { sideOf } = state.tables;
  const mayHit = (one: number) => !among.only || sideOf[one] !== sideOf[figure];
  const hit = onLine(state, figure, place, target, among, mayHit);
  return enemiesLessFriends(state, figure, hit);
}

function enemiesLessFriends({ tables }: GameState, figure: number, hit: readonly number[]): number {
  const { sideOf } = tables;
  return hit.reduce((sum, one) => sum + (sideOf[one] === sideOf[figure] ? -1 : 1), 0);
}

/** The straight lines of so many spaces from a place. */
function linesFrom(state: GameState, figure: number, place: number, length: number): number[][] {
  const { neighbours } = state.tables.ground;
  const { a, b } = state.places(figure);
  const base = [a[place] as number, b[place] as number];
  const lines: number[][] = [];
  for (const begin of base) {
    for (let d = 0; begin >= 0 && d < DIRECTIONS; d++) {
      const line: number[] = [];
      let space = neighbours[begin * DIRECTIONS + d] as number;
      if (base.includes(space)) continue;
      for (
        ;
        line.length < length && space >= 0;
        space = neighbours[space * DIRECTIONS + d] as number
      )
        line.push(space);
      lines.push(line);
    }
  }
  return lines;
}
