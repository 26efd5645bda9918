/* The danger of places: the points that a figure there is expected to lose in the enemy's next turn. */

import { leastIn } from '../../../board/index.ts';
import type { Game } from '../game.ts';
import type { BattleCard } from '../state/cards.ts';
import type { Expectations } from './expectations.ts';
import type { Weights } from './weights.ts';

/**
 * A table of the figures of a side on the board and the threat that they pose, one column per array. Figures of the
 * same card are consecutive.
 */
interface Watched {
  count: number;
  readonly figure: Int16Array;
  readonly card: Int16Array;
  readonly space: Int32Array;
  /** The second space of a double base; -1 for a single base. */
  readonly second: Int32Array;
  /** Distances from the first space, and from the second. */
  readonly distances: Int16Array[];
  readonly secondDistances: (Int16Array | undefined)[];
  /** How far each figure can attack in a turn: Move plus reach. */
  readonly strikes: Int16Array;
  /** The most points that each figure can gain in its next turn without attacking the current figure. */
  readonly already: Float64Array;
}

function newWatched(figures: number): Watched {
  return {
    count: 0,
    figure: new Int16Array(figures),
    card: new Int16Array(figures),
    space: new Int32Array(figures),
    second: new Int32Array(figures),
    distances: [],
    secondDistances: [],
    strikes: new Int16Array(figures),
    already: new Float64Array(figures),
  };
}

/** Distance from a watched figure to a base. */
const spacesFrom = (
  { distances, secondDistances }: Watched,
  i: number,
  space: number,
  second: number,
): number => leastIn(distances[i] as Int16Array, secondDistances[i], space, second);

/**
 * Expected loss in the enemy's next turn. The enemy gets only one turn, so a figure in reach costs only what attacking
 * it adds to that turn: a figure that follows a friend into danger risks little.
 */
export class Danger {
  private readonly game: Game;
  private readonly weights: Weights;
  private readonly prospects: Expectations;
  private readonly enemies: Watched;
  private readonly friends: Watched;
  /**
   * For each enemy card, the gain of the best turn in which it does not attack the current figure (`gains`), and the
   * smallest gain of any one figure in that turn (`least`; 0 if the turn could activate more figures).
   */
  private readonly gains: Float64Array;
  private readonly least: Float64Array;
  /** The `already` values of one enemy card's figures, in descending order. */
  private readonly best: Float64Array;
  /** What the enemy gains in its next turn without attacking the current figure. */
  private before = 0;
  /** The enemy card whose turn gains the most from the current figure at the last evaluated place. */
  private worst = 0;
  /** For each space, the danger for the current figure; negative if not known. */
  private readonly known: Float64Array;

  constructor(game: Game, weights: Weights, prospects: Expectations) {
    this.game = game;
    this.weights = weights;
    this.prospects = prospects;
    const { figures, cards, ground } = game.tables;
    this.enemies = newWatched(figures);
    this.friends = newWatched(figures);
    this.gains = new Float64Array(cards.length);
    this.least = new Float64Array(cards.length);
    this.best = new Float64Array(figures);
    this.known = new Float64Array(ground.count);
  }

  /** Collects the positions of all figures for the acting side. */
  lookOut(side: number): void {
    this.collect(this.enemies, 1 - side);
    this.collect(this.friends, side);
  }

  private collect(watched: Watched, side: number): void {
    const { state, tables } = this.game;
    const { distances } = tables.ground;
    let count = 0;
    for (const figure of tables.figuresOf[side] as readonly number[]) {
      if (!state.isOnBoard(figure)) continue;
      const { index, move, reach } = state.card(figure);
      watched.figure[count] = figure;
      watched.card[count] = index;
      const [space, second] = [state.spaceA(figure), state.spaceB(figure)];
      watched.space[count] = space;
      watched.second[count] = second;
      watched.distances[count] = distances.of(space);
      watched.secondDistances[count] = second < 0 ? undefined : distances.of(second);
      watched.strikes[count] = move + reach;
      count++;
    }
    watched.count = count;
  }

