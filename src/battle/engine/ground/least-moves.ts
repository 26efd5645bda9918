/* Searches for the least Move between spaces, as if no other figure were in the way. */

import { DIRECTIONS, type Ground } from '../../../board/index.ts';

/** How figures move in a search. */
export interface Moving {
  /** Flying costs 1 Move per space, even past walls and up any number of levels. */
  readonly flies: boolean;
  /** One step goes up fewer levels than this. */
  readonly climbs: number;
  /** Whether the search goes backwards, from destinations to the spaces that lead there. */
  readonly isBackwards: boolean;
  /** For each space, 1 if a figure on foot may enter it. */
  readonly mayEnter: Uint8Array;
}

/**
 * Dijkstra's algorithm, with a list of spaces for each amount of Move. All searches of a map share one object: add the
 * first spaces to a row, then `run`.
 */
export class LeastMoves {
  private readonly ground: Ground;
  /** For each amount of Move, the last entry of its list; -1 if the list is empty. */
  private readonly last: number[] = [];
  /** For each entry, its space and the entry before it in the list. */
  private readonly spaces: Int32Array;
  private readonly before: Int32Array;
  private size = 0;

  constructor(ground: Ground) {
    this.ground = ground;
    // A space enters the lists only when its Move decreases: at most once for each neighbor, and once as a first space.
    const most = ground.count * (DIRECTIONS + 1);
    this.spaces = new Int32Array(most);
    this.before = new Int32Array(most);
  }

  /** Sets a space's Move in a row and adds it to the list. */
  add(row: Int16Array, space: number, move: number): void {
    const { last, size } = this;
    while (last.length <= move) last.push(-1);
    row[space] = move;
    this.spaces[size] = space;
    this.before[size] = last[move] as number;
    last[move] = size;
    this.size = size + 1;
  }

  /**
   * Fills a row with the least Move from the first spaces to each space, or from each space to the first spaces. An
   * entry changes only if the new Move is less.
   */
  run(row: Int16Array, steps: Steps): void {
    const { neighbours } = this.ground;
    const { last, spaces, before } = this;
    for (let spent = 0; spent < last.length; spent++) {
      for (let entry = last[spent] as number; entry >= 0; entry = before[entry] as number) {
        const space = spaces[entry] as number;
        if (row[space] !== spent) continue;
        const first = space * DIRECTIONS;
        for (let step = first; step < first + DIRECTIONS; step++) {
          const move = steps[step] as number;
          if (move === BARRED) continue;
          const next = neighbours[step] as number;
          if (spent + move < (row[next] as number)) this.add(row, next, spent + move);
        }
      }
      last[spent] = -1;
    }
    this.size = 0;
  }
}

/** In `Steps`, a step that figures cannot take. */
const BARRED = -1;

/**
 * For each space and each direction, the Move cost of the step from the space to its neighbor in that direction. In a
 * backward search, it is the cost of a figure's step from the neighbor to the space.
 */
export type Steps = Int16Array;

export function stepsOn(ground: Ground, { flies, climbs, isBackwards, mayEnter }: Moving): Steps {
  const { count, neighbours, walled, level, cost } = ground;
  const steps = new Int16Array(count * DIRECTIONS).fill(BARRED);
  for (let space = 0; space < count; space++) {
    for (let step = space * DIRECTIONS; step < (space + 1) * DIRECTIONS; step++) {
      const next = neighbours[step] as number;
      if (next < 0) continue;
      if (flies) {
        steps[step] = 1;
        continue;
      }
      const [left, entered] = isBackwards ? [next, space] : [space, next];
      const up = (level[entered] as number) - (level[left] as number);
      if (up >= climbs || walled[step] === 1 || mayEnter[entered] === 0) continue;
      steps[step] = (cost[entered] as number) + Math.max(0, up);
    }
  }
  return steps;
}
