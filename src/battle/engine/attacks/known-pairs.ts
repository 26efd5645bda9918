/*
 * A cache, shared by all battles of a thread, of the facts on which attacks between two cards depend, and their
 * distributions.
 */

import {
  CARD_ASKED,
  type CardAsked,
  type EffectLine,
  effectNamed,
  linesOfPower,
  otherSide,
  type Side,
} from '../../../cards/index.ts';
import {
  type Attacking,
  type DistributionByWounds,
  type DistributionCache,
  distributionCache,
  type FightSide,
  hasSeveralWays,
  hitsOthers,
  linesOf,
  type PlannedAttack,
  type PowerDependencies,
  type Powered,
  powerDependencies,
  type WeighedOutcome,
  type WeighedWays,
  withInner,
} from '../../../fight/index.ts';
import { type AsksOfBoard, asksOfBoard, type BattleCard } from '../state/cards.ts';
import { type Distribution, distributionOf } from './distribution.ts';

/** A card reduced to the facts on which its attacks, or attacks on it, depend. */
interface InRole extends Powered {
  /** Identifies it, apart from the other card's words that it refers to and the effects that others give it. */
  readonly text: string;
  /** The words of the other card to which its powers, and those given to it, may refer. */
  readonly words: readonly (keyof CardAsked)[];
  readonly board: AsksOfBoard;
}

const WORDS = Object.keys(CARD_ASKED) as (keyof CardAsked)[];

/** @param given effects that others might give it */
export function inRole(card: FightSide, given: readonly EffectLine[], role: Side): InRole {
  const { powers, granted = [], attack, defense, life } = card;
  const acting = powers.filter((use) => concerns(linesOfPower(use), role));
  const powered = { powers: acting, granted: linesFor([...granted, ...given], role) };
  const lines = JSON.stringify(linesOf(powered));
  return {
    ...powered,
    text: JSON.stringify([
      role === 'attacker' ? attack : defense,
      life,
      granted,
      acting.map((use) => [use.power, use.may, linesOfPower(use)]),
    ]),
    words: WORDS.filter((word) => lines.includes(`"${word}":`)),
    board: asksOfBoard(powered),
  };
}

/** The given lines that can act for one side of an attack. */
export function linesFor(given: readonly EffectLine[], role: Side): readonly EffectLine[] {
  const titles = new Set<string | undefined>();
  for (const line of given) if (concerns([line], role)) titles.add(line.givenBy);
  // Lines given by one power share one roll, so all of them are kept.
  return given.filter(({ givenBy }) => titles.has(givenBy));
}

/** Whether lines can act for one side of an attack: some effects belong only to the other side. */
function concerns(lines: readonly EffectLine[], role: Side): boolean {
  const names = lines.flatMap(withInner).flatMap((line) => Object.keys(line));
  return names.some((name) => {
    const effect = effectNamed(name);
    return effect !== undefined && effect.owner !== otherSide(role);
  });
}

/** The words of a card that powers of another ask for, as a text. */
export function wordsOf(card: FightSide, words: readonly (keyof CardAsked)[]): string {
  if (words.length === 0) return '';
  return JSON.stringify(
    words.map((word) => (word === 'power' ? card.powers.map((use) => use.power) : card[word])),
  );
}

/** What is known about attacks of one card on another, in any battle. */
export interface KnownPair extends KnownAttacks {
  readonly asks: PowerDependencies;
  readonly board: AsksOfBoard;
  /** Whether powers of either ask about the ground, in these attacks or in others. */
  readonly asksTerrain: boolean;
  /** Whether there is only one way to attack: a normal attack. */
  readonly hasOneWay: boolean;
  /** All that the ways to attack depend on. */
  readonly attacking: Attacking;
  /** Indexed by situation. */
  readonly ways: Known<readonly WeighedWays[]>;
  readonly ranges: Known<number>;
  readonly cache: DistributionCache;
  /** @param ownLife remaining Life, like `enemyLife`; @param limited the limited lines of both */
  weighed(
    all: readonly WeighedOutcome[],
    ownLife: number,
    enemyLife: number,
    limited: readonly EffectLine[],
  ): Distribution;
}

