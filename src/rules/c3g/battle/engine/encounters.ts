import type { RegroupsValue } from '../../../../powers/effects/regrouping.ts';
import type { WeighedWays } from '../../evaluators/fight-distributions.ts';
import type { PlannedAttack } from '../../fights/ways.ts';
import type { Aura, Reaching } from './auras.ts';
import type { BattleCard } from './cards.ts';
import type { Distribution } from './distribution.ts';
import type { PairDistributions } from './distributions.ts';
import { mayAttackPast } from './engaging.ts';
import type { GlyphPowers } from './glyphs.ts';
import { FAR } from './ground.ts';
import { isHeldFast } from './held-fast.ts';
import { holdsFor } from './holds.ts';
import { type Met, newMet } from './met.ts';
import { type GameState, OUT } from './state.ts';
import { switchesOn } from './switches.ts';

/** Glyphs that lengthen Range do so for a printed Range of this and more. */
const FARTHER = 4;

/** How a figure can move now. */
export interface Movement {
  /** How far, in spaces. */
  move: number;
  mayFly: boolean;
  /** Whether it may leap where its card lets it. */
  mayLeap: boolean;
  /** Spaces farther that it goes to come next to an enemy, or instead of attacking. */
  charge: number;
  hurries: number;
  /** Leaving enemies costs it nothing. */
  leaves: boolean;
  /** The space of a glyph under it: from there leaving costs it nothing; -1: none. */
  leavesFrom: number;
}

/** Whose uses of a limited line are counted, and where. */
interface UseSlot {
  readonly isOwn: boolean;
  /** The number of the line among those of its card. */
  readonly line: number;
  readonly uses: number;
  readonly isOfFigure: boolean;
}

/** It stays where it is, whatever its powers. */
function hold(movement: Movement): void {
  movement.move = 0;
  movement.mayFly = false;
  movement.mayLeap = false;
}

/**
 * What a figure meets: whom it can attack from where, in which situation, and what its attacks then come to. It
 * asks the state and changes nothing.
 */
export class Encounters {
  private readonly state: GameState;
  private readonly met: Met = newMet();
  private readonly movement: Movement = {
    move: 0,
    mayLeap: true,
    charge: 0,
    hurries: 0,
    mayFly: false,
    leaves: false,
    leavesFrom: -1,
  };
  private readonly slots = new Map<PairDistributions, readonly UseSlot[]>();
  private readonly hasGlyphs: boolean;
  /** By side: what its glyphs add to Range, and the version of the game of which that was found. */
  private readonly farther = [0, 0];
  private fartherAt = -1;

  constructor(state: GameState) {
    this.state = state;
    this.hasGlyphs = state.tables.glyphs.length > 0;
  }

  distributions(figure: number, other: number): PairDistributions {
    const { state } = this;
    return state.tables.distributions.of(state.card(figure), state.card(other));
  }

  movementOf(figure: number): Movement {
    const { movement, state } = this;
    const { move, flies, ignoresLeaving, side, battleLines } = state.card(figure);
    movement.move = move;
    movement.mayFly = flies;
    movement.leaves = ignoresLeaving === 1;
    movement.leavesFrom = -1;
    movement.mayLeap = true;
    movement.charge = 0;
    movement.hurries = 0;
    if (state.spaces > 0) {
      movement.move = state.spaces;
      movement.leaves ||= state.movesFreely;
      return movement;
    }
    for (const { move: more, charge, hurries, when } of battleLines) {
      if (more === undefined && charge === undefined && hurries === undefined) continue;
      if (!holdsFor(state, figure, when)) continue;
      movement.move += Number(more ?? 0);
      movement.charge += Number(charge ?? 0);
      movement.hurries += Number(hurries ?? 0);
    }
    this.movedByAuras(figure);
    movement.move = Math.max(0, movement.move);
    if (state.tables.engaging.holders[1 - side]?.length && isHeldFast(state, figure))
      hold(movement);
    if (!this.hasGlyphs || !movement.mayLeap) return movement;
    movement.move += this.fromGlyphs(side, 'move', figure);
    movement.mayFly &&= !this.holds(0, 'grounds') && !this.holds(1, 'grounds');
    movement.leaves ||= this.holds(side, 'disengage', figure);
    for (const { space, disengage, holds } of this.glyphsUnder(figure)) {
      if (disengage) movement.leavesFrom = space;
      if (holds && !this.hasFriendBeside(figure)) hold(movement);
    }
    return movement;
  }

