import type { EffectLine } from './effect-line.ts';

/** How much of a power battles play. */
export const IN_BATTLES = ['whole', 'partly', 'no'] as const;

/**
 * A power as it stands on a card: one that the program knows, by its name and perhaps with a number;
 * or one of the card's own, with its effects. A power without effects is not modelled.
 */
export interface PowerUse {
  /** The name of a known power, or the title of one of the card's own. */
  readonly power: string;
  readonly number?: number;
  /** Absent of powers that the program knows. */
  readonly effects?: readonly EffectLine[];
  /** What it gives other figures: a scenario writes that under `granted` of those that have it. */
  readonly grants?: readonly EffectLine[];
  /** What is left out, what must be set, whom it reaches. */
  readonly note?: string;
  /** Its owner uses it only where that is better; absent: it always acts. */
  readonly may?: true;
  /** The same in battles alone. */
  readonly mayInBattles?: true;
  /**
   * Whether something that would count in a fight is left out, or the power acts through other cards only;
   * absent: neither.
   */
  readonly modelled?: 'partly' | 'no' | 'throughOthers';
  /**
   * How much of it battles play. Absent: as much as fights of two, and all of it where it has effects of battles.
   * `whole` without any effect: there is nothing to play.
   */
  readonly inBattles?: (typeof IN_BATTLES)[number];
  /** What it would take to model what is left out. */
  readonly missing?: string;
}

/** The number that some powers are written with, as in `{ tough: 2 }`. */
export interface PowerNumber {
  readonly least: number;
  readonly most: number;
  /** Taken where the power is written without a number; absent where one must be given. */
  readonly usual?: number;
  /** One that real cards have, to show how the power is written. */
  readonly example: number;
}

/** A power that the program knows by name: a bundle of effects. */
export interface NamedPower {
  readonly name: string;
  readonly title: string;
  /** One line for people: what the power does in this program. */
  readonly text: string;
  readonly number?: PowerNumber;
  effects(number: number): readonly EffectLine[];
}
