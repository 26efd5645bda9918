/*
 * Leaps: movements by a power that go straight to a place. `Reach` adds them to the places in
 * reach.
 */

import type { Ground, Places } from '../../../board/index.ts';
import { isUsedUp } from '../attacks/battle-uses.ts';
import { holdsFor } from '../attacks/conditions.ts';
import type { GameState } from '../state/state.ts';
import type { AdjacentEnemies } from './adjacent-enemies.ts';
import type { Leap } from './movement-profile.ts';
import { obstaclesBeside } from './obstacles.ts';
import { BattleSearch, type Walker } from './search.ts';

/** Whether a figure can make a leap now: the leap's conditions hold, and its uses are not used up. */
export function mayLeap(state: GameState, figure: number, { line }: Leap): boolean {
  return !isUsedUp(state, figure, line) && holdsFor(state, figure, line);
}

/** The limit on levels for leaps that set no limit. */
const FAR_UP = 1000;

/** Finds the destinations of a leap from one place. One object serves all leaps. */
export class Leaping {
  /** The places within the length of the leap, with the enemies that strike on the way to each. */
  readonly search: BattleSearch;
  private readonly ground: Ground;
  private readonly places: Places;
  private readonly beside: AdjacentEnemies;
  private state!: GameState;
  private figure = -1;
  private leap!: Leap;
  private start = 0;
  /** Levels that powers add to the leap. */
  private more = 0;
  /** Obstacles next to the start, for leaps around an obstacle. */
  private obstacles: readonly number[] = [];

  constructor(ground: Ground, places: Places, beside: AdjacentEnemies) {
    this.ground = ground;
    this.places = places;
    this.beside = beside;
    this.search = new BattleSearch(places, beside);
  }

  /** @returns whether the leap can be made from the start */
  begin(state: GameState, walker: Walker, leap: Leap, start: number): boolean {
    if (!this.stands(leap.from, start)) return false;
    if (leap.unengaged && this.beside.at(start) !== 0) return false;
    this.state = state;
    this.obstacles = leap.around ? this.obstaclesBeside(start, leap.around) : [];
    if (leap.around && this.obstacles.length === 0) return false;
    this.figure = walker.figure;
    this.leap = leap;
    this.start = start;
    this.more = walker.leapLevels;
    this.search.fly(state, {
      ...walker,
      start,
      stopsAt: undefined,
      heldAt: undefined,
      fliesUnstruck: false,
      leaves: walker.leaves || !leap.strikes,
      move: leap.spaces,
    });
    return true;
  }

  /** Whether a place in `search` is a destination of the leap. */
  leadsTo(place: number): boolean {
    const { leap, places, start, more } = this;
    const { up = FAR_UP, down = FAR_UP, around } = leap;
    const { level } = places;
    const above = (level[place] as number) - (level[start] as number);
    if (above > up + more || -above > down + more) return false;
    if (leap.onto && !this.stands(leap.onto, place)) return false;
    if (leap.notOnto && this.stands(leap.notOnto, place)) return false;
    if (leap.nextTo && this.beside.at(place) === 0) return false;
    if (around && !this.obstaclesBeside(place, around).some((one) => this.obstacles.includes(one)))
      return false;
    return !leap.sight || seesPlace(this.state, this.figure, place);
  }

  private obstaclesBeside(place: number, words: readonly string[]): readonly number[] {
    return obstaclesBeside(this.state.tables, this.places, place, words);
  }

  /** Whether the whole base at a place is on terrain with these letters. */
  private stands(letters: readonly string[] | undefined, place: number): boolean {
    if (!letters) return true;
    const { letters: all } = this.ground;
    const { a, b } = this.places;
    const second = b[place] as number;
    return (
      letters.includes(all[a[place] as number] as string) &&
      (second < 0 || letters.includes(all[second] as string))
    );
  }
}

/** Whether a figure would have line of sight to a figure of its own Height on a place. */
function seesPlace(state: GameState, figure: number, place: number): boolean {
  const { sight } = state.tables;
  const { height } = state.card(figure);
  const { a, b } = state.places(figure);
  const own = [state.spaceA(figure), state.spaceB(figure)];
  const to = [a[place] as number, b[place] as number];
  return own.some(
    (s) => s >= 0 && to.some((t) => t >= 0 && sight.isClear(s, height, t, height, undefined)),
  );
}
