import type { Board } from '../../../../../boards/board.ts';
import { specialAttacksOf } from '../../../combat/special-attack.ts';
import type { Way } from '../../../fights/planned-attack.ts';
import type { Other } from '../../../setup.ts';
import type { BattleCard } from '../cards.ts';
import { hasDone } from '../deeds.ts';
import type { PairDistributions } from '../distributions.ts';
import type { Game } from '../game.ts';
import { boardOf, knockbackWounds } from '../knockback.ts';
import type { Promises } from '../memory.ts';
import { heightClass, type Met } from '../met.ts';
import { PLACE_ASKS } from '../place-asks.ts';
import { alsoHit } from './also-hit.ts';
import { Conditions } from './conditions.ts';
import { LastingPromises, type Promised } from './lasting-promises.ts';
import type { Prospects } from './prospects.ts';

/** Of one target: five classes of height, distances, terrain, moved or not, and whether others are adjacent. */
const DISTANCES = 32;
const LETTERS = 8;
const SITUATIONS = 5 * DISTANCES * LETTERS * 4;
/** Of sets of effects that auras give, the first ones. */
const GRANTS = 4;

/** Spaces to the nearest target that is not adjacent. */
export const AWAY = 2;
const SAME_DISTANCES = Uint8Array.from({ length: DISTANCES }, (_, far) => Math.max(AWAY, far));

/** Levels that are told apart, and what may matter of a place beside who is adjacent there. */
const LEVELS = 64;
export const STANDS = LEVELS * LETTERS * GRANTS;

/** Conditions in which promises were made that are told apart at a time. */
const MOST_CONDITIONS = 2 ** 17;

