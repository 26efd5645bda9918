/* The choice of attacks for `standard`: the best attack from each place, and the order in which figures attack. */

import type { Places } from '../../../board/index.ts';
import type { Acts } from '../acts.ts';
import type { MostAway } from '../attacks/place-dependencies.ts';
import type { Game } from '../game.ts';
import { mayAttackPast } from '../ground/engaging.ts';
import type { AttackOutlook } from './attack-outlook.ts';
import type { AttackValues } from './attack-values.ts';
import type { Expectations } from './expectations.ts';
import { AT_MOST, AWAY, STANDS } from './situations.ts';
import type { Weights } from './weights.ts';

const BOUND_AT: Readonly<Record<MostAway, number>> = { near: AWAY, rough: AT_MOST, unknown: -1 };

/**
 * For each kind of place, an upper bound for attacks on targets that are not adjacent, and the number of the `aim` call
 * for which it was computed. All battles on a thread share this table and the count of calls, because a table for each
 * policy would take more memory than all other tables of the policy.
 */
const AWAY_BOUNDS = {
  bounds: new Float64Array(STANDS),
  // Millions of games have more calls than fit into 32 bits.
  aimOf: new Float64Array(STANDS),
  aims: 0,
};

/** Finds and makes the best attacks of figures in this turn. */
export class AttackChoice {
  private readonly game: Game;
  private readonly acts: Acts;
  private readonly weights: Weights;
  private readonly prospects: Expectations;
  private readonly promises: AttackValues;
  /** The aiming figure. */
  private figure = -1;
  /** The places for the figure's base. */
  private places: Places;
  /** The longest reach of the figure's attacks. */
  private reach = 0;
  /** The distance beyond which the figure can attack only adjacent figures. */
  private farthest = 0;
  /**
   * A table of the figure's targets, one array per column: the figure, its value, an upper bound for an attack, the
   * bits of `PLACE_ASKS`, the figure's bit, and the distances from its spaces.
   */
  private count = 0;
  private readonly target: Int16Array;
  private readonly value: Float64Array;
  private readonly most: Float64Array;
  private readonly asks: Uint8Array;
  /**
   * For each target, the distance at which the value of an attack is an upper bound for all attacks on the target while
   * it is not adjacent; -1 if there is no such bound.
   */
  private readonly boundAt: Int8Array;
  private readonly bit: Int32Array;
  private readonly firstRow: Int16Array[] = [];
  private readonly secondRow: Int16Array[] = [];
  /** The number of the current `aim` call in `AWAY_BOUNDS`. */
  private aims = 0;

  constructor(
    game: Game,
    acts: Acts,
    weights: Weights,
    prospects: Expectations,
    promises: AttackValues,
  ) {
    this.game = game;
    this.acts = acts;
    this.weights = weights;
    this.prospects = prospects;
    this.promises = promises;
    const { figures, single } = game.tables;
    this.places = single;
    this.target = new Int16Array(figures);
    this.value = new Float64Array(figures);
    this.most = new Float64Array(figures);
    this.asks = new Uint8Array(figures);
    this.boundAt = new Int8Array(figures);
    this.bit = new Int32Array(figures);
  }

  /**
   * Collects the targets of a figure of the current card, for attacks from many places. Nothing may change until the
   * figure has aimed from all of them.
   *
   * @param moved the distance to the farthest of those places, in spaces
   */
  aim(figure: number, { targets }: AttackOutlook, moved: number): void {
    const { state, encounters, tables } = this.game;
    const { distances } = tables.ground;
    this.promises.lookAt(figure);
    this.figure = figure;
    this.places = state.places(figure);
    this.reach = state.card(figure).reach;
    this.farthest = encounters.farthest(figure);
    this.aims = ++AWAY_BOUNDS.aims;
    // The other half of a double base may be a space farther away.
    const within = moved + this.farthest + Number(state.spaceB(figure) >= 0);
    let count = 0;
    for (const { figure: target, most, value } of targets) {
      if (!state.isOnBoard(target)) continue;
      if (state.distance(figure, target) > within) continue;
      const [first, second] = [state.spaceA(target), state.spaceB(target)];
      this.target[count] = target;
      this.value[count] = value;
      this.most[count] = most;
      const { placeAsks, mostAway } = encounters.distributions(figure, target);
      this.asks[count] = placeAsks;
      this.boundAt[count] = BOUND_AT[mostAway];
      this.bit[count] = 1 << (tables.bitOf[target] as number);
      this.firstRow[count] = distances.of(first);
      this.secondRow[count] = distances.of(second < 0 ? first : second);
      count++;
    }
    this.count = count;
  }

  /**
   * Upper bound for what the aiming figure's attack from a place is worth, assuming that it could attack any of its
   * targets.
   *
   * @param enemies the enemies that it would be engaged with there, as bits
   */
  atMost(place: number, enemies: number): number {
    if (enemies === 0 && this.reach === 1) return 0;
    const { figure, promises, game } = this;
    const stand = promises.standAt(figure, place);
    if (stand < 0) return Number.POSITIVE_INFINITY;
    let most = 0;
    if (enemies !== 0) {
      for (let i = 0; i < this.count; i++) {
        if ((enemies & (this.bit[i] as number)) === 0) continue;
        most = Math.max(most, this.promiseAt(i, enemies, 1));
      }
      const { pastReach, index } = game.state.card(figure);
      if (pastReach === 0 && !mayAttackPast(game.tables.engaging, index, enemies)) return most;
    }
    const { bounds, aimOf } = AWAY_BOUNDS;
    if (aimOf[stand] !== this.aims) {
      aimOf[stand] = this.aims;
      bounds[stand] = this.mostAway();
    }
    return Math.max(most, bounds[stand] as number);
  }

