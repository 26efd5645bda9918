/* The types of a power on a card and of a power known by name. */

import type { EffectLine } from './effect-line.ts';

/** How much of a power battles play. */
export const IN_BATTLES = ['whole', 'partly', 'no'] as const;

/**
 * A power on a card: a known one, by name and with an optional number, or one of the card's own, with its effects.
 * A power without effects is not modelled.
 */
export interface PowerUse {
  /** The name of a known power, or the title of the card's own power. */
  readonly power: string;
  readonly number?: number;
  /** Absent for known powers. */
  readonly effects?: readonly EffectLine[];
  /** The effects that it gives to other figures. A scenario lists them under `granted` of the receivers. */
  readonly grants?: readonly EffectLine[];
  /** What is left out, which switches must be set, or who is affected. */
  readonly note?: string;
  /** Its owner uses it only if that is better (default: it always acts). */
  readonly may?: true;
  /** As `may`, but in battles only. */
  readonly mayInBattles?: true;
  /**
   * Whether a fight of two leaves out something that matters (`partly`, `no`), or the power acts through other cards
   * only. Absent if everything is modelled.
   */
  readonly modelled?: 'partly' | 'no' | 'throughOthers';
  /**
   * How much of it battles play. Default: as much as fights of two, or all of it if it has effects for battles.
   * `whole` without effects: there is nothing to play.
   */
  readonly inBattles?: (typeof IN_BATTLES)[number];
  /** What is needed to model the part that is left out. */
  readonly missing?: string;
}

/** The number that some powers are written with, as in `{ tough: 2 }`. */
export interface PowerNumber {
  readonly least: number;
  readonly most: number;
  /** The default; absent if a number must be given. */
  readonly usual?: number;
  /** A number on real cards, for examples. */
  readonly example: number;
}

/** A power that the program knows by name: a bundle of effects. */
export interface NamedPower {
  readonly name: string;
  readonly title: string;
  /** One line for users: what the power does in this program. */
  readonly text: string;
  readonly number?: PowerNumber;
  effects(number: number): readonly EffectLine[];
}
