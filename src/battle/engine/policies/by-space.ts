import type { GameState } from '../state/state.ts';

/** A number for each space from the point of view of one side, computed at most once while no figure moves. */
export class BySpace {
  private readonly state: GameState;
  /** Negative if not known yet. */
  private readonly numbers: Float64Array;
  private knownFor = -1;
  private knownSide = -1;

  constructor(state: GameState) {
    this.state = state;
    this.numbers = new Float64Array(state.tables.ground.count);
  }

  /** @param find computes the number of a space, 0 or more */
  of(side: number, space: number, find: (side: number, space: number) => number): number {
    const { numbers, state } = this;
    if (this.knownFor !== state.version || this.knownSide !== side) {
      this.knownFor = state.version;
      this.knownSide = side;
      numbers.fill(-1);
    }
    const known = numbers[space] as number;
    if (known >= 0) return known;
    const found = find(side, space);
    numbers[space] = found;
    return found;
  }
}
