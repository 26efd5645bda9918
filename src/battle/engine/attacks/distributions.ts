/* All distributions of throws between the cards of one battle, computed on demand and kept by situation. */

import type { AttackState, EffectLine } from '../../../cards/index.ts';
import {
  type Attacking,
  attackByWounds,
  type C3gScenario,
  cardsNow,
  type DistributionByWounds,
  type FightSide,
  luckier,
  luckierSpecial,
  normalRange,
  ONE_ATTACK,
  type PlannedAttack,
  type PowerDependencies,
  throwOutcomeOf,
  type WeighedOutcome,
  type WeighedWays,
  weighMoment,
  weighSharedRoll,
  weighWays,
} from '../../../fight/index.ts';
import type { BattleScenario } from '../../scenario.ts';
import type { BattleAuras } from '../powers/auras.ts';
import type { BattleCard } from '../state/cards.ts';
import { type Giver, type Grants, newGrants } from '../state/grants.ts';
import type { BattleMemory } from '../state/memory.ts';
import { askedBy } from '../state/own-switches.ts';
import type { Distribution } from './distribution.ts';
import type { CardInRoles, KnownPair } from './known-pairs.ts';
import { askedOfPlace, type MostAway } from './place-dependencies.ts';
import { type AttackSituation, heightClass, restOfKey } from './situation.ts';

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
  const { above, isAdjacent } = met;
  const decided = [...own.decided, ...enemy.decided].flatMap(({ name }, i) =>
    (met.switches >> i) & 1 ? [name] : [],
  );
  const on = [...(states ?? []), ...decided];
  const began = (isEngaged: boolean, letter: string) => [
    isEngaged ? 'engaged' : 'unengaged',
    ...(letter ? [letter] : []),
  ];
  return {
    rules: 'c3g',
    attacker: {
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
      dealt: met.dealt,
      ...(met.ownTerrain && { terrain: met.ownTerrain }),
      ...(met.hasAttackedBefore && { attackedBefore: true }),
      granted: [...(attacker.granted ?? []), ...granted, ...ownGiven],
    },
    defender: {
      ...now.defender,
      powers: luckier(now.defender.powers, enemyGiven),
      wounds: met.enemyWounds,
      kills: met.enemyKills,
      figures: met.enemyFigures,
      nextToEnemy: met.hasHelp,
      beganTurn: began(met.enemyBegan, met.enemyTerrain),
      moved: false,
      engaged: met.enemyEngaged,
      ...(met.enemyTerrain && { terrain: met.enemyTerrain }),
      granted: [...(now.defender.granted ?? []), ...enemyGiven],
    },
    specialAttack: special !== undefined,
    ...(part?.rolled !== undefined && special?.dice !== 0 && { rolled: part.rolled }),
    ...(special && { special: luckierSpecial(now.special ?? special, ownGiven) }),
    superStrength,
    heightAdvantage: above === 0 ? 'neither' : above > 0 ? 'attacker' : 'defender',
    ...(above !== 0 && { levels: Math.abs(above) }),
    distance: isAdjacent ? 1 : Math.max(2, met.distance),
    ...(on.length > 0 && { states: on }),
    choice: { goal: 'spaces' },
    rulings,
  };
}

/** A card without its choice of special attacks; the same object for most cards, which have no such choice. */
function withoutChoice(card: FightSide): Omit<FightSide, 'specialAttack'> {
  if (!('specialAttack' in card)) return card;
  const { specialAttack: _, ...others } = card;
  return others;
}

/** Distributions of throws between the cards of a battle, each computed on first use. */
export interface Distributions {
  of(attacker: BattleCard, defender: BattleCard): PairDistributions;
  readonly grants: Grants;
}

/** The distributions of throws of one card against another. */
export interface PairDistributions {
  readonly asks: PowerDependencies;
  /** Whether the battle decides a switch of either card. */
  readonly isDecided: boolean;
  /** Limited lines of both cards; see `AttackSituation.spent`. */
  readonly limited: readonly EffectLine[];
  /** The scenario of a single attack in a situation. */
  fight(met: AttackSituation, planned?: PlannedAttack): C3gScenario;
  /** All that the ways to attack depend on. */
  readonly attacking: Attacking;
  attack(planned: PlannedAttack, met: AttackSituation): Distribution;
  /** One roll for all figures that an attack hits. */
  sharedRoll(planned: PlannedAttack, met: AttackSituation): Distribution;
  arrival(met: AttackSituation): Distribution;
  endOfTurn(met: AttackSituation): Distribution;
  anotherTurn(met: AttackSituation): Distribution;
  ways(met: AttackSituation): readonly WeighedWays[];
  /** Whether powers depend on engagement. */
  readonly asksEngaged: boolean;
  /** The facts about the attacker's place on which attacks depend: bits of `PLACE_ASKS`. */
  readonly placeAsks: number;
  readonly mostAway: MostAway;
  /** Whether a normal attack is the only way to attack. */
  readonly hasOneWay: boolean;
  /** Range of a normal attack. */
  range(met: AttackSituation): number;
  /**
   * Together with `restOf`, the key of everything on which attacks between the two depend; `kind` distinguishes the
   * uses of the key.
   */
  keyOf(kind: number, met: AttackSituation): number;
  restOf(met: AttackSituation): number;
}

