import type { EffectLine } from '../../../../powers/effect-line.ts';
import { type Asks, asksOf } from '../../combat/asks.ts';
import type { DistributionByWounds } from '../../evaluators/attack-distributions.ts';
import { hasSeveral, hitsOthers, type WeighedWays } from '../../evaluators/fight-distributions.ts';
import type { Attacking, PlannedAttack } from '../../fights/ways.ts';
import type { FightSide } from '../../side.ts';
import { type AsksOfBoard, asksOfBoard, type BattleCard } from './cards.ts';
import type { Distribution } from './distribution.ts';

/** What is known of the attacks of a card on another, in whichever battle they meet. */
export interface KnownPair {
  readonly asks: Asks;
  readonly board: AsksOfBoard;
  /** Whether there is only one way to attack: a normal attack. */
  readonly hasOneWay: boolean;
  /** All that weighs on the ways to attack. */
  readonly attacking: Attacking;
  /** By situation (`Met`). */
  readonly distributions: Known<Distribution>;
  readonly attacks: Known<DistributionByWounds>;
  readonly ways: Known<readonly WeighedWays[]>;
  readonly ranges: Known<number>;
  /** The number of a planned attack among those of the pair. */
  numberOf(planned: PlannedAttack): number;
}

/** What pairs of cards depend on beside the two cards, as they are played. */
export interface PairSetting {
  readonly superStrength: boolean;
  /** Switches that are on. */
  readonly states: readonly string[];
  /** One object for all rulings that are turned alike. */
  readonly rulings: object;
}

/** Known pairs of all battles of a thread. */
export interface KnownPairs {
  /**
   * @param asked the two cards with everything that others might give them
   * @param given those effects
   */
  of(
    pair: readonly [BattleCard, BattleCard],
    asked: readonly [FightSide, FightSide],
    given: readonly [readonly EffectLine[], readonly EffectLine[]],
    setting: PairSetting,
  ): KnownPair;
  /** The number of a set of effects, the same in every battle until they are forgotten. */
  setOf(effects: readonly EffectLine[]): number;
  /** To be called between battles: forgets everything where too much is known. */
  makeRoom(): void;
}

/** Sets of effects that are told apart at a time, of which a battle may add as many. */
export const MOST_SETS = 512;

/** Situations that are kept. */
const MOST_KNOWN = 2 ** 19;

export function knownPairs(): KnownPairs {
  let pairs = new WeakMap<FightSide, WeakMap<FightSide, Map<string, KnownPair>>>();
  const sets = new Map<string, number>([['[]', 0]]);
  let rulings = new Map<object, number>();
  const count: Count = { all: 0 };
  return {
    of([own, enemy], asked, given, setting) {
      const ofOwn = pairs.get(own.card) ?? new WeakMap<FightSide, Map<string, KnownPair>>();
      pairs.set(own.card, ofOwn);
      const ofBoth = ofOwn.get(enemy.card) ?? new Map<string, KnownPair>();
      ofOwn.set(enemy.card, ofBoth);
      const turned = rulings.get(setting.rulings) ?? rulings.size;
      rulings.set(setting.rulings, turned);
      const { superStrength, states } = setting;
      const hasGiven = given[0].length + given[1].length > 0;
      const key = `${superStrength}/${turned}/${states.join()}/${hasGiven ? JSON.stringify(given) : ''}`;
      const found = ofBoth.get(key) ?? knownPair(own, enemy, asked, states, count);
      ofBoth.set(key, found);
      return found;
    },
    setOf(effects) {
      const key = JSON.stringify(effects);
      const found = sets.get(key) ?? sets.size;
      sets.set(key, found);
      return found;
    },
    makeRoom() {
      if (sets.size <= MOST_SETS && count.all <= MOST_KNOWN) return;
      pairs = new WeakMap();
      rulings = new Map();
      sets.clear();
      sets.set('[]', 0);
      count.all = 0;
    },
  };
}

interface Count {
  all: number;
}

function knownPair(
  own: BattleCard,
  enemy: BattleCard,
  [ownAsked, enemyAsked]: readonly [FightSide, FightSide],
  on: readonly string[],
  count: Count,
): KnownPair {
  const states = [...on, ...[...own.decided, ...enemy.decided].map(({ name }) => name)];
  const numbers = new WeakMap<PlannedAttack, number>();
  const texts: string[] = [];
  return {
    asks: asksOf({ attacker: ownAsked, defender: enemyAsked, states }),
    board: asksOfBoard(ownAsked, enemyAsked),
    hasOneWay: !hasSeveral(ownAsked),
    attacking: { ...own.card, ...(hitsOthers(ownAsked) && { hitsSeveral: true as const }) },
    distributions: new Known(count),
    attacks: new Known(count),
    ways: new Known(count),
    ranges: new Known(count),
    numberOf(planned) {
      const known = numbers.get(planned);
      if (known !== undefined) return known;
      const text = JSON.stringify(planned);
      const found = texts.indexOf(text);
      const number = found >= 0 ? found : texts.push(text) - 1;
      numbers.set(planned, number);
      return number;
    },
  };
}

/** Values by the two numbers of a key. */
export class Known<Value> {
  private readonly all = new Map<number, Map<number, Value>>();
  private readonly count: Count;

  constructor(count: Count) {
    this.count = count;
  }

  get(key: number, rest: number): Value | undefined {
    return this.all.get(key)?.get(rest);
  }

  set(key: number, rest: number, value: Value): Value {
    this.count.all++;
    const known = this.all.get(key);
    if (known) known.set(rest, value);
    else this.all.set(key, new Map([[rest, value]]));
    return value;
  }
}
