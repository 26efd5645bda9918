import type { Acts } from '../acts.ts';
import type { Game } from '../game.ts';
import type { Outlook } from './outlook.ts';
import type { Prospects } from './prospects.ts';
import type { Weights } from './weights.ts';

/** Attacks that figures can make now. */
export class Strikes {
  private readonly game: Game;
  private readonly acts: Acts;
  private readonly weights: Weights;
  private readonly prospects: Prospects;

  constructor(game: Game, acts: Acts, weights: Weights, prospects: Prospects) {
    this.game = game;
    this.acts = acts;
    this.weights = weights;
    this.prospects = prospects;
  }

  /**
   * The most that an attack from a place promises; 0 for none.
   *
   * @param enemies those that the figure would be engaged with there, as bits
   */
  best(figure: number, place: number, enemies: number, { targets }: Outlook): number {
    const { state, encounters } = this.game;
    let most = 0;
    if (enemies === 0 && state.card(figure).reach === 1) return 0;
    for (const { figure: target, most: atMost } of targets) {
      if (atMost <= most || !state.isOnBoard(target)) continue;
      if (!encounters.canTarget(figure, place, target, enemies)) continue;
      most = Math.max(most, this.worthOf(figure, place, target, enemies));
    }
    return most;
  }

  /** What an attack promises, with something beyond the wounds for a figure that it destroys. */
  private worthOf(figure: number, place: number, target: number, enemies: number): number {
    const { prospects, weights } = this;
    const promise = prospects.attack(figure, place, target, enemies);
    if (!promise) return 0;
    const value = prospects.valueOfFigure(this.game.state.card(target));
    return promise.worth + weights.kill * promise.destroys * value;
  }

  /** Each of some figures of a side attacks on whom it promises most, the most promising one first. */
  make(figures: readonly number[]): void {
    const { game, acts } = this;
    const { state, tables, encounters } = game;
    const enemies = tables.figuresOf[
      1 - (tables.sideOf[figures[0] as number] as number)
    ] as readonly number[];
    const tried = new Set<number>();
    for (;;) {
      let [by, on, most] = [-1, -1, 0];
      for (const figure of figures) {
        if (tried.has(figure) || !state.isOnBoard(figure) || !acts.canStillAttack(figure)) continue;
        const place = state.place[figure] as number;
        const bits = state.enemiesBeside(figure);
        for (const target of enemies) {
          if (!state.isOnBoard(target) || !encounters.canTarget(figure, place, target, bits))
            continue;
          const worth = this.worthOf(figure, place, target, bits);
          if (worth > most) [by, on, most] = [figure, target, worth];
        }
      }
      if (by < 0) return;
      tried.add(by);
      acts.attack(by, on);
      this.prospects.forget();
      if (game.isOver()) return;
    }
  }
}
