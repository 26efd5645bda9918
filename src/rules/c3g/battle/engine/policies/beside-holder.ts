import type { BattleCard } from '../cards.ts';
import type { Game } from '../game.ts';
import { DIRECTIONS } from '../ground.ts';

/** What an aura is worth in a turn for a figure of a card: in its own attacks, and in those of enemies on it. */
export interface AuraWorth {
  readonly card: BattleCard;
  readonly attacks: number;
  readonly saves: number;
}

/** Spaces next to a figure of two spaces, at the most. */
const MOST_BESIDE = 10;

/**
 * What a place is worth to the holder of an aura that acts next to it: the spaces there from which friends could attack
 * an enemy or where they could be attacked, as far as friends can come there in a turn.
 */
export class BesideHolder {
  private readonly game: Game;
  private readonly worths = new Float64Array(MOST_BESIDE);

  constructor(game: Game) {
    this.game = game;
  }

  /**
   * @param most how many figures fight in a turn
   * @param soonAt how soon enemies can strike at a space, 1 at the most
   * @returns points, of the card for whose figures it is worth most
   */
  worthAt(
    figure: number,
    place: number,
    cards: readonly AuraWorth[],
    most: number,
    soonAt: (space: number) => number,
  ): number {
    let best = 0;
    for (const one of cards) {
      const count = Math.min(most, this.friendsNear(figure, place, one.card));
      if (count * (one.attacks + one.saves) <= best) continue;
      best = Math.max(best, this.sumOfBest(figure, place, one, count, soonAt));
    }
    return best;
  }

  private friendsNear(holder: number, place: number, card: BattleCard): number {
    const { state } = this.game;
    let count = 0;
    for (let f = card.firstFigure; f < card.firstFigure + card.figures; f++) {
      if (f === holder || !state.isOnBoard(f)) continue;
      if (state.distanceFrom(holder, place, f) <= card.move + 1) count++;
    }
    return count;
  }

  private sumOfBest(
    figure: number,
    place: number,
    { card, attacks, saves }: AuraWorth,
    count: number,
    soonAt: (space: number) => number,
  ): number {
    const { state, tables } = this.game;
    const { a, b } = state.places(figure);
    const { neighbours, held } = tables.ground;
    const { height } = state.card(figure);
    const own = [a[place] as number, b[place] as number];
    let found = 0;
    for (const space of own) {
      if (space < 0) continue;
      for (let d = 0; d < DIRECTIONS; d++) {
        const next = neighbours[space * DIRECTIONS + d] as number;
        if (next < 0 || held[next] === 1 || own.includes(next) || found === MOST_BESIDE) continue;
        if (!this.isOpen(figure, next, card)) continue;
        if (!state.areBesideIn(space, d, next, height, card.height)) continue;
        const soon = soonAt(next);
        const strikes = this.reachesEnemy(card, next) ? 1 : 0;
        this.worths[found++] = attacks * strikes + saves * soon;
      }
    }
    const worths = this.worths.subarray(0, found).sort();
    let sum = 0;
    for (let i = 1; i <= Math.min(count, found); i++) sum += worths[found - i] as number;
    return sum;
  }

  /** Whether a friend of the holder could stand on a space, or stands there. */
  private isOpen(holder: number, space: number, card: BattleCard): boolean {
    const { occupant, tables } = this.game.state;
    const there = occupant[space] as number;
    return there < 0 || there === holder || tables.cardOf[there] === card.index;
  }

  private reachesEnemy({ side, reach }: BattleCard, space: number): boolean {
    const { state, tables } = this.game;
    const { distance, count } = tables.ground;
    for (const enemy of tables.figuresOf[1 - side] as readonly number[]) {
      if (!state.isOnBoard(enemy)) continue;
      if ((distance[space * count + state.spaceA(enemy)] as number) <= reach) return true;
    }
    return false;
  }
}
