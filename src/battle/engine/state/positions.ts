/* The positions of figures on the board. `GameState` extends this class with the rest of the game. */

import { DIRECTIONS, type Ground, type Places } from '../../../board/index.ts';
import type { MovementProfile } from '../ground/movement-profile.ts';
import type { BattleCard } from './cards.ts';
import type { BattleTables } from './tables.ts';

/** The place of figures that are off the board. */
export const OUT = -1;

/** The positions of figures, and the distances, adjacency and sight between them. */
export class Positions {
  readonly tables: BattleTables;
  /** For each figure, its place (numbered by the places of its base), or `OUT`. */
  readonly place: Int32Array;
  /** For each space, the figure on it, or -1. */
  readonly occupant: Int16Array;
  /** For each figure, 1 while it is moving and does not occupy its spaces. */
  private readonly isPassing: Uint8Array;
  /** For each side, the number of figures that are moving and do not occupy their spaces. */
  private readonly passing = new Uint8Array(2);
  /** Changes whenever a figure is put on the board, taken off or moved. */
  version = 0;
  /** The last version that `asIfAt` used. Such versions are below -1, so that they equal no other version. */
  private trial = -1;
  /** Like `version`, but for each side: changes only if a figure of that side does. */
  readonly sideVersions = new Int32Array(2);
  /** For each figure, the enemies engaged with it, as bits, at the version in `besideAt`. */
  private readonly beside: Int32Array;
  /** For each figure, the `version` for which `beside` was computed. */
  private readonly besideAt: Int32Array;
  /** For each figure, its card. */
  private readonly cards: readonly BattleCard[];
  /** For each figure, the places for its base. */
  private readonly placesOf: readonly Places[];
  private readonly ground: Ground;

  constructor(tables: BattleTables) {
    this.tables = tables;
    const { figures, ground, cards } = tables;
    this.ground = ground;
    this.cards = Array.from(tables.cardOf, (card) => cards[card] as BattleCard);
    this.placesOf = this.cards.map(({ isDouble }) => (isDouble ? tables.double : tables.single));
    this.place = new Int32Array(figures);
    this.occupant = new Int16Array(ground.count);
    this.beside = new Int32Array(figures);
    this.besideAt = new Int32Array(figures);
    this.isPassing = new Uint8Array(figures);
  }

  private setPassing(figure: number, is: 0 | 1): void {
    const side = this.tables.sideOf[figure] as number;
    this.passing[side] = (this.passing[side] as number) + is - (this.isPassing[figure] as number);
    this.isPassing[figure] = is;
  }

  /** The result that `find` would give if a figure were at another place. The figure occupies no spaces meanwhile. */
  asIfAt<Found>(figure: number, place: number, find: () => Found): Found {
    const stood = this.place[figure] as number;
    const was = this.isPassing[figure] as 0 | 1;
    const { version } = this;
    // Results that are kept by version during `find` must not be used afterwards.
    this.version = --this.trial;
    this.setPassing(figure, 1);
    this.place[figure] = place;
    const found = find();
    this.place[figure] = stood;
    this.setPassing(figure, was);
    this.version = version;
    return found;
  }

  /** Removes all figures from the board. */
  clear(): void {
    this.place.fill(OUT);
    this.occupant.fill(-1);
    this.isPassing.fill(0);
    this.passing.fill(0);
    this.version++;
    for (const side of [0, 1]) this.sideVersions[side] = (this.sideVersions[side] as number) + 1;
  }

  /** Call when a figure is put on the board, taken off or moved. */
  private changed(figure: number): void {
    const side = this.tables.sideOf[figure] as number;
    this.version++;
    this.sideVersions[side] = (this.sideVersions[side] as number) + 1;
  }

  card(figure: number): BattleCard {
    return this.cards[figure] as BattleCard;
  }

  gait(figure: number): MovementProfile {
    return this.tables.gaits[this.tables.cardOf[figure] as number] as MovementProfile;
  }

  places(figure: number): Places {
    return this.placesOf[figure] as Places;
  }

  isOnBoard(figure: number): boolean {
    return (this.place[figure] as number) >= 0;
  }

  /** The first space of a figure on the board. `spaceB` gives the second, or -1 for a single base. */
  spaceA(figure: number): number {
    return this.places(figure).a[this.place[figure] as number] as number;
  }

  spaceB(figure: number): number {
    return this.places(figure).b[this.place[figure] as number] as number;
  }

  levelOf(figure: number): number {
    return this.places(figure).level[this.place[figure] as number] as number;
  }

  put(figure: number, place: number): void {
    const { a, b } = this.places(figure);
    this.changed(figure);
    this.setPassing(figure, 0);
    this.place[figure] = place;
    this.occupant[a[place] as number] = figure;
    const second = b[place] as number;
    if (second >= 0) this.occupant[second] = figure;
  }

  take(figure: number): void {
    if (!this.isOnBoard(figure)) return;
    const [a, b] = [this.spaceA(figure), this.spaceB(figure)];
    this.changed(figure);
    if (this.occupant[a] === figure) this.occupant[a] = -1;
    if (b >= 0 && this.occupant[b] === figure) this.occupant[b] = -1;
    this.place[figure] = OUT;
    this.setPassing(figure, 0);
  }

  /** Puts a moving figure at a place without occupying its spaces, because friends may be there. */
  pass(figure: number, place: number): void {
    this.take(figure);
    this.changed(figure);
    this.place[figure] = place;
    this.setPassing(figure, 1);
  }

