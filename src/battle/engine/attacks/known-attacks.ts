/*
 * A cache of attacks between cards and of the distributions of their outcomes, shared by all battles on a thread.
 *
 * The two sides of an attack are reduced separately and then joined. Results are cached under the facts that the rules
 * read, so an attack between two cards that never met is known if both sides of the attack are known.
 */

import {
  actFor,
  type EffectLine,
  isOfKind,
  linesOfPower,
  rulesInForceOf,
  type Side,
} from '../../../cards/index.ts';
import {
  type Attacking,
  type BaredSide,
  type C3gScenario,
  type CachedDistribution,
  confrontationOf,
  distributionCache,
  type FightSide,
  hasSeveralWays,
  hitsOthers,
  joined,
  linesOf,
  type PlannedAttack,
  type Powered,
  ReadMemory,
  sideSignature,
  takesHeightAway,
  type WeighedOutcome,
  type WeighedWays,
  weighWays,
  withInner,
} from '../../../fight/index.ts';
import { type AsksOfBoard, asksOfBoard } from '../state/cards.ts';
import { type Distribution, distributionOf } from './distribution.ts';
import { type AttackSituation, distanceOf } from './situation.ts';

/** A card reduced to the powers on which its attacks, or attacks on it, depend. */
export interface InRole extends Powered {
  readonly board: AsksOfBoard;
}

/** @param given effects that others might give the card */
export function inRole(card: FightSide, given: readonly EffectLine[], role: Side): InRole {
  const { powers, granted = [] } = card;
  const powered = {
    powers: powers.filter((use) => concerns(linesOfPower(use), role)),
    granted: linesFor([...granted, ...given], role),
  };
  return { board: asksOfBoard(powered), ...powered };
}

/** The given lines, limited to those that can act for one side of an attack. */
export function linesFor(given: readonly EffectLine[], role: Side): readonly EffectLine[] {
  const titles = new Set<string | undefined>();
  for (const line of given) if (concerns([line], role)) titles.add(line.givenBy);
  // All lines given by one power share a roll, so if one can act, all of them are kept.
  return given.filter(({ givenBy }) => titles.has(givenBy));
}

/** Whether any line can act for one side of an attack. Some rules apply only to the other side. */
const concerns = (lines: readonly EffectLine[], role: Side): boolean =>
  actFor(lines.flatMap(withInner), role);

/** A card with everything that other figures and glyphs might give it, reduced for each side of an attack. */
export interface CardInRoles extends Readonly<Record<Side, InRole>> {
  readonly asksTerrain: boolean;
  /** Everything that the card's ways to attack depend on, except the situation. */
  readonly attacking: Attacking;
  /** Whether a normal attack is the card's only way to attack. */
  readonly hasOneWay: boolean;
  /** Whether the card may cancel the height advantage of its attackers. */
  readonly mayTakeHeight: boolean;
}

/** The conditions that all attacks in a battle share. */
export interface AttackSetting {
  readonly superStrength: boolean;
  /** Switches that are on. */
  readonly states: readonly string[];
  /** Equal rulings must be the same object. */
  readonly rulings: C3gScenario['rulings'];
}

/** An attack, or a choice of attacks, in a situation. */
export interface AttackAsked {
  readonly own: FightSide;
  readonly enemy: FightSide;
  readonly met: AttackSituation;
  /** Undefined if the attacks are still to be chosen. */
  readonly planned: PlannedAttack | undefined;
  /**
   * For each side, the number of its set of effects from other figures and glyphs. Numbers are the same in all battles.
   */
  readonly grants: Readonly<Record<Side, number>>;
  /** For each side, the effects in that set. */
  readonly given: Readonly<Record<Side, readonly EffectLine[]>>;
  /** The limited lines of each side that are used up, as bits. */
  readonly spent: Readonly<Record<Side, number>>;
  /** The names of both cards' switches that are on. */
  readonly switches: string;
  /** Whether a power of the defender, or one given to it, may cancel the attacker's height advantage. */
  readonly mayLoseHeight: boolean;
  scenario(): C3gScenario;
}

/** A known attack: its distribution for any number of wounds, and its limited lines, which outcomes give by index. */
interface KnownAttack {
  readonly distribution: CachedDistribution;
  readonly limited: readonly EffectLine[];
}