  /** How a figure can move out of turn: so far, on foot or flying. */
  regroupingOf(figure: number, { spaces, leaves }: RegroupsValue): Movement {
    const movement = this.movementOf(figure);
    const isHeld = movement.move === 0 && !movement.mayLeap;
    movement.move = isHeld ? 0 : spaces;
    movement.charge = 0;
    movement.hurries = 0;
    movement.mayLeap = false;
    movement.leaves ||= leaves === true;
    return movement;
  }

  /** Adds what auras change in the movement of a figure, where it stands. */
  private movedByAuras(figure: number): void {
    const { movement, state } = this;
    const { auras } = state.tables;
    const { index } = state.card(figure);
    if (!auras.moves[index]) return;
    for (const giver of state.tables.distributions.grants.ofSet[
      state.spiritOf[index] as number
    ] as readonly number[]) {
      const spirit = auras.spirits.find((one) => one.giver === giver);
      for (const { move = 0, when } of spirit?.moving ?? []) {
        if (holdsFor(state, figure, when)) movement.move += Number(move);
      }
    }
    for (const one of auras.reaching[index] as readonly Reaching[]) {
      if (one.aura.moving.length === 0) continue;
      const times = this.countOf(one, figure, state.place[figure] as number);
      if (times === 0) continue;
      for (const { move = 0, ignoreLeavingWounds, when } of one.aura.moving) {
        if (!holdsFor(state, figure, when)) continue;
        movement.move += times * Number(move);
        movement.leaves ||= ignoreLeavingWounds === 1;
      }
    }
  }

  /** Those on which a figure stands, with either half of its base. */
  private glyphsUnder(figure: number): readonly GlyphPowers[] {
    const { tables, glyphLies, occupant } = this.state;
    return tables.glyphs.filter((glyph, i) => glyphLies[i] && occupant[glyph.space] === figure);
  }

  private hasFriendBeside(figure: number): boolean {
    const { state } = this;
    const { figuresOf, sideOf } = state.tables;
    return (figuresOf[sideOf[figure] as number] as readonly number[]).some(
      (one) => one !== figure && state.isOnBoard(one) && state.areAdjacent(figure, one),
    );
  }

  /** The sum of what a side's glyphs give; those that a figure leaves do not count. */
  fromGlyphs(
    side: number,
    what: 'move' | 'range' | 'initiative' | 'd20',
    leaving: number = OUT,
  ): number {
    if (!this.hasGlyphs) return 0;
    const { glyphs, sideOf } = this.state.tables;
    let sum = 0;
    for (const [i, glyph] of glyphs.entries()) {
      const holder = this.state.glyphLies[i] ? (this.state.occupant[glyph.space] as number) : -1;
      if (holder >= 0 && holder !== leaving && sideOf[holder] === side) sum += glyph[what] ?? 0;
    }
    return sum;
  }

  /** What a side's glyphs add to the Range of those who shoot far. */
  private rangeFromGlyphs(side: number): number {
    if (!this.hasGlyphs) return 0;
    if (this.fartherAt !== this.state.version) {
      this.fartherAt = this.state.version;
      for (const one of [0, 1]) this.farther[one] = this.fromGlyphs(one, 'range');
    }
    return this.farther[side] as number;
  }

  private holds(
    side: number,
    what: 'grounds' | 'disengage' | 'adjacentOnly',
    leaving: number = OUT,
  ): boolean {
    const { glyphs, sideOf } = this.state.tables;
    return glyphs.some((glyph, i) => {
      const holder =
        this.state.glyphLies[i] && glyph[what] ? (this.state.occupant[glyph.space] as number) : -1;
      return holder >= 0 && holder !== leaving && sideOf[holder] === side;
    });
  }

