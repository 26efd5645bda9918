/* The distributions of all rolls between the cards of one battle, computed on demand and cached by situation. */

import { once } from '../../../base/index.ts';
import type { AttackState, EffectLine } from '../../../cards/index.ts';
import {
  type Attacking,
  type C3gScenario,
  cardsNow,
  type FightSide,
  luckier,
  luckierSpecial,
  normalRange,
  ONE_ATTACK,
  type PlannedAttack,
  type PowerDependencies,
  powerDependencies,
  throwOutcomeOf,
  type WeighedOutcome,
  type WeighedWays,
  weighMoment,
  weighSharedRoll,
  weighUnreduced,
  withNumbers,
} from '../../../fight/index.ts';
import type { BattleScenario } from '../../scenario.ts';
import type { BattleAuras } from '../powers/auras.ts';
import type { AsksOfBoard, BattleCard } from '../state/cards.ts';
import { type Giver, type Grants, newGrants } from '../state/grants.ts';
import type { BattleMemory } from '../state/memory.ts';
import { askedBy, countedBy, type OwnSwitch } from '../state/own-switches.ts';
import type { Distribution } from './distribution.ts';
import {
  type AttackAsked,
  type AttacksInSetting,
  type CardInRoles,
  type Count,
  Known,
  type KnownAttacks,
} from './known-attacks.ts';
import { askedOfPlace, type MostAway } from './place-dependencies.ts';
import { type AttackSituation, distanceOf, heightClass, restOfKey, unpacked } from './situation.ts';

/** The scenario of a single attack by one figure on another. */
function fightOf(
  { superStrength, states, rulings }: BattleScenario,
  own: BattleCard,
  enemy: BattleCard,
  met: AttackSituation,
  grants: Grants,
  { limited }: PowerDependencies,
  planned?: PlannedAttack,
): C3gScenario {
  const now = cardsNow(own.card, enemy.card, {
    planned,
    spent: limited.filter((_, i) => (met.spent >> i) & 1),
    tableLines: own.tables,
    tables: met.tables,
    again: met.again,
  });
  const { granted = [], special, part } = planned ?? {};
  const attacker = withoutChoice(now.attacker);
  const [ownGiven, enemyGiven] = [
    grants.effects[met.ownGrant] ?? [],
    grants.effects[met.enemyGrant] ?? [],
  ];
  const { above } = met;
  const on = [...(states ?? []), ...switchesOn(own, enemy, met)];
  const began = (isEngaged: boolean, letter: string) => [
    isEngaged ? 'engaged' : 'unengaged',
    ...(letter ? [letter] : []),
  ];
  return {
    rules: 'c3g',
    // The first field is not spread: V8 gives objects that begin with a spread different hidden classes.
    attacker: {
      dealt: met.dealt,
      ...attacker,
      powers: luckier(attacker.powers, ownGiven),
      wounds: met.ownWounds,
      kills: met.ownKills,
      figures: met.ownFigures,
      nextToEnemy: met.enemyHasHelp,
      beganTurn: began(met.ownBegan, met.ownBeganOn),
      moved: met.hasMoved,
      charged: met.charged,
      engaged: met.ownEngaged,
      ...(met.ownTerrain && { terrain: met.ownTerrain }),
      ...(met.hasAttackedBefore && { attackedBefore: true }),
      ...(own.counted.length > 0 && { counted: unpacked(met.ownCounted, own.counted.length) }),
      granted: [...(attacker.granted ?? []), ...granted, ...ownGiven],
    },
    defender: {
      moved: false,
      ...now.defender,
      powers: luckier(now.defender.powers, enemyGiven),
      wounds: met.enemyWounds,
      kills: met.enemyKills,
      figures: met.enemyFigures,
      nextToEnemy: met.hasHelp,
      beganTurn: began(met.enemyBegan, met.enemyTerrain),
      engaged: met.enemyEngaged,
      ...(met.enemyTerrain && { terrain: met.enemyTerrain }),
      ...(enemy.counted.length > 0 && {
        counted: unpacked(met.enemyCounted, enemy.counted.length),
      }),
      granted: [...(now.defender.granted ?? []), ...enemyGiven],
    },
    specialAttack: special !== undefined,
    ...(part?.rolled !== undefined && special?.dice !== 0 && { rolled: part.rolled }),
    ...(special && { special: luckierSpecial(now.special ?? special, ownGiven) }),
    superStrength,
    heightAdvantage: above === 0 ? 'neither' : above > 0 ? 'attacker' : 'defender',
    ...(above !== 0 && { levels: Math.abs(above) }),
    distance: distanceOf(met),
    ...(on.length > 0 && { states: on }),
    choice: { goal: 'spaces' },
    rulings,
  };
}

