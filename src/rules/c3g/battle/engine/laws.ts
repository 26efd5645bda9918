import { sharesOf } from '../../../../exact/shares.ts';
import type { AttackState } from '../../../../powers/attack-state.ts';
import type { EffectLine } from '../../../../powers/effect-line.ts';
import { type Asks, asksOf } from '../../combat/asks.ts';
import {
  type ThrowOutcome,
  throwOutcomeOf,
  type WeighedOutcome,
} from '../../combat/throw-outcome.ts';
import { distributionOfAttack } from '../../evaluators/attack-distributions.ts';
import { type DistributionCache, distributionCache } from '../../evaluators/distribution-cache.ts';
import {
  hasSeveral,
  hitsOthers,
  ONE_ATTACK,
  type WeighedWays,
  weighMoment,
  weighWays,
} from '../../evaluators/fight-distributions.ts';
import { weighSharedRoll } from '../../evaluators/shared-roll.ts';
import { cardsNow } from '../../fights/cards-now.ts';
import { type Attacking, normalRange, type PlannedAttack } from '../../fights/ways.ts';
import type { C3gScenario } from '../../scenario.ts';
import type { BattleScenario } from '../scenario.ts';
import { type AsksOfBoard, asksOfBoard, type BattleCard } from './cards.ts';

/** The situation of an attack, in the terms that powers depend on. One object is filled again and again. */
export interface Met {
  isAdjacent: boolean;
  /** In spaces. */
  distance: number;
  /** Levels that the attacker stands above the defender; negative: below. */
  above: number;
  ownWounds: number;
  enemyWounds: number;
  hasMoved: boolean;
  /** Spaces between the two when the turn began. */
  charged: number;
  /** Whether each was engaged when the turn began. */
  ownBegan: boolean;
  enemyBegan: boolean;
  /** Whether each is engaged with anybody. */
  ownEngaged: boolean;
  enemyEngaged: boolean;
  ownTerrain: string;
  enemyTerrain: string;
  /** Terrain on which each began the turn. */
  ownBeganOn: string;
  /** Whether another figure of the attacker's side is next to the defender, and the other way round. */
  hasHelp: boolean;
  enemyHasHelp: boolean;
  ownFigures: number;
  enemyFigures: number;
  ownKills: number;
  enemyKills: number;
  hasAttackedBefore: boolean;
  dealt: number;
  /** How often it has attacked again in this turn. */
  again: number;
  /** Numbers of sets of effects that others give the two (`Grants`). */
  ownGrant: number;
  enemyGrant: number;
  /** Limited lines of the two that are used up, as bits in the order of `PairLaws.limited`. */
  spent: number;
  /** What this turn's tables of attack dice gave. */
  tables: readonly number[];
}

export const newMet = (): Met => ({
  isAdjacent: true,
  distance: 1,
  above: 0,
  ownWounds: 0,
  enemyWounds: 0,
  hasMoved: false,
  charged: 1,
  ownBegan: false,
  enemyBegan: false,
  ownEngaged: false,
  enemyEngaged: false,
  ownTerrain: '',
  enemyTerrain: '',
  ownBeganOn: '',
  hasHelp: false,
  enemyHasHelp: false,
  ownFigures: 1,
  enemyFigures: 1,
  ownKills: 0,
  enemyKills: 0,
  hasAttackedBefore: false,
  dealt: 0,
  again: 0,
  ownGrant: 0,
  enemyGrant: 0,
  spent: 0,
  tables: [],
});

/** The distribution of what a throw comes to, ready to be drawn from. */
export interface Law {
  readonly outcomes: readonly ThrowOutcome[];
  /** Probabilities added up. */
  readonly upTo: Float64Array;
  /** Mean wounds dealt, a destroyed figure counting as the Life that it had left. */
  readonly dealt: number;
  readonly destroys: number;
  /** How likely each number of Knockback points is, from 0, where the target lives on; empty: none. */
  readonly points: readonly number[];
  /** Mean wounds of the attacker's own. */
  readonly suffered: number;
  /** Whether nothing can come of it. */
  readonly isNothing: boolean;
}

/** Draws from a law. @param u in [0, 1) */
export function drawn({ outcomes, upTo }: Law, u: number): ThrowOutcome {
  let i = 0;
  while (i < outcomes.length - 1 && u >= (upTo[i] as number)) i++;
  return outcomes[i] as ThrowOutcome;
}

