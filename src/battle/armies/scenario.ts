/* The checked scenario of games between random armies: the pool of cards, the maps, and how armies are drawn. */

import { listed } from '../../base/index.ts';
import type { Space } from '../../board/index.ts';
import type { Scenario } from '../../rules/index.ts';
import type { ArmyCard, BattleBoard, BattleRulings, PolicyName } from '../scenario.ts';

/** The indices of an army's cards, and the number of copies of each card. */
export interface DrawnArmy {
  readonly cards: readonly number[];
  readonly copies: readonly number[];
  readonly points: number;
}

/** A card that random armies may have. */
export interface PoolCard extends ArmyCard {
  /** Whether the card is common, so that more copies may be drawn along with it. */
  readonly isCommon: boolean;
  /** Whether an army may have at most one copy. */
  readonly isUnique: boolean;
  /** The indices of its partners; see `partnersOf`. */
  readonly partners: readonly number[];
}

/** A card that no army can have, with the reason. */
export interface LeftOutCard {
  readonly name: string;
  readonly reason: string;
  /** Whether it is one of the user's own cards, which only a playtest leaves out. */
  readonly isOwn?: true;
}

/** The user's own cards that no army can have. */
export function ownLeftOut({ leftOut }: Pick<ArmiesScenario, 'leftOut'>): LeftOutCard[] {
  return leftOut.filter(({ isOwn }) => isOwn);
}

/** "Spike (no points) and Blob (no life)"; empty if there are no cards. */
export function leftOutText(leftOut: readonly LeftOutCard[]): string {
  return listed(leftOut.map(({ name, reason }) => `${name} (${reason})`));
}

/** A map for random armies, with the start areas of both sides. */
export interface ArmiesMap {
  readonly name: string;
  readonly board: BattleBoard;
  readonly starts: readonly [readonly Space[], readonly Space[]];
  /** The number of spaces of the smaller start area, and the number of double bases that fit into both areas. */
  readonly room: { readonly spaces: number; readonly doubles: number };
}

/** The card to be priced. In each pair of games, an army has this card in only one of the two games. */
export interface Playtest {
  /** Index of the card. */
  readonly card: number;
  /**
   * The index of the card's other version, which replaces the card in the other games; undefined if random cards do.
   */
  readonly instead?: number;
}

/** Given armies that meet each other. They replace random armies. */
export interface ArmyField {
  readonly armies: readonly DrawnArmy[];
  /** How many armies at the end of the list meet only the armies before them; 0 if all meet each other. */
  readonly challengers: number;
}

/** Games between random armies; each game has its own two armies. Plain data, which is sent to worker threads. */
export interface ArmiesScenario extends Scenario {
  readonly rules: 'c3g';
  readonly fight: 'armies';
  /** The collection of the cards, as words for sentences. */
  readonly collection: string;
  readonly cards: readonly PoolCard[];
  readonly leftOut: readonly LeftOutCard[];
  readonly maps: readonly ArmiesMap[];
  /** Maximum points of an army; the minimum is `points - spread`. */
  readonly points: number;
  readonly spread: number;
  /** The percentage of cards drawn from among the partners of the cards in the army. */
  readonly partners: number;
  /** Undefined if no card is tested. */
  readonly playtest?: Playtest;
  /** Given armies; undefined if armies are random. */
  readonly field?: ArmyField;
  readonly policy: PolicyName;
  readonly rounds: number;
  readonly superStrength: boolean;
  readonly states?: readonly string[];
  readonly rulings: BattleRulings;
}
