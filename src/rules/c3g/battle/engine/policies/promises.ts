import type { Board } from '../../../../../boards/board.ts';
import type { PlannedAttack, Way } from '../../../fights/ways.ts';
import type { Other } from '../../../setup.ts';
import { hasDone } from '../deeds.ts';
import type { PairDistributions } from '../distributions.ts';
import type { Game } from '../game.ts';
import { boardOf, knockbackWounds } from '../knockback.ts';
import { moreOnLine } from '../lines.ts';
import type { Promises } from '../memory.ts';
import { heightClass, type Met } from '../met.ts';
import { Conditions } from './conditions.ts';
import type { Prospects } from './prospects.ts';

/** Of one target: five classes of height, distances, terrain, moved or not, and whether others are adjacent. */
const DISTANCES = 32;
const LETTERS = 8;
const SITUATIONS = 5 * DISTANCES * LETTERS * 4;
/** Of sets of effects that auras give, the first ones. */
const GRANTS = 4;

/** Promises that are kept for the whole battle, and conditions in which they were made. */
const MOST_LASTING = 2 ** 17;

/** What an attack promises: points of the enemy's, less one's own; and how likely it destroys. */
export interface Promised {
  worth: number;
  destroys: number;
}

/** What attacks promise, by exact expectation. One object is filled again by the next call. */
export class AttackPromises {
  private readonly game: Game;
  private readonly prospects: Prospects;
  private readonly board: Board<Other>;
  private readonly promise: Promised = { worth: 0, destroys: 0 };
  /** Promises that are known since the last look, by target, height and adjacency. */
  private readonly promises: Promises;
  /** Promises that hold in the whole battle, by condition of the two and situation. */
  private readonly lasting = new Map<number, Readonly<Promised>>();
  private readonly conditions: Conditions;
  /** Whether the last promise depends on who or what is near. */
  private asksPlaces = false;
  /** Sets of effects that are told apart. */
  private readonly grants: number;
  private look = 0;
  private knownFigure = -1;

  constructor(game: Game, prospects: Prospects) {
    this.game = game;
    this.prospects = prospects;
    this.board = boardOf(game);
    const { figures, auras, promises } = game.tables;
    this.grants = auras.all.length + auras.gifts.length > 0 ? GRANTS : 1;
    this.conditions = new Conditions(game, this.grants > 1);
    this.promises = promises;
    this.promises.reserve(figures * SITUATIONS * this.grants);
  }

  /** Figures have moved or attacked: what was known of attacks is forgotten. */
  forget(): void {
    this.look = ++this.promises.look;
    this.conditions.lookAt(-1);
  }

  /** From now on attacks of a figure are asked about, and nothing changes before the next look. */
  lookAt(figure: number): void {
    if (this.lasting.size + this.conditions.size > MOST_LASTING) {
      this.lasting.clear();
      this.conditions.clear();
    }
    this.conditions.lookAt(figure);
  }

  /**
   * The best that a figure's attacks from a place promise against a target.
   *
   * @param enemies those that it would be engaged with there, as bits; the target is one that can be targeted
   * @param distance spaces from there to the target
   */
  of(
    figure: number,
    place: number,
    target: number,
    enemies: number,
    distance: number,
  ): Promised | undefined {
    const { encounters, state } = this.game;
    const distributions = encounters.distributions(figure, target);
    const { promise, promises } = this;
    const own = state.card(figure);
    // Where Knockback leads depends on the very place.
    const situation = own.superStrength
      ? -1
      : this.situationOf(figure, place, target, enemies, distance, distributions.asksTerrain);
    if (situation < 0) {
      this.find(figure, place, target, enemies, distributions);
      return promise.worth === Number.NEGATIVE_INFINITY ? undefined : promise;
    }
    if (this.knownFigure !== figure) {
      const isLike = this.knownFigure >= 0 && state.card(this.knownFigure) === own && own.areAlike;
      this.knownFigure = figure;
      if (!isLike) this.look = ++promises.look;
    }
    const at = target * SITUATIONS * this.grants + situation;
    if (promises.at[at] === this.look) {
      promise.worth = promises.known[2 * at] as number;
      promise.destroys = promises.known[2 * at + 1] as number;
    } else {
      this.recall(figure, place, target, enemies, distributions, situation);
      promises.at[at] = this.look;
      promises.known[2 * at] = promise.worth;
      promises.known[2 * at + 1] = promise.destroys;
    }
    return promise.worth === Number.NEGATIVE_INFINITY ? undefined : promise;
  }