  /** Upper bound for attacks on targets that are not adjacent. */
  private mostAway(): number {
    let most = 0;
    for (let i = 0; i < this.count; i++) {
      const at = this.boundAt[i] as number;
      if (at < 0) return Number.POSITIVE_INFINITY;
      most = Math.max(most, this.promiseAt(i, 0, at));
    }
    return most;
  }

  /** The worth of attacking a target from the current place at a given distance. */
  private promiseAt(i: number, enemies: number, distance: number): number {
    const { figure, promises } = this;
    const target = this.target[i] as number;
    const perDestroyed = this.weights.kill * (this.value[i] as number);
    const at = promises.numberOf(target, enemies, distance, this.asks[i] as number);
    if (at < 0) return Number.POSITIVE_INFINITY;
    if (promises.isKnown(at)) return promises.worthAt(at, perDestroyed);
    const pair = this.game.encounters.distributions(figure, target);
    const promise = promises.promised(at, target, enemies, distance, pair);
    return promise ? promise.worth + perDestroyed * promise.destroys : 0;
  }

  /**
   * The worth of the aiming figure's best attack from a place; 0 if the figure has no attack there.
   *
   * @param enemies the enemies that it would be engaged with there, as bits
   */
  best(place: number, enemies: number): number {
    if (enemies === 0 && this.reach === 1) return 0;
    const { figure, places, farthest, most: atMost, bit, promises } = this;
    const { encounters } = this.game;
    const [a, b] = [places.a[place] as number, places.b[place] as number];
    let [most, stands] = [0, false];
    for (let i = 0; i < this.count; i++) {
      if ((atMost[i] as number) <= most) continue;
      const far = b < 0 ? this.farFrom(i, a) : Math.min(this.farFrom(i, a), this.farFrom(i, b));
      // A cheap check first: most enemies are too far away.
      if (far > farthest && (enemies & (bit[i] as number)) === 0) continue;
      if (!stands) promises.standAt(figure, place);
      stands = true;
      const target = this.target[i] as number;
      const perDestroyed = this.weights.kill * (this.value[i] as number);
      const at = promises.numberOf(target, enemies, far, this.asks[i] as number);
      // The values of most attacks are known by now, so whether an attack is possible is checked only if it would be
      // better.
      if (promises.isKnown(at) && promises.worthAt(at, perDestroyed) <= most) continue;
      if (!encounters.canTarget(figure, place, target, enemies, far)) continue;
      const pair = encounters.distributions(figure, target);
      const promise = promises.promised(at, target, enemies, far, pair);
      if (promise) most = Math.max(most, promise.worth + perDestroyed * promise.destroys);
    }
    return most;
  }

  /** Distance from a space to the nearer half of a target. */
  private farFrom(i: number, space: number): number {
    const first = (this.firstRow[i] as Int16Array)[space] as number;
    const second = (this.secondRow[i] as Int16Array)[space] as number;
    return first < second ? first : second;
  }

  /**
   * What an attack is worth, with a bonus for destroying the target.
   *
   * @param value value of the target, in points
   * @param far distance to the target, in spaces
   */
  private worthOf(
    figure: number,
    place: number,
    target: number,
    enemies: number,
    value: number,
    far: number,
  ): number {
    const promise = this.promises.of(figure, place, target, enemies, far);
    if (!promise) return 0;
    return promise.worth + this.weights.kill * promise.destroys * value;
  }

  /**
   * Makes the attacks of the given figures of a side. Each attacks its best target, and the best attack is made first.
   */
  make(figures: readonly number[]): void {
    const { game, acts, prospects, promises } = this;
    const { state, tables, encounters } = game;
    const enemies = tables.figuresOf[
      1 - (tables.sideOf[figures[0] as number] as number)
    ] as readonly number[];
    const tried = new Set<number>();
    for (;;) {
      let by = -1;
      let on = -1;
      let most = 0;
      for (const figure of figures) {
        if (tried.has(figure) || !acts.canStillAttack(figure)) continue;
        const place = state.place[figure] as number;
        const bits = state.enemiesBeside(figure);
        promises.lookAt(figure);
        for (const target of enemies) {
          if (!state.isOnBoard(target) || !encounters.canTarget(figure, place, target, bits))
            continue;
          const value = prospects.valueOfFigure(state.card(target));
          const far = state.distanceFrom(figure, place, target);
          const worth = this.worthOf(figure, place, target, bits, value, far);
          if (worth > most) {
            by = figure;
            on = target;
            most = worth;
          }
        }
      }
      if (by < 0) return;
      tried.add(by);
      acts.attack(by, on);
      promises.forget();
      if (game.isOver()) return;
    }
  }
}