  /** The number of the set of effects that others give a figure at a place. */
  grantAt(figure: number, place: number): number {
    const { state } = this;
    const { glyphs, sideOf, distributions, auras } = state.tables;
    const { side, card, index } = state.card(figure);
    const { grants } = distributions;
    let set = state.spiritOf[index] as number;
    const reaching = auras.reaching[index] as readonly Reaching[];
    for (const one of reaching) {
      for (let n = this.countOf(one, figure, place); n > 0; n--) set = grants.plus(set, one.giver);
    }
    if (!this.hasGlyphs) return set;
    for (const [i, { effects, unique, space }] of glyphs.entries()) {
      if (!effects || !state.glyphLies[i]) continue;
      const holder = state.occupant[space] as number;
      if (holder < 0 || sideOf[holder] !== side) continue;
      if (
        unique !== undefined &&
        (card.unique ?? 'common').replace('uncommon', 'unique') !== unique
      )
        continue;
      set = grants.plus(set, i);
    }
    return set;
  }

  /** How many figures an aura reaches a figure from, at a place of the figure's. */
  countOf({ aura, isSelf, isOnlySelf }: Reaching, figure: number, place: number): number {
    const { state } = this;
    let count = 0;
    for (const from of aura.figures) {
      if (!state.isOnBoard(from)) continue;
      if (from === figure ? !isSelf : isOnlySelf || !this.extendsTo(aura, from, figure, place))
        continue;
      if (!holdsFor(state, from, aura.when)) continue;
      if (++count >= aura.most) break;
    }
    return count;
  }

  /** Whether an aura would reach another figure from a place where one that has it might stand. */
  extendsFrom({ within, needsSight }: Aura, figure: number, place: number, other: number): boolean {
    const { state } = this;
    if (within === 1) return state.isBesidePlace(figure, place, other);
    if (within !== undefined && this.distanceFrom(figure, place, other) > within) return false;
    return !needsSight || state.seesPartFrom(figure, place, other);
  }

  private extendsTo(
    { within, needsSight }: Aura,
    from: number,
    figure: number,
    place: number,
  ): boolean {
    const { state } = this;
    if (within === 1) return state.isBesidePlace(figure, place, from);
    if (within !== undefined && this.distanceFrom(figure, place, from) > within) return false;
    return !needsSight || state.seesPart(from, figure, place);
  }

