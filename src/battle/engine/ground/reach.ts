/* The places that a figure can reach in a movement, and the paths to them. */

import type { Ground, Places } from '../../../board/index.ts';
import type { GameState } from '../state/state.ts';
import type { Movement } from '../turns/movement.ts';
import { AdjacentEnemies } from './adjacent-enemies.ts';
import { isFree } from './free-places.ts';
import { heldFor } from './held-fast.ts';
import { Leaping, mayLeap } from './leaps.ts';
import type { Leap } from './movement-profile.ts';
import { BattleSearch, type Walker } from './search.ts';
import { stopsFor } from './stopping.ts';

/** Spaces added to a movement that begins and stays on road. */
export const ON_ROAD = 3;

/**
 * How a place in `Reach` was found. 0: on foot; 1: on road; 2: on foot past danger; 3: on road past danger; 4: flying;
 * from 5: by a power.
 */
const FLIGHT = 4;
const CHARGE = 5;
const HURRY = 6;
const RUN = 7;
const LEAP = 8;
/** The number of searches in `Reach`. For leaps, `Leaping` has its own search. */
const SEARCHES = LEAP;

/**
 * The places that a figure can reach. All games on a map share one object. Safe ways (without strikes, falls and lava)
 * are searched first; a place without a safe way gets the way that costs the least Move.
 */
export class Reach {
  /** The places found, beginning with the figure's own. */
  readonly list: Int32Array;
  size = 0;
  /** For each place found, the number of enemies that strike on the way. */
  readonly strikes: Uint8Array;
  /** For each place found, the number of falls and lava spaces on the way. */
  readonly hazards: Uint8Array;
  /** For each place found, 1 if the way there has no intermediate places. */
  readonly isFlown: Uint8Array;
  /** For each place found, the number (from 1) of the leap that leads there; 0 if no leap does. */
  readonly leaps: Uint8Array;
  private readonly via: Uint8Array;
  /** The memory of the five arrays above, which are cleared together. */
  private readonly bytes: Uint8Array;
  private readonly found: Int32Array;
  /** For each destination of a leap after a movement, the place where that movement ends. */
  private readonly leftFrom: Int32Array;
  private stamp = 0;
  private start = 0;
  private state: GameState | undefined;
  private figure = -1;
  private version = -1;
  private readonly places: Places;
  private readonly beside: AdjacentEnemies;
  private readonly leaping: Leaping;
  private readonly searches: (BattleSearch | undefined)[] = new Array(SEARCHES);

  constructor(ground: Ground, places: Places) {
    this.places = places;
    const { count } = places;
    this.list = new Int32Array(count);
    this.bytes = new Uint8Array(5 * count);
    this.strikes = this.bytes.subarray(0, count);
    this.hazards = this.bytes.subarray(count, 2 * count);
    this.isFlown = this.bytes.subarray(2 * count, 3 * count);
    this.leaps = this.bytes.subarray(3 * count, 4 * count);
    this.via = this.bytes.subarray(4 * count);
    this.found = new Int32Array(count);
    this.leftFrom = new Int32Array(count);
    this.beside = new AdjacentEnemies(ground, places);
    this.leaping = new Leaping(ground, places, this.beside);
  }

  has(place: number): boolean {
    return this.found[place] === this.stamp;
  }

  /** The enemies that the figure would be adjacent to at a place, as bits. */
  enemiesAt(place: number): number {
    return this.beside.at(place);
  }

  /** Whether the figure would lose its attacks in this turn by going there. */
  isHurry(place: number): boolean {
    return this.via[place] === HURRY;
  }

  /** Whether the figure must run to get there. */
  isRun(place: number): boolean {
    return this.via[place] === RUN;
  }

  /** Whether the figure may go there only because the place is next to an enemy. */
  isCharge(place: number): boolean {
    return this.via[place] === CHARGE;
  }

  /** Whether the places found last are those of a figure, and no figure has moved since. */
  isOf(state: GameState, figure: number): boolean {
    return this.state === state && this.figure === figure && this.version === state.version;
  }

  /**
   * Finds the places that a figure on the board can reach. The result is cached until a figure
   * moves.
   */
  of(state: GameState, figure: number, movement: Readonly<Movement>): void {
    if (this.isOf(state, figure)) return;
    const { move, mayFly, leaves, leavesFrom, strikers, charge, hurries, runs, leapLevels } =
      movement;
    const { fliesUnstruck, onRoad } = movement;
    this.state = state;
    this.figure = figure;
    this.version = state.version;
    const { side, height, lavaResistant } = state.card(figure);
    const gait = state.gait(figure);
    this.beside.look(state, side, height);
    this.start = state.place[figure] as number;
    this.stamp++;
    this.size = 0;
    this.bytes.fill(0);
    this.take(this.start, 0, 0, 0);
    const walker: Walker = {
      figure,
      gait,
      lavaResistant,
      leaves,
      leavesFrom,
      fliesUnstruck,
      strikers,
      start: this.start,
      move,
      leapLevels,
      stopsAt: stopsFor(state, figure),
      heldAt: heldFor(state, figure),
    };
    const { leaps } = gait;
    if (move === 0) {
      if (leaps.length > 0 && movement.mayLeap) this.leap(state, walker, leaps);
      return;
    }
    // Taking off leaves all adjacent enemies. If one of them strikes, a safe way on foot is better.
    const isStruck = mayFly && this.search(FLIGHT).fly(state, walker) > 0;
    if (mayFly && !isStruck) this.takeAll(state, FLIGHT, figure);
    const isOnRoad = onRoad && this.places.road[this.start] === 1;
    let isHindered = this.search(0).walk(state, walker, true, false);
    this.takeAll(state, 0, figure);
    if (isOnRoad) {
      isHindered = this.search(1).walk(state, extended(walker, ON_ROAD), true, true) || isHindered;
      this.takeAll(state, 1, figure);
    }
    if (charge > 0) this.farther(state, CHARGE, extended(walker, charge), mayFly);
    if (leaps.length > 0 && movement.mayLeap) this.leap(state, walker, leaps);
    if (isStruck) this.takeAll(state, FLIGHT, figure);
    if (isHindered) {
      this.search(2).walk(state, walker, false, false);
      this.takeAll(state, 2, figure);
      if (isOnRoad) {
        this.search(3).walk(state, extended(walker, ON_ROAD), false, true);
        this.takeAll(state, 3, figure);
      }
    }
    if (runs > 0) this.farther(state, RUN, extended(walker, runs), mayFly);
    if (hurries > 0) this.farther(state, HURRY, extended(walker, hurries), mayFly);
  }

