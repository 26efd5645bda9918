/* The distributions of all rolls between the cards of one battle, computed on demand and cached by situation. */

import { once } from '../../../base/index.ts';
import { type AttackState, type EffectLine, isOfKind } from '../../../cards/index.ts';
import {
  type Attacking,
  type C3gScenario,
  cardsNow,
  type FightSide,
  hasSeveralWays,
  hitsOthers,
  linesActing,
  linesOf,
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
  withInner,
  withNumbers,
} from '../../../fight/index.ts';
import type { BattleScenario } from '../../scenario.ts';
import type { BattleAuras } from '../powers/auras.ts';
import type { AsksOfBoard, BattleCard } from '../state/cards.ts';
import { type Giver, type Grants, newGrants } from '../state/grants.ts';
import type { BattleMemory } from '../state/memory.ts';
import { askedBy, countedBy } from '../state/own-switches.ts';
import type { Distribution } from './distribution.ts';
import {
  type AttackAsked,
  type AttacksInSetting,
  type CardInRoles,
  Known,
  type KnownAttacks,
} from './known-attacks.ts';
import { askedOfPlace, type MostAway } from './place-dependencies.ts';
import { type AttackSituation, distanceOf, heightClass, restOfKey, unpacked } from './situation.ts';

/** The scenario of a single attack of one figure on another. */
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

/** The names of the switches of two cards that the battle decides and that are on. */
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

/** The distributions of rolls of one card against another. */
export interface PairDistributions {
  readonly asks: PowerDependencies;
  /** Whether the battle decides a switch of either card. */
  readonly isDecided: boolean;
  /** The limited lines of both cards, in the order of the bits in `AttackSituation.spent`. */
  readonly limited: readonly EffectLine[];
  /** The scenario of an attack in a situation. Omit `planned` if no attack has been chosen yet. */
  fight(met: AttackSituation, planned?: PlannedAttack): C3gScenario;
  /** Everything that the ways to attack depend on, except the situation. */
  readonly attacking: Attacking;
  attack(planned: PlannedAttack, met: AttackSituation): Distribution;
  /** One roll for all figures that an attack hits. */
  sharedRoll(planned: PlannedAttack, met: AttackSituation): Distribution;
  arrival(met: AttackSituation): Distribution;
  endOfTurn(met: AttackSituation): Distribution;
  anotherTurn(met: AttackSituation): Distribution;
  ways(met: AttackSituation): readonly WeighedWays[];
  /** Whether powers of either card depend on engagement. */
  readonly asksEngaged: boolean;
  /** The facts about the attacker's place on which attacks depend, as bits of `PLACE_ASKS`. */
  readonly placeAsks: number;
  readonly mostAway: MostAway;
  /** Whether a normal attack is the only way to attack. */
  readonly hasOneWay: boolean;
  /** The Range of a normal attack. */
  range(met: AttackSituation): number;
  /**
   * Together with `restOf`, the key of everything on which attacks between the two cards depend. `kind` keeps keys for
   * different purposes apart.
   */
  keyOf(kind: number, met: AttackSituation): number;
  restOf(met: AttackSituation): number;
  /** Mean wounds, shared by all battles. `keyOfMean` gives the key of everything on which they depend. */
  readonly means: Known<number>;
  keyOfMean(met: AttackSituation): readonly [number, number];
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
  const pairs: (PairDistributions | undefined)[] = [];
  const attacks = known.in({ superStrength, states, rulings });
  const roles = cards.map(({ index, card }) =>
    known.rolesOf(card, given[index] as readonly EffectLine[]),
  );
  return {
    grants,
    of(attacker, defender) {
      const at = attacker.index * cards.length + defender.index;
      const found =
        pairs[at] ??
        pairDistributions(
          scenario,
          [attacker, defender],
          [roles[attacker.index], roles[defender.index]] as [CardInRoles, CardInRoles],
          given[attacker.index] as readonly EffectLine[],
          grants,
          { attacks, weighed: known.weighed },
        );
      pairs[at] = found;
      return found;
    },
  };
}

/** Results about attacks that all battles on a thread share. */
interface Shared {
  readonly attacks: AttacksInSetting;
  readonly weighed: ReturnType<KnownAttacks['now']>['weighed'];
}

/**
 * Results about the attacks of one card on another, shared by all battles in which others might give the two cards the
 * same effects.
 *
 * @param given effects that other figures might give the first card
 */
