import type { PlannedAttack, WeighedWays } from '../../fight/index.ts';
import { AuraReach } from './aura-reach.ts';
import type { Reaching } from './auras.ts';
import { lineFrom } from './cards.ts';
import type { Distribution } from './distribution.ts';
import type { PairDistributions } from './distributions.ts';
import { mayAttackPast } from './engaging.ts';
import { isForbidden } from './forbidding.ts';
import { barsSpecials } from './gifts.ts';
import { FAR } from './ground.ts';
import { HeldGlyphs } from './held-glyphs.ts';
import { isHidden, WHOLLY } from './hidden.ts';
import { alongLine } from './lines.ts';
import { type Met, newMet } from './met.ts';
import type { GameState } from './state.ts';
import { switchesOn } from './switches.ts';
import { Uses } from './uses.ts';

/** Glyphs that lengthen Range do so for a printed Range of this and more. */
const FARTHER = 4;

/**
 * What a figure meets: whom it can attack from where, in which situation, and what its attacks then come to. It
 * asks the state and changes nothing.
 */
export class Encounters {
  private readonly state: GameState;
  private readonly met: Met = newMet();
  readonly glyphs: HeldGlyphs;
  readonly auras: AuraReach;
  readonly uses: Uses;

  constructor(state: GameState) {
    this.state = state;
    this.glyphs = new HeldGlyphs(state);
    this.auras = new AuraReach(state);
    this.uses = new Uses(state);
  }

  distributions(figure: number, other: number): PairDistributions {
    const { state } = this;
    return state.tables.distributions.of(state.card(figure), state.card(other));
  }

  /** The number of the set of effects that others give a figure at a place. */
  grantAt(figure: number, place: number): number {
    const { state } = this;
    const { distributions, auras } = state.tables;
    const { index } = state.card(figure);
    const { grants } = distributions;
    let set = state.spiritOf[index] as number;
    const gifts = state.giftsOf[figure] as number;
    if (gifts > 0) for (const giver of grants.ofSet[gifts] ?? []) set = grants.plus(set, giver);
    const reaching = auras.reaching[index] as readonly Reaching[];
    for (const one of reaching) {
      for (let n = this.auras.countOf(one, figure, place); n > 0; n--)
        set = grants.plus(set, one.giver);
    }
    return this.glyphs.grantTo(figure, set);
  }

  /** The distance from which a figure can make normal attacks on another. */
  rangeTo(figure: number, target: number, met: Met): number {
    const range = this.distributions(figure, target).range(met);
    const { side } = this.state.card(target);
    if (this.glyphs.holds(side, 'adjacentOnly')) return 1;
    return this.state.card(figure).range >= FARTHER ? range + this.glyphs.range(1 - side) : range;
  }

  /**
   * The situation of a figure that would attack another from a place. The object is filled again by the next call.
   *
   * @param isEngaged whether the figure is engaged there, if that is known
   */
  meets(figure: number, place: number, target: number, isEngaged: boolean): Met {
    const { state, met } = this;
    const own = state.card(figure);
    const other = state.card(target);
    const { sideOf, cardOf } = state.tables;
    const places = state.places(figure);
    const a = places.a[place] as number;
    met.isAdjacent = state.isBesidePlace(figure, place, target);
    met.distance = met.isAdjacent ? 1 : state.distanceFrom(figure, place, target);
    met.isSeen = own.blindReach === 0 || state.sees(figure, place, target);
    met.alongLine =
      own.lineReach === 0 ? 1 : alongLine(state, figure, place, target, own.lineReach);
    met.above = (places.level[place] as number) - state.levelOf(target);
    met.ownWounds = state.wounds[figure] as number;
    met.enemyWounds = state.wounds[target] as number;
    const began = state.began[figure] as number;
    met.hasMoved = place !== began;
    const pair = state.tables.distributions.of(own, other);
    const { asks } = pair;
    if (asks.movement) {
      met.charged = began < 0 ? 1 : state.distanceFrom(figure, began, target);
      met.ownBegan = state.beganEngaged[figure] === 1;
      met.enemyBegan = state.beganEngaged[target] === 1;
    }
    const { letters } = state.tables.ground;
    met.ownTerrain = letters[a] as string;
    met.enemyTerrain = letters[state.spaceA(target)] as string;
    met.ownBeganOn = began < 0 ? '' : (letters[places.a[began] as number] as string);
    met.ownEngaged = isEngaged;
    if (pair.asksEngaged) met.enemyEngaged = met.isAdjacent || state.isEngaged(target);
    if (asks.company) {
      met.hasHelp = this.isBesideAnother(target, sideOf[figure] as number, figure);
      met.enemyHasHelp = this.isBesideAnother(figure, sideOf[target] as number, target);
    }
    if (asks.kills) {
      met.ownFigures = state.left[cardOf[figure] as number] as number;
      met.enemyFigures = state.left[cardOf[target] as number] as number;
      met.ownKills = state.kills[cardOf[figure] as number] as number;
      met.enemyKills = state.kills[cardOf[target] as number] as number;
    }
    met.hasAttackedBefore = state.attacked[target] === 1;
    met.dealt = state.dealt[target] as number;
    met.again = 0;
    met.ownGrant = this.grantAt(figure, place);
    met.enemyGrant = this.grantAt(target, state.place[target] as number);
    met.spent = pair.limited.length === 0 ? 0 : this.uses.spent(pair, figure, target);
    met.switches = pair.isDecided ? this.switches(figure, place, target) : 0;
    met.tables = state.tableDice;
    return met;
  }

