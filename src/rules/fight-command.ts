/* How the command line describes a fight without a file: each ruleset lists its options in this form. */

import type { Surroundings } from './surroundings.ts';

/** The value of a command-line option. */
type OptionValue =
  | { readonly kind: 'whole'; readonly least: number; readonly most: number }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  /** The name of a card. */
  | { readonly kind: 'card' }
  /** The name of a card; can be repeated. */
  | { readonly kind: 'cards' }
  /** Any text; `what` describes it. */
  | { readonly kind: 'text'; readonly what: string }
  /** Any text, or no value, which means true. */
  | { readonly kind: 'textOrSwitch'; readonly what: string }
  /** The name of a power, with a number if it takes one; can be repeated. */
  | { readonly kind: 'power' }
  /** No value. The option means true, or false if its name begins with `--no-` or `means` says so. */
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
  /** The document field that it sets, so that errors are worded the same: `attacker.attack`. */
  readonly field?: string;
  /** The same field of the other side, for an option that can apply to either side. */
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
  /** The path of a file with the user's own cards. */
  readonly cards?: string | undefined;
  /** The values of the given options by name; a list of numbers to vary is given in full. */
  readonly given: Readonly<Record<string, GivenValue | readonly number[]>>;
}

/** The value of an option, or all values if it can be repeated. */
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
  /** The faces of the game's standard die, with a letter for each, as in `3s2hb`. */
  readonly faces: readonly FaceLetter[];
  /** The switch that limits a card with several attacks to one; absent if there is none. */
  readonly single?: string;
  /** Present if fights are played game by game, so that there are no exact odds. */
  readonly isPlayed?: true;
  /** Whether an operand names a file or a stream; absent if operands never do. */
  takesFiles?(text: string): boolean;
  /**
   * Converts the options to the document of an experiment.
   *
   * @throws BadInput for unknown cards, and for values that are neither on a card nor given
   */
  document(fight: GivenFight, surroundings: Surroundings): Record<string, unknown>;
  /**
   * For a field without an option: the operand or file that gives its value, and the field there.
   *
   * @param path keys and indices from the top of the document to the field
   */
  operandOf?(
    path: readonly (string | number)[],
    fight: GivenFight,
  ): { readonly place: string; readonly path: readonly (string | number)[] } | undefined;
  /**
   * The document of a sweep over several attackers, with a turn for each, if the attacker's name
   * stands for several cards; undefined if it stands for one. The function is absent if the name
   * always stands for one.
   *
   * @throws BadInput
   */
  several?(fight: GivenFight, surroundings: Surroundings): Record<string, unknown> | undefined;
}
