/*
 * Attacks between figures in the current state: who can be attacked, in which situation, and with which distributions.
 */

import { FAR } from '../../../board/index.ts';
import type { PlannedAttack, WeighedWays } from '../../../fight/index.ts';
import { AuraReach } from '../ground/aura-reach.ts';
import { mayAttackPast } from '../ground/engaging.ts';
import { alongLine } from '../ground/lines.ts';
import type { Reaching } from '../powers/auras.ts';
import { isForbidden } from '../powers/forbidding.ts';
import { type GlyphPowers, helps } from '../powers/glyphs.ts';
import { type BattleCard, lineFrom } from '../state/cards.ts';
import { barsSpecials } from '../state/gifts.ts';
import { isHidden, WHOLLY } from '../state/hidden.ts';
import type { DecidedSwitch, OwnSwitch } from '../state/own-switches.ts';
import { OUT } from '../state/positions.ts';
import type { GameState } from '../state/state.ts';
import { holdAt } from './conditions.ts';
import { countFor } from './counting.ts';
import type { Distribution } from './distribution.ts';
import type { PairDistributions } from './distributions.ts';
import { type AttackSituation, newSituation, packed } from './situation.ts';

/** Which counter holds the uses of a limited line. */
interface UseSlot {
  /** Whether the line is on the attacker's card. */
  readonly isOwn: boolean;
  /** Index of the line among the limited lines of its card. */
  readonly line: number;
  readonly uses: number;
  /** Whether each figure has its own uses, instead of sharing the uses of its card. */
  readonly isOfFigure: boolean;
}

/** Counts the uses of limited lines in attacks. */
class Uses {
  private readonly state: GameState;
  private readonly slots = new Map<PairDistributions, readonly UseSlot[]>();

  constructor(state: GameState) {
    this.state = state;
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

  /**
   * The index of a limited line's counter. If all figures of the card share the uses, the card's first figure has the
   * counter.
   */
  private counterOf({ isOwn, line, isOfFigure }: UseSlot, figure: number, target: number): number {
    const { state } = this;
    const user = isOwn ? figure : target;
    const card = state.card(user);
    const from = (state.tables.limitedFrom[card.index] as number) + line;
    return (isOfFigure ? user : card.firstFigure) * state.lines + from;
  }

  /** The limited lines of two cards that are used up, as bits. */
  spent(pair: PairDistributions, figure: number, target: number): number {
    const { state } = this;
    const slots = this.slotsOf(pair, state.card(figure), state.card(target));
    let bits = 0;
    for (const [i, slot] of slots.entries()) {
      if ((state.used[this.counterOf(slot, figure, target)] as number) >= slot.uses) bits |= 1 << i;
    }
    return bits;
  }

  /**
   * Counts one use of each given limited line; the lines are given by their index in the distributions of the two
   * cards.
   */
  note(figure: number, target: number, lines: readonly number[]): void {
    if (lines.length === 0) return;
    const { state } = this;
    const [own, other] = [state.card(figure), state.card(target)];
    const slots = this.slotsOf(state.tables.distributions.of(own, other), own, other);
    for (const line of lines) {
      const slot = slots[line];
      if (!slot) continue;
      const counter = this.counterOf(slot, figure, target);
      state.used[counter] = (state.used[counter] as number) + 1;
    }
  }
}

/** Whether a switch is on for a figure in an attack against another. */
type Decided = (state: GameState, figure: number, other: number) => boolean;

const cardOf = ({ tables }: GameState, figure: number) => tables.cardOf[figure] as number;

/** The switches of cards that the battle decides, unless the scenario turns them on. */
const SWITCHES: Readonly<Record<DecidedSwitch, Decided>> = {
  'marker-x': (state, figure) => {
    const { index, side } = state.card(figure);
    return state.orders.showsX(index, side);
  },
  'marker-1': (state, figure) => state.turn === 1 && state.orders.acting === cardOf(state, figure),
  'one-marker-left': (state, figure) => state.orders.hidden(cardOf(state, figure)) === 1,
  'target-no-revealed-marker': (state, _, other) =>
    state.orders.revealed(cardOf(state, other)) === 0,
  'no-bonding': ({ orders }) => !orders.isBonded,
  overextend: ({ orders }) => orders.goesOn,
  'divine-mission': ({ orders }) => orders.isExtra,
  'stinger-drain': ({ orders }) => orders.rollsTables,
};

/** The switches of a card that are on for a figure in an attack against another, as bits. */
function switchesOn(
  state: GameState,
  decided: readonly OwnSwitch[],
  figure: number,
  other: number,
): number {
  let bits = 0;
  for (let i = 0; i < decided.length; i++) {
    const { by } = decided[i] as OwnSwitch;
    const isOn =
      typeof by === 'string'
        ? SWITCHES[by](state, figure, other)
        : holdAt(state, figure, by, { it: other });
    if (isOn) bits |= 1 << i;
  }
  return bits;
}

/** What a figure's card counts in an attack against another figure, packed into one number. */
const countedNow = (state: GameState, figure: number, other: number): number =>
  packed(state.card(figure).counted.map((one) => countFor(state, figure, one, other)));

/** The glyphs on the board and their holders. A side holds a glyph while one of its figures stands on it. */
class HeldGlyphs {
  private readonly state: GameState;
  readonly areAny: boolean;
  /** For each side, what its glyphs add to Range. */
  private readonly farther = [0, 0];
  /** The version of the state for which `farther` was computed. */
  private fartherAt = -1;

