/*
 * What caveats need to know about a fight and its cards, and helpers that several kinds of caveats
 * share.
 */

import { capitalised, inSentence, listed } from '../../base/index.ts';
import { actFor, type EffectLine, type Side } from '../../cards/index.ts';
import { specialAttacksOf } from '../combat/special-attack.ts';
import type { Fighter } from '../scenario.ts';
import type { Setup } from '../setup.ts';
import type { FightSide } from '../side.ts';

/** The facts about a fight that caveats depend on. */
export interface CaveatFight {
  readonly kind: 'attack' | 'duel' | 'survival' | 'turn' | 'battle';
  /** The switches that are on. */
  readonly states: readonly string[];
  readonly hasBoard: boolean;
  /** Spaces between the sides at the beginning; absent on a board. */
  readonly distance?: number;
  /** Whether the sides can be apart, that is, not adjacent. For a single attack: whether they are apart. */
  readonly areApart: boolean;
  readonly sides: readonly CaveatSide[];
}

/** A card in a fight. */
export interface CaveatSide {
  readonly card: Fighter & Partial<Pick<FightSide, 'usual'>>;
  /** `both` in a duel, where each side attacks and defends. */
  readonly role: Side | 'both';
  /** The card's statistics that can affect the fight. */
  readonly counting: readonly string[];
  /** Whether an attack can hit several figures: the other side has several, or other figures are on the board. */
  readonly facesSeveral: boolean;
  /** Whether the board has other figures on this side, which an attack could also hit. */
  readonly besideFriends?: boolean;
  /** The cards of the other side; absent if there are many opponents. */
  readonly enemies?: readonly Fighter[];
  /**
   * The longest reach of the other side's attacks; absent if there are many opponents, or if the
   * sides choose their distance.
   */
  readonly enemyReach?: number;
  /** How often each of the side's attacks is made; absent if the side has no choice. */
  readonly attacks?: readonly AttackShare[];
}

/** One of a side's attacks, and how often it is made. */
export interface AttackShare {
  readonly title: string;
  /** The fraction of all the side's attacks, from 0 to 1. */
  readonly share: number;
}

/** Whether an effect line can do anything for a card in its role. */
export const actsInRole = (line: EffectLine, { role }: Pick<CaveatSide, 'role'>): boolean =>
  (role === 'both' ? SIDES : [role]).some((side) => actFor([line], side));

const SIDES = ['attacker', 'defender'] as const;

/** "Solomon Grundy's Life of 8 is an assumption: the rule document does not give it." */
export function assumedText(name: string, numbers: readonly string[]): string {
  const [are, them] =
    numbers.length === 1 ? ['is an assumption', 'it'] : ['are assumptions', 'them'];
  return `${capitalised(name)} ${listed(numbers)} ${are}: the rule document does not give ${them}.`;
}

/** The longest reach of a card's attacks, in spaces. */
export function reachOf(card: Fighter): number {
  return Math.max(card.range ?? 1, ...specialAttacksOf(card).map(({ range }) => range));
}

/** Whether a card has other figures in addition to the attacked figure. */
export function hasSeveral({ figures, type }: Fighter): boolean {
  return figures === undefined ? type === 'squad' : figures > 1;
}

/** "One figure of Deathreavers is attacked." */
export const oneIsAttacked = ({ name }: Fighter): string =>
  `One figure of ${inSentence(name)} is attacked.`;

/**
 * Whether the board has other figures, which an attack could also hit (`hasOthers`), and whether any of them belong to
 * the side `own` (`besideFriends`).
 */
export function othersAround(
  board: Setup | undefined,
  own: Side,
): { readonly hasOthers: boolean; readonly besideFriends: boolean } {
  const figures = (board?.others ?? []).filter(({ kind }) => kind === 'figure');
  return {
    hasOthers: figures.length > 0,
    besideFriends: figures.some(({ side = 'defender' }) => side === own),
  };
}
