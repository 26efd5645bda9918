/* The expected worth of single attacks. Results are cached by situation, for a turn or for the whole battle. */

import type { Board } from '../../../board/index.ts';
import type { Other, PlannedAttack, Way } from '../../../fight/index.ts';
import type { PairDistributions } from '../attacks/distributions.ts';
import { boardOf, knockbackWounds } from '../attacks/knockback.ts';
import { Known } from '../attacks/known-attacks.ts';
import { PLACE_ASKS } from '../attacks/place-dependencies.ts';
import type { AttackSituation } from '../attacks/situation.ts';
import type { Game } from '../game.ts';
import { moreOnLine } from '../ground/lines.ts';
import type { Promises } from '../state/memory.ts';
import { countedBy } from '../state/own-switches.ts';
import type { Expectations } from './expectations.ts';
import type { LastingPromises, Promised } from './lasting-promises.ts';
import { AT_MOST, AWAY, MOST_OF_TARGET, Situations } from './situations.ts';

/** The number of different changes to Range by glyphs that are distinguished. */
const FARTHER = 6;

/**
 * Numbers the conditions of two figures. A condition covers everything that decides attacks by one figure on the other,
 * apart from the attacker's place. Attacks between figures in the same condition have the same expected results in any
 * turn.
 */
class Conditions {
  private readonly game: Game;
  /** Whether situations already distinguish the sets of effects that other figures and glyphs give the attacker. */
  private readonly grantsVary: boolean;
  private readonly lasting: LastingPromises;
  /** Known conditions, indexed by own card and enemy card. */
  private readonly known: (Known<number> | undefined)[] = [];
  /** The number of conditions so far. */
  private readonly count = { all: 0 };
  private figure = -1;
  /** For each target, its condition. */
  private readonly found: Int32Array;
  /** For each target, the number of the `lookAt` call after which `found` was set. */
  private readonly foundAt: Int32Array;
  private look = 0;

  constructor(game: Game, grantsVary: boolean) {
    this.game = game;
    this.grantsVary = grantsVary;
    const { figures, lastingPromises } = game.tables;
    this.lasting = lastingPromises;
    this.found = new Int32Array(figures);
    this.foundAt = new Int32Array(figures);
  }

  /** Sets the attacker; -1 to clear it. Nothing may change for the attacker until the next call. */
  lookAt(figure: number): void {
    this.figure = figure;
    this.look++;
  }

  /** The number of conditions so far. */
  get size(): number {
    return this.count.all;
  }

  clear(): void {
    this.known.length = 0;
    this.count.all = 0;
  }

  /**
   * The number of the condition; -1 if anything about the place matters that situations do not cover, or if `figure` is
   * not the attacker.
   */
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
    return known.get(key, rest) ?? known.set(key, rest, this.lasting.nextCondition());
  }
}

/**
 * Rough number of additional figures that an attack from a place hits: enemies minus friends.
 *
 * @param enemies the enemies that the figure would be engaged with at the place, as bits
 */
function alsoHit(
  { state, tables }: Game,
  figure: number,
  place: number,
  target: number,
  { targets }: PlannedAttack,
  enemies: number,
): number {
  if (!targets) return 0;
  const { among, most } = targets;
  let near = 0;
  if (among.line !== undefined) {
    near = moreOnLine(state, figure, place, target, among);
  } else if (among.nextTo === 'attacker' || among.nextTo === 'both') {
    for (let rest = enemies; rest !== 0; rest &= rest - 1) near++;
    near--;
  } else {
    const side = tables.sideOf[target] as number;
    for (const [i, figures] of tables.figuresOf.entries()) {
      for (const one of figures) {
        if (one === target || !state.isOnBoard(one) || state.distance(target, one) > 1) continue;
        near += i === side ? 1 : among.nextTo === 'target' ? -1 : 0;
      }
    }
  }
  return Math.max(-2, Math.min(near, most - 1));
}

/** Maximum number of conditions. Above it, all conditions and their cached results are forgotten. */
const MOST_CONDITIONS = 2 ** 17;

/**
 * Expected results of attacks, called promises here, from exact distributions. Each call overwrites the object that the
 * previous call returned.
 */
