import type { BattleCard } from '../cards.ts';
import type { Game } from '../game.ts';
import { DIRECTIONS, FAR, spacesBetween } from '../ground.ts';
import { BySpace } from './by-space.ts';

/** What an aura is worth in a turn for a figure of a card: in its own attacks, and in those of enemies on it. */
export interface AuraWorth {
  readonly card: BattleCard;
  readonly attacks: number;
  readonly saves: number;
}

/**
 * What a place is worth to the holder of an aura that acts next to it: the spaces there from which friends could attack
 * an enemy or where they could be attacked, as far as friends can come there in a turn.
 */
export class BesideHolder {
  private readonly game: Game;
  /** What spaces are worth, the best first. */
  private readonly worths = new Float64Array(DIRECTIONS * 2);
  /** Spaces to the nearest enemy. */
  private readonly nearest: BySpace;

  constructor(game: Game) {
    this.game = game;
    this.nearest = new BySpace(game.state);
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
      const count = this.friendsNear(figure, place, one.card, most);
      if (count * (one.attacks + one.saves) <= best) continue;
      best = Math.max(best, this.sumOfBest(figure, place, one, count, soonAt));
    }
    return best;
  }

  private friendsNear(holder: number, place: number, card: BattleCard, most: number): number {
    const { state } = this.game;
    let count = 0;
    for (let f = card.firstFigure; f < card.firstFigure + card.figures && count < most; f++) {
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
    const { worths } = this;
    worths.fill(0, 0, count);
    for (const space of own) {
      if (space < 0) continue;
      for (let d = 0; d < DIRECTIONS; d++) {
        const next = neighbours[space * DIRECTIONS + d] as number;
        if (next < 0 || held[next] === 1 || next === own[0] || next === own[1]) continue;
        if (!this.isOpen(figure, next, card)) continue;
        if (!state.areBesideIn(space, d, next, height, card.height)) continue;
        // A space next to both halves of its base counts once.
        if (space !== own[0] && state.areBeside(own[0] as number, height, next, card.height))
          continue;
        let left = saves === 0 ? 0 : saves * soonAt(next);
        if (attacks > 0 && this.nearest.of(card.side, next, this.enemyFrom) <= card.reach)
          left += attacks;
        for (let i = 0; i < count && left > 0; i++) {
          const there = worths[i] as number;
          if (left <= there) continue;
          worths[i] = left;
          left = there;
        }
      }
    }
    let sum = 0;
    for (let i = 0; i < count; i++) sum += worths[i] as number;
    return sum;
  }

  /** Whether a friend of the holder could stand on a space, or stands there. */
  private isOpen(holder: number, space: number, card: BattleCard): boolean {
    const { occupant, tables } = this.game.state;
    const there = occupant[space] as number;
    return there < 0 || there === holder || tables.cardOf[there] === card.index;
  }

  /** Spaces from a space to the nearest enemy of a side. */
  private readonly enemyFrom = (side: number, space: number): number => {
    const { state, tables } = this.game;
    let least = FAR;
    for (const enemy of tables.figuresOf[1 - side] as readonly number[]) {
      if (!state.isOnBoard(enemy)) continue;
      const [a, b] = [state.spaceA(enemy), state.spaceB(enemy)];
      least = Math.min(least, spacesBetween(tables.ground, a, b, space, -1));
    }
    return least;
  };
}
