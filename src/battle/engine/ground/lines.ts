/*
 * Straight lines of spaces, for attacks along lines. A line begins next to either half of a base, leads straight away
 * from that half, and ends at a gap in the map.
 */

import { DIRECTIONS, FAR } from '../../../board/index.ts';
import type { Targets } from '../../../fight/index.ts';
import type { GameState } from '../state/state.ts';

/**
 * Length in spaces of the shortest straight line from a figure at a place to a target; `FAR` if no line reaches the
 * target.
 *
 * @param most the maximum length
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
 * The other figures hit by an attack along a line, in their order on the line. The line leads from the attacker through
 * the target, or from the target in any direction; the line that hits the most enemies minus friends is used.
 *
 * @param mayHit whether a figure on the line is hit
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
  // A line from the target is optional, so it is used only if it hits more enemies than friends.
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

/** How many more enemies than friends an attack along a line from a place would hit, in addition to its target. */
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

/** The straight lines of a given length from a place. */
function linesFrom(state: GameState, figure: number, place: number, length: number): number[][] {
  const { ground } = state.tables;
  const { a, b } = state.places(figure);
  const base = [a[place] as number, b[place] as number];
  const lines: number[][] = [];
  for (const begin of base) {
    for (let d = 0; begin >= 0 && d < DIRECTIONS; d++) {
      if (base.includes(ground.neighbours[begin * DIRECTIONS + d] as number)) continue;
      lines.push(ground.lineFrom(begin, d, length));
    }
  }
  return lines;
}
