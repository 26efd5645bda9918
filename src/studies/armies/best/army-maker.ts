/* Draws candidate armies for the search for the best ones. */

import {
  type ArmiesScenario,
  type DrawnArmy,
  Growing,
  type PoolCard,
} from '../../../battle/index.ts';

/** The number of random armies drawn, from which the search takes the most promising ones. */
const DRAWN = 500;

/**
 * Makes armies from cards that are thought to be strong. Each army stays within the points and fits every map of the
 * scenario.
 */
export class ArmyMaker {
  private readonly scenario: ArmiesScenario;
  private readonly worth: readonly number[];
  private readonly draw: () => number;

  /** @param draw returns a random number from 0 up to, but not including, 1 */
  constructor(scenario: ArmiesScenario, worth: readonly number[], draw: () => number) {
    this.scenario = scenario;
    this.worth = worth;
    this.draw = draw;
  }

  /** The random armies thought to be strongest; no two are equal. */
  first(count: number): readonly DrawnArmy[] {
    const drawn = Array.from({ length: DRAWN }, () => this.filled([]));
    const found = drawn.filter((army) => army !== undefined);
    const sum = ({ cards, copies }: DrawnArmy) =>
      cards.reduce((all, card, i) => all + (this.worth[card] as number) * (copies[i] as number), 0);
    const all = distinct(
      found.sort((a, b) => sum(b) - sum(a)),
      [],
    );
    return all.slice(0, Math.max(2, count));
  }

  /**
   * New armies, made by replacing some cards in the armies of a mix.
   *
   * @param shares the share of each of these armies in the mix
   */
  variations(
    mixed: readonly DrawnArmy[],
    shares: readonly number[],
    count: number,
    known: readonly DrawnArmy[],
  ): readonly DrawnArmy[] {
    const made = Array.from({ length: 4 * count }, () => {
      const { cards, copies } = mixed[this.oneOf(shares)] as DrawnArmy;
      const all = cards.flatMap((card, i) => Array<number>(copies[i] as number).fill(card));
      const gone = 1 + this.below(Math.min(2, all.length));
      for (let n = 0; n < gone; n++) all.splice(this.below(all.length), 1);
      return this.filled(all);
    });
    return distinct(
      made.filter((army) => army !== undefined),
      known,
    ).slice(0, count);
  }

  /**
   * An army with the given cards, filled up with other cards to the maximum number of points; undefined if the army
   * falls short of this maximum by more than `spread`.
   */
  private filled(begun: readonly number[]): DrawnArmy | undefined {
    const { cards, maps, points, spread, partners } = this.scenario;
    const growing = maps.map((map) => new Growing(cards, map, points));
    const [first] = growing as [Growing, ...Growing[]];
    const fits = (card: number) => growing.every((one) => one.fits(card));
    const add = (card: number) => {
      for (const one of growing) one.add(card);
    };
    for (const card of begun) if (fits(card)) add(card);
    for (;;) {
      const known = first.cards.flatMap((one) => (cards[one] as PoolCard).partners).filter(fits);
      const among =
        known.length > 0 && this.below(100) < partners ? known : [...cards.keys()].filter(fits);
      if (among.length === 0) break;
      add(among[this.oneOf(among.map((card) => this.promiseOf(card)))] as number);
    }
    if (first.points < points - spread) return undefined;
    return { cards: first.cards, copies: first.copies, points: first.points };
  }

  /** The weight of a card in random draws. It favors cards that are worth more than they cost. */
  private promiseOf(card: number): number {
    const { points } = this.scenario.cards[card] as PoolCard;
    return Math.max(0.01, (this.worth[card] as number) / points) ** 4;
  }

  private below(count: number): number {
    return Math.floor(this.draw() * count);
  }

  /** A random index; the probability of each index is proportional to its weight. */
  private oneOf(weights: readonly number[]): number {
    let left = this.draw() * weights.reduce((sum, weight) => sum + weight, 0);
    for (const [i, weight] of weights.entries()) {
      left -= weight;
      if (left < 0) return i;
    }
    return weights.length - 1;
  }
}

/** The armies without duplicates and without armies that are already known. */
function distinct(armies: readonly DrawnArmy[], known: readonly DrawnArmy[]): DrawnArmy[] {
  const keyOf = ({ cards, copies }: DrawnArmy) =>
    String(cards.map((card, i) => [card, copies[i]]).sort(([a = 0], [b = 0]) => a - b));
  const taken = new Set(known.map(keyOf));
  return armies.filter((army) => {
    const key = keyOf(army);
    if (taken.has(key)) return false;
    taken.add(key);
    return true;
  });
}