  /** Keeps only the figure's own place and places that pass a test. */
  keep(isAllowed: (place: number) => boolean): void {
    let size = 1;
    for (let i = 1; i < this.size; i++) {
      const place = this.list[i] as number;
      if (isAllowed(place)) this.list[size++] = place;
      else this.found[place] = 0;
    }
    this.size = size;
  }

  /** Invalidates the result. */
  forget(): void {
    this.figure = -1;
  }

  /**
   * The path to a reachable place, beginning with the figure's own place. Flights and leaps have no intermediate
   * places.
   */
  pathTo(place: number): number[] {
    if (place === this.start) return [place];
    if (this.via[place] === LEAP) {
      const from = this.leftFrom[place] as number;
      return [...this.pathTo(from), place];
    }
    if (this.isFlown[place] === 1) return [this.start, place];
    const { before } = this.search(this.via[place] as number);
    const path = [place];
    for (let at = place; at !== this.start; ) {
      at = before[at] as number;
      path.push(at);
    }
    return path.reverse();
  }

  /**
   * Adds places beyond the figure's Move that it can reach by a safe way if it charges at an enemy, hurries or runs. A
   * charge ends next to an enemy.
   */
  private farther(state: GameState, via: number, walker: Walker, mayFly: boolean): void {
    const search = this.search(via);
    if (mayFly) search.fly(state, walker);
    else search.walk(state, walker, true, false);
    this.takeAll(state, via, walker.figure, mayFly);
  }

  private leap(state: GameState, walker: Walker, leaps: readonly Leap[]): void {
    for (const [i, one] of leaps.entries()) {
      if (!mayLeap(state, walker.figure, one)) continue;
      if (one.after === undefined) {
        this.leapFrom(state, walker, one, i + 1, this.start);
        continue;
      }
      const walked = this.list.slice(0, this.size);
      for (const from of walked) {
        if (this.leaps[from] === 0) this.leapFrom(state, walker, one, i + 1, from);
      }
    }
  }

  /** Adds the destinations of a leap from a place. */
  private leapFrom(
    state: GameState,
    walker: Walker,
    one: Leap,
    number: number,
    start: number,
  ): void {
    const { leaping } = this;
    if (!leaping.begin(state, walker, one, start)) return;
    const { list, size, strikes, hazards } = leaping.search;
    for (let i = 0; i < size; i++) {
      const place = list[i] as number;
      if (this.has(place) || !isFree(state, this.places, place, walker.figure)) continue;
      if (!leaping.leadsTo(place)) continue;
      this.take(
        place,
        LEAP,
        (this.strikes[start] as number) + (strikes[place] as number),
        (this.hazards[start] as number) + (hazards[place] as number),
        number,
      );
      this.leftFrom[place] = start;
    }
  }

  private search(number: number): BattleSearch {
    const known = this.searches[number];
    if (known) return known;
    const made = new BattleSearch(this.places, this.beside);
    this.searches[number] = made;
    return made;
  }

  private take(place: number, via: number, strikes: number, hazards: number, leap = 0): void {
    if (this.found[place] === this.stamp) return;
    this.found[place] = this.stamp;
    this.list[this.size++] = place;
    // Most places are reached safely on foot, for which all these numbers are 0.
    if (strikes + hazards > 0) {
      this.strikes[place] = strikes;
      this.hazards[place] = hazards;
    }
    if (via === 0) return;
    this.via[place] = via;
    this.leaps[place] = leap;
    this.isFlown[place] = Number(via === FLIGHT || leap > 0);
  }

  /**
   * Adds the free places that a search has found.
   *
   * @param isFlown whether the way there has no intermediate places, although it is not a flight within the Move
   */
  private takeAll(state: GameState, via: number, figure: number, isFlown = false): void {
    const { list, size, strikes, hazards } = this.search(via);
    const { places, found, stamp } = this;
    for (let i = 0; i < size; i++) {
      const place = list[i] as number;
      if (found[place] === stamp || !isFree(state, places, place, figure)) continue;
      if (via === CHARGE && this.beside.at(place) === 0) continue;
      this.take(place, via, strikes[place] as number, hazards[place] as number);
      if (isFlown) this.isFlown[place] = 1;
    }
  }
}

const KNOWN = new WeakMap<Places, Reach>();

/** The `Reach` that all games on a map share. */
export function reachOn(ground: Ground, places: Places): Reach {
  const found = KNOWN.get(places) ?? new Reach(ground, places);
  KNOWN.set(places, found);
  return found;
}

const extended = (walker: Walker, spaces: number): Walker => ({
  ...walker,
  move: walker.move + spaces,
});