/** Sets of effects that other figures and glyphs give, by number; 0: none. */
export interface Grants {
  readonly effects: (readonly EffectLine[])[];
  /** The number of the set that holds these effects. */
  numberOf(effects: readonly EffectLine[]): number;
}

export function newGrants(): Grants {
  const effects: (readonly EffectLine[])[] = [[]];
  const numbers = new Map<string, number>([['', 0]]);
  return {
    effects,
    numberOf(lines) {
      const text = lines.length === 0 ? '' : JSON.stringify(lines);
      const known = numbers.get(text);
      if (known !== undefined) return known;
      numbers.set(text, effects.length);
      return effects.push(lines) - 1;
    },
  };
}

/** All distributions of throws between the cards of a battle, worked out when they are first asked for. */
export interface Laws {
  of(attacker: BattleCard, defender: BattleCard): PairLaws;
  readonly grants: Grants;
}

/** The distributions between a card that acts and one that it meets. */
export interface PairLaws {
  readonly asks: Asks;
  /** Limited lines of the two; see `Met.spent`. */
  readonly limited: readonly EffectLine[];
  /** The fight of the two in a situation, as a scenario of its own. */
  fight(met: Met, planned?: PlannedAttack): C3gScenario;
  /** All that weighs on the ways to attack. */
  readonly attacking: Attacking;
  attack(planned: PlannedAttack, met: Met): Law;
  /** One roll for all figures that an attack hits. */
  sharedRoll(planned: PlannedAttack, met: Met): Law;
  arrival(met: Met): Law;
  endOfTurn(met: Met): Law;
  anotherTurn(met: Met): Law;
  ways(met: Met): readonly WeighedWays[];
  /** Whether powers ask who is engaged. */
  readonly asksEngaged: boolean;
  /** Whether powers ask about the ground under the two. */
  readonly asksTerrain: boolean;
  /** Whether there is only one way: a normal attack. */
  readonly hasOneWay: boolean;
  /** The distance from which a normal attack can be made. */
  range(met: Met): number;
}

export function battleLaws(
  scenario: BattleScenario,
  cards: readonly BattleCard[],
  kept: DistributionCache = distributionCache(),
): Laws {
  const grants = newGrants();
  const pairs: (PairLaws | undefined)[] = [];
  return {
    grants,
    of(attacker, defender) {
      const at = attacker.index * cards.length + defender.index;
      const known = pairs[at] ?? pairLaws(scenario, attacker, defender, grants, kept);
      pairs[at] = known;
      return known;
    },
  };
}

