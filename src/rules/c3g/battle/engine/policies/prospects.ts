import type { Board } from '../../../../../boards/board.ts';
import type { PlannedAttack, Way } from '../../../fights/ways.ts';
import type { Other } from '../../../setup.ts';
import type { BattleCard } from '../cards.ts';
import { hasDone } from '../deeds.ts';
import type { Game } from '../game.ts';
import { spacesBetween } from '../ground.ts';
import { boardOf, knockbackWounds } from '../knockback.ts';
import { Known } from '../known-pairs.ts';
import { moreOnLine } from '../lines.ts';
import type { Promises } from '../memory.ts';
import { heightClass, type Met, newMet } from '../met.ts';
import { valuesOf } from './values.ts';

/** Whom a figure could attack from where it stands. */
export function targetsFrom(game: Game, figure: number): number[] {
  const { state, tables, encounters } = game;
  const place = state.place[figure] as number;
  const enemies = (
    tables.figuresOf[1 - (tables.sideOf[figure] as number)] as readonly number[]
  ).filter((one) => state.isOnBoard(one));
  const bits = state.enemiesBeside(figure);
  return enemies.filter((enemy) => {
    if (!encounters.canTarget(figure, place, enemy, bits)) return false;
    const met = encounters.meets(figure, place, enemy, bits !== 0);
    const [{ ways } = { ways: [] }] = encounters.ways(figure, enemy, met);
    return ways.some((way) =>
      way.attacks.some((one) => encounters.reaches(figure, enemy, one, met)),
    );
  });
}

/** Of one target: five classes of height, distances, terrain, moved or not, and whether others are adjacent. */
const DISTANCES = 32;
const LETTERS = 8;
const SITUATIONS = 5 * DISTANCES * LETTERS * 4;
/** Of sets of effects that auras give, the first ones. */
const GRANTS = 4;
const MOST_SETS = 1024;

/** How far glyphs change Ranges, as far as it is told apart. */
const FARTHER = 6;
/** Promises that are kept for the whole battle. */
const MOST_LASTING = 2 ** 17;

/** What an attack promises: points of the enemy's, less one's own; and how likely it destroys. */
interface Prospect {
  worth: number;
  destroys: number;
}

/** What figures can hope for and have to fear, by exact expectation. Objects are filled again by the next call. */
export class Prospects {
  private readonly game: Game;
  private readonly board: Board<Other>;
  private readonly promise: Prospect = { worth: 0, destroys: 0 };
  private readonly met: Met = newMet();
  /** By card and card; negative: not known yet. The same by sets of effects that others give. */
  private readonly gains: Float64Array;
  private readonly gainsBySet = new Map<number, Float64Array>();

  /** Promises that are known since the last look, by target, height and adjacency. */
  private readonly promises: Promises;
  /** By card and card, promises that hold in the whole battle, by situation; and how many they are. */
  private readonly lasting: (Known<Readonly<Prospect>> | undefined)[] = [];
  private readonly kept = { all: 0 };
  /** Whether the last promise depends on who or what is near. */
  private asksPlaces = false;
  /** Sets of effects that are told apart. */
  private readonly grants: number;
  private look = 0;
  private knownFigure = -1;

  /** By card; worked out when first asked for. */
  private values: Float64Array | undefined;

  constructor(game: Game) {
    this.game = game;
    this.board = boardOf(game);
    const { figures, auras, cards } = game.tables;
    this.gains = new Float64Array(cards.length ** 2).fill(-1);
    this.grants = auras.all.length + auras.gifts.length > 0 ? GRANTS : 1;
    this.promises = game.tables.promises;
    this.promises.reserve(figures * SITUATIONS * this.grants);
  }

  /** What a figure of a card counts, in points. */
  valueOfFigure({ index, figures }: BattleCard): number {
    this.values ??= valuesOf(this.game.tables, (own, other, ownGrant, enemyGrant) =>
      this.meanWounds(own, other, ownGrant, enemyGrant),
    );
    return (this.values[index] as number) / figures;
  }

  /** What all that is left of a card counts. */
  valueLeft(card: BattleCard): number {
    const { state } = this.game;
    let left = 0;
    for (let f = card.firstFigure; f < card.firstFigure + card.figures; f++)
      left += (state.lives[f] as number) * (card.life - (state.wounds[f] as number));
    return left * this.pointsPerWound(card);
  }

  pointsPerWound(card: BattleCard): number {
    return this.valueOfFigure(card) / card.life;
  }

  /** Figures have moved or attacked: what was known of attacks is forgotten. */
  forget(): void {
    this.look = ++this.promises.look;
  }