/** The names of two cards' switches that the battle decides and has turned on. */
function switchesOn(own: BattleCard, enemy: BattleCard, { switches }: AttackSituation): string[] {
  if (switches === 0) return [];
  return [...own.decided, ...enemy.decided].flatMap(({ name }, i) =>
    (switches >> i) & 1 ? [name] : [],
  );
}

/** A card without its choice of special attacks. Most cards have no choice and are returned unchanged. */
function withoutChoice(card: FightSide): Omit<FightSide, 'specialAttack'> {
  if (!('specialAttack' in card)) return card;
  const { specialAttack: _, ...others } = card;
  return others;
}

/** The distributions of rolls between the cards of a battle, each computed on first use. */
export interface Distributions {
  of(attacker: BattleCard, defender: BattleCard): PairDistributions;
  readonly grants: Grants;
}

/**
 * @param given for each card, everything that others might give it
 * @param givers the sources of these effects
 */
export function battleDistributions(
  written: BattleScenario,
  cards: readonly BattleCard[],
  given: BattleAuras['given'],
  givers: readonly Giver[],
  memory: BattleMemory,
): Distributions {
  const scenario = { ...written, rulings: memory.rulingsLike(written.rulings) };
  const known = memory.attacks.now();
  const grants = newGrants(givers, known.setOf);
  const { superStrength, states = [], rulings } = scenario;
  const found: (PairDistributions | undefined)[] = [];
  const attacks = known.in({ superStrength, states, rulings });
  const shared = { scenario, grants, attacks, weighed: known.weighed, pairs: known.pairs };
  const roles = cards.map(({ index, card }) =>
    known.rolesOf(card, given[index] as readonly EffectLine[]),
  );
  return {
    grants,
    of(attacker, defender) {
      const at = attacker.index * cards.length + defender.index;
      const pair =
        found[at] ??
        new PairDistributions(
          shared,
          [attacker, defender],
          [roles[attacker.index], roles[defender.index]] as [CardInRoles, CardInRoles],
          given[attacker.index] as readonly EffectLine[],
        );
      found[at] = pair;
      return pair;
    },
  };
}

/** Data shared by all pairs of cards in a battle. */
interface Shared {
  readonly scenario: BattleScenario;
  readonly grants: Grants;
  /** Results about attacks that all battles on a thread share. */
  readonly attacks: AttacksInSetting;
  readonly weighed: ReturnType<KnownAttacks['now']>['weighed'];
  /** Counts and identifies the results for pairs of cards. */
  readonly pairs: Count;
}

/**
 * Results about the attacks by one card on another, shared by all battles in which others might give the two cards the
 * same effects.
 */
class KnownPair {
  /** The switches of both cards that the battle decides. */
  readonly decided: readonly OwnSwitch[];
  /** How many counts (of figures, markers and so on) each card needs. */
  readonly counts: { readonly own: number; readonly enemy: number };
  readonly asks: PowerDependencies;
  readonly board: AsksOfBoard;
  readonly ofPlace: ReturnType<typeof askedOfPlace>;
  /** Whether none of the facts in `restOf` matters. */
  readonly isPlain: boolean;
  readonly distributions: Known<Distribution>;
  readonly ways: Known<readonly WeighedWays[]>;
  readonly ranges: Known<number>;
  readonly means: Known<number>;
  private readonly attacks: AttacksInSetting;
  private readonly plans: number[] = [];

