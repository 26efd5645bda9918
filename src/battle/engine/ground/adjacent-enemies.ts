/*
 * Finds the enemies next to each place. The table is filled once per search and shows which enemies strike a figure
 * when the figure leaves them.
 */

import { DIRECTIONS, type Ground, type Places } from '../../../board/index.ts';
import type { GameState } from '../state/state.ts';

/**
 * The enemies next to each place, for figures of a given side and Height. All searches share one object; `look` refills
 * it.
 */
export class AdjacentEnemies {
  /** For each place, the enemies next to it, as bits. */
  readonly all: Int32Array;
  private readonly ground: Ground;
  private readonly places: Places;

  constructor(ground: Ground, places: Places) {
    this.ground = ground;
    this.places = places;
    this.all = new Int32Array(places.count);
  }

  /** The arguments of `look`, and the version of the state, for which the table was last filled. */
  private state: GameState | undefined;
  private side = 0;
  private height = 0;
  private version = 0;

  look(state: GameState, side: number, height: number): void {
    const version = state.sideVersions[1 - side] as number;
    const isOfFigure = this.side === side && this.height === height;
    if (this.state === state && this.version === version && isOfFigure) return;
    this.state = state;
    this.side = side;
    this.height = height;
    this.version = version;
    const { neighbours } = this.ground;
    const { figuresOf, bitOf } = state.tables;
    this.all.fill(0);
    for (const g of figuresOf[1 - side] as readonly number[]) {
      if (!state.isOnBoard(g)) continue;
      const bit = 1 << (bitOf[g] as number);
      const other = state.card(g).height;
      this.mark(state, neighbours, state.spaceA(g), height, other, bit);
      const second = state.spaceB(g);
      if (second >= 0) this.mark(state, neighbours, second, height, other, bit);
    }
  }

  private mark(
    state: GameState,
    neighbours: Int32Array,
    t: number,
    height: number,
    other: number,
    bit: number,
  ): void {
    const { firstOn, on } = this.places;
    for (let d = 0; d < DIRECTIONS; d++) {
      const s = neighbours[t * DIRECTIONS + d] as number;
      if (s < 0 || !state.areBesideIn(t, d, other, height)) continue;
      const end = firstOn[s + 1] as number;
      for (let i = firstOn[s] as number; i < end; i++) {
        const place = on[i] as number;
        this.all[place] = (this.all[place] as number) | bit;
      }
    }
  }

  at(place: number): number {
    return this.all[place] as number;
  }

  /** The enemies on the spaces of a place, as bits. */
  on({ occupant, tables: { sideOf, bitOf } }: GameState, place: number): number {
    let bits = 0;
    for (const space of [this.places.a[place] as number, this.places.b[place] as number]) {
      const there = space < 0 ? -1 : (occupant[space] as number);
      if (there >= 0 && sideOf[there] !== this.side) bits |= 1 << (bitOf[there] as number);
    }
    return bits;
  }
}

export function bitsIn(word: number): number {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count++;
  return count;
}