/** What is shared by pairs of cards with the same results in every situation. */
interface KnownAttacks {
  /** Indexed by situation. */
  readonly distributions: Known<Distribution>;
  readonly attacks: Known<DistributionByWounds>;
  /** The number of a planned attack among those of these pairs. */
  numberOf(planned: PlannedAttack): number;
}

/** Everything apart from the two cards on which a pair depends. */
export interface PairSetting {
  readonly superStrength: boolean;
  /** Switches that are on. */
  readonly states: readonly string[];
  /** Equal rulings must be the same object. */
  readonly rulings: object;
}

/** A card with all that others might give it, reduced for each side of an attack. */
export interface CardInRoles extends Readonly<Record<Side, InRole>> {
  readonly card: FightSide;
  readonly asksTerrain: boolean;
}

/** A store that is forgotten as a whole; a battle keeps the one that it began with. */
interface PairStore {
  /** @param given effects that others might give it */
  rolesOf(card: FightSide, given: readonly EffectLine[]): CardInRoles;
  of(
    pair: readonly [BattleCard, BattleCard],
    roles: readonly [CardInRoles, CardInRoles],
    setting: PairSetting,
  ): KnownPair;
  /** The number of a set of effects on one side of an attack, the same in every battle of this store. */
  setOf(effects: readonly EffectLine[], side: Side): number;
  /** Whether the store has grown beyond its limits. */
  isFull(): boolean;
}

/** Known pairs of all battles of a thread. */
export interface KnownPairs {
  /** Call when a battle begins: a full store is replaced by an empty one. */
  now(): PairStore;
}

/** Most sets of effects on one side when a battle begins; the battle may add as many again. */
const MOST_SETS = 512;

/** Most known situations, and most classes of equal pairs, when a battle begins. */
const MOST_KNOWN = 2 ** 18;
const MOST_PAIRS = 2 ** 15;

export function knownPairs(): KnownPairs {
  let store = newStore();
  return {
    now() {
      if (store.isFull()) store = newStore();
      return store;
    },
  };
}

function newStore(): PairStore {
  const roles = new WeakMap<FightSide, Map<string, CardInRoles>>();
  const pairs = new WeakMap<CardInRoles, WeakMap<CardInRoles, Map<string, KnownPair>>>();
  const attacks = new Map<string, KnownAttacks>();
  const cache = distributionCache();
  const texts = numbering();
  const sets = { attacker: numbering(), defender: numbering() };
  const rulings = new Map<object, number>();
  const count: Count = { all: 0 };
  const weighed = weigher();
  const setOf = (effects: readonly EffectLine[], side: Side) =>
    sets[side](JSON.stringify(linesFor(effects, side)));
  for (const side of ['attacker', 'defender'] as const) setOf([], side);
  return {
    rolesOf(card, given) {
      const ofCard = roles.get(card) ?? new Map<string, CardInRoles>();
      roles.set(card, ofCard);
      const key = given.length === 0 ? '' : JSON.stringify(given);
      const found = ofCard.get(key) ?? inRoles(card, given);
      ofCard.set(key, found);
      return found;
    },
    of(pair, [own, enemy], setting) {
      const ofOwn = pairs.get(own) ?? new WeakMap<CardInRoles, Map<string, KnownPair>>();
      pairs.set(own, ofOwn);
      const ofBoth = ofOwn.get(enemy) ?? new Map<string, KnownPair>();
      ofOwn.set(enemy, ofBoth);
      const turned = rulings.get(setting.rulings) ?? rulings.size;
      rulings.set(setting.rulings, turned);
      const key = `${setting.superStrength}/${turned}/${setting.states.join()}`;
      const known = ofBoth.get(key);
      if (known) return known;
      const states = [...setting.states, ...namesOf(pair)];
      const asks = powerDependencies({ attacker: own.attacker, defender: enemy.defender, states });
      const board = boardOf(own.attacker.board, enemy.defender.board);
      const like = `${key}/${likeness([own, enemy], asks, board, namesOf(pair), texts)}`;
      const shared = attacks.get(like) ?? knownAttacks(count);
      attacks.set(like, shared);
      const found: KnownPair = {
        ...shared,
        asks,
        board,
        asksTerrain: own.asksTerrain || enemy.asksTerrain,
        hasOneWay: !hasSeveralWays(own.card),
        attacking: { ...pair[0].card, ...(hitsOthers(own.card) && { hitsSeveral: true as const }) },
        ways: new Known(count),
        ranges: new Known(count),
        cache,
        weighed,
      };
      ofBoth.set(key, found);
      return found;
    },
    setOf,
    isFull: () =>
      Math.max(sets.attacker.size(), sets.defender.size()) > MOST_SETS ||
      count.all > MOST_KNOWN ||
      attacks.size > MOST_PAIRS,
  };
}