  /**
   * The best that a figure's attacks from a place promise against a target.
   *
   * @param enemies those that it would be engaged with there, as bits; the target is one that can be targeted
   */
  attack(figure: number, place: number, target: number, enemies: number): Prospect | undefined {
    const { encounters, state } = this.game;
    const distributions = encounters.distributions(figure, target);
    const { promise } = this;
    const [own, other] = [state.card(figure), state.card(target)];
    // Where Knockback leads depends on the very place.
    const at = own.superStrength
      ? -1
      : this.situationOf(figure, place, target, enemies, distributions.asksTerrain);
    if (at >= 0) {
      if (this.knownFigure !== figure) {
        const isLike =
          this.knownFigure >= 0 && state.card(this.knownFigure) === own && own.areAlike;
        this.knownFigure = figure;
        if (!isLike) this.look = ++this.promises.look;
      }
      if (this.promises.at[at] === this.look) {
        promise.worth = this.promises.known[2 * at] as number;
        promise.destroys = this.promises.known[2 * at + 1] as number;
        return promise.worth === Number.NEGATIVE_INFINITY ? undefined : promise;
      }
    }
    const met = encounters.meets(figure, place, target, enemies !== 0);
    const lasting = this.lastingOf(own, other);
    // A single attack is looked up as soon as what it promises.
    const kind = distributions.hasOneWay ? -1 : this.kindOf(own, other, met);
    const key = kind < 0 ? 0 : distributions.keyOf(kind, met);
    const rest = kind < 0 ? 0 : distributions.restOf(met);
    const known = kind < 0 ? undefined : lasting.get(key, rest);
    if (known) {
      promise.worth = known.worth;
      promise.destroys = known.destroys;
    } else {
      promise.worth = Number.NEGATIVE_INFINITY;
      this.asksPlaces = false;
      for (const { ways } of encounters.ways(figure, target, met)) {
        for (const way of ways)
          this.weigh(way, figure, place, target, met, distributions, own, other, enemies);
        if (distributions.hasOneWay) break;
      }
      if (kind >= 0 && !this.asksPlaces) lasting.set(key, rest, { ...promise });
    }
    if (at >= 0) {
      this.promises.at[at] = this.look;
      this.promises.known[2 * at] = promise.worth;
      this.promises.known[2 * at + 1] = promise.destroys;
    }
    return promise.worth === Number.NEGATIVE_INFINITY ? undefined : promise;
  }

  private lastingOf(own: BattleCard, other: BattleCard): Known<Readonly<Prospect>> {
    if (this.kept.all > MOST_LASTING) {
      this.lasting.length = 0;
      this.kept.all = 0;
    }
    const at = own.index * this.game.tables.cards.length + other.index;
    const lasting = this.lasting[at] ?? new Known(this.kept);
    this.lasting[at] = lasting;
    return lasting;
  }

  /** What a promise depends on that distributions of attacks do not, as one number; -1: on more. */
  private kindOf(own: BattleCard, other: BattleCard, met: Met): number {
    const { state, encounters } = this.game;
    const { glyphs } = encounters;
    if (state.gifts.length > 0 || own.superStrength || met.distance >= DISTANCES) return -1;
    if (own.lineReach > 0) return -1;
    const farther = glyphs.holds(other.side, 'adjacentOnly') ? 0 : 1 + glyphs.range(own.side);
    if (farther >= FARTHER) return -1;
    const aim = (met.distance * FARTHER + farther) * 2 + Number(met.isSeen);
    return aim * 2 + Number(met.ownEngaged);
  }

  /** A number for all that an attack depends on by the place of the figure: -1 where there is more. */
  private situationOf(
    figure: number,
    place: number,
    target: number,
    enemies: number,
    asksTerrain: boolean,
  ): number {
    const { state, encounters, tables } = this.game;
    const { level, a } = state.places(figure);
    const letter = asksTerrain ? (tables.ground.letterNumbers[a[place] as number] as number) : 0;
    const bit = 1 << (tables.bitOf[target] as number);
    const isAdjacent = (enemies & bit) !== 0;
    const far = isAdjacent ? 1 : Math.max(2, state.distanceFrom(figure, place, target));
    if (
      far >= DISTANCES ||
      letter >= LETTERS ||
      state.card(figure).lineReach > 0 ||
      hasDone(state, figure, 'ran')
    )
      return -1;
    const above = (level[place] as number) - state.levelOf(target);
    const others = Number((enemies & ~bit) !== 0);
    const moved = Number(place !== state.began[figure]);
    const stand = (target * 5 + heightClass(above)) * DISTANCES + far;
    const situation = ((stand * LETTERS + letter) * 2 + moved) * 2 + others;
    if (this.grants === 1) return situation;
    const grant = encounters.grantAt(figure, place);
    return grant < this.grants ? situation * this.grants + grant : -1;
  }

