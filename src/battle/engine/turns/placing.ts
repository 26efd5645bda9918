import type { Game } from '../game.ts';
import { isFree } from '../ground/free-places.ts';

/** How armies come onto the board before the first round: each figure where it is given, or in the start area of its side. */
export class Placing {
  private readonly game: Game;
  /** The figures of the army being placed that are on the board, in the order in which they came. */
  private readonly placed: number[] = [];

  constructor(game: Game) {
    this.game = game;
  }

  /**
   * Puts those on the board whose places are given.
   *
   * @returns whether that is everybody
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

  /** The figures of a side that are not placed yet: double bases first, to which not every space is the same. */
  toPlace(side: number): number[] {
    const { state, tables } = this.game;
    return (tables.figuresOf[side] as readonly number[])
      .filter((figure) => this.isToPlace(figure))
      .sort((a, b) => Number(state.card(b).isDouble) - Number(state.card(a).isDouble));
  }

  /** Some come later, and the second selves of cards that may change sides are nowhere yet. */
  private isToPlace(figure: number): boolean {
    const { state } = this.game;
    return !state.isOnBoard(figure) && state.lives[figure] === 1 && !state.card(figure).waits;
  }

  /** The spaces of its start area on which a figure could be put now, as places of its base; of others none. */
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

  /** An army is about to be placed. */
  begin(): void {
    this.placed.length = 0;
  }

  /** The army is placed, close together if its policy has left no room for some of it. */
  end(side: number): void {
    const { game, placed } = this;
    const { state } = game;
    if (this.toPlace(side).length > 0) this.pack(side);
    for (const figure of placed) {
      state.tell?.({ is: 'placed', figure, place: state.place[figure] as number });
    }
    for (const figure of this.toPlace(side)) game.leaveOut(figure);
  }

  /** Places all of an army, where the fewest others could be placed first: so the least room is lost. */
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
