/* The types of a power on a card and of a power known by name. */

import type { EffectLine } from './effect-line.ts';

/** How completely a power can be modelled in battles. */
export const IN_BATTLES = ['whole', 'partly', 'no'] as const;

/**
 * A power on a card: either a known power, by name and optional number, or a power defined on the card, with its
 * effects. A power that is defined on a card without effects is not modelled.
 */
export interface PowerUse {
  /** The name of a known power, or the title of a power defined on the card. */
  readonly power: string;
  readonly number?: number;
  /** Absent for known powers. */
  readonly effects?: readonly EffectLine[];
  /** The effects that the power gives to other figures. A scenario lists them under `granted` of the receivers. */
  readonly grants?: readonly EffectLine[];
  /** A note for users: what is left out, which switches must be set, or who is affected. */
  readonly note?: string;
  /** The owner uses the power only if that is better (default: the power always acts). */
  readonly may?: true;
  /** Like `may`, but in battles only. */
  readonly mayInBattles?: true;
  /**
   * `partly`, `no`: one-on-one fights leave out a part that matters. `throughOthers`: the power acts only through other
   * cards. Absent if everything is modelled.
   */
  readonly modelled?: 'partly' | 'no' | 'throughOthers';
  /**
   * How completely battles model the power (default: as one-on-one fights do, or `whole` if it has effects for
   * battles). `whole` without effects means that the power has no effect that needs modelling.
   */
  readonly inBattles?: (typeof IN_BATTLES)[number];
  /** What the program lacks to model the part that is left out. */
  readonly missing?: string;
}

/** The numbers that a power such as `{ tough: 2 }` can have. */
export interface PowerNumber {
  readonly least: number;
  readonly most: number;
  /** The default number; absent if cards must state a number. */
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
