/* Searches for the places that a base can reach. Subclasses define what blocks movement. */

import type { Places } from './places.ts';
import { COST_BITS, DEAR, type Steps, stepsAfter } from './steps.ts';

/** A movement on foot. */
export interface OnFoot {
  readonly start: number;
  readonly move: number;
  readonly steps: Steps;
  /** Whether to skip steps in which the figure leaves an enemy, falls or enters lava. */
  readonly isSafe: boolean;
  readonly staysOnRoad: boolean;
}

/** A movement by flight. Each space costs 1 Move. */
export interface Flight {
  readonly start: number;
  readonly move: number;
  /** Number of enemies that strike as the figure takes off. */
  readonly strikes: number;
  readonly lavaResistant: boolean;
}

/**
 * Searches for places in order of Move spent (Dijkstra's algorithm), on foot or flying. One object can run many
 * searches over the same places.
 */
export abstract class MoveSearch {
  /** The places reached, in order of Move spent, including places where no figure may end its move. */
  readonly list: Int32Array;
  size = 0;
  /**
   * For each place: the previous place on the path, the Move spent, and how many strikes and hazards the path has. For
   * unreached places, only the Move is set, to more than the figure has.
   */
  readonly before: Int32Array;
  readonly spent: Int16Array;
  readonly strikes: Uint8Array;
  readonly hazards: Uint8Array;
  /** For each place: the last step of the path; -1 if there is none. */
  protected readonly step: Int32Array;
  /** For each place: 1 if unsafe steps from there were skipped. */
  private readonly isHindered: Uint8Array;
  /** The memory of the arrays of bytes above, which are cleared together. */
  private readonly bytes: Uint8Array;
  protected readonly places: Places;
  /**
   * Tables that spare movements on foot most calls of `mayEnter`, `endsAt` and `strikersAt`: a base may enter every
   * space whose piece is negative, and the methods are not called for places at which the table has 0. By default, the
   * methods are called for all spaces and places.
   */
  protected pieces: Int16Array;
  protected ends: Uint8Array;
  protected enemies: Int32Array;
  /**
   * For each amount of Move spent: the places found, in order, and their number. The places for one amount begin at
   * this amount times the number of all places.
   */
  private open = new Int32Array(0);
  private opened = new Int32Array(0);

  constructor(places: Places) {
    this.places = places;
    const { count } = places;
    this.list = new Int32Array(count);
    this.before = new Int32Array(count);
    this.spent = new Int16Array(count);
    this.bytes = new Uint8Array(3 * count);
    this.strikes = this.bytes.subarray(0, count);
    this.hazards = this.bytes.subarray(count, 2 * count);
    this.isHindered = this.bytes.subarray(2 * count);
    this.step = new Int32Array(count);
    this.pieces = new Int16Array(places.firstOn.length - 1);
    this.ends = new Uint8Array(count).fill(1);
    this.enemies = new Int32Array(count).fill(1);
  }

  /** Whether the pieces on a space let the base enter it on foot. */
  protected abstract mayEnter(space: number): boolean;

  /** Whether a movement on foot must end at a reached place. */
  protected abstract endsAt(place: number): boolean;

  /** Whether a flight must end at a reached place. */
  protected abstract endsFlightAt(place: number): boolean;

  /** The enemies that strike if the base leaves them, as bits. */
  protected abstract strikersAt(place: number): number;

  /** The number of these enemies that the base leaves when it steps to a place. */
  protected abstract countLeft(enemies: number, next: number): number;

  /** Clears the reached places. The places added after this call and before the search are its starting points. */
  protected begin(move: number): void {
    this.size = 0;
    this.spent.fill(move + 1);
    this.bytes.fill(0);
    // There is enough room, because no place is reached twice at the same cost.
    if (this.opened.length <= move) {
      this.open = new Int32Array((move + 1) * this.places.count);
      this.opened = new Int32Array(move + 1);
    }
    this.opened.fill(0);
  }