/**
 * @param given all that others might give each card
 * @param givers the givers of effects
 */
export function battleDistributions(
  written: BattleScenario,
  cards: readonly BattleCard[],
  given: BattleAuras['given'],
  givers: readonly Giver[],
  memory: BattleMemory,
): Distributions {
  const scenario = { ...written, rulings: memory.rulingsLike(written.rulings) };
  const known = memory.pairs.now();
  const grants = newGrants(givers, known.setOf);
  const { superStrength, states = [], rulings } = scenario;
  const pairs: (PairDistributions | undefined)[] = [];
  const setting = { superStrength, states, rulings };
  const roles = cards.map(({ index, card }) =>
    known.rolesOf(card, given[index] as readonly EffectLine[]),
  );
  const knownOf = (own: BattleCard, enemy: BattleCard) => {
    const [a, b] = [roles[own.index], roles[enemy.index]] as [CardInRoles, CardInRoles];
    return known.of([own, enemy], [a, b], setting);
  };
  return {
    grants,
    of(attacker, defender) {
      const at = attacker.index * cards.length + defender.index;
      const found =
        pairs[at] ??
        pairDistributions(
          scenario,
          [attacker, defender],
          knownOf(attacker, defender),
          given[attacker.index] as readonly EffectLine[],
          grants,
        );
      pairs[at] = found;
      return found;
    },
  };
}

/** @param given effects that other figures might give the first card */
function pairDistributions(
  scenario: BattleScenario,
  [own, enemy]: readonly [BattleCard, BattleCard],
  pair: KnownPair,
  given: readonly EffectLine[],
  grants: Grants,
): PairDistributions {
  const decided = [...own.decided, ...enemy.decided];
  const { asks, board, hasOneWay, attacking, numberOf, distributions, attacks, ranges } = pair;
  const knownWays = pair.ways;
  const { shared } = grants;
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
    own.tables.length === 0;
  /** The first number of a key: everything on which all attacks depend. */
  const keyOf = (kind: number, met: AttackSituation): number =>
    keyWith(kind, met, met.enemyWounds * MOST + (asks.ownWounds ? met.ownWounds : 0));
  /** The same for ways to attack and ranges, which depend on wounds only if a condition does. */
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
    isPlain ? 0 : restOfKey(met, asks, board, decided.length);
  const scenarioOf = (met: AttackSituation, planned?: PlannedAttack) =>
    fightOf(scenario, own, enemy, met, grants, asks, planned);
  /** One distance for all distances between which no power and no special attack makes a difference. */
  const likeDistance = (distance: number): number =>
    asks.bounds ? 1 + asks.bounds.filter((bound) => bound < distance).length : distance;
  /** The attacks of a situation, as a function of wounds. */
  const attacksIn = (planned: PlannedAttack, met: AttackSituation): DistributionByWounds => {
    const unhurt = { ...met, ownWounds: 0, enemyWounds: 0 };
    const [key, rest] = [keyOf(KINDS + numberOf(planned), unhurt), restOf(unhurt)];
    const known = attacks.get(key, rest);
    if (known) return known;
    const scenarioIn = (wounds: { readonly ownWounds: number; readonly enemyWounds: number }) =>
      scenarioOf({ ...unhurt, ...wounds }, planned);
    const lives = { own: own.life, enemy: enemy.life };
    return attacks.set(key, rest, attackByWounds(scenarioIn, lives, asks, pair.cache));
  };
  const distributionIn = (weighed: readonly WeighedOutcome[], met: AttackSituation) =>
    pair.weighed(weighed, own.life - met.ownWounds, enemy.life - met.enemyWounds, asks.limited);
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
    ...askedOfPlace(own, pair, decided.map(askedBy), given),
    keyOf,
    restOf,
    hasOneWay,
    attack(planned, met) {
      const [key, rest] = [keyOf(KINDS + numberOf(planned), met), restOf(met)];
      const known = distributions.get(key, rest);
      if (known) return known;
      const weighed = attacksIn(planned, met)(met.ownWounds, met.enemyWounds);
      return distributions.set(key, rest, distributionIn(weighed, met));
    },
    sharedRoll(planned, met) {
      const [key, rest] = [keyOf(KINDS + numberOf(planned), met), restOf(met)];
      const known = distributions.get(key, rest);
      if (known) return known;
      const weighed = weighSharedRoll(scenarioOf(met, planned), asks.limited);
      return distributions.set(key, rest, distributionIn(weighed, met));
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
        knownWays.get(key, rest) ?? knownWays.set(key, rest, weighWays(attacking, scenarioOf(met)))
      );
    },
    range(met) {
      if (asks.fixedRange.attacker) return Math.max(1, own.range);
      const [key, rest] = [keyOfWays(4, met), restOf(met)];
      return ranges.get(key, rest) ?? ranges.set(key, rest, normalRange(own.card, scenarioOf(met)));
    },
  };
}

/** Kinds below this are throws and questions other than attacks; attacks are numbered from here. */
const KINDS = 8;

/** Wounds are below `MOST`; the number of different sets of effects from others, in one battle, is below `SETS`. */
const MOST = 1024;
const SETS = 1024;
const FEW = 2 ** 15;
