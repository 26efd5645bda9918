import { sharesOf } from '../../../../exact/shares.ts';
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
import { normalRange, type PlannedAttack } from '../../fights/ways.ts';
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
  attack(planned: PlannedAttack, met: Met): Law;
  /** One roll for all figures that an attack hits. */
  sharedRoll(planned: PlannedAttack, met: Met): Law;
  arrival(met: Met): Law;
  endOfTurn(met: Met): Law;
  anotherTurn(met: Met): Law;
  ways(met: Met): readonly WeighedWays[];
  /** Whether powers ask who is engaged. */
  readonly asksEngaged: boolean;
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
  const laws = new Map<string | number, Law>();
  const knownWays = new Map<string | number, readonly WeighedWays[]>();
  const ranges = new Map<string | number, number>();
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
  /** A key of all that the distribution can depend on. */
  const keyOf = (kind: number, met: Met): string | number => {
    const own = asks.ownWounds ? met.ownWounds : 0;
    const low =
      ((((kind * 2 + Number(met.isAdjacent)) * 5 + heightClass(met.above)) * MOST +
        met.enemyWounds) *
        MOST +
        own) *
        SETS +
      met.ownGrant;
    const number = low * SETS + met.enemyGrant;
    return isPlain ? number : number + restOfKey(met, asks, board);
  };
  const scenarioOf = (met: Met, planned?: PlannedAttack) =>
    fightOf(scenario, own, enemy, met, grants, asks, planned);
  const lawAt = (key: string | number, weigh: () => readonly WeighedOutcome[], met: Met) => {
    const known = laws.get(key);
    if (known) return known;
    const law = lawOf(weigh(), own.life - met.ownWounds, enemy.life - met.enemyWounds);
    laws.set(key, law);
    return law;
  };
  const moment = (name: 'arrival' | 'end' | 'anotherTurn', kind: number) => (met: Met) =>
    lawAt(
      keyOf(kind, met),
      () => weighMoment(scenarioOf(met), name, (attack) => throwOutcomeOf(attack, 0, asks.limited)),
      met,
    );
  return {
    asks,
    limited: asks.limited,
    asksEngaged: board.engaged,
    hasOneWay,
    attack: (planned, met) =>
      lawAt(
        keyOf(8 + numberOf(planned), met),
        () => distributionOfAttack(scenarioOf(met, planned), asks, kept),
        met,
      ),
    sharedRoll: (planned, met) =>
      lawAt(
        keyOf(8 + numberOf(planned), met),
        () => weighSharedRoll(scenarioOf(met, planned), asks.limited),
        met,
      ),
    arrival: moment('arrival', 0),
    endOfTurn: moment('end', 1),
    anotherTurn: moment('anotherTurn', 2),
    ways(met) {
      if (hasOneWay) return ONE_ATTACK;
      const key = asks.fixedWays.attacker ? 0 : `${keyOf(3, met)} ${met.distance}`;
      const known = knownWays.get(key);
      if (known) return known;
      const found = weighWays(attacking, scenarioOf(met));
      knownWays.set(key, found);
      return found;
    },
    range(met) {
      if (asks.fixedRange.attacker) return Math.max(1, own.card.range);
      const key = keyOf(4, met);
      const known = ranges.get(key);
      if (known !== undefined) return known;
      const found = normalRange(own.card, scenarioOf(met));
      ranges.set(key, found);
      return found;
    },
  };
}

/** Wounds are below `MOST`; sets of effects that others give, in one battle, below `SETS`. */
const MOST = 1024;
const SETS = 256;

/** From ten levels on height is worth more (ruling `greatHeight`). */
function heightClass(above: number): number {
  if (above === 0) return 0;
  return above > 0 ? (above >= 10 ? 2 : 1) : above <= -10 ? 4 : 3;
}

function restOfKey(met: Met, asks: Asks, board: AsksOfBoard): string {
  let key = '';
  if (board.distance) key += `d${met.distance}`;
  if (board.terrain) key += `t${met.ownTerrain},${met.enemyTerrain},${met.ownBeganOn}`;
  if (board.engaged) key += `e${met.ownEngaged},${met.enemyEngaged}`;
  if (asks.movement) key += `m${met.hasMoved},${met.charged},${met.ownBegan},${met.enemyBegan}`;
  if (asks.kills) key += `k${met.ownKills},${met.enemyKills},${met.ownFigures},${met.enemyFigures}`;
  if (asks.company) key += `c${met.hasHelp},${met.enemyHasHelp}`;
  if (asks.attacked) key += `b${met.hasAttackedBefore}`;
  if (asks.dealt) key += `x${met.dealt}`;
  if (asks.mostAgain > 0) key += `a${met.again}`;
  if (met.spent > 0) key += `s${met.spent}`;
  if (met.tables.length > 0) key += `r${met.tables.join()}`;
  return key;
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
  for (const [i, { outcome }] of weighed.entries()) {
    const share = shares[i] as number;
    sum += share;
    upTo[i] = sum;
    dealt +=
      share * (outcome.enemyDestroyed ? enemyLife : Math.min(enemyLife, outcome.enemyWounds));
    destroys += share * Number(outcome.enemyDestroyed);
    suffered += share * (outcome.ownDestroyed ? ownLife : outcome.ownWounds);
    isNothing &&= changesNothing(outcome);
  }
  return {
    outcomes: weighed.map(({ outcome }) => outcome),
    upTo,
    dealt,
    destroys,
    suffered,
    isNothing,
  };
}

function changesNothing(outcome: ThrowOutcome): boolean {
  return Object.values(outcome).every((value) =>
    Array.isArray(value) ? value.length === 0 : !value,
  );
}