function newPair(
  [own, enemy]: readonly [BattleCard, BattleCard],
  [ownRoles, enemyRoles]: readonly [CardInRoles, CardInRoles],
  given: readonly EffectLine[],
  scenario: BattleScenario,
  attacks: AttacksInSetting,
) {
  const decided = [...own.decided, ...enemy.decided];
  const counted = [...own.counted, ...enemy.counted];
  const states = [...(scenario.states ?? []), ...decided.map(({ name }) => name)];
  const [attacker, defender] = [ownRoles.attacker, enemyRoles.defender];
  const asks = powerDependencies({ attacker, defender, states });
  const board = boardOf(attacker.board, defender.board);
  const hasOneWay = !hasSeveralWays(ownRoles.card);
  const attacking: Attacking = hitsOthers(ownRoles.card)
    ? { hitsSeveral: true, ...own.card }
    : own.card;
  const ownLimited = linesActing(attacker, states)
    .flatMap(withInner)
    .filter(({ uses }) => uses !== undefined).length;
  const mayLoseHeight = linesOf(enemyRoles.card)
    .flatMap(withInner)
    .some((line) => isOfKind(line, 'dice.enemyHeight'));
  const { count } = attacks;
  const numbers = new WeakMap<PlannedAttack, number>();
  const byPlan = new Map<number, number>();
  /**
   * Numbers planned attacks in the order in which this pair first uses them, because keys have room only for small
   * numbers.
   */
  const numberOf = (planned: PlannedAttack): number => {
    const known = numbers.get(planned);
    if (known !== undefined) return known;
    const plan = attacks.planOf(planned);
    const number = byPlan.get(plan) ?? byPlan.size;
    byPlan.set(plan, number);
    numbers.set(planned, number);
    return number;
  };
  const isPlain =
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
  return {
    decided,
    counts: { own: own.counted.length, enemy: enemy.counted.length },
    asks,
    board,
    hasOneWay,
    attacking,
    ownLimited,
    mayLoseHeight,
    isPlain,
    numberOf,
    distributions: new Known<Distribution>(count),
    knownWays: new Known<readonly WeighedWays[]>(count),
    ranges: new Known<number>(count),
    means: new Known<number>(count),
    ofPlace: askedOfPlace(
      own,
      {
        asks,
        board,
        asksTerrain: ownRoles.asksTerrain || enemyRoles.asksTerrain,
        hasOneWay,
        attacking,
      },
      [...decided.map(askedBy), ...counted.map(countedBy)],
      given,
    ),
  };
}

type KnownPair = ReturnType<typeof newPair>;
type PairsOfCard = WeakMap<CardInRoles, KnownPair>;

/** Known pairs, indexed by setting, attacker and defender. */
const PAIRS = new WeakMap<AttacksInSetting, WeakMap<CardInRoles, PairsOfCard>>();

function pairOf(
  attacks: AttacksInSetting,
  [own, enemy]: readonly [CardInRoles, CardInRoles],
  make: () => KnownPair,
): KnownPair {
  const ofSetting = PAIRS.get(attacks) ?? new WeakMap<CardInRoles, PairsOfCard>();
  PAIRS.set(attacks, ofSetting);
  const ofOwn: PairsOfCard = ofSetting.get(own) ?? new WeakMap();
  ofSetting.set(own, ofOwn);
  const found = ofOwn.get(enemy) ?? make();
  ofOwn.set(enemy, found);
  return found;
}