/** What attacks promise, by exact expectation. One object is filled again by the next call. */
export class AttackPromises {
  private readonly game: Game;
  private readonly prospects: Prospects;
  private readonly board: Board<Other>;
  private readonly promise: Promised = { worth: 0, destroys: 0 };
  /** Promises that are known since the last look, by target, height and adjacency. */
  private readonly promises: Promises;
  /** Promises that hold in the whole battle, by condition of the two and situation. */
  private readonly lasting = new LastingPromises();
  private readonly conditions: Conditions;
  /** Whether the last promise depends on who or what is near. */
  private asksPlaces = false;
  /** Sets of effects that are told apart. */
  private readonly grants: number;
  private look = 0;
  /** Who held which glyph at the last look. */
  private holders = 0;
  private knownFigure = -1;
  /** Of the figure and the place that are asked about: whether nothing else of the place matters, and what does. */
  private figure = -1;
  private place = -1;
  private isSure = false;
  private farAs: Uint8Array = SAME_DISTANCES;
  /** By card. */
  private readonly farAsBy: (Uint8Array | undefined)[] = [];
  private level = 0;
  private letter = 0;
  private moved = 0;
  private grant = 0;

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
    if (this.conditions.size > MOST_CONDITIONS) {
      this.lasting.clear();
      this.conditions.clear();
    }
    this.conditions.lookAt(figure);
    // Another figure of the card may just have moved onto a glyph.
    const holders = this.game.encounters.glyphs.holders();
    if (holders !== this.holders) this.look = ++this.promises.look;
    this.holders = holders;
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
    this.standAt(figure, place);
    const distributions = this.game.encounters.distributions(figure, target);
    const at = this.numberOf(target, enemies, distance, distributions.placeAsks);
    return this.promised(at, target, enemies, distance, distributions);
  }

  /**
   * From now on a figure is asked about at a place: what its situations there have in common.
   *
   * @returns the number of what matters of the place, below `STANDS`; -1 where that may be more
   */
  standAt(figure: number, place: number): number {
    const { state, encounters, tables } = this.game;
    const own = state.card(figure);
    const { level, a } = state.places(figure);
    this.figure = figure;
    this.place = place;
    this.farAs = this.farAsOf(own);
    // Where Knockback leads, and whom a line hits, depends on the very place.
    this.isSure = !own.superStrength && own.lineReach === 0 && !hasDone(state, figure, 'ran');
    if (!this.isSure) return -1;
    if (this.knownFigure !== figure) {
      const isLike = this.knownFigure >= 0 && state.card(this.knownFigure) === own && own.areAlike;
      this.knownFigure = figure;
      if (!isLike) this.look = ++this.promises.look;
    }
    this.level = level[place] as number;
    this.letter = tables.ground.letterNumbers[a[place] as number] as number;
    this.moved = Number(place !== state.began[figure]);
    this.grant = this.grants === 1 ? 0 : encounters.grantAt(figure, place);
    if (this.grant >= this.grants) this.isSure = false;
    if (!this.isSure || this.letter >= LETTERS || this.level >= LEVELS) return -1;
    return (this.level * LETTERS + this.letter) * GRANTS + this.grant;
  }

  /**
   * The number of the situation in which the figure that is asked about would attack a target from where it stands; -1
   * where that depends on more.
   *
   * @param asks what attacks of the two depend on of the place: bits of `PLACE_ASKS`
   */
  numberOf(target: number, enemies: number, distance: number, asks: number): number {
    if (!this.isSure) return -1;
    const { state, tables } = this.game;
    const letter = (asks & PLACE_ASKS.terrain) === 0 ? 0 : this.letter;
    const bit = 1 << (tables.bitOf[target] as number);
    const far = (enemies & bit) !== 0 ? 1 : this.awayAs(distance, asks);
    if (far >= DISTANCES || letter >= LETTERS) return -1;
    const moved = (asks & PLACE_ASKS.movement) === 0 ? 0 : this.moved;
    const others = (asks & PLACE_ASKS.engagement) !== 0 && (enemies & ~bit) !== 0 ? 1 : 0;
    const stand = heightClass(this.level - state.levelOf(target)) * DISTANCES + far;
    const situation = ((stand * LETTERS + letter) * 2 + moved) * 2 + others;
    return (target * SITUATIONS + situation) * this.grants + this.grant;
  }

  /** Of all distances at which the same attacks reach the farthest, where nothing else asks how far away a target is. */
  private awayAs(distance: number, asks: number): number {
    const isAsked = (asks & PLACE_ASKS.distance) !== 0 || distance >= DISTANCES;
    return isAsked ? Math.max(AWAY, distance) : (this.farAs[distance] as number);
  }

  /** By distance: the least range of a card's attacks that reaches so far; the distance itself where none does. */
  private farAsOf({ index, card, side }: BattleCard): Uint8Array {
    // A glyph makes normal attacks reach farther.
    if (this.game.encounters.glyphs.range(side) > 0) return SAME_DISTANCES;
    const known = this.farAsBy[index];
    if (known) return known;
    const ranges = [card.range, ...specialAttacksOf(card).map(({ range }) => range)];
    const found = SAME_DISTANCES.map((far) =>
      Math.min(...ranges.filter((range) => range >= far), DISTANCES - 1),
    );
    this.farAsBy[index] = found;
    return found;
  }

  /** Whether the promise of a situation is known since the last look. */
  isKnown(at: number): boolean {
    return at >= 0 && this.promises.at[at] === this.look;
  }

  /** What is known to be promised: points, with so many more for a figure that is destroyed. */
  worthAt(at: number, perDestroyed: number): number {
    const { known } = this.promises;
    return (known[2 * at] as number) + perDestroyed * (known[2 * at + 1] as number);
  }

  /** The promise of a situation of the figure that is asked about. */
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

  /** Fills the promise with what two figures in the same condition had from such a place, if any had. */
  private recall(
    at: number,
    target: number,
    enemies: number,
    distance: number,
    distributions: PairDistributions,
  ): void {
    const { promise, lasting, figure, place } = this;
    const condition = this.conditions.of(figure, place, target, distributions);
    const ofTarget = SITUATIONS * this.grants;
    const key = condition * ofTarget + (at % ofTarget);
    if (condition >= 0 && lasting.recall(key, promise)) return;
    this.find(target, enemies, distance, distributions);
    if (condition >= 0 && !this.asksPlaces) lasting.keep(key, promise);
  }

  /** Fills the promise. */
  private find(
    target: number,
    enemies: number,
    distance: number,
    distributions: PairDistributions,
  ): void {
    const { figure, place } = this;
    const { encounters, tables } = this.game;
    const met = encounters.meets(figure, place, target, enemies !== 0);
    met.isAdjacent = (enemies & (1 << (tables.bitOf[target] as number))) !== 0;
    met.distance = met.isAdjacent ? 1 : this.awayAs(distance, distributions.placeAsks);
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
      const hit = planned.targets ? alsoHit(this.game, figure, place, target, planned, enemies) : 0;
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
}
