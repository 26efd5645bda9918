/*
 * The search for places that a figure can reach on foot or by flying, in order of Move spent. Used
 * by `Reach` and leaps.
 */

import type { Places } from '../../../board/index.ts';
import type { GameState } from '../state/state.ts';
import { type AdjacentEnemies, bitsIn } from './adjacent-enemies.ts';
import type { MovementProfile } from './movement-profile.ts';
import { isStopped } from './stopping.ts';

/** One search for places in the order of Move spent (Dijkstra's algorithm), on foot or flying. */
export class Search {
  /** The places reached, in order of Move spent; includes places where no figure may end its move. */
  readonly list: Int32Array;
  size = 0;
  readonly before: Int32Array;
  readonly strikes: Uint8Array;
  readonly hazards: Uint8Array;
  private readonly spent: Int16Array;
  private readonly entered: Int32Array;
  private readonly stamps: Int32Array;
  private readonly settled: Int32Array;
  private stamp = 0;
  /** By Move spent: the places reached, in the order in which they were found, and their number. */
  private readonly open: Int32Array[] = [];
  private readonly opened: number[] = [];
  private readonly places: Places;
  private readonly beside: AdjacentEnemies;

  constructor(places: Places, beside: AdjacentEnemies) {
    this.places = places;
    this.beside = beside;
    const { count } = places;
    this.list = new Int32Array(count);
    this.before = new Int32Array(count);
    this.strikes = new Uint8Array(count);
    this.hazards = new Uint8Array(count);
    this.spent = new Int16Array(count);
    this.entered = new Int32Array(count);
    this.stamps = new Int32Array(count);
    this.settled = new Int32Array(count);
  }

  private begin({ start, move }: Walker): void {
    this.stamp++;
    this.size = 0;
    for (let i = 0; i <= move; i++) {
      // No place is reached twice at the same cost.
      if (!this.open[i]) this.open[i] = new Int32Array(this.places.count);
      this.opened[i] = 0;
    }
    this.reach(start, start, 0, 0, 0, -1);
  }

  private reach(
    place: number,
    before: number,
    spent: number,
    strikes: number,
    hazards: number,
    entered: number,
  ): void {
    this.stamps[place] = this.stamp;
    this.before[place] = before;
    this.spent[place] = spent;
    this.strikes[place] = strikes;
    this.hazards[place] = hazards;
    this.entered[place] = entered;
    const at = this.opened[spent] as number;
    (this.open[spent] as Int32Array)[at] = place;
    this.opened[spent] = at + 1;
  }

  private isKnown(place: number, spent: number): boolean {
    return this.stamps[place] === this.stamp && (this.spent[place] as number) <= spent;
  }

  /**
   * Searches by flight, at one Move per space. Taking off leaves all engaged enemies.
   *
   * @returns the number of enemies that strike
   */
  fly(walker: Walker): number {
    const { first, to, lava } = this.places;
    const { start, move, lavaResistant, stopsAt } = walker;
    this.begin(walker);
    const strikes =
      walker.fliesUnstruck || this.mayLeave(walker, start)
        ? 0
        : bitsIn(this.beside.at(start) & walker.strikers);
    for (let cost = 0; cost <= move; cost++) {
      const here = this.open[cost] as Int32Array;
      for (let i = 0; i < (this.opened[cost] as number); i++) {
        const place = here[i] as number;
        if (place !== start) this.list[this.size++] = place;
        if (cost === move || (place !== start && stopsAt?.(place))) continue;
        for (let s = first[place] as number; s < (first[place + 1] as number); s++) {
          const next = to[s] as number;
          if (this.isKnown(next, cost + 1)) continue;
          const burns = lavaResistant ? 0 : (lava[next] as number);
          this.reach(next, start, cost + 1, strikes, burns, -1);
        }
      }
    }
    return strikes;
  }