/** Known attacks in one setting. */
export interface AttacksInSetting {
  /** A known attack; undefined if it cannot be reduced to its two sides. */
  attack(asked: AttackAsked & { readonly planned: PlannedAttack }): KnownAttack | undefined;
  /** @param attacking must be the same object for all calls with one card */
  ways(asked: AttackAsked, attacking: Attacking): readonly WeighedWays[];
  /** The number of a planned attack; equal plans have equal numbers. */
  planOf(planned: PlannedAttack): number;
}

/** A store of results that is discarded as a whole. A battle keeps the store with which it began. */
interface AttackStore {
  /**
   * Counts the results kept for pairs of cards, and identifies them: a new battle may get an empty count, and with it an
   * empty set of results.
   */
  pairs: Count;
  /** @param given effects that others might give the card */
  rolesOf(card: FightSide, given: readonly EffectLine[]): CardInRoles;
  in(setting: AttackSetting): AttacksInSetting;
  /** A number for a set of effects on one side of an attack, the same in all battles that use this store. */
  setOf(effects: readonly EffectLine[], side: Side): number;
  /**
   * @param ownLife the attacker's remaining Life; `enemyLife` is the defender's
   * @param limited the limited lines of both cards
   */
  weighed(
    all: readonly WeighedOutcome[],
    ownLife: number,
    enemyLife: number,
    limited: readonly EffectLine[],
  ): Distribution;
  /** Whether the store has grown beyond its limits. */
  isFull(): boolean;
}

/** The known attacks from all battles on a thread. */
export interface KnownAttacks {
  /** The store for a new battle. A full store is first replaced by an empty one. */
  now(): AttackStore;
}

/** Maximum number of sets of effects on one side when a battle begins. The battle may add the same number. */
const MOST_SETS = 512;

/** Maximum number of known results when a battle begins, not counting those of pairs of cards. */
const MOST_KNOWN = 2 ** 18;

/**
 * Maximum number of results for pairs of cards when a battle begins. It is much smaller, because two random armies seldom
 * have a pair of cards that met before, and these results take most of the memory.
 */
const MOST_OF_PAIRS = 2 ** 14;

export function knownAttacks(): KnownAttacks {
  let store = newStore();
  return {
    now() {
      if (store.isFull()) store = newStore();
      else if (store.pairs.all > MOST_OF_PAIRS) store.pairs = { all: 0 };
      return store;
    },
  };
}

function newStore(): AttackStore {
  const roles = new WeakMap<FightSide, Map<string, CardInRoles>>();
  const settings = new Map<string, AttacksInSetting>();
  const sets = { attacker: numbering(), defender: numbering() };
  const rulings = new Map<object, number>();
  const count: Count = { all: 0 };
  const setOf = (effects: readonly EffectLine[], side: Side) =>
    sets[side](JSON.stringify(linesFor(effects, side)));
  for (const side of ['attacker', 'defender'] as const) setOf([], side);
  return {
    pairs: { all: 0 },
    rolesOf(card, given) {
      const ofCard = roles.get(card) ?? new Map<string, CardInRoles>();
      roles.set(card, ofCard);
      const key = given.length === 0 ? '' : JSON.stringify(given);
      const found = ofCard.get(key) ?? inRoles(card, given);
      ofCard.set(key, found);
      return found;
    },
    in(setting) {
      const ruled = rulings.get(setting.rulings) ?? rulings.size;
      rulings.set(setting.rulings, ruled);
      const key = `${setting.superStrength}/${ruled}/${setting.states.join()}`;
      const found = settings.get(key) ?? new Attacks(setting, count);
      settings.set(key, found);
      return found;
    },
    setOf,
    weighed: weigher(),
    isFull: () =>
      Math.max(sets.attacker.size(), sets.defender.size()) > MOST_SETS || count.all > MOST_KNOWN,
  };
}

function inRoles(card: FightSide, given: readonly EffectLine[]): CardInRoles {
  const all = given.length === 0 ? card : { ...card, granted: [...(card.granted ?? []), ...given] };
  return {
    asksTerrain: asksOfBoard(all).terrain !== '',
    attacking: hitsOthers(all) ? { hitsSeveral: true, ...card } : card,
    hasOneWay: !hasSeveralWays(all),
    mayTakeHeight: linesOf(all)
      .flatMap(withInner)
      .some((line) => isOfKind(line, 'dice.enemyHeight')),
    attacker: inRole(card, given, 'attacker'),
    defender: inRole(card, given, 'defender'),
  };
}