  /** Makes a figure the current one; its friends must stay where they are. */
  lookAt(figure: number): void {
    this.known.fill(-1);
    this.gains.fill(0);
    this.least.fill(0);
    const { enemies } = this;
    enemies.already.fill(0, 0, enemies.count);
    for (let i = 0; i < enemies.count; i++) this.lookPast(figure, i);
    this.sumUp();
    this.before = this.worstOf(this.gains);
  }

  /** Computes what an enemy could do to the other figures of a figure's side. */
  private lookPast(figure: number, i: number): void {
    const { enemies, friends } = this;
    const { cards } = this.game.tables;
    const enemy = cards[enemies.card[i] as number] as BattleCard;
    enemies.strikes[i] = this.isHeld(i, figure) ? 1 : enemy.move + enemy.reach;
    let most = 0;
    for (let j = 0; j < friends.count; j++) {
      if (friends.figure[j] === figure) continue;
      const friend = cards[friends.card[j] as number] as BattleCard;
      const gain = this.prospects.gain(enemy, friend);
      if (gain > most && this.reachesOf(enemies, i, friends, j)) most = gain;
    }
    enemies.already[i] = this.weights.shared * most;
  }

  /**
   * Whether a friend of the figure is next to an enemy. That enemy is then expected to stay and not to attack others.
   */
  private isHeld(enemy: number, figure: number): boolean {
    const { friends, enemies } = this;
    for (let j = 0; j < friends.count; j++) {
      if (friends.figure[j] === figure) continue;
      const [a, b] = [friends.space[j] as number, friends.second[j] as number];
      if (spacesFrom(enemies, enemy, a, b) <= 1) return true;
    }
    return false;
  }

  /**
   * Computes `gains` and `least`. If a turn of an enemy card activates n figures, `gains` is the sum of the n highest
   * `already` values of the card's figures, and `least` is the lowest of these values.
   */
  private sumUp(): void {
    const { enemies, gains, least, best } = this;
    const { cards } = this.game.tables;
    for (let from = 0; from < enemies.count; ) {
      const index = enemies.card[from] as number;
      let to = from;
      while (to < enemies.count && enemies.card[to] === index) to++;
      const { activated } = cards[index] as BattleCard;
      const count = this.sortBest(from, to);
      for (let k = 0; k < Math.min(activated, count); k++)
        gains[index] = (gains[index] as number) + (best[k] as number);
      least[index] = count > activated ? (best[activated - 1] as number) : 0;
      from = to;
    }
  }

  /**
   * Fills `best` with the `already` values of a range of enemies, in descending order.
   *
   * @returns the number of these enemies
   */
  private sortBest(from: number, to: number): number {
    const { best } = this;
    const { already } = this.enemies;
    for (let i = from; i < to; i++) {
      const gain = already[i] as number;
      let at = i - from;
      for (; at > 0 && (best[at - 1] as number) < gain; at--) best[at] = best[at - 1] as number;
      best[at] = gain;
    }
    return to - from;
  }

  /** The highest gain, plus a share of the other gains: only one card acts at a time. */
  private worstOf(gains: Float64Array): number {
    let [most, sum] = [0, 0];
    for (const gain of gains) {
      sum += gain;
      if (gain > most) most = gain;
    }
    return most + this.weights.others * (sum - most);
  }

  /** Expected cost of a place for the current figure, minus a share of what its friends could gain in return. */
  at(figure: number, card: BattleCard, space: number, second: number): number {
    const known = this.known[space] as number;
    if (known >= 0 && second < 0) return known;
    const threat = this.threat(card, space, second);
    const found =
      threat > 0
        ? Math.max(0, threat - this.weights.support * this.revenge(figure, space, second))
        : 0;
    if (second < 0) this.known[space] = found;
    return found;
  }