  constructor(state: GameState) {
    this.state = state;
    this.areAny = state.tables.glyphs.length > 0;
  }

  /** The sides that hold the glyphs, encoded as one number. */
  holders(): number {
    const { glyphLies, occupant, tables } = this.state;
    let all = 0;
    for (let i = 0; i < tables.glyphs.length; i++) {
      const holder = occupant[(tables.glyphs[i] as GlyphPowers).space] as number;
      const held = glyphLies[i] === 0 || holder < 0 ? 0 : 1 + (tables.sideOf[holder] as number);
      all = 3 * all + held;
    }
    return all;
  }

  /** The glyphs under either half of a figure's base. */
  under(figure: number): readonly GlyphPowers[] {
    const { tables, glyphLies, occupant } = this.state;
    return tables.glyphs.filter((glyph, i) => glyphLies[i] && occupant[glyph.space] === figure);
  }

  /** The sum of a modifier over the glyphs that a side holds, except glyphs under the figure `leaving`. */
  sum(side: number, what: 'move' | 'range' | 'initiative' | 'd20', leaving: number = OUT): number {
    if (!this.areAny) return 0;
    const { glyphs } = this.state.tables;
    let sum = 0;
    for (let i = 0; i < glyphs.length; i++) {
      const more = (glyphs[i] as GlyphPowers)[what];
      if (more !== undefined && this.isHeldBy(side, i, leaving)) sum += more;
    }
    return sum;
  }

  /** What a side's glyphs add to printed Ranges of at least `FARTHER`. */
  range(side: number): number {
    if (!this.areAny) return 0;
    if (this.fartherAt !== this.state.version) {
      this.fartherAt = this.state.version;
      for (const one of [0, 1]) this.farther[one] = this.sum(one, 'range');
    }
    return this.farther[side] as number;
  }

  /** Whether a side holds a glyph with a property, not counting glyphs under the figure `leaving`. */
  holds(
    side: number,
    what: 'grounds' | 'disengage' | 'adjacentOnly',
    leaving: number = OUT,
  ): boolean {
    if (!this.areAny) return false;
    const { glyphs } = this.state.tables;
    for (let i = 0; i < glyphs.length; i++) {
      if ((glyphs[i] as GlyphPowers)[what] && this.isHeldBy(side, i, leaving)) return true;
    }
    return false;
  }

  /** Whether a figure of a side, other than `leaving`, stands on a glyph. */
  private isHeldBy(side: number, glyph: number, leaving: number): boolean {
    const { glyphLies, occupant, tables } = this.state;
    if (glyphLies[glyph] === 0) return false;
    const holder = occupant[(tables.glyphs[glyph] as GlyphPowers).space] as number;
    return holder >= 0 && holder !== leaving && tables.sideOf[holder] === side;
  }

  /** Adds the effects that its side's glyphs give a figure to a set. Returns the number of the new set. */
  grantTo(figure: number, set: number): number {
    if (!this.areAny) return set;
    const { glyphLies, occupant, tables } = this.state;
    const { glyphs, sideOf, distributions } = tables;
    const side = sideOf[figure];
    let sum = set;
    for (let i = 0; i < glyphs.length; i++) {
      const glyph = glyphs[i] as GlyphPowers;
      if (!glyph.effects || !glyphLies[i]) continue;
      const holder = occupant[glyph.space] as number;
      if (holder < 0 || sideOf[holder] !== side) continue;
      if (helps(glyph, this.state.card(figure))) sum = distributions.grants.plus(sum, i);
    }
    return sum;
  }
}

/** Glyphs extend only printed Ranges of at least this. */
const FARTHER = 4;

/**
 * Finds the figures that a figure can attack from a place, the situation, and the distributions. Only `uses` changes
 * the state; everything else only reads it.
 */
export class Encounters {
  private readonly state: GameState;
  private readonly met: AttackSituation = newSituation();
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