/** Cached results for a card on one side of an attack, with a given set of lines that can act. */
interface Form {
  readonly known: ReadMemory<KnownSide | undefined>;
  readonly ways: ReadMemory<readonly WeighedWays[]>;
  /** Whether the card has Super Strength; set when its side of an attack is first computed. */
  hasSuperStrength: boolean;
}

interface KnownSide extends BaredSide {
  /** The number of the side's signature. */
  readonly number: number;
}

/** Two joined sides. Limited lines are identified by their side and their number there. */
interface KnownJoint {
  readonly distribution: CachedDistribution;
  readonly limited: readonly (readonly [Side, number])[];
}

/** Facts that the key of a form, or of joined sides, already implies, so that they need not be noted again. */
const OWN_FACTS = ['attacker.powers', 'attacker.granted', 'fight.special', 'fight.rolled'];
const FACTS_OF_FORM: Readonly<Record<Side, readonly string[]>> = {
  attacker: [...OWN_FACTS, 'fight.isSpecial'],
  defender: ['defender.powers', 'defender.granted'],
};
const FACTS_OF_JOINT = ['attacker.attack', 'defender.defense', 'fight.isSpecial', ...OWN_FACTS];

class Attacks implements AttacksInSetting {
  private readonly setting: AttackSetting;
  private readonly count: Count;
  private readonly cache = distributionCache();
  private readonly forms = {
    attacker: new WeakMap<FightSide, Map<number | string, Form>>(),
    defender: new WeakMap<FightSide, Map<number | string, Form>>(),
  };
  private readonly joints = new Map<number, ReadMemory<KnownJoint>>();
  private readonly signatures = numbering();
  private readonly texts = numbering();
  private readonly plans = new WeakMap<PlannedAttack, number>();
  private readonly objects = new WeakMap<object, number>();

  constructor(setting: AttackSetting, count: Count) {
    this.setting = setting;
    this.count = count;
  }

  attack(asked: AttackAsked & { readonly planned: PlannedAttack }): KnownAttack | undefined {
    const own = this.formOf(asked, 'attacker');
    const facts = (fact: string) => this.valueOf(asked, own, fact);
    const attacker = this.sideOf(asked, 'attacker', own, facts);
    const defender = attacker && this.sideOf(asked, 'defender', own, facts);
    if (!attacker || !defender) return undefined;
    const sides = { attacker, defender };
    const joint = this.jointOf(asked, attacker, defender).find(facts, (note) => {
      this.count.all++;
      const { bare, limited } = joined(
        sides,
        confrontationOf(asked.scenario()),
        this.setting,
        without(FACTS_OF_JOINT, note),
      );
      return {
        distribution: this.cache.attack(bare, this.setting.rulings),
        limited: limited.map((line) => {
          const number = attacker.limited.indexOf(line);
          return number >= 0
            ? (['attacker', number] as const)
            : (['defender', defender.limited.indexOf(line)] as const);
        }),
      };
    });
    return {
      distribution: joint.distribution,
      limited: joint.limited.map(([side, number]) => sides[side].limited[number] as EffectLine),
    };
  }

  ways(asked: AttackAsked, attacking: Attacking): readonly WeighedWays[] {
    const form = this.formOf(asked, 'attacker');
    return form.ways.find(
      (fact) => this.valueOf(asked, form, fact),
      (note) => {
        this.count.all++;
        return weighWays(attacking, asked.scenario(), without(OWN_FACTS, note));
      },
    );
  }

  private formOf({ own, enemy, met, planned, grants, spent }: AttackAsked, side: Side): Form {
    const isOwn = side === 'attacker';
    const forms = this.forms[side];
    const card = isOwn ? own : enemy;
    const plan = isOwn && planned ? 1 + this.planOf(planned) : 0;
    const again = isOwn ? met.again : 0;
    const tables = isOwn ? met.tables : NO_TABLES;
    const isPlain = grants[side] + spent[side] + again + tables.length === 0;
    const key = isPlain ? plan : [plan, grants[side], spent[side], again, ...tables].join();
    const found = forms.get(card)?.get(key);
    if (found) return found;
    const made: Form = {
      known: new ReadMemory(),
      ways: new ReadMemory(),
      hasSuperStrength: false,
    };
    const ofCard = forms.get(card) ?? new Map<number | string, Form>();
    forms.set(card, ofCard);
    ofCard.set(key, made);
    return made;
  }