  /** Mean points that the enemy's turn gains if the current figure, of this card, is on a space. */
  private threat(card: BattleCard, space: number, second: number): number {
    const { enemies, gains, least, prospects } = this;
    const { cards, ground } = this.game.tables;
    const { level } = ground;
    let [most, sum, worst] = [0, 0, 0];
    for (let i = 0; i < enemies.count; ) {
      const index = enemies.card[i] as number;
      const enemy = cards[index] as BattleCard;
      let left = enemy.activated;
      let gain = gains[index] as number;
      for (; i < enemies.count && enemies.card[i] === index; i++) {
        if (left === 0) continue;
        const above = (level[enemies.space[i] as number] as number) - (level[space] as number);
        const cost = prospects.gainFrom(enemy, card, above);
        const more = cost - Math.max(enemies.already[i] as number, least[index] as number);
        if (more <= 0 || !this.reaches(enemies, i, space, second)) continue;
        gain += more;
        left--;
      }
      sum += gain;
      if (gain > most) most = gain;
      if (gain - (gains[index] as number) <= worst) continue;
      worst = gain - (gains[index] as number);
      this.worst = index;
    }
    const all = most + this.weights.others * (sum - most);
    return Math.min(prospects.valueOfFigure(card), all - this.before);
  }

  /** Mean points that a card loses in an enemy turn if all of that turn's attacks are on that card. */
  lossOf(card: BattleCard): number {
    const { enemies, prospects } = this;
    const { cards } = this.game.tables;
    let [most, sum] = [0, 0];
    for (let i = 0; i < enemies.count; ) {
      const index = enemies.card[i] as number;
      const enemy = cards[index] as BattleCard;
      const one = prospects.gain(enemy, card);
      let [left, gain] = [enemy.activated, 0];
      for (; i < enemies.count && enemies.card[i] === index; i++) {
        if (left === 0 || !this.reachesAny(i, card)) continue;
        gain += one;
        left--;
      }
      sum += gain;
      if (gain > most) most = gain;
    }
    return most + this.weights.others * (sum - most);
  }

  /** Whether an enemy could attack any figure of a card in its next turn. */
  private reachesAny(enemy: number, card: BattleCard): boolean {
    const { state } = this.game;
    for (let f = card.firstFigure; f < card.firstFigure + card.figures; f++) {
      if (!state.isOnBoard(f)) continue;
      if (this.reaches(this.enemies, enemy, state.spaceA(f), state.spaceB(f))) return true;
    }
    return false;
  }

  /** Points that a friendly card's best turn could take from the enemy card that threatens the current figure most. */
  private revenge(figure: number, space: number, second: number): number {
    const { friends, prospects } = this;
    const { cards } = this.game.tables;
    const striker = cards[this.worst] as BattleCard;
    let most = 0;
    for (let i = 0; i < friends.count; ) {
      const index = friends.card[i] as number;
      const friend = cards[index] as BattleCard;
      const one = prospects.gain(friend, striker);
      let [left, gain] = [friend.activated, 0];
      for (; i < friends.count && friends.card[i] === index; i++) {
        if (left === 0 || friends.figure[i] === figure) continue;
        if (!this.reaches(friends, i, space, second)) continue;
        gain += one;
        left--;
      }
      if (gain > most) most = gain;
    }
    return most;
  }

  /** Whether a watched figure could attack a figure on these spaces in its next turn. */
  private reaches(watched: Watched, i: number, space: number, second: number): boolean {
    const strikes = watched.strikes[i] as number;
    const far = spacesFrom(watched, i, space, second);
    if (far > strikes) return false;
    const card = this.game.tables.cards[watched.card[i] as number] as BattleCard;
    if (card.reach > 1 || far <= 1) return true;
    const [a, b] = [watched.space[i] as number, watched.second[i] as number];
    return this.prospects.wayFrom(card, a, b, space, second) <= strikes;
  }

  private reachesOf(watched: Watched, i: number, others: Watched, j: number): boolean {
    return this.reaches(watched, i, others.space[j] as number, others.second[j] as number);
  }
}
