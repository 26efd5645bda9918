import type { BattleCard } from '../cards.ts';
import type { Game } from '../game.ts';
import type { Views } from './views.ts';
import type { Weights } from './weights.ts';

/** A promise that is all but the best one counts as an attack that can be made. */
const ALL_BUT = 0.999;

/** What turns of cards are worth, in points, before they are taken: for order markers and bonded turns. */
export class TurnWorths {
  private readonly game: Game;
  private readonly weights: Weights;
  private readonly views: Views;

  constructor(game: Game, weights: Weights, views: Views) {
    this.game = game;
    this.weights = weights;
    this.views = views;
  }

  /** Of the card that is looked out for: attacks that it can make, else how much nearer it can come. */
  of(card: BattleCard): number {
    const { state } = this.game;
    const all: number[] = [];
    for (let f = card.firstFigure; f < card.firstFigure + card.figures; f++) {
      if (state.isOnBoard(f)) all.push(this.part(card, f));
    }
    all.sort((a, b) => b - a);
    const attacks = all.slice(0, card.activated).reduce((sum, one) => sum + one, 0);
    return attacks + this.views.company.turnWorth(card) + this.views.deeds.turnWorth(card);
  }

  /** The part of one figure of that card. */
  part(card: BattleCard, figure: number): number {
    const place = this.game.state.place[figure] as number;
    const reached = this.views.outlook.from(card, place, true);
    return this.isBest(card, reached)
      ? reached
      : this.weights.approach * (reached - this.views.outlook.from(card, place, false));
  }

  /** The same where it attacks without moving. */
  standing(card: BattleCard, figure: number): number {
    const place = this.game.state.place[figure] as number;
    const now = this.views.outlook.from(card, place, false);
    return this.isBest(card, now) ? now : 0;
  }

  private isBest(card: BattleCard, promise: number): boolean {
    return promise >= this.views.prospects.bestGain(card) * ALL_BUT;
  }

  /** What is left of the worth of a card's turn after one of the enemy's, roughly. */
  survives(card: BattleCard): number {
    const left = this.views.prospects.valueLeft(card);
    if (left <= 0) return 0;
    const lost = Math.min(1, (this.weights.danger * this.views.danger.lossOf(card)) / left);
    // Those of a squad who are left act as many as before, while there are enough.
    const figures = this.game.state.left[card.index] as number;
    const acting = Math.min(card.activated, figures);
    return Math.max(0.1, Math.min(acting, figures * (1 - lost)) / acting);
  }
}