  /** The distance between the nearest spaces of two figures' bases. */
  distance(f: number, g: number): number {
    return this.distanceFrom(f, this.place[f] as number, g);
  }

  /** Like `distance`, but with the first figure at another place. */
  distanceFrom(f: number, place: number, g: number): number {
    const { a, b } = this.places(f);
    return this.ground.spacesBetween(
      this.spaceA(g),
      this.spaceB(g),
      a[place] as number,
      b[place] as number,
    );
  }

  /** Whether figures of these Heights on two spaces are adjacent (RULES.md, section 2). */
  areBeside(s: number, height: number, t: number, otherHeight: number): boolean {
    const direction = this.ground.directionTo(s, t);
    return direction >= 0 && this.areBesideIn(s, direction, height, otherHeight);
  }

  /** Like `areBeside`, for a space and its neighbor in a direction. */
  areBesideIn(s: number, d: number, height: number, otherHeight: number): boolean {
    if (this.ground.walled[s * DIRECTIONS + d] === 1) return false;
    return (
      this.ground.isWithinHeight(s, d, height, otherHeight) ||
      !this.tables.scenario.rulings.adjacentWithinHeight
    );
  }

  areAdjacent(f: number, g: number): boolean {
    return this.isBesidePlace(f, this.place[f] as number, g);
  }

  /** Whether a figure at a place would be adjacent to another. */
  isBesidePlace(f: number, place: number, g: number): boolean {
    const { a, b } = this.places(f);
    const h = this.card(f).height;
    const i = this.card(g).height;
    const s = a[place] as number;
    const t = b[place] as number;
    const u = this.spaceA(g);
    const v = this.spaceB(g);
    if (this.areBeside(s, h, u, i)) return true;
    if (v >= 0 && this.areBeside(s, h, v, i)) return true;
    if (t < 0) return false;
    return this.areBeside(t, h, u, i) || (v >= 0 && this.areBeside(t, h, v, i));
  }

  /** The enemies with which a figure is engaged, as bits; 0 if the figure is off the board. */
  enemiesBeside(figure: number): number {
    if (this.besideAt[figure] === this.version) return this.beside[figure] as number;
    const place = this.place[figure] as number;
    const bits = place < 0 ? 0 : this.enemiesBesidePlace(figure, place);
    this.beside[figure] = bits;
    this.besideAt[figure] = this.version;
    return bits;
  }

  /** The enemies that a figure would be engaged with at a place, as bits. */
  enemiesBesidePlace(figure: number, place: number): number {
    const { sideOf } = this.tables;
    // An enemy that occupies no space cannot be found by looking at neighboring spaces.
    if ((this.passing[1 - (sideOf[figure] as number)] as number) > 0)
      return this.enemiesOneByOne(figure, place);
    const { a, b } = this.places(figure);
    const second = b[place] as number;
    const bits = this.enemiesBesideSpace(figure, a[place] as number);
    return second < 0 ? bits : bits | this.enemiesBesideSpace(figure, second);
  }

  private enemiesOneByOne(figure: number, place: number): number {
    const { sideOf, figuresOf, bitOf } = this.tables;
    let bits = 0;
    for (const enemy of figuresOf[1 - (sideOf[figure] as number)] as readonly number[]) {
      if (this.isOnBoard(enemy) && this.isBesidePlace(figure, place, enemy))
        bits |= 1 << (bitOf[enemy] as number);
    }
    return bits;
  }

  private enemiesBesideSpace(figure: number, space: number): number {
    const { occupant, ground } = this;
    const { sideOf, bitOf } = this.tables;
    const { side, height } = this.card(figure);
    let bits = 0;
    for (let d = 0; d < DIRECTIONS; d++) {
      const next = ground.neighbours[space * DIRECTIONS + d] as number;
      const there = next < 0 ? -1 : (occupant[next] as number);
      if (there < 0 || sideOf[there] === side) continue;
      if (!this.areBesideIn(space, d, height, this.card(there).height)) continue;
      bits |= 1 << (bitOf[there] as number);
    }
    return bits;
  }

  isEngaged(figure: number): boolean {
    return this.enemiesBeside(figure) !== 0;
  }

  /** Whether figure `f` at a place sees figure `g`. */
  sees(f: number, place: number, g: number): boolean {
    return this.seesAt(f, place, g, this.place[g] as number);
  }

  /** Whether figure `f` at a place sees figure `g` at another place. */
  seesAt(f: number, place: number, g: number, at: number): boolean {
    const { scenario, sight } = this.tables;
    const { a, b } = this.places(f);
    const { a: c, b: d } = this.places(g);
    const h = this.card(f).height;
    const i = this.card(g).height;
    const s = a[place] as number;
    const t = b[place] as number;
    const u = c[at] as number;
    const v = d[at] as number;
    const standing = scenario.rulings.figuresBlockSight ? this.heightsBut(f, g) : undefined;
    if (sight.isClear(s, h, u, i, standing)) return true;
    if (v >= 0 && sight.isClear(s, h, v, i, standing)) return true;
    if (t < 0) return false;
    return sight.isClear(t, h, u, i, standing) || (v >= 0 && sight.isClear(t, h, v, i, standing));
  }

  /** For each space, the Height of the figure there; 0 if no figure other than `f` and `g` is there. */
  private heightsBut(f: number, g: number): Int16Array {
    return Int16Array.from(this.occupant, (one) =>
      one < 0 || one === f || one === g ? 0 : this.card(one).height,
    );
  }
}
