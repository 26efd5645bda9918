import { type BattleGround, DIRECTIONS, type Places } from './ground.ts';
import type { GameState } from './state.ts';

/** Enemies adjacent to each space, for a figure of one side and Height. */
export class Beside {
  private readonly bits: Int32Array;
  private readonly ground: BattleGround;
  private readonly places: Places;

  constructor(ground: BattleGround, places: Places) {
    this.ground = ground;
    this.places = places;
    this.bits = new Int32Array(ground.count);
  }

  look(state: GameState, side: number, height: number): void {
    const { neighbours } = this.ground;
    const { figuresOf, bitOf } = state.tables;
    this.bits.fill(0);
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
    neighbours: Int16Array,
    t: number,
    height: number,
    other: number,
    bit: number,
  ): void {
    for (let d = 0; d < DIRECTIONS; d++) {
      const s = neighbours[t * DIRECTIONS + d] as number;
      if (s < 0 || !state.areBesideIn(t, d, s, other, height)) continue;
      this.bits[s] = (this.bits[s] as number) | bit;
    }
  }

  at(place: number): number {
    const second = this.places.b[place] as number;
    const first = this.bits[this.places.a[place] as number] as number;
    return second < 0 ? first : first | (this.bits[second] as number);
  }
}

export function bitsIn(word: number): number {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count++;
  return count;
}