  /** @param given effects that other figures might give the first card */
  constructor(
    { scenario, attacks, pairs }: Shared,
    [own, enemy]: readonly [BattleCard, BattleCard],
    [ownRoles, enemyRoles]: readonly [CardInRoles, CardInRoles],
    given: readonly EffectLine[],
  ) {
    this.attacks = attacks;
    const decided = [...own.decided, ...enemy.decided];
    const counted = [...own.counted, ...enemy.counted];
    const states = [...(scenario.states ?? []), ...decided.map(({ name }) => name)];
    const [attacker, defender] = [ownRoles.attacker, enemyRoles.defender];
    const asks = powerDependencies({ attacker, defender, states });
    const board = boardOf(attacker.board, defender.board);
    this.decided = decided;
    this.counts = { own: own.counted.length, enemy: enemy.counted.length };
    this.asks = asks;
    this.board = board;
    this.isPlain =
      !board.distance &&
      !board.terrain &&
      !board.engaged &&
      !board.levels &&
      !asks.movement &&
      !asks.kills &&
      !asks.company &&
      !asks.dealt &&
      !asks.attacked &&
      asks.limited.length === 0 &&
      asks.mostAgain === 0 &&
      decided.length === 0 &&
      counted.length === 0 &&
      own.tables.length === 0;
    this.distributions = new Known(pairs);
    this.ways = new Known(pairs);
    this.ranges = new Known(pairs);
    this.means = new Known(pairs);
    const { hasOneWay, attacking } = ownRoles;
    const asksTerrain = ownRoles.asksTerrain || enemyRoles.asksTerrain;
    this.ofPlace = askedOfPlace(
      own,
      { asks, board, asksTerrain, hasOneWay, attacking },
      [...decided.map(askedBy), ...counted.map(countedBy)],
      given,
    );
  }

  /**
   * Numbers planned attacks in the order in which this pair first uses them, because keys only have room for small
   * numbers.
   */
  numberOf(planned: PlannedAttack): number {
    const plan = this.attacks.planOf(planned);
    const known = this.plans.indexOf(plan);
    return known >= 0 ? known : this.plans.push(plan) - 1;
  }
}

/** Known pairs, indexed by the count that identifies them, by setting, attacker and defender. */
const PAIRS = new WeakMap<
  Count,
  WeakMap<AttacksInSetting, WeakMap<CardInRoles, WeakMap<CardInRoles, KnownPair>>>
>();

function pairOf(
  { pairs, attacks }: Shared,
  [own, enemy]: readonly [CardInRoles, CardInRoles],
  make: () => KnownPair,
): KnownPair {
  const ofAttacks = within(PAIRS, pairs);
  const ofOwn = within(within(ofAttacks, attacks), own);
  const found = ofOwn.get(enemy) ?? make();
  ofOwn.set(enemy, found);
  return found;
}

/** The inner map for a key; a new one is added if there is none. */
function within<Key extends object, Inner extends WeakKey, Value>(
  all: WeakMap<Key, WeakMap<Inner, Value>>,
  key: Key,
): WeakMap<Inner, Value> {
  const found = all.get(key) ?? new WeakMap<Inner, Value>();
  all.set(key, found);
  return found;
}

/** The moments outside attacks at which powers may wound, each with its kind of key. */
const MOMENTS = { arrival: 0, end: 1, anotherTurn: 2 } as const;

/** The distributions of one card's rolls against another card. */
export class PairDistributions {
  readonly asks: PowerDependencies;
  /** Whether the battle decides a switch of either card. */
  readonly isDecided: boolean;
  /** The limited lines of both cards, in the order of the bits in `AttackSituation.spent`. */
  readonly limited: readonly EffectLine[];
  /** Everything that the ways to attack depend on, except the situation. */
  readonly attacking: Attacking;
  /** Whether powers of either card depend on engagement. */
  readonly asksEngaged: boolean;
  /** The facts about the attacker's place on which attacks depend, as bits of `PLACE_ASKS`. */
  readonly placeAsks: number;
  readonly mostAway: MostAway;
  /** Whether a normal attack is the only way to attack. */
  readonly hasOneWay: boolean;
  /** Mean wounds, shared by all battles. `keyOfMean` makes a key from everything on which they depend. */
  readonly means: Known<number>;
  private readonly shared: Shared;
  private readonly own: BattleCard;
  private readonly enemy: BattleCard;
  private readonly pair: KnownPair;
  private readonly mayLoseHeight: boolean;