  /** The switches of two cards, the attacker being at a place. */
  private switches(figure: number, place: number, target: number): number {
    const { state } = this;
    const [own, other] = [state.card(figure).decided, state.card(target).decided];
    const stood = state.place[figure] as number;
    state.place[figure] = place;
    const on =
      switchesOn(state, own, figure, target) |
      (switchesOn(state, other, target, figure) << own.length);
    state.place[figure] = stood;
    return on;
  }

  /** The situation of a figure that would attack another from where it stands. */
  meetsNow(figure: number, target: number): Met {
    const { state } = this;
    return this.meets(figure, state.place[figure] as number, target, state.isEngaged(figure));
  }

  /** Whether a figure of a side other than one stands next to a figure. */
  private isBesideAnother(figure: number, side: number, except: number): boolean {
    const { state } = this;
    return (state.tables.figuresOf[side] as readonly number[]).some(
      (one) => one !== except && state.isOnBoard(one) && state.areAdjacent(figure, one),
    );
  }

  /**
   * Whether a figure could attack another from a place, with any of its attacks.
   *
   * @param enemies those that it would be engaged with there, as bits
   * @param distance spaces from there to the target
   */
  canTarget(
    figure: number,
    place: number,
    target: number,
    enemies: number,
    distance: number = this.state.distanceFrom(figure, place, target),
  ): boolean {
    const { state } = this;
    const { engaging, bitOf } = state.tables;
    const card = state.card(figure);
    if (state.hidden[target] === WHOLLY) return false;
    const isAsked = card.forbids || state.card(target).forbids;
    if (isAsked && isForbidden(state, figure, place, target)) return false;
    let isPast = false;
    if (enemies !== 0) {
      const bit = 1 << (bitOf[target] as number);
      const first = enemies & (engaging.demanding[state.card(target).side] as number);
      if (first !== 0) return (first & bit) !== 0;
      if ((enemies & bit) !== 0) return true;
      isPast = !mayAttackPast(engaging, card.index, enemies);
      if (isPast && card.pastReach === 0) return false;
    }
    const far = card.range >= FARTHER ? card.reach + this.glyphs.range(card.side) : card.reach;
    const range = far + this.auras.longerAt(figure, place);
    if (range <= 1) return false;
    if (distance > (isPast ? card.pastReach : range) || distance >= FAR) return false;
    if (isHidden(state, target)) return false;
    // Beyond the reach of its other attacks it needs a straight line.
    if (card.lineReach > 0 && distance > range - card.reach + card.freeReach) {
      if (alongLine(state, figure, place, target, card.lineReach) >= FAR) return false;
    }
    return distance <= card.blindReach || state.sees(figure, place, target);
  }

  /** The distance beyond which a figure can target nobody whom it is not next to, wherever it stands. */
  farthest(figure: number): number {
    const { state, glyphs } = this;
    const { index, range, reach, side, pastReach } = state.card(figure);
    if (state.tables.auras.ranges[index]) return FAR;
    return Math.max(pastReach, range >= FARTHER ? reach + glyphs.range(side) : reach);
  }

  /** Whether it can now, from where it stands; both have to be on the board. */
  canTargetNow(figure: number, target: number): boolean {
    const { state } = this;
    if (!state.isOnBoard(figure) || !state.isOnBoard(target)) return false;
    const place = state.place[figure] as number;
    return this.canTarget(figure, place, target, state.enemiesBeside(figure));
  }

  /** Whether an attack reaches a target in a situation: who can be targeted at all is known. */
  reaches(
    figure: number,
    target: number,
    { special, strikes, targets }: PlannedAttack,
    met: Met,
  ): boolean {
    if (met.isAdjacent) return true;
    const line = lineFrom(targets?.among);
    if (line > 0 && met.alongLine > line) return false;
    if (!met.isSeen && !special?.blind) return false;
    if (met.ownEngaged && !special?.past && this.aimsPast(figure)) return false;
    if (special && strikes !== 'normal') return special.range > 1 && met.distance <= special.range;
    const range = this.rangeTo(figure, target, met);
    return range > 1 && met.distance <= range;
  }

  /** Whether some special attack is all that a figure can aim at others while it is engaged. */
  private aimsPast(figure: number): boolean {
    const { pastReach, index } = this.state.card(figure);
    return pastReach > 0 && this.state.tables.engaging.passed[index] === 0;
  }

  ways(figure: number, target: number, met: Met): readonly WeighedWays[] {
    const ways = this.distributions(figure, target).ways(met);
    if (this.state.gifts.length === 0 || !barsSpecials(this.state, figure)) return ways;
    return ways.map((one) => ({
      ...one,
      ways: one.ways.filter(({ attacks }) => attacks.every(({ special }) => !special)),
    }));
  }

  attackDistribution(
    figure: number,
    target: number,
    planned: PlannedAttack,
    met: Met,
  ): Distribution {
    return this.distributions(figure, target).attack(planned, met);
  }
}
