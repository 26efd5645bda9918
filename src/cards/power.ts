import type { Engagement } from './engagement.ts';

/** The number that some powers are written with, as in `{ tough: 2 }`. */
export interface PowerNumber {
  readonly least: number;
  readonly most: number;
  /** Taken where the power is written without a number; absent where one must be given. */
  readonly usual?: number;
  /** One that real cards have, to show how the power is written. */
  readonly example: number;
}

/**
 * A special power: a name, whose card it acts from, when it applies, and what it does to the
 * numbers of an attack. Each stands in a file of its own and is registered in `powers/index.ts`.
 */
export interface Power {
  readonly name: string;
  readonly title: string;
  /** One line for people: what the power does in this program. */
  readonly text: string;
  readonly side: 'attacker' | 'defender';
  readonly number?: PowerNumber;
  /** Left out: always. */
  applies?(engagement: Engagement): boolean;
  act(engagement: Engagement, number: number): Engagement;
}

/** A power as it stands on a card, with its number where it has one. */
export interface PowerUse {
  readonly power: string;
  readonly number?: number;
}
