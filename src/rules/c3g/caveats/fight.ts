import type { EffectLine } from '../../../powers/effect-line.ts';
import { effectNamed } from '../../../powers/effects/index.ts';
import type { Side } from '../../../powers/figure.ts';
import { listed } from '../../../words/english.ts';
import { specialAttacksOf } from '../combat/special-attack.ts';
import type { Fighter } from '../scenario.ts';
import type { FightSide } from '../side.ts';

/** A fight as far as caveats ask: what kind it is, and who takes part. */
export interface CaveatFight {
  readonly kind: 'attack' | 'duel' | 'survival' | 'turn';
  /** Switches that are on. */
  readonly states: readonly string[];
  readonly hasBoard: boolean;
  /** Spaces between the sides when it begins; absent on a board. */
  readonly distance?: number;
  /** Whether the two sides can be apart; of an attack, whether they are. */
  readonly areApart: boolean;
  readonly sides: readonly CaveatSide[];
}

/** A card in a fight. */
export interface CaveatSide {
  readonly card: Fighter & Partial<Pick<FightSide, 'usual'>>;
  /** What it does in the fight: in a duel, both. */
  readonly role: Side | 'both';
  /** The numbers of the card on which the fight can depend. */
  readonly counting: readonly string[];
  /** Whether the other side has further figures, which an attack can hit beside its target. */
  readonly facesSeveral: boolean;
  /** How far any attack of the other side reaches; absent where there are many others. */
  readonly enemyReach?: number;
  /** Its attacks by their titles, with the share of each; absent where it has nothing to choose. */
  readonly attacks?: readonly AttackShare[];
}

/** One of the attacks that a side makes, and its share of all of them. */
export interface AttackShare {
  readonly title: string;
  /** From 0 to 1. */
  readonly share: number;
}

/** Whether a line can do something for a card in the role that it has. */
export function actsInRole(line: EffectLine, { role }: CaveatSide): boolean {
  return Object.keys(line).some((name) => {
    const owner = effectNamed(name)?.owner;
    return owner !== undefined && (role === 'both' || owner === 'either' || owner === role);
  });
}

/** What is said of numbers that this program assumes: "Solomon Grundy's life of 8". */
export function assumedText(numbers: readonly string[]): string {
  return `Assumed, since the rule document does not give it: ${listed(numbers)}.`;
}

/** Spaces that the attack of a card reaches that reaches farthest. */
export function reachOf(card: Fighter): number {
  return Math.max(card.range ?? 1, ...specialAttacksOf(card).map(({ range }) => range));
}

/** Whether a card has further figures beside the one that is attacked. */
export function hasSeveral({ figures, type }: Fighter): boolean {
  return figures === undefined ? type === 'squad' : figures > 1;
}