  /** Fills the promise with what two figures in the same condition had from such a place, if any had. */
  private recall(
    figure: number,
    place: number,
    target: number,
    enemies: number,
    distributions: PairDistributions,
    situation: number,
  ): void {
    const { promise, lasting } = this;
    const condition = this.conditions.of(figure, place, target, distributions);
    const key = condition * SITUATIONS * this.grants + situation;
    const known = condition < 0 ? undefined : lasting.get(key);
    if (known) {
      promise.worth = known.worth;
      promise.destroys = known.destroys;
      return;
    }
    this.find(figure, place, target, enemies, distributions);
    if (condition >= 0 && !this.asksPlaces) lasting.set(key, { ...promise });
  }

  /** A number for all that an attack depends on by the place of the figure: -1 where there is more. */
  private situationOf(
    figure: number,
    place: number,
    target: number,
    enemies: number,
    distance: number,
    asksTerrain: boolean,
  ): number {
    const { state, encounters, tables } = this.game;
    const { level, a } = state.places(figure);
    const letter = asksTerrain ? (tables.ground.letterNumbers[a[place] as number] as number) : 0;
    const bit = 1 << (tables.bitOf[target] as number);
    const isAdjacent = (enemies & bit) !== 0;
    const far = isAdjacent ? 1 : Math.max(2, distance);
    if (far >= DISTANCES || letter >= LETTERS || hasDone(state, figure, 'ran')) return -1;
    if (state.card(figure).lineReach > 0) return -1;
    const above = (level[place] as number) - state.levelOf(target);
    const others = Number((enemies & ~bit) !== 0);
    const moved = Number(place !== state.began[figure]);
    const stand = heightClass(above) * DISTANCES + far;
    const situation = ((stand * LETTERS + letter) * 2 + moved) * 2 + others;
    if (this.grants === 1) return situation;
    const grant = encounters.grantAt(figure, place);
    return grant < this.grants ? situation * this.grants + grant : -1;
  }

  /** Fills the promise. */
  private find(
    figure: number,
    place: number,
    target: number,
    enemies: number,
    distributions: PairDistributions,
  ): void {
    const { encounters } = this.game;
    const met = encounters.meets(figure, place, target, enemies !== 0);
    this.promise.worth = Number.NEGATIVE_INFINITY;
    this.asksPlaces = false;
    for (const { ways } of encounters.ways(figure, target, met)) {
      for (const way of ways) this.weigh(way, figure, place, target, met, distributions, enemies);
      if (distributions.hasOneWay) break;
    }
  }

  private weigh(
    way: Way,
    figure: number,
    place: number,
    target: number,
    met: Met,
    distributions: PairDistributions,
    enemies: number,
  ): void {
    const { prospects } = this;
    const { encounters, state } = this.game;
    const [own, other] = [state.card(figure), state.card(target)];
    let [worth, spared, isMade] = [0, 1, false];
    for (const planned of way.attacks) {
      if (!encounters.reaches(figure, target, planned, met)) continue;
      isMade = true;
      if (planned.targets) this.asksPlaces = true;
      const distribution = distributions.attack(planned, met);
      const hit = planned.targets ? this.alsoHit(figure, place, target, planned, enemies) : 0;
      worth +=
        spared * (distribution.dealt + distribution.worn) * prospects.pointsPerWound(other) +
        hit * distribution.dealt * prospects.pointsPerWound(other) * 0.8 -
        distribution.suffered * prospects.pointsPerWound(own);
      for (let points = 0; points < distribution.points.length; points++) {
        const share = distribution.points[points] as number;
        if (share === 0) continue;
        this.asksPlaces = true;
        const harm = knockbackWounds(this.game, this.board, figure, place, target, points);
        worth += spared * share * harm * prospects.pointsPerWound(other);
      }
      spared *= 1 - distribution.destroys;
    }
    if (!isMade || worth <= this.promise.worth) return;
    this.promise.worth = worth;
    this.promise.destroys = 1 - spared;
  }

  /** How many more figures an attack hits, enemies less friends, roughly. */
  private alsoHit(
    figure: number,
    place: number,
    target: number,
    { targets }: PlannedAttack,
    enemies: number,
  ): number {
    if (!targets) return 0;
    const { state, tables } = this.game;
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
}