  private weigh(
    way: Way,
    figure: number,
    place: number,
    target: number,
    met: Met,
    distributions: ReturnType<Game['encounters']['distributions']>,
    own: BattleCard,
    other: BattleCard,
    enemies: number,
  ): void {
    const { encounters } = this.game;
    let [worth, spared, isMade] = [0, 1, false];
    for (const planned of way.attacks) {
      if (!encounters.reaches(figure, target, planned, met)) continue;
      isMade = true;
      if (planned.targets) this.asksPlaces = true;
      const distribution = distributions.attack(planned, met);
      const hit = planned.targets ? this.alsoHit(figure, place, target, planned, enemies) : 0;
      worth +=
        spared * distribution.dealt * this.pointsPerWound(other) +
        hit * distribution.dealt * this.pointsPerWound(other) * 0.8 -
        distribution.suffered * this.pointsPerWound(own);
      for (let points = 0; points < distribution.points.length; points++) {
        const share = distribution.points[points] as number;
        if (share === 0) continue;
        this.asksPlaces = true;
        const harm = knockbackWounds(this.game, this.board, figure, place, target, points);
        worth += spared * share * harm * this.pointsPerWound(other);
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

  /**
   * Points that a figure of one card can hope to destroy in a turn when it attacks one of another.
   *
   * @param ownGrant sets of effects that others give the two; 0: none
   */
  gain(own: BattleCard, other: BattleCard, ownGrant = 0, enemyGrant = 0): number {
    const { cards } = this.game.tables;
    const at = own.index * cards.length + other.index;
    const set = ownGrant * MOST_SETS + enemyGrant;
    const gains = set === 0 ? this.gains : this.gainsWith(set);
    const known = gains[at] as number;
    if (known >= 0) return known;
    const found = this.meanWounds(own, other, ownGrant, enemyGrant) * this.pointsPerWound(other);
    gains[at] = found;
    return found;
  }

  private gainsWith(set: number): Float64Array {
    const known = this.gainsBySet.get(set);
    if (known) return known;
    const gains = new Float64Array(this.gains.length).fill(-1);
    this.gainsBySet.set(set, gains);
    return gains;
  }

  /** The most that a figure of a card can hope for against any card of the enemy that is left. */
  bestGain(card: BattleCard): number {
    const { state, tables } = this.game;
    let most = 0;
    for (const other of tables.cardsOf[1 - card.side] as readonly number[]) {
      if ((state.left[other] as number) === 0) continue;
      most = Math.max(most, this.gain(card, tables.cards[other] as BattleCard));
    }
    return most;
  }

  /** Mean wounds that a figure of one card deals a figure of another in a turn, where both stand on one level. */
  private meanWounds(
    own: BattleCard,
    other: BattleCard,
    ownGrant: number,
    enemyGrant: number,
  ): number {
    const { distributions } = this.game.tables;
    const pair = distributions.of(own, other);
    const { met } = this;
    let best = 0;
    for (const isAdjacent of [true, false]) {
      Object.assign(met, newMet(), {
        isAdjacent,
        distance: isAdjacent ? 1 : Math.max(2, Math.min(own.reach, 4)),
        ownFigures: own.figures,
        enemyFigures: other.figures,
        ownEngaged: isAdjacent,
        enemyEngaged: isAdjacent,
        ownGrant,
        enemyGrant,
      });
      if (!isAdjacent && own.reach < 2) continue;
      for (const { ways } of pair.ways(met)) {
        for (const way of ways) {
          const reached = way.attacks.filter(
            ({ special }) =>
              isAdjacent || (special ? special.range : own.card.range) >= met.distance,
          );
          best = Math.max(
            best,
            reached.reduce((sum, planned) => sum + pair.attack(planned, met).dealt, 0),
          );
        }
      }
    }
    return best;
  }

  /**
   * Move that a figure of a card needs from one base to another past nobody; `FAR` where it cannot go.
   *
   * @param b the second space of the first base; -1: it has one
   * @param d the same of the other
   */
  wayBetween(card: BattleCard, a: number, b: number, c: number, d: number): number {
    const { ground, walks } = this.game.tables;
    if (card.flies) return spacesBetween(ground, a, b, c, d);
    let least = walks.between(card.height, a, c);
    if (d >= 0) least = Math.min(least, walks.between(card.height, a, d));
    if (b < 0) return least;
    least = Math.min(least, walks.between(card.height, b, c));
    return d < 0 ? least : Math.min(least, walks.between(card.height, b, d));
  }
}
