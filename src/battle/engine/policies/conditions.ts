import type { PairDistributions } from '../distributions.ts';
import type { Game } from '../game.ts';
import { Known } from '../known-pairs.ts';
import { PLACE_ASKS } from '../place-asks.ts';

/** How far glyphs change Ranges, as far as it is told apart. */
const FARTHER = 6;

/**
 * The condition in which two figures meet: all that attacks of one on the other depend on beside where the attacker
 * stands, as one number. Whoever is in the same condition in another turn has the same promises.
 */
export class Conditions {
  private readonly game: Game;
  /** Whether the sets of effects that others give an attacker are told apart by its place. */
  private readonly grantsVary: boolean;
  /** By card and card; and how many conditions have a number. */
  private readonly known: (Known<number> | undefined)[] = [];
  private readonly count = { all: 0 };
  private figure = -1;
  /** By target: its condition, and the look in which that was found. */
  private readonly found: Int32Array;
  private readonly foundAt: Int32Array;
  private look = 0;

  constructor(game: Game, grantsVary: boolean) {
    this.game = game;
    this.grantsVary = grantsVary;
    const { figures } = game.tables;
    this.found = new Int32Array(figures);
    this.foundAt = new Int32Array(figures);
  }

  /** From now on a figure attacks, and nothing changes before the next look; -1: that is not sure of any. */
  lookAt(figure: number): void {
    this.figure = figure;
    this.look++;
  }

  /** How many have a number. */
  get size(): number {
    return this.count.all;
  }

  clear(): void {
    this.known.length = 0;
    this.count.all = 0;
  }

  /** The number of the condition; -1: the place of the attacker matters in more ways, or nothing is looked at. */
  of(figure: number, place: number, target: number, distributions: PairDistributions): number {
    if (figure !== this.figure) return -1;
    if (this.foundAt[target] !== this.look) {
      this.found[target] = this.find(figure, place, target, distributions);
      this.foundAt[target] = this.look;
    }
    return this.found[target] as number;
  }

  private find(
    figure: number,
    place: number,
    target: number,
    distributions: PairDistributions,
  ): number {
    const { state, encounters, tables } = this.game;
    const { glyphs } = encounters;
    const [own, other] = [state.card(figure), state.card(target)];
    if ((distributions.placeAsks & PLACE_ASKS.more) !== 0) return -1;
    if (state.gifts.length > 0) return -1;
    const farther = glyphs.holds(other.side, 'adjacentOnly') ? 0 : 1 + glyphs.range(own.side);
    if (farther >= FARTHER) return -1;
    const met = encounters.meets(figure, place, target, false);
    met.isAdjacent = false;
    met.distance = 0;
    met.above = 0;
    met.hasMoved = false;
    met.enemyEngaged = distributions.asksEngaged && state.isEngaged(target);
    met.ownTerrain = '';
    if (this.grantsVary) met.ownGrant = 0;
    const [key, rest] = [distributions.keyOf(farther, met), distributions.restOf(met)];
    const pair = own.index * tables.cards.length + other.index;
    const known = this.known[pair] ?? new Known(this.count);
    this.known[pair] = known;
    return known.get(key, rest) ?? known.set(key, rest, this.count.all);
  }
}
