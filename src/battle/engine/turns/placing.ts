import type { Game } from '../game.ts';
import { isFree } from '../ground/free-places.ts';

/**
 * Puts armies on the board before the first round: figures with given places on these places, all other figures in
 * their start area.
 */
export class Placing {
  private readonly game: Game;
  /** The figures of the current army that are on the board, in the order of placing. */
  private readonly placed: number[] = [];

  constructor(game: Game) {
    this.game = game;
  }

  /**
   * Puts figures with given places on the board.
   *
   * @returns whether no figures are left to place
   */
  putGiven(): boolean {
    const { state, tables } = this.game;
    for (const [figure, place] of tables.given.entries()) {
      if (place < 0) continue;
      state.put(figure, place);
      state.tell?.({ is: 'stands', figure, place });
    }
    return tables.given.some((place) => place >= 0) && [0, 1].every((side) => this.isDone(side));
  }

  private isDone(side: number): boolean {
    return this.toPlace(side).length === 0;
  }

  /**
   * The figures of a side that are still to be placed. Double bases come first, because they need
   * two adjacent spaces.
   */
  toPlace(side: number): number[] {
    const { state, tables } = this.game;
    return (tables.figuresOf[side] as readonly number[])
      .filter((figure) => this.isToPlace(figure))
      .sort((a, b) => Number(state.card(b).isDouble) - Number(state.card(a).isDouble));
  }

  /**
   * Whether a figure has to be placed now. Figures that arrive later are not placed now, and neither are the figures of
   * counterparts.
   */
  private isToPlace(figure: number): boolean {
    const { state } = this.game;
    return !state.isOnBoard(figure) && state.lives[figure] === 1 && !state.card(figure).waits;
  }

  /**
   * The places in the start area on which a figure could be put now; empty if the figure does not have to be placed.
   */
  startsOf(figure: number): number[] {
    const { state, tables } = this.game;
    if (!this.isToPlace(figure)) return [];
    const places = state.places(figure);
    const end = state.endOf(tables.sideOf[figure] as number);
    return tables.startPlaces
      .at(end, places.isDouble)
      .filter((place) => isFree(state, places, place, figure));
  }

  /** Puts a figure on the board before the first round. */
  put(figure: number, place: number): void {
    const { state } = this.game;
    if (state.isOnBoard(figure) || !isFree(state, state.places(figure), place, figure)) {
      throw new Error(`figure ${figure} cannot be put on place ${place}`);
    }
    state.put(figure, place);
    this.placed.push(figure);
  }

  begin(): void {
    this.placed.length = 0;
  }

  /**
   * Ends the placing of an army. If the policy left no room for some figures, the whole army is placed again, close
   * together.
   */
  end(side: number): void {
    const { game, placed } = this;
    const { state } = game;
    if (this.toPlace(side).length > 0) this.pack(side);
    for (const figure of placed) {
      state.tell?.({ is: 'placed', figure, place: state.place[figure] as number });
    }
    for (const figure of this.toPlace(side)) game.leaveOut(figure);
  }

  /**
   * Packs a whole army on the board. To save room, each figure takes the place whose spaces belong to the fewest other
   * places.
   */
  private pack(side: number): void {
    const { state } = this.game;
    for (const figure of this.placed) state.take(figure);
    this.begin();
    for (const figure of this.toPlace(side)) {
      const { a, b } = state.places(figure);
      const starts = this.startsOf(figure);
      const chances = new Map<number, number>();
      for (const place of starts) {
        for (const space of [a[place] as number, b[place] as number])
          chances.set(space, (chances.get(space) ?? 0) + 1);
      }
      const lost = (place: number) => {
        const [one, other] = [chances.get(a[place] as number), chances.get(b[place] as number)];
        return Math.min(one as number, other as number) * starts.length + (one as number);
      };
      const [best] = starts.sort((x, y) => lost(x) - lost(y));
      if (best !== undefined) this.put(figure, best);
    }
  }
}