  /** @param given effects that other figures might give the first card */
  constructor(
    shared: Shared,
    cards: readonly [BattleCard, BattleCard],
    roles: readonly [CardInRoles, CardInRoles],
    given: readonly EffectLine[],
  ) {
    const pair = pairOf(shared, roles, () => new KnownPair(shared, cards, roles, given));
    this.shared = shared;
    [this.own, this.enemy] = cards;
    this.pair = pair;
    this.asks = pair.asks;
    this.isDecided = pair.decided.length > 0;
    this.limited = pair.asks.limited;
    this.attacking = roles[0].attacking;
    this.asksEngaged = pair.board.engaged;
    this.placeAsks = pair.ofPlace.placeAsks;
    this.mostAway = pair.ofPlace.mostAway;
    this.hasOneWay = roles[0].hasOneWay;
    this.means = pair.means;
    this.mayLoseHeight = roles[1].mayTakeHeight;
  }

  /** The scenario of an attack in a situation. Omit `planned` if no attack has been chosen yet. */
  fight(met: AttackSituation, planned?: PlannedAttack): C3gScenario {
    const { scenario, grants } = this.shared;
    return fightOf(scenario, this.own, this.enemy, met, grants, this.asks, planned);
  }

  attack(planned: PlannedAttack, met: AttackSituation): Distribution {
    const { distributions } = this.pair;
    const key = this.keyOf(KINDS + this.pair.numberOf(planned), met);
    const rest = this.restOf(met);
    return (
      distributions.get(key, rest) ??
      distributions.set(key, rest, this.distributionIn(this.outcomesOf(planned, met), met))
    );
  }

  /** One roll for all figures that an attack hits. */
  sharedRoll(planned: PlannedAttack, met: AttackSituation): Distribution {
    const { distributions } = this.pair;
    const key = this.keyOf(KINDS + this.pair.numberOf(planned), met);
    const rest = this.restOf(met);
    const known = distributions.get(key, rest);
    if (known) return known;
    const outcomes = weighSharedRoll(this.fight(met, planned), this.limited);
    return distributions.set(key, rest, this.distributionIn(outcomes, met));
  }

  arrival(met: AttackSituation): Distribution {
    return this.moment('arrival', met);
  }

  endOfTurn(met: AttackSituation): Distribution {
    return this.moment('end', met);
  }

  anotherTurn(met: AttackSituation): Distribution {
    return this.moment('anotherTurn', met);
  }

  private moment(name: keyof typeof MOMENTS, met: AttackSituation): Distribution {
    const { distributions } = this.pair;
    const [key, rest] = [this.keyOf(MOMENTS[name], met), this.restOf(met)];
    const known = distributions.get(key, rest);
    if (known) return known;
    const outcome = (attack: AttackState) => throwOutcomeOf(attack, 0, this.limited);
    const outcomes = weighMoment(this.fight(met), name, outcome);
    return distributions.set(key, rest, this.distributionIn(outcomes, met));
  }

  ways(met: AttackSituation): readonly WeighedWays[] {
    if (this.hasOneWay) return ONE_ATTACK;
    const { ways } = this.pair;
    const isFixed = this.asks.fixedWays.attacker;
    const key = isFixed ? 0 : this.keyOfWays(3, met);
    const rest = isFixed
      ? 0
      : this.restOf(met) * 64 + Math.min(63, this.likeDistance(met.distance));
    return (
      ways.get(key, rest) ??
      ways.set(key, rest, this.shared.attacks.ways(this.askedFor(met, undefined), this.attacking))
    );
  }

  /** The Range of a normal attack. */
  range(met: AttackSituation): number {
    if (this.asks.fixedRange.attacker) return Math.max(1, this.own.range);
    const { ranges } = this.pair;
    const [key, rest] = [this.keyOfWays(4, met), this.restOf(met)];
    return (
      ranges.get(key, rest) ?? ranges.set(key, rest, normalRange(this.own.card, this.fight(met)))
    );
  }

  /**
   * Together with `restOf`, the key of everything on which attacks between the two cards depend. `kind` keeps keys for
   * different purposes apart.
   */
  keyOf(kind: number, met: AttackSituation): number {
    return this.keyWith(
      kind,
      met,
      met.enemyWounds * MOST + (this.asks.ownWounds ? met.ownWounds : 0),
    );
  }