export class AttackValues {
  private readonly game: Game;
  private readonly prospects: Expectations;
  private readonly board: Board<Other>;
  private readonly promise: Promised = { worth: 0, destroys: 0 };
  /** Expected results found since they were last discarded, indexed by situation. */
  private readonly promises: Promises;
  /** Expected results that hold for the whole battle, indexed by condition and situation. */
  private readonly lasting: LastingPromises;
  private readonly conditions: Conditions;
  /** Whether the last expected result depends on nearby figures or on terrain. */
  private asksPlaces = false;
  private look = 0;
  /** The holders of glyphs at the last call of `lookAt`. */
  private holders = 0;
  private knownFigure = -1;
  private readonly situations: Situations;

  constructor(game: Game, prospects: Expectations) {
    this.game = game;
    this.prospects = prospects;
    this.board = boardOf(game);
    const { figures, promises, lastingPromises } = game.tables;
    this.lasting = lastingPromises;
    this.situations = new Situations(game);
    this.conditions = new Conditions(game, this.situations.grants > 1);
    this.promises = promises;
    this.promises.reserve(figures * this.situations.ofTarget);
  }

  /** Discards all expected values that were computed before figures moved or attacked. */
  forget(): void {
    this.look = ++this.promises.look;
    this.conditions.lookAt(-1);
  }

  /** Sets the attacker; nothing may change until the next call. */
  lookAt(figure: number): void {
    if (this.conditions.size > MOST_CONDITIONS) this.conditions.clear();
    this.conditions.lookAt(figure);
    // Another figure of the card may just have moved onto a glyph.
    const holders = this.game.encounters.glyphs.holders();
    if (holders !== this.holders) this.look = ++this.promises.look;
    this.holders = holders;
  }

  /**
   * The expected result of a figure's best attack from a place on a target. The figure must be able to attack the
   * target from there.
   *
   * @param enemies the enemies that it would be engaged with there, as bits
   * @param distance spaces from the place to the target
   */
  of(
    figure: number,
    place: number,
    target: number,
    enemies: number,
    distance: number,
  ): Promised | undefined {
    this.standAt(figure, place);
    const distributions = this.game.encounters.distributions(figure, target);
    const at = this.numberOf(target, enemies, distance, distributions.placeAsks);
    return this.promised(at, target, enemies, distance, distributions);
  }

  /**
   * Sets the current figure and place.
   *
   * @returns the number of the kind of place, below `STANDS`; -1 if more about the place may matter than the kind
   * covers
   */
  standAt(figure: number, place: number): number {
    const { state } = this.game;
    if (this.knownFigure !== figure) {
      const own = state.card(figure);
      const isSame = this.knownFigure >= 0 && state.card(this.knownFigure) === own;
      // A switch, or a count of nearby figures, may depend on what another figure of the card has just done.
      const isAsked =
        own.decided.length > 0 || own.counted.some((one) => countedBy(one) === 'place');
      const isLike = isSame && own.areAlike && !isAsked;
      this.knownFigure = figure;
      if (!isLike) this.look = ++this.promises.look;
    }
    return this.situations.standAt(figure, place);
  }

  /** @see Situations.numberOf */
  numberOf(target: number, enemies: number, distance: number, asks: number): number {
    return this.situations.numberOf(target, enemies, distance, asks);
  }

  /** Whether the expected result in a situation is known since results were last discarded. */
  isKnown(at: number): boolean {
    return at >= 0 && this.promises.at[at] === this.look;
  }

  /** The known expected result in points, with `perDestroyed` points for a destroyed target. */
  worthAt(at: number, perDestroyed: number): number {
    const { known } = this.promises;
    return (known[2 * at] as number) + perDestroyed * (known[2 * at + 1] as number);
  }