  /** The distance from which a figure can make normal attacks on another. */
  rangeTo(figure: number, target: number, met: Met): number {
    const range = this.distributions(figure, target).range(met);
    const { side } = this.state.card(target);
    if (this.hasGlyphs && this.holds(side, 'adjacentOnly')) return 1;
    return this.state.card(figure).card.range >= FARTHER
      ? range + this.rangeFromGlyphs(1 - side)
      : range;
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
    const [a, b] = [places.a[place] as number, places.b[place] as number];
    met.isAdjacent = state.isBesidePlace(figure, place, target);
    met.distance = met.isAdjacent ? 1 : this.spacesFrom(a, b, target);
    met.above = (places.level[place] as number) - state.levelOf(target);
    met.ownWounds = state.wounds[figure] as number;
    met.enemyWounds = state.wounds[target] as number;
    const began = state.began[figure] as number;
    met.hasMoved = place !== began;
    const pair = state.tables.distributions.of(own, other);
    const { asks } = pair;
    if (asks.movement) {
      met.charged =
        began < 0
          ? 1
          : this.spacesFrom(places.a[began] as number, places.b[began] as number, target);
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
    met.spent = pair.limited.length === 0 ? 0 : this.spent(pair, figure, target);
    met.switches = pair.isDecided
      ? switchesOn(state, own.decided, figure, target) |
        (switchesOn(state, other.decided, target, figure) << own.decided.length)
      : 0;
    met.tables = state.tableDice;
    return met;
  }

  /** Spaces from a place of a figure to a target. */
  distanceFrom(figure: number, place: number, target: number): number {
    const { a, b } = this.state.places(figure);
    return this.spacesFrom(a[place] as number, b[place] as number, target);
  }

  private spacesFrom(a: number, b: number, target: number): number {
    const { state } = this;
    const { distance, count } = state.tables.ground;
    const [c, d] = [state.spaceA(target), state.spaceB(target)];
    let least = distance[a * count + c] as number;
    if (d >= 0) least = Math.min(least, distance[a * count + d] as number);
    if (b < 0) return least;
    least = Math.min(least, distance[b * count + c] as number);
    return d < 0 ? least : Math.min(least, distance[b * count + d] as number);
  }

  /** Whether a figure of a side other than one stands next to a figure. */
  private isBesideAnother(figure: number, side: number, except: number): boolean {
    const { state } = this;
    return (state.tables.figuresOf[side] as readonly number[]).some(
      (one) => one !== except && state.isOnBoard(one) && state.areAdjacent(figure, one),
    );
  }

  private slotsOf(pair: PairDistributions, own: BattleCard, other: BattleCard): readonly UseSlot[] {
    const known = this.slots.get(pair);
    if (known) return known;
    const slots = pair.limited.map((line): UseSlot => {
      const at = own.limited.indexOf(line);
      const isOwn = at >= 0;
      return {
        isOwn,
        line: isOwn ? at : other.limited.indexOf(line),
        uses: line.uses as number,
        isOfFigure: line.of === 'figure',
      };
    });
    this.slots.set(pair, slots);
    return slots;
  }

  /** Where the uses of a limited line are counted: those of a card with its first figure. */
  private counterOf({ isOwn, line, isOfFigure }: UseSlot, figure: number, target: number): number {
    const { state } = this;
    const user = isOwn ? figure : target;
    const card = state.card(user);
    const from = (state.tables.limitedFrom[card.index] as number) + line;
    return (isOfFigure ? user : card.firstFigure) * state.lines + from;
  }

  private spent(pair: PairDistributions, figure: number, target: number): number {
    const { state } = this;
    const slots = this.slotsOf(pair, state.card(figure), state.card(target));
    let bits = 0;
    for (const [i, slot] of slots.entries()) {
      if ((state.used[this.counterOf(slot, figure, target)] as number) >= slot.uses) bits |= 1 << i;
    }
    return bits;
  }

  /** Notes that limited lines, by their numbers in the distributions of the two, have been used. */
  use(figure: number, target: number, lines: readonly number[]): void {
    if (lines.length === 0) return;
    const { state } = this;
    const slots = this.slotsOf(
      this.distributions(figure, target),
      state.card(figure),
      state.card(target),
    );
    for (const line of lines) {
      const slot = slots[line];
      if (!slot) continue;
      const counter = this.counterOf(slot, figure, target);
      state.used[counter] = (state.used[counter] as number) + 1;
    }
  }

  /**
   * Whether a figure could attack another from a place, with any of its attacks.
   *
   * @param enemies those that it would be engaged with there, as bits
   */
  canTarget(figure: number, place: number, target: number, enemies: number): boolean {
    const { state } = this;
    const { engaging, bitOf } = state.tables;
    if (enemies !== 0) {
      const bit = 1 << (bitOf[target] as number);
      const first = enemies & (engaging.demanding[state.card(target).side] as number);
      if (first !== 0) return (first & bit) !== 0;
      if ((enemies & bit) !== 0) return true;
      if (!mayAttackPast(engaging, state.card(figure).index, enemies)) return false;
    }
    const card = state.card(figure);
    const far =
      card.card.range >= FARTHER ? card.reach + this.rangeFromGlyphs(card.side) : card.reach;
    const range = far + this.longerAt(figure, place);
    if (range <= 1) return false;
    const places = state.places(figure);
    const distance = this.spacesFrom(places.a[place] as number, places.b[place] as number, target);
    return distance <= range && distance < FAR && state.sees(figure, place, target);
  }

  /** How much farther auras may let it attack from a place. */
  private longerAt(figure: number, place: number): number {
    const { auras } = this.state.tables;
    const { index } = this.state.card(figure);
    if (!auras.ranges[index]) return 0;
    let sum = 0;
    for (const one of auras.reaching[index] as readonly Reaching[]) {
      if (one.aura.range > 0) sum += one.aura.range * this.countOf(one, figure, place);
    }
    return sum;
  }

  /** Whether an attack reaches a target in a situation: who can be targeted at all is known. */
  reaches(figure: number, target: number, { special, strikes }: PlannedAttack, met: Met): boolean {
    if (met.isAdjacent) return true;
    if (special && strikes !== 'normal') return special.range > 1 && met.distance <= special.range;
    const range = this.rangeTo(figure, target, met);
    return range > 1 && met.distance <= range;
  }

  ways(figure: number, target: number, met: Met): readonly WeighedWays[] {
    return this.distributions(figure, target).ways(met);
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