  protected reach(
    place: number,
    before: number,
    spent: number,
    strikes: number,
    hazards: number,
    step: number,
  ): void {
    this.before[place] = before;
    this.spent[place] = spent;
    this.strikes[place] = strikes;
    this.hazards[place] = hazards;
    this.step[place] = step;
    const at = this.opened[spent] as number;
    this.open[spent * this.places.count + at] = place;
    this.opened[spent] = at + 1;
  }

  protected flyOn({ start, move, strikes, lavaResistant }: Flight): void {
    const { first, to, lava, count } = this.places;
    for (let cost = 0; cost <= move; cost++) {
      for (let i = 0; i < (this.opened[cost] as number); i++) {
        const place = this.open[cost * count + i] as number;
        if (place !== start) this.list[this.size++] = place;
        if (cost === move || (place !== start && this.endsFlightAt(place))) continue;
        for (let s = first[place] as number; s < (first[place + 1] as number); s++) {
          const next = to[s] as number;
          if ((this.spent[next] as number) <= cost + 1) continue;
          const burns = lavaResistant ? 0 : (lava[next] as number);
          this.reach(next, start, cost + 1, strikes, burns, -1);
        }
      }
    }
  }

  /** @returns whether any unsafe step was skipped */
  protected walkOn({ start, move, steps, isSafe, staysOnRoad }: OnFoot): boolean {
    const { first, entered, road, count } = this.places;
    const { cost: costs, links, hazards, after } = steps;
    const { open, opened, list, pieces, ends, enemies: near } = this;
    const { before: beforeTo, spent: spentTo, step: stepTo } = this;
    const { strikes: strikesTo, hazards: hazardsTo } = this;
    let isHindered = false;
    let size = 0;
    for (let cost = 0; cost <= move; cost++) {
      const from = cost * count;
      for (let i = 0; i < (opened[cost] as number); i++) {
        const place = open[from + i] as number;
        // The place has since been reached with less Move.
        if (spentTo[place] !== cost) continue;
        if (place !== start) {
          list[size++] = place;
          // Every step costs Move, so none is possible if all Move is spent.
          if (cost === move || (ends[place] !== 0 && this.endsAt(place))) continue;
        }
        const enemies = near[place] === 0 ? 0 : this.strikersAt(place);
        const before = beforeTo[place] as number;
        const last = stepTo[place] as number;
        const begin = first[place] as number;
        let tries = (1 << ((first[place + 1] as number) - begin)) - 1;
        if (last >= 0 && this.isHindered[before] === 0)
          tries &= (after[last] as number) || stepsAfter(this.places, steps, before, last);
        for (; tries !== 0; tries &= tries - 1) {
          const s = begin + 31 - Math.clz32(tries & -tries);
          const link = links[s] as number;
          const next = link >> COST_BITS;
          let spent = cost + (link & DEAR);
          // This also skips steps that cost more than the Move left.
          if ((spentTo[next] as number) <= spent) continue;
          if ((link & DEAR) === DEAR) {
            spent = cost + (costs[s] as number);
            if ((spentTo[next] as number) <= spent) continue;
          }
          const space = entered[s] as number;
          if ((pieces[space] as number) >= 0 && !this.mayEnter(space)) continue;
          if (staysOnRoad && road[next] === 0) continue;
          const left = enemies === 0 ? 0 : this.countLeft(enemies, next);
          const hurt = hazards[s] as number;
          if (isSafe && left + hurt > 0) {
            isHindered = true;
            this.isHindered[place] = 1;
            continue;
          }
          // Like `reach`, which takes longer.
          beforeTo[next] = place;
          spentTo[next] = spent;
          stepTo[next] = s;
          if (!isSafe) {
            strikesTo[next] = (strikesTo[place] as number) + left;
            hazardsTo[next] = (hazardsTo[place] as number) + hurt;
          }
          const at = opened[spent] as number;
          open[spent * count + at] = next;
          opened[spent] = at + 1;
        }
      }
    }
    this.size = size;
    return isHindered;
  }
}