function pairLaws(
  scenario: BattleScenario,
  own: BattleCard,
  enemy: BattleCard,
  grants: Grants,
  kept: DistributionCache,
): PairLaws {
  const { states } = scenario;
  const asks = asksOf({ attacker: own.card, defender: enemy.card, ...(states && { states }) });
  const board = asksOfBoard(own.card, enemy.card);
  const hasOneWay = !hasSeveral(own.card);
  const attacking = { ...own.card, ...(hitsOthers(own.card) && { hitsSeveral: true as const }) };
  const laws = new Known<Law>();
  const knownWays = new Known<readonly WeighedWays[]>();
  const ranges = new Known<number>();
  const plannedNumbers = new WeakMap<PlannedAttack, number>();
  const plannedTexts: string[] = [];
  const numberOf = (planned: PlannedAttack) => {
    const known = plannedNumbers.get(planned);
    if (known !== undefined) return known;
    const text = JSON.stringify(planned);
    const found = plannedTexts.indexOf(text);
    const number = found >= 0 ? found : plannedTexts.push(text) - 1;
    plannedNumbers.set(planned, number);
    return number;
  };
  const isPlain =
    !board.distance &&
    !board.terrain &&
    !board.engaged &&
    !asks.movement &&
    !asks.kills &&
    !asks.company &&
    !asks.dealt &&
    !asks.attacked &&
    asks.limited.length === 0 &&
    asks.mostAgain === 0 &&
    own.tables.length === 0;
  /** The first number of a key: what every attack depends on. */
  const keyOf = (kind: number, met: Met): number => {
    const wounds = met.enemyWounds * MOST + (asks.ownWounds ? met.ownWounds : 0);
    const stand = (kind * 2 + Number(met.isAdjacent)) * 5 + heightClass(met.above);
    return ((stand * MOST * MOST + wounds) * SETS + met.ownGrant) * SETS + met.enemyGrant;
  };
  const restOf = (met: Met): number => (isPlain ? 0 : restOfKey(met, asks, board));
  const scenarioOf = (met: Met, planned?: PlannedAttack) =>
    fightOf(scenario, own, enemy, met, grants, asks, planned);
  const lawIn = (weighed: readonly WeighedOutcome[], met: Met) =>
    lawOf(weighed, own.life - met.ownWounds, enemy.life - met.enemyWounds);
  const moment = (name: 'arrival' | 'end' | 'anotherTurn', kind: number) => (met: Met) => {
    const [key, rest] = [keyOf(kind, met), restOf(met)];
    const known = laws.get(key, rest);
    if (known) return known;
    const outcome = (attack: AttackState) => throwOutcomeOf(attack, 0, asks.limited);
    return laws.set(key, rest, lawIn(weighMoment(scenarioOf(met), name, outcome), met));
  };
  return {
    asks,
    limited: asks.limited,
    fight: scenarioOf,
    attacking,
    asksEngaged: board.engaged,
    asksTerrain: board.terrain,
    hasOneWay,
    attack(planned, met) {
      const [key, rest] = [keyOf(KINDS + numberOf(planned), met), restOf(met)];
      const known = laws.get(key, rest);
      if (known) return known;
      const weighed = distributionOfAttack(scenarioOf(met, planned), asks, kept);
      return laws.set(key, rest, lawIn(weighed, met));
    },
    sharedRoll(planned, met) {
      const [key, rest] = [keyOf(KINDS + numberOf(planned), met), restOf(met)];
      const known = laws.get(key, rest);
      if (known) return known;
      const weighed = weighSharedRoll(scenarioOf(met, planned), asks.limited);
      return laws.set(key, rest, lawIn(weighed, met));
    },
    arrival: moment('arrival', 0),
    endOfTurn: moment('end', 1),
    anotherTurn: moment('anotherTurn', 2),
    ways(met) {
      if (hasOneWay) return ONE_ATTACK;
      const isFixed = asks.fixedWays.attacker;
      const key = isFixed ? 0 : keyOf(3, met);
      const rest = isFixed ? 0 : restOf(met) * 64 + Math.min(63, met.distance);
      return (
        knownWays.get(key, rest) ?? knownWays.set(key, rest, weighWays(attacking, scenarioOf(met)))
      );
    },
    range(met) {
      if (asks.fixedRange.attacker) return Math.max(1, own.card.range);
      const [key, rest] = [keyOf(4, met), restOf(met)];
      return ranges.get(key, rest) ?? ranges.set(key, rest, normalRange(own.card, scenarioOf(met)));
    },
  };
}

/** Throws and questions that are not attacks; attacks have the numbers from here on. */
const KINDS = 8;

/** Wounds are below `MOST`; sets of effects that others give, in one battle, below `SETS`. */
const MOST = 1024;
const SETS = 256;

/** From ten levels on height is worth more (ruling `greatHeight`). */
export function heightClass(above: number): number {
  if (above === 0) return 0;
  return above > 0 ? (above >= 10 ? 2 : 1) : above <= -10 ? 4 : 3;
}

/** Everything else that the powers of a pair ask for, as one number: each is a digit of a radix of its own. */
function restOfKey(met: Met, asks: Asks, board: AsksOfBoard): number {
  let key = 0;
  if (board.distance) key = key * 64 + Math.min(63, met.distance);
  if (board.terrain) {
    key = (key * 32 + letterNumber(met.ownTerrain)) * 32 + letterNumber(met.enemyTerrain);
    key = key * 32 + letterNumber(met.ownBeganOn);
  }
  if (board.engaged) key = key * 4 + Number(met.ownEngaged) * 2 + Number(met.enemyEngaged);
  if (asks.movement) {
    key = (key * 2 + Number(met.hasMoved)) * 64 + Math.min(63, met.charged);
    key = key * 4 + Number(met.ownBegan) * 2 + Number(met.enemyBegan);
  }
  if (asks.kills) {
    key = (key * 32 + Math.min(31, met.ownFigures)) * 32 + Math.min(31, met.enemyFigures);
    key = (key * 32 + Math.min(31, met.ownKills)) * 32 + Math.min(31, met.enemyKills);
  }
  if (asks.company) key = key * 4 + Number(met.hasHelp) * 2 + Number(met.enemyHasHelp);
  if (asks.attacked) key = key * 2 + Number(met.hasAttackedBefore);
  if (asks.dealt) key = key * 32 + Math.min(31, met.dealt);
  if (asks.mostAgain > 0) key = key * 16 + Math.min(15, met.again);
  if (asks.limited.length > 0) key = key * 2 ** asks.limited.length + met.spent;
  for (const dice of met.tables) key = key * 64 + dice + 32;
  return key;
}