function inRoles(card: FightSide, given: readonly EffectLine[]): CardInRoles {
  const all = given.length === 0 ? card : { ...card, granted: [...(card.granted ?? []), ...given] };
  return {
    card: all,
    asksTerrain: asksOfBoard(all).terrain !== '',
    attacker: inRole(card, given, 'attacker'),
    defender: inRole(card, given, 'defender'),
  };
}

/** A key for pairs: equal keys mean the same results in every situation. */
function likeness(
  [own, enemy]: readonly [CardInRoles, CardInRoles],
  asks: PowerDependencies,
  board: AsksOfBoard,
  decided: readonly string[],
  numberOf: (text: string) => number,
): string {
  const { ownWounds, movement, kills, company, dealt, attacked, limited, mostAgain } = asks;
  const [attacker, defender] = [own.attacker, enemy.defender];
  const { distance, terrain, engaged, levels } = board;
  const asked = [ownWounds, movement, kills, company, dealt, attacked, mostAgain > 0];
  const parts = [
    numberOf(attacker.text),
    numberOf(defender.text),
    numberOf(wordsOf(own.card, defender.words)),
    numberOf(wordsOf(enemy.card, attacker.words)),
    [...asked, distance, engaged, levels].map(Number).join(''),
    terrain,
    limited.length === 0 ? '' : numberOf(JSON.stringify(limited)),
    decided.join(),
  ];
  return parts.join('/');
}

function namesOf([own, enemy]: readonly [BattleCard, BattleCard]): string[] {
  return [...own.decided, ...enemy.decided].map(({ name }) => name);
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

function knownAttacks(count: Count): KnownAttacks {
  const numbers = new WeakMap<PlannedAttack, number>();
  const texts = numbering();
  return {
    distributions: new Known(count),
    attacks: new Known(count),
    numberOf(planned) {
      const known = numbers.get(planned);
      if (known !== undefined) return known;
      const number = texts(JSON.stringify(planned));
      numbers.set(planned, number);
      return number;
    },
  };
}

/** Makes distributions, and keeps them for outcomes that many situations share. */
function weigher(): KnownPair['weighed'] {
  const all = new WeakMap<readonly WeighedOutcome[], Map<number, Distribution>>();
  return (weighed, ownLife, enemyLife, limited) => {
    const known = all.get(weighed) ?? new Map<number, Distribution>();
    all.set(weighed, known);
    const key = ownLife * MOST_LIFE + enemyLife;
    const found = known.get(key) ?? distributionOf(weighed, ownLife, enemyLife, limited);
    known.set(key, found);
    return found;
  };
}

const MOST_LIFE = 2 ** 14;

interface Count {
  all: number;
}

/** Numbers texts in the order in which they come, from 0. */
function numbering() {
  const known = new Map<string, number>();
  const numberOf = (text: string): number => {
    const found = known.get(text) ?? known.size;
    known.set(text, found);
    return found;
  };
  return Object.assign(numberOf, { size: () => known.size });
}

/** A map with two numbers as the key. */
export class Known<Value> {
  /** Entries with a second number of 0, by the first number; and all others. */
  private readonly plain = new Map<number, Value>();
  private readonly all = new Map<number, Map<number, Value>>();
  private readonly count: Count;

  constructor(count: Count) {
    this.count = count;
  }

  get(key: number, rest: number): Value | undefined {
    return rest === 0 ? this.plain.get(key) : this.all.get(key)?.get(rest);
  }

  set(key: number, rest: number, value: Value): Value {
    this.count.all++;
    const known = this.all.get(key);
    if (rest === 0) this.plain.set(key, value);
    else if (known) known.set(rest, value);
    else this.all.set(key, new Map([[rest, value]]));
    return value;
  }
}