  /**
   * Searches on foot.
   *
   * @param isSafe whether to leave out steps that leave an enemy, fall or enter lava
   * @returns whether any step was left out
   */
  walk(state: GameState, walker: Walker, isSafe: boolean, staysOnRoad: boolean): boolean {
    const { first, to, entered, road } = this.places;
    const { start, move, gait, figure, stopsAt, heldAt } = walker;
    const { ignored, passes: through } = gait;
    const { cost: costs, hazards } = gait.steps;
    const { occupant } = state;
    this.begin(walker);
    const { stamps, spent: spentTo, settled, stamp } = this;
    let isHindered = false;
    for (let cost = 0; cost <= move; cost++) {
      const here = this.open[cost] as Int32Array;
      for (let i = 0; i < (this.opened[cost] as number); i++) {
        const place = here[i] as number;
        if (settled[place] === stamp || spentTo[place] !== cost) continue;
        settled[place] = stamp;
        if (place !== start) {
          this.list[this.size++] = place;
          if (this.endsAt(state, place, ignored)) continue;
          if (stopsAt?.(place) || heldAt?.(place)) continue;
        }
        const beside = this.near(state, place, through);
        const enemies = beside === 0 || this.mayLeave(walker, place) ? 0 : beside & walker.strikers;
        const end = first[place + 1] as number;
        for (let s = first[place] as number; s < end; s++) {
          const spent = cost + (costs[s] as number);
          if (spent > move) continue;
          const next = to[s] as number;
          if (stamps[next] === stamp && (spentTo[next] as number) <= spent) continue;
          const space = entered[s] as number;
          if ((occupant[space] as number) >= 0 && !passes(state, space, figure, through)) continue;
          if (staysOnRoad && road[next] === 0) continue;
          const left = enemies === 0 ? 0 : bitsIn(enemies & ~this.near(state, next, through));
          const hurt = hazards[s] as number;
          if (isSafe && left + hurt > 0) {
            isHindered = true;
            continue;
          }
          this.reach(
            next,
            place,
            spent,
            (this.strikes[place] as number) + left,
            (this.hazards[place] as number) + hurt,
            space,
          );
        }
      }
    }
    return isHindered;
  }

  private mayLeave({ leaves, leavesFrom }: Walker, place: number): boolean {
    const { a, b } = this.places;
    return leaves || (leavesFrom >= 0 && (a[place] === leavesFrom || b[place] === leavesFrom));
  }

  /** The enemies next to a place, as bits; also those on it that the figure walks through and has not left. */
  private near(state: GameState, place: number, through: MovementProfile['passes']): number {
    const beside = this.beside.at(place);
    return through ? beside | this.beside.on(state, place) : beside;
  }

  /** Whether a movement ends at a place: all of the base on water, any of it on lava, or a glyph entered. */
  private endsAt(state: GameState, place: number, ignored: number): boolean {
    return (
      this.places.endsMovement(place, ignored) || state.glyphAt(this.entered[place] as number) >= 0
    );
  }
}

/** The moving figure, as far as a search depends on it. */
export interface Walker {
  readonly figure: number;
  readonly gait: MovementProfile;
  readonly lavaResistant: boolean;
  /** Whether no enemy strikes it when it leaves; and a space from which none does. */
  readonly leaves: boolean;
  readonly leavesFrom: number;
  /** Whether no enemy strikes it when it takes off. */
  readonly fliesUnstruck: boolean;
  /** Enemies that strike it when it leaves them, as bits. */
  readonly strikers: number;
  readonly start: number;
  readonly move: number;
  /** Levels added to its leaps. */
  readonly leapLevels: number;
  /** Whether enemies make it stop, or hold it fast, at a place; undefined if nowhere. */
  readonly stopsAt: ((place: number) => boolean) | undefined;
  readonly heldAt: ((place: number) => boolean) | undefined;
}

/**
 * Whether a figure may pass through a space. It may pass figures of its own side that are not engaged, and cards in
 * `through`, but never figures that an enemy near them has stopped.
 *
 * @param through by card: 1 if a power lets the figure pass anyway
 */
export function passes(
  state: GameState,
  space: number,
  figure: number,
  through: MovementProfile['passes'],
): boolean {
  const there = state.occupant[space] as number;
  if (there < 0 || there === figure) return true;
  const { sideOf, cardOf } = state.tables;
  if (isStopped(state, there)) return false;
  if (through?.[cardOf[there] as number] === 1) return true;
  return sideOf[there] === sideOf[figure] && !state.isEngaged(there);
}