  /** The number of the set of effects that a figure gets from other figures and glyphs at a place. */
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

  /** The Range of a figure's normal attacks on a target. */
  rangeTo(figure: number, target: number, met: AttackSituation): number {
    const range = this.distributions(figure, target).range(met);
    const { side } = this.state.card(target);
    if (this.glyphs.holds(side, 'adjacentOnly')) return 1;
    return this.state.card(figure).range >= FARTHER ? range + this.glyphs.range(1 - side) : range;
  }

  /**
   * The situation of an attack by a figure from a place. The next call overwrites the returned object.
   *
   * @param isEngaged whether the figure is engaged at that place, if known
   */
  meets(figure: number, place: number, target: number, isEngaged: boolean): AttackSituation {
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
    const isCounted = own.counted.length + other.counted.length > 0;
    if (isCounted) this.count(figure, place, target);
    else met.ownCounted = met.enemyCounted = 0;
    met.tables = state.tableDice;
    return met;
  }

  /** The switches of both cards, with the attacker at a given place. */
  private switches(figure: number, place: number, target: number): number {
    const { state } = this;
    const [own, other] = [state.card(figure).decided, state.card(target).decided];
    return state.asIfAt(
      figure,
      place,
      () =>
        switchesOn(state, own, figure, target) |
        (switchesOn(state, other, target, figure) << own.length),
    );
  }

  /** Sets the counts of both cards, with the attacker at a given place. */
  private count(figure: number, place: number, target: number): void {
    const { state, met } = this;
    state.asIfAt(figure, place, () => {
      met.ownCounted = countedNow(state, figure, target);
      met.enemyCounted = countedNow(state, target, figure);
    });
  }

  /** The situation of an attack by a figure from its current place. */
  meetsNow(figure: number, target: number): AttackSituation {
    const { state } = this;
    return this.meets(figure, state.place[figure] as number, target, state.isEngaged(figure));
  }

  /** Whether a figure of a side, other than `except`, is next to a figure. */
  private isBesideAnother(figure: number, side: number, except: number): boolean {
    const { state } = this;
    return (state.tables.figuresOf[side] as readonly number[]).some(
      (one) => one !== except && state.isOnBoard(one) && state.areAdjacent(figure, one),
    );
  }

  /**
   * Whether a figure could attack another from a place, with any of its attacks.
   *
   * @param enemies the enemies with which it would be engaged at the place, as bits
   * @param distance spaces from the place to the target
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
    const isAsked = card.barsOnAttacks.length + state.card(target).barsOnAttacks.length > 0;
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
    // Beyond the reach of its other attacks, the figure can only attack along a straight line.
    if (card.lineReach > 0 && distance > range - card.reach + card.freeReach) {
      if (alongLine(state, figure, place, target, card.lineReach) >= FAR) return false;
    }
    return distance <= card.blindReach || state.sees(figure, place, target);
  }

  /** The distance beyond which a figure can attack only adjacent figures, from any place. */
  farthest(figure: number): number {
    const { state, glyphs } = this;
    const { index, range, reach, side, pastReach } = state.card(figure);
    if (state.tables.auras.ranges[index]) return FAR;
    return Math.max(pastReach, range >= FARTHER ? reach + glyphs.range(side) : reach);
  }

  /** Whether a figure can target another figure from its current place; false unless both are on the board. */
  canTargetNow(figure: number, target: number): boolean {
    const { state } = this;
    if (!state.isOnBoard(figure) || !state.isOnBoard(target)) return false;
    const place = state.place[figure] as number;
    return this.canTarget(figure, place, target, state.enemiesBeside(figure));
  }

  /** Whether an attack reaches a target in a situation. The target must pass `canTarget`. */
  reaches(
    figure: number,
    target: number,
    { special, strikes, targets }: PlannedAttack,
    met: AttackSituation,
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

  /**
   * Whether an engaged figure can attack figures other than its engaged enemies only with some of its special attacks.
   */
  private aimsPast(figure: number): boolean {
    const { pastReach, index } = this.state.card(figure);
    return pastReach > 0 && this.state.tables.engaging.passed[index] === 0;
  }

  ways(figure: number, target: number, met: AttackSituation): readonly WeighedWays[] {
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
    met: AttackSituation,
  ): Distribution {
    return this.distributions(figure, target).attack(planned, met);
  }
}
