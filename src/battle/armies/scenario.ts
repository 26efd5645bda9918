import type { Space } from '../../board/index.ts';
import type { Scenario } from '../../rules/index.ts';
import type { ArmyCard, BattleBoard, BattleRulings, PolicyName } from '../scenario.ts';

/** An army: the numbers of its cards, and how many of each. */
export interface DrawnArmy {
  readonly cards: readonly number[];
  readonly copies: readonly number[];
  readonly points: number;
}

/** A card that random armies may have. */
export interface PoolCard extends ArmyCard {
  /** Whether an army may have several of it: copies are drawn together. */
  readonly isCommon: boolean;
  /** Whether an army may have one at the most. */
  readonly isUnique: boolean;
  /** By number, the cards that bond with it, or for which either has an aura that asks for such cards. */
  readonly partners: readonly number[];
}

/** A map of random armies, with the start areas of both sides. */
export interface ArmiesMap {
  readonly name: string;
  readonly board: BattleBoard;
  readonly starts: readonly [readonly Space[], readonly Space[]];
  /** Spaces of the smaller start area, and how many double bases it has room for. */
  readonly room: { readonly spaces: number; readonly doubles: number };
}

/** A card whose price is asked: it is in every second game's army. */
export interface Playtest {
  /** Its number among the cards. */
  readonly card: number;
  /** Another version of it, of as many points, which stands in its place in the other games; absent: random cards do. */
  readonly instead?: number;
}

/** Given armies that meet each other, instead of random ones. */
export interface ArmyField {
  readonly armies: readonly DrawnArmy[];
  /** How many of them, the last ones, meet the others only; 0: each meets each. */
  readonly challengers: number;
}

/** Games of random armies, each of two armies of its own. Plain data: worker threads are sent it. */
export interface ArmiesScenario extends Scenario {
  readonly rules: 'c3g';
  readonly fight: 'armies';
  /** What the cards are of, as sentences call it. */
  readonly collection: string;
  readonly cards: readonly PoolCard[];
  /** Names of cards of the collection that no army can have, with the reason. */
  readonly leftOut: readonly { readonly name: string; readonly reason: string }[];
  readonly maps: readonly ArmiesMap[];
  /** The most points of an army; it has at least so many less `spread`. */
  readonly points: number;
  readonly spread: number;
  /** How often, of 100, the next card of an army is drawn among the partners of those that it has. */
  readonly partners: number;
  /** Absent: no card is tested. */
  readonly playtest?: Playtest;
  /** Absent: armies are random. */
  readonly field?: ArmyField;
  readonly policy: PolicyName;
  readonly rounds: number;
  readonly superStrength: boolean;
  readonly states?: readonly string[];
  readonly rulings: BattleRulings;
}