  private sideOf(
    asked: AttackAsked,
    side: Side,
    own: Form,
    facts: (fact: string) => unknown,
  ): KnownSide | undefined {
    const form = side === 'attacker' ? own : this.formOf(asked, side);
    return form.known.find(facts, (noteAll) => {
      this.count.all++;
      const fight = confrontationOf(asked.scenario());
      const effects = rulesInForceOf(fight, side);
      if (side === 'attacker')
        form.hasSuperStrength = effects.some(({ kind }) => kind.name === 'mode.superStrength');
      const note = without(FACTS_OF_FORM[side], noteAll);
      const noEnemyHeight = asked.mayLoseHeight && losesHeight(asked);
      const knocksBack = () => {
        note('knocksBack');
        return this.knocksBack(asked, own);
      };
      const bared = sideSignature(side, effects, fight, { noEnemyHeight, knocksBack }, note);
      return bared && { number: this.signatures(JSON.stringify(bared.signature)), ...bared };
    });
  }

  private jointOf(
    { own, enemy }: AttackAsked,
    attacker: KnownSide,
    defender: KnownSide,
  ): ReadMemory<KnownJoint> {
    // If a card attacks figures of the same card, its limited lines are on both sides.
    const key = (attacker.number * MOST_SIGNATURES + defender.number) * 2 + Number(own === enemy);
    const found = this.joints.get(key) ?? new ReadMemory();
    this.joints.set(key, found);
    return found;
  }

  private knocksBack({ met, planned }: AttackAsked, own: Form): boolean {
    return (
      this.setting.superStrength && own.hasSuperStrength && met.isAdjacent && !planned?.special
    );
  }

  planOf(planned: PlannedAttack): number {
    const known = this.plans.get(planned);
    if (known !== undefined) return known;
    const number = this.texts(JSON.stringify(planned));
    this.plans.set(planned, number);
    return number;
  }

  /** A value that identifies a fact of an attack in its situation. */
  private valueOf(asked: AttackAsked, own: Form, fact: string): unknown {
    const { met, planned } = asked;
    switch (fact) {
      case 'distance':
      case 'fight.distance':
        return distanceOf(met);
      case 'adjacent':
      case 'fight.adjacent':
        return met.isAdjacent;
      case 'noEnemyHeight':
        return asked.mayLoseHeight && losesHeight(asked);
      case 'knocksBack':
        return this.knocksBack(asked, own);
      case 'fight.isSpecial':
        return planned?.special !== undefined;
      case 'fight.special':
      case 'fight.rolled':
        return planned && this.planOf(planned);
      case 'fight.higher':
        return Math.sign(met.above);
      case 'fight.levels':
        return met.above;
      case 'fight.states':
        return asked.switches;
    }
    const [side, field] = partsOfFact(fact);
    if (side === 'attacker' || side === 'defender')
      return this.figureFact(asked, side, field ?? '');
    // All other facts of an attack still have their initial values before its dice are rolled.
    return undefined;
  }

  private figureFact(asked: AttackAsked, side: Side, field: string): unknown {
    const { own, enemy, met, planned } = asked;
    const card = side === 'attacker' ? own : enemy;
    const fact = FIGURE_FACTS[field]?.(met, side === 'attacker', card);
    if (fact !== undefined) return fact;
    if (field === 'powers')
      return this.texts(JSON.stringify(card.powers.map(({ power }) => power)));
    if (field === 'granted')
      return this.texts(JSON.stringify([asked.given[side], planned?.granted]));
    const printed: unknown = card[field as keyof FightSide];
    return typeof printed === 'object' && printed !== null ? this.objectOf(printed) : printed;
  }

  private objectOf(object: object): number {
    const known = this.objects.get(object);
    if (known !== undefined) return known;
    const number = this.texts(JSON.stringify(object));
    this.objects.set(object, number);
    return number;
  }
}