const letterNumber = (letter: string): number => (letter === '' ? 0 : letter.charCodeAt(0) - 96);

/** Distributions by the two numbers of a key. */
class Known<Value> {
  private readonly all = new Map<number, Map<number, Value>>();

  get(key: number, rest: number): Value | undefined {
    return this.all.get(key)?.get(rest);
  }

  set(key: number, rest: number, value: Value): Value {
    const known = this.all.get(key);
    if (known) known.set(rest, value);
    else this.all.set(key, new Map([[rest, value]]));
    return value;
  }
}

/** The attack of one figure on another, as a scenario of its own. */
function fightOf(
  { superStrength, states, rulings }: BattleScenario,
  own: BattleCard,
  enemy: BattleCard,
  met: Met,
  grants: Grants,
  { limited }: Asks,
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
  const { specialAttack: _, ...attacker } = now.attacker;
  const { above, isAdjacent } = met;
  const began = (isEngaged: boolean, letter: string) => [
    isEngaged ? 'engaged' : 'unengaged',
    ...(letter ? [letter] : []),
  ];
  return {
    rules: 'c3g',
    attacker: {
      ...attacker,
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
      granted: [...(attacker.granted ?? []), ...granted, ...(grants.effects[met.ownGrant] ?? [])],
    },
    defender: {
      ...now.defender,
      wounds: met.enemyWounds,
      kills: met.enemyKills,
      figures: met.enemyFigures,
      nextToEnemy: met.hasHelp,
      beganTurn: began(met.enemyBegan, met.enemyTerrain),
      moved: false,
      engaged: met.enemyEngaged,
      ...(met.enemyTerrain && { terrain: met.enemyTerrain }),
      granted: [...(now.defender.granted ?? []), ...(grants.effects[met.enemyGrant] ?? [])],
    },
    specialAttack: special !== undefined,
    ...(part?.rolled !== undefined && special?.dice !== 0 && { rolled: part.rolled }),
    ...(special && { special: now.special ?? special }),
    superStrength,
    heightAdvantage: above === 0 ? 'neither' : above > 0 ? 'attacker' : 'defender',
    ...(above !== 0 && { levels: Math.abs(above) }),
    distance: isAdjacent ? 1 : Math.max(2, met.distance),
    ...(states && { states }),
    choice: { goal: 'spaces' },
    rulings,
  };
}

function lawOf(weighed: readonly WeighedOutcome[], ownLife: number, enemyLife: number): Law {
  const shares = sharesOf(weighed);
  const upTo = new Float64Array(weighed.length);
  let [sum, dealt, destroys, suffered] = [0, 0, 0, 0];
  let isNothing = true;
  const points: number[] = [];
  for (const [i, { outcome }] of weighed.entries()) {
    const share = shares[i] as number;
    sum += share;
    upTo[i] = sum;
    dealt +=
      share * (outcome.enemyDestroyed ? enemyLife : Math.min(enemyLife, outcome.enemyWounds));
    destroys += share * Number(outcome.enemyDestroyed);
    suffered += share * (outcome.ownDestroyed ? ownLife : outcome.ownWounds);
    const { spacesMoved } = outcome;
    if (spacesMoved > 0 && !outcome.enemyDestroyed) {
      while (points.length <= spacesMoved) points.push(0);
      points[spacesMoved] = (points[spacesMoved] as number) + share;
    }
    isNothing &&= changesNothing(outcome);
  }
  return {
    outcomes: weighed.map(({ outcome }) => outcome),
    upTo,
    dealt,
    destroys,
    points,
    suffered,
    isNothing,
  };
}

function changesNothing(outcome: ThrowOutcome): boolean {
  return Object.values(outcome).every((value) =>
    Array.isArray(value) ? value.length === 0 : !value,
  );
}