  /** The second number of a key: the facts on which only some powers depend. */
  restOf(met: AttackSituation): number {
    const { isPlain, asks, board, decided, counts } = this.pair;
    return isPlain ? 0 : restOfKey(met, asks, board, decided.length, counts);
  }

  keyOfMean(met: AttackSituation): readonly [number, number] {
    return [this.keyOf(5, met), this.asks.kills ? met.ownFigures * 32 + met.enemyFigures : 0];
  }

  /** The first number of a key for ways to attack and ranges, which depend on wounds only if a condition does. */
  private keyOfWays(kind: number, met: AttackSituation): number {
    return this.asks.wounds ? this.keyOf(kind, met) : this.keyWith(kind, met, 0);
  }

  private keyWith(kind: number, met: AttackSituation, wounds: number): number {
    const { shared } = this.shared.grants;
    const stand = (kind * 2 + Number(met.isAdjacent)) * 5 + heightClass(met.above);
    const ownSet = shared.attacker[met.ownGrant] as number;
    const enemySet = shared.defender[met.enemyGrant] as number;
    const sets = ownSet * SETS + enemySet;
    // Lookups of 31-bit integers are fastest; few keys need more.
    if (sets === 0 && wounds < FEW && stand < FEW) return stand * FEW + wounds;
    return FEW * FEW + (stand * MOST * MOST + wounds) * SETS * SETS + sets;
  }

  /** Maps all distances that neither a power nor a special attack distinguishes to one number. */
  private likeDistance(distance: number): number {
    const { bounds } = this.asks;
    return bounds ? 1 + bounds.filter((bound) => bound < distance).length : distance;
  }

  private askedFor<Planned extends PlannedAttack | undefined>(
    met: AttackSituation,
    planned: Planned,
  ): AttackAsked & { readonly planned: Planned } {
    const { own, enemy, mayLoseHeight } = this;
    const { effects, shared } = this.shared.grants;
    const { ownLimited } = this.asks;
    return {
      own: own.card,
      enemy: enemy.card,
      met,
      planned,
      grants: {
        attacker: shared.attacker[met.ownGrant] as number,
        defender: shared.defender[met.enemyGrant] as number,
      },
      given: {
        attacker: effects[met.ownGrant] ?? [],
        defender: effects[met.enemyGrant] ?? [],
      },
      spent: {
        attacker: met.spent & (2 ** ownLimited - 1),
        defender: met.spent >> ownLimited,
      },
      switches: switchesOn(own, enemy, met).join(),
      mayLoseHeight,
      scenario: once(() => this.fight(met, planned)),
    };
  }

  private outcomesOf(planned: PlannedAttack, met: AttackSituation): readonly WeighedOutcome[] {
    const known = this.shared.attacks.attack(this.askedFor(met, planned));
    if (known) {
      const outcomes = known.distribution.of({
        attacker: { wounds: met.ownWounds, life: this.own.life },
        defender: { wounds: met.enemyWounds, life: this.enemy.life },
      });
      return withNumbers(known.limited, this.asks)(outcomes);
    }
    return weighUnreduced(this.fight(met, planned), this.asks);
  }

  private distributionIn(
    outcomes: readonly WeighedOutcome[],
    { ownWounds, enemyWounds }: AttackSituation,
  ): Distribution {
    const { own, enemy, limited } = this;
    return this.shared.weighed(outcomes, own.life - ownWounds, enemy.life - enemyWounds, limited);
  }
}

function boardOf(a: AsksOfBoard, b: AsksOfBoard): AsksOfBoard {
  return {
    distance: a.distance || b.distance,
    farther: a.farther || b.farther,
    terrain: [...new Set(a.terrain + b.terrain)].sort().join(''),
    engaged: a.engaged || b.engaged,
    levels: a.levels || b.levels,
  };
}

/** Key kinds below this number are for other rolls and questions; attacks are numbered from here. */
const KINDS = 8;

/**
 * Wounds are below `MOST`. The number of sets of effects from other figures and glyphs is below `SETS` in any one
 * battle.
 */
const MOST = 1024;
const SETS = 1024;
const FEW = 2 ** 15;