/** @param given effects that other figures might give the first card */
function pairDistributions(
  scenario: BattleScenario,
  [own, enemy]: readonly [BattleCard, BattleCard],
  roles: readonly [CardInRoles, CardInRoles],
  given: readonly EffectLine[],
  grants: Grants,
  { attacks, weighed }: Shared,
): PairDistributions {
  const pair = pairOf(attacks, roles, () => newPair([own, enemy], roles, given, scenario, attacks));
  const { decided, counts, asks, board, hasOneWay, attacking, ownLimited, mayLoseHeight } = pair;
  const { isPlain, numberOf, distributions, knownWays, ranges, means } = pair;
  const { shared } = grants;
  /** The first number of a key: the facts on which all attacks depend. */
  const keyOf = (kind: number, met: AttackSituation): number =>
    keyWith(kind, met, met.enemyWounds * MOST + (asks.ownWounds ? met.ownWounds : 0));
  /** The first number of a key for ways to attack and ranges, which depend on wounds only if a condition does. */
  const keyOfWays = (kind: number, met: AttackSituation): number =>
    asks.wounds ? keyOf(kind, met) : keyWith(kind, met, 0);
  const keyWith = (kind: number, met: AttackSituation, wounds: number): number => {
    const stand = (kind * 2 + Number(met.isAdjacent)) * 5 + heightClass(met.above);
    const ownSet = shared.attacker[met.ownGrant] as number;
    const enemySet = shared.defender[met.enemyGrant] as number;
    const sets = ownSet * SETS + enemySet;
    // Lookups of 31-bit integers are fastest; few keys need more.
    if (sets === 0 && wounds < FEW && stand < FEW) return stand * FEW + wounds;
    return FEW * FEW + (stand * MOST * MOST + wounds) * SETS * SETS + sets;
  };
  const restOf = (met: AttackSituation): number =>
    isPlain ? 0 : restOfKey(met, asks, board, decided.length, counts);
  const scenarioOf = (met: AttackSituation, planned?: PlannedAttack) =>
    fightOf(scenario, own, enemy, met, grants, asks, planned);
  /** Maps all distances that neither a power nor a special attack distinguishes to one number. */
  const likeDistance = (distance: number): number =>
    asks.bounds ? 1 + asks.bounds.filter((bound) => bound < distance).length : distance;
  const asked = <Planned extends PlannedAttack | undefined>(
    met: AttackSituation,
    planned: Planned,
  ): AttackAsked & { readonly planned: Planned } => ({
    own: own.card,
    enemy: enemy.card,
    met,
    planned,
    grants: {
      attacker: shared.attacker[met.ownGrant] as number,
      defender: shared.defender[met.enemyGrant] as number,
    },
    given: {
      attacker: grants.effects[met.ownGrant] ?? [],
      defender: grants.effects[met.enemyGrant] ?? [],
    },
    spent: {
      attacker: met.spent & (2 ** ownLimited - 1),
      defender: met.spent >> ownLimited,
    },
    switches: switchesOn(own, enemy, met).join(),
    mayLoseHeight,
    scenario: once(() => scenarioOf(met, planned)),
  });
  const outcomesOf = (planned: PlannedAttack, met: AttackSituation): readonly WeighedOutcome[] => {
    const known = attacks.attack(asked(met, planned));
    if (known) {
      const outcomes = known.distribution.of({
        attacker: { wounds: met.ownWounds, life: own.life },
        defender: { wounds: met.enemyWounds, life: enemy.life },
      });
      return withNumbers(known.limited, asks)(outcomes);
    }
    return weighUnreduced(scenarioOf(met, planned), asks);
  };
  const distributionIn = (outcomes: readonly WeighedOutcome[], met: AttackSituation) =>
    weighed(outcomes, own.life - met.ownWounds, enemy.life - met.enemyWounds, asks.limited);
  const moment =
    (name: 'arrival' | 'end' | 'anotherTurn', kind: number) => (met: AttackSituation) => {
      const [key, rest] = [keyOf(kind, met), restOf(met)];
      const known = distributions.get(key, rest);
      if (known) return known;
      const outcome = (attack: AttackState) => throwOutcomeOf(attack, 0, asks.limited);
      return distributions.set(
        key,
        rest,
        distributionIn(weighMoment(scenarioOf(met), name, outcome), met),
      );
    };
  return {
    asks,
    isDecided: decided.length > 0,
    limited: asks.limited,
    fight: scenarioOf,
    attacking,
    asksEngaged: board.engaged,
    ...pair.ofPlace,
    keyOf,
    restOf,
    means,
    keyOfMean: (met) => [keyOf(5, met), asks.kills ? met.ownFigures * 32 + met.enemyFigures : 0],
    hasOneWay,
    attack(planned, met) {
      const [key, rest] = [keyOf(KINDS + numberOf(planned), met), restOf(met)];
      return (
        distributions.get(key, rest) ??
        distributions.set(key, rest, distributionIn(outcomesOf(planned, met), met))
      );
    },
    sharedRoll(planned, met) {
      const [key, rest] = [keyOf(KINDS + numberOf(planned), met), restOf(met)];
      const known = distributions.get(key, rest);
      if (known) return known;
      const outcomes = weighSharedRoll(scenarioOf(met, planned), asks.limited);
      return distributions.set(key, rest, distributionIn(outcomes, met));
    },
    arrival: moment('arrival', 0),
    endOfTurn: moment('end', 1),
    anotherTurn: moment('anotherTurn', 2),
    ways(met) {
      if (hasOneWay) return ONE_ATTACK;
      const isFixed = asks.fixedWays.attacker;
      const key = isFixed ? 0 : keyOfWays(3, met);
      const rest = isFixed ? 0 : restOf(met) * 64 + Math.min(63, likeDistance(met.distance));
      return (
        knownWays.get(key, rest) ??
        knownWays.set(key, rest, attacks.ways(asked(met, undefined), attacking))
      );
    },
    range(met) {
      if (asks.fixedRange.attacker) return Math.max(1, own.range);
      const [key, rest] = [keyOfWays(4, met), restOf(met)];
      return ranges.get(key, rest) ?? ranges.set(key, rest, normalRange(own.card, scenarioOf(met)));
    },
  };
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

/** Kinds of keys below this are for other rolls and questions; attacks are numbered from here. */
const KINDS = 8;

/** Wounds are below `MOST`. The number of sets of effects from others is below `SETS` in any one battle. */
const MOST = 1024;
const SETS = 1024;
const FEW = 2 ** 15;