  /** The expected result for the current figure in a situation; undefined if it has no attack there. */
  promised(
    at: number,
    target: number,
    enemies: number,
    distance: number,
    distributions: PairDistributions,
  ): Promised | undefined {
    const { promise, promises } = this;
    if (at < 0) this.find(target, enemies, distance, distributions);
    else if (this.isKnown(at)) {
      promise.worth = promises.known[2 * at] as number;
      promise.destroys = promises.known[2 * at + 1] as number;
    } else {
      this.recall(at, target, enemies, distance, distributions);
      promises.at[at] = this.look;
      promises.known[2 * at] = promise.worth;
      promises.known[2 * at + 1] = promise.destroys;
    }
    return promise.worth === Number.NEGATIVE_INFINITY ? undefined : promise;
  }

  /** Sets `promise`: takes it from `lasting` if it is known there, and otherwise computes it. */
  private recall(
    at: number,
    target: number,
    enemies: number,
    distance: number,
    distributions: PairDistributions,
  ): void {
    const { promise, lasting } = this;
    const { figure, place, ofTarget } = this.situations;
    const condition = this.conditions.of(figure, place, target, distributions);
    const key = condition * MOST_OF_TARGET + (at % ofTarget);
    if (condition >= 0 && lasting.recall(key, promise)) return;
    this.find(target, enemies, distance, distributions);
    if (condition >= 0 && !this.asksPlaces) lasting.keep(key, promise);
  }

  /** Computes `promise`. */
  private find(
    target: number,
    enemies: number,
    distance: number,
    distributions: PairDistributions,
  ): void {
    const { promise, situations } = this;
    const { figure, place } = situations;
    const { encounters, tables, state } = this.game;
    const isAtMost = distance === AT_MOST;
    const met = encounters.meets(figure, place, target, enemies !== 0);
    met.isAdjacent = (enemies & (1 << (tables.bitOf[target] as number))) !== 0;
    const away = isAtMost ? AWAY : situations.awayAs(distance, distributions.placeAsks);
    met.distance = met.isAdjacent ? 1 : away;
    if (distributions.asksEngaged) met.enemyEngaged = met.isAdjacent || state.isEngaged(target);
    promise.worth = Number.NEGATIVE_INFINITY;
    promise.destroys = 0;
    this.asksPlaces = false;
    for (const { ways } of encounters.ways(figure, target, met)) {
      for (const way of ways) this.weigh(way, target, enemies, met, distributions, isAtMost);
      if (distributions.hasOneWay) break;
    }
  }

  /**
   * @param isAtMost whether to assume that the attack hits as many figures as possible and costs the attacker nothing
   */
  private weigh(
    way: Way,
    target: number,
    enemies: number,
    met: AttackSituation,
    distributions: PairDistributions,
    isAtMost: boolean,
  ): void {
    const { prospects, promise } = this;
    const { figure, place } = this.situations;
    const { encounters, state } = this.game;
    const [own, other] = [state.card(figure), state.card(target)];
    let [worth, spared, isMade] = [0, 1, false];
    for (const planned of way.attacks) {
      if (!encounters.reaches(figure, target, planned, met)) continue;
      isMade = true;
      const distribution = distributions.attack(planned, met);
      worth += spared * (distribution.dealt + distribution.worn) * prospects.pointsPerWound(other);
      if (!isAtMost) worth -= distribution.suffered * prospects.pointsPerWound(own);
      if (planned.targets) {
        const { most } = planned.targets;
        if (!isAtMost) this.asksPlaces = true;
        const hit = isAtMost
          ? Math.min(most, state.tables.figures) - 1
          : alsoHit(this.game, figure, place, target, planned, enemies);
        worth += hit * distribution.dealt * prospects.pointsPerWound(other) * 0.8;
      }
      for (let points = 0; points < distribution.points.length; points++) {
        const share = distribution.points[points] as number;
        if (share === 0) continue;
        this.asksPlaces = true;
        const harm = knockbackWounds(this.game, this.board, figure, place, target, points);
        worth += spared * share * harm * prospects.pointsPerWound(other);
      }
      spared *= 1 - distribution.destroys;
    }
    if (!isMade) return;
    const destroys = 1 - spared;
    if (isAtMost) {
      promise.worth = Math.max(promise.worth, worth);
      promise.destroys = Math.max(promise.destroys, destroys);
    } else if (worth > promise.worth) {
      promise.worth = worth;
      promise.destroys = destroys;
    }
  }
}
