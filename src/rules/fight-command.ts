/* How the command line describes a fight without a file: each ruleset lists its options in this form. */

import type { Surroundings } from './surroundings.ts';

/** The value of a command-line option. */
type OptionValue =
  | { readonly kind: 'whole'; readonly least: number; readonly most: number }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  /** The name of a card. */
  | { readonly kind: 'card' }
  /** The name of a card; may be given several times. */
  | { readonly kind: 'cards' }
  /** Any text; `what` says of which kind. */
  | { readonly kind: 'text'; readonly what: string }
  /** Any text, or no value, which means true. */
  | { readonly kind: 'textOrSwitch'; readonly what: string }
  /** The name of a power, perhaps with a number; may be given several times. */
  | { readonly kind: 'power' }
  /** No value: the option means true or, if its name begins with `--no-` or it says so, false. */
  | { readonly kind: 'switch'; readonly means?: false };

/** An option that describes a fight. */
export interface FightOption {
  /** Such as `--attacker-attack`. */
  readonly name: string;
  /** A shorter name: `--attack`. */
  readonly short?: string;
  /** The placeholder for its value in the help: `n`, `side`. */
  readonly placeholder?: string;
  readonly text: string;
  readonly value: OptionValue;
  /** The document field that it sets, so that mistakes are reported alike: `attacker.attack`. */
  readonly field?: string;
  /** The same field of the other side, of an option that may say something of each; a file may say either as well. */
  readonly otherField?: string;
  /** Whether it is rarely needed, so that help lists it last. */
  readonly isRare?: true;
}

/** An option that gives the faces of some dice. */
export interface DiceOption {
  readonly name: string;
  readonly text: string;
  readonly pool: string;
  /**
   * The only faces allowed, for a single die that not every attack rolls; checked even if it is not
   * rolled.
   */
  readonly only?: readonly string[];
}

export interface FaceLetter {
  readonly name: string;
  readonly letter: string;
}

/** A fight as given on the command line. */
export interface GivenFight {
  readonly attacker?: string | undefined;
  readonly defender?: string | undefined;
  /** A file of the user's own cards. */
  readonly cards?: string | undefined;
  /** The values of the given options by name; a list of numbers to vary is given in full. */
  readonly given: Readonly<Record<string, GivenValue | readonly number[]>>;
}

/** The value of an option, or all values if it may be given several times. */
export type GivenValue = number | string | boolean | readonly string[];

/** Whether the value of an option is several numbers to vary. */
export function isVaried(
  value: GivenFight['given'][string] | undefined,
): value is readonly number[] {
  return Array.isArray(value) && typeof value[0] === 'number';
}

/** How the command line describes a fight of a game without a file. */
export interface FightCommand {
  readonly options: readonly FightOption[];
  readonly dice: readonly DiceOption[];
  /** The faces of its usual die with a letter for each, as in `3s2hb`. */
  readonly faces: readonly FaceLetter[];
  /** The switch that asks for one attack of a card that makes several; absent: there is none. */
  readonly single?: string;
  /** Fights are played game by game: there are no exact odds. */
  readonly isPlayed?: true;
  /** Whether the text of an operand names a file or a stream; absent: none does. */
  takesFiles?(text: string): boolean;
  /**
   * Converts the options to the document of an experiment.
   *
   * @throws BadInput for unknown cards, and for values that are neither on a card nor given
   */
  document(fight: GivenFight, surroundings: Surroundings): Record<string, unknown>;
  /**
   * Of a field that no option stands for: the operand that it comes from, or its file, and the field there.
   *
   * @param path keys and indices from the top of the document to the field
   */
  operandOf?(
    path: readonly (string | number)[],
    fight: GivenFight,
  ): { readonly place: string; readonly path: readonly (string | number)[] } | undefined;
  /**
   * The document of a turn of each attacker, one after the other in its sweep, where the attacker's name stands for
   * several; undefined where it stands for one. Absent: it always does.
   *
   * @throws BadInput
   */
  several?(fight: GivenFight, surroundings: Surroundings): Record<string, unknown> | undefined;
}