const NO_TABLES: readonly number[] = [];

/** For each fact about a figure, such as 'attacker.wounds', the two parts of its name: side and field. */
const PARTS = new Map<string, readonly string[]>();

function partsOfFact(fact: string): readonly string[] {
  const parts = PARTS.get(fact) ?? fact.split('.');
  PARTS.set(fact, parts);
  return parts;
}

/** Maximum number of side signatures, for keys of joined sides. */
const MOST_SIGNATURES = 2 ** 20;

/** The facts about a figure that the situation decides. All other facts come from the card. */
const FIGURE_FACTS: Readonly<
  Record<string, (met: AttackSituation, isOwn: boolean, card: FightSide) => unknown>
> = {
  wounds: (met, isOwn) => (isOwn ? met.ownWounds : met.enemyWounds),
  kills: (met, isOwn) => (isOwn ? met.ownKills : met.enemyKills),
  figures: (met, isOwn) => (isOwn ? met.ownFigures : met.enemyFigures),
  nextToEnemy: (met, isOwn) => (isOwn ? met.enemyHasHelp : met.hasHelp),
  beganTurn: (met, isOwn) =>
    isOwn ? `${met.ownBegan}${met.ownBeganOn}` : `${met.enemyBegan}${met.enemyTerrain}`,
  moved: (met, isOwn) => isOwn && met.hasMoved,
  charged: (met, isOwn) => (isOwn ? met.charged : undefined),
  engaged: (met, isOwn) => (isOwn ? met.ownEngaged : met.enemyEngaged),
  dealt: (met, isOwn) => (isOwn ? met.dealt : undefined),
  counted: (met, isOwn) => (isOwn ? met.ownCounted : met.enemyCounted),
  terrain: (met, isOwn, card) => (isOwn ? met.ownTerrain : met.enemyTerrain) || card.terrain,
  attackedBefore: (met, isOwn, card) => (isOwn && met.hasAttackedBefore) || card.attackedBefore,
};

function losesHeight(asked: AttackAsked): boolean {
  const fight = confrontationOf(asked.scenario());
  return takesHeightAway(fight, rulesInForceOf(fight, 'defender'));
}

const without =
  (known: readonly string[], note: (fact: string) => void) =>
  (fact: string): void => {
    if (!known.includes(fact)) note(fact);
  };

/** Makes distributions and caches them, because many situations share the same outcomes. */
function weigher(): AttackStore['weighed'] {
  const all = new WeakMap<readonly WeighedOutcome[], Map<number, Distribution>>();
  return (weighed, ownLife, enemyLife, limited) => {
    const key = ownLife * MOST_LIFE + enemyLife;
    const found = all.get(weighed)?.get(key);
    if (found) return found;
    const made = distributionOf(weighed, ownLife, enemyLife, limited);
    const known = all.get(weighed) ?? new Map<number, Distribution>();
    all.set(weighed, known);
    known.set(key, made);
    return made;
  };
}

const MOST_LIFE = 2 ** 14;

export interface Count {
  all: number;
}

/** Numbers texts from 0, in the order in which they first occur. */
function numbering() {
  const known = new Map<string, number>();
  const numberOf = (text: string): number => {
    const found = known.get(text) ?? known.size;
    known.set(text, found);
    return found;
  };
  return Object.assign(numberOf, { size: () => known.size });
}

/** A map whose keys are pairs of numbers. */
export class Known<Value> {
  /** Entries whose second number is 0, indexed by the first number. */
  private plain: Map<number, Value> | undefined;
  /** All other entries, indexed by the first and then the second number. */
  private all: Map<number, Map<number, Value>> | undefined;
  private readonly count: Count;

  constructor(count: Count) {
    this.count = count;
  }

  get(key: number, rest: number): Value | undefined {
    return rest === 0 ? this.plain?.get(key) : this.all?.get(key)?.get(rest);
  }

  set(key: number, rest: number, value: Value): Value {
    this.count.all++;
    if (rest === 0) {
      this.plain ??= new Map();
      this.plain.set(key, value);
      return value;
    }
    this.all ??= new Map();
    const known = this.all.get(key);
    if (known) known.set(rest, value);
    else this.all.set(key, new Map([[rest, value]]));
    return value;
  }
}
