/* The types of a power on a card and of a power known by name. */

import type { EffectLine } from './effect-line.ts';

/** How much of a power battles play. */
export const IN_BATTLES = ['whole', 'partly', 'no'] as const;

/**
 * A power on a card: either a known power, by name and optional number, or the card's own power, with its effects. A
 * power of the card's own without effects is not modelled.
 */
export interface PowerUse {
  /** The name of a known power, or the title of the card's own power. */
  readonly power: string;
  readonly number?: number;
  /** Absent for known powers. */
  readonly effects?: readonly EffectLine[];
  /** The effects that it gives to other figures. A scenario lists them under the receivers' `granted`. */
  readonly grants?: readonly EffectLine[];
  /** For users: what is left out, which switches must be set, or who is affected. */
  readonly note?: string;
  /** The owner uses it only if that is better (default: it always acts). */
  readonly may?: true;
  /** Like `may`, but in battles only. */
  readonly mayInBattles?: true;
  /**
   * `partly`, `no`: fights of two leave out something that matters. `throughOthers`: the power acts only through other
   * cards. Absent if everything is modelled.
   */
  readonly modelled?: 'partly' | 'no' | 'throughOthers';
  /**
   * How much of it battles play (default: as much as fights of two; if it has effects for battles, all of it). `whole`
   * without effects means that there is nothing to play.
   */
  readonly inBattles?: (typeof IN_BATTLES)[number];
  /** What the program lacks to model the part that is left out. */
  readonly missing?: string;
}

/** The numbers that a power such as `{ tough: 2 }` can have. */
export interface PowerNumber {
  readonly least: number;
  readonly most: number;
  /** The default number; absent if cards must give a number. */
  readonly usual?: number;
  /** A number on real cards, for examples. */
  readonly example: number;
}

/** A power that the program knows by name: its rules are in `named-rules.ts`. */
export interface NamedPower {
  readonly name: string;
  readonly title: string;
  /** One line for users: what the power does in this program. */
  readonly text: string;
  readonly number?: PowerNumber;
}
