import type { Game } from '../game.ts';
import type { Reach } from '../ground/reach.ts';
import { follow } from './following.ts';
import type { OutOfTurn } from './movement.ts';

/** An out-of-turn movement: the figures that may still move, how many of them may, and how many have moved. */
interface Moving {
  readonly one: OutOfTurn;
  readonly waiting: Set<number>;
  left: number;
  moved: number;
  /** Called before the first figure moves. */
  readonly begins: () => void;
}

/** The out-of-turn movements that a power allows. A policy that tries any other movement is in error. */
export class MovingOutOfTurn {
  private readonly game: Game;
  private moving: Moving | undefined;

  constructor(game: Game) {
    this.game = game;
  }

  /** Allows the figures to move out of turn until `end` is called. */
  begin(one: OutOfTurn, figures: readonly number[], begins: () => void = () => {}): void {
    const left = one.figures ?? figures.length;
    this.moving = { one, waiting: new Set(figures), left, moved: 0, begins };
  }

  /** Whether a figure may still move out of turn. */
  may(figure: number): boolean {
    const { moving, game } = this;
    if (!moving || moving.left === 0) return false;
    return moving.waiting.has(figure) && game.state.isOnBoard(figure);
  }

  /** The places to which a figure can move. */
  reach(figure: number): Reach {
    if (!this.moving) throw new Error('no figure moves out of turn');
    return this.game.reachOf(figure, this.moving.one);
  }

  /**
   * Moves a figure to a place.
   *
   * @returns whether the figure is still on the board
   */
  to(figure: number, place: number): boolean {
    const { moving, game } = this;
    const { state } = game;
    if (!moving || !this.may(figure)) throw new Error(`figure ${figure} cannot move out of turn`);
    if (state.place[figure] === place) return true;
    const reach = this.reach(figure);
    if (!reach.has(place)) throw new Error(`figure ${figure} cannot reach place ${place}`);
    moving.waiting.delete(figure);
    moving.left--;
    if (moving.moved++ === 0) moving.begins();
    const path = reach.pathTo(place);
    const flies = reach.isFlown[place] === 1;
    reach.forget();
    const { placed } = moving.one;
    state.tell?.(placed ? { is: 'put', figure, place } : { is: 'moved', figure, flies, path });
    const leaves = placed === true || moving.one.unstruck === true;
    return follow(game, figure, { path, flies, leap: undefined, leaves });
  }

  /**
   * Ends the movements.
   *
   * @returns whether any figure has moved
   */
  end(): boolean {
    const moved = this.moving?.moved ?? 0;
    this.moving = undefined;
    return moved > 0;
  }
}
