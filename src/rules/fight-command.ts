/* How the command line describes a fight without a file. Each ruleset lists its options in this form. */

import type { Role } from './cast.ts';
import type { Surroundings } from './surroundings.ts';

/** The kind of value of a command-line option. */
type OptionValue =
  | { readonly kind: 'whole'; readonly least: number; readonly most: number }
  | {
      readonly kind: 'choice';
      readonly choices: readonly string[];
      /** Other text is also allowed. `document` interprets it, for example as a card's name. */
      readonly isOpen?: true;
    }
  /** The name of a card. */
  | { readonly kind: 'card' }
  /** The name of a card; the option can be repeated. */
  | { readonly kind: 'cards' }
  /** Any text; `what` describes it. */
  | { readonly kind: 'text'; readonly what: string }
  /** Any text; without a value, the option means true. */
  | { readonly kind: 'textOrSwitch'; readonly what: string }
  /** The name of a power, with its number if it has one; the option can be repeated. */
  | { readonly kind: 'power' }
  /** No value. The option means true, or false if its name begins with `--no-` or `means` says so. */
  | { readonly kind: 'switch'; readonly means?: false };

/** An option that describes a fight. */
export interface FightOption {
  /** For example `--attacker-attack`. */
  readonly name: string;
  /** A shorter name: `--attack`. */
  readonly short?: string;
  /** The placeholder for the option's value in help: `n`, `side`. */
  readonly placeholder?: string;
  readonly text: string;
  readonly value: OptionValue;
  /** The document field that the option sets, such as `attacker.attack`. Errors use the same words for both. */
  readonly field?: string;
  /** The other side's field, for an option that can apply to either side. */
  readonly otherField?: string;
  /** The option is rarely needed, so help lists it last. */
  readonly isRare?: true;
}

/** An option that gives the faces of some dice. */
export interface DiceOption {
  readonly name: string;
  readonly text: string;
  readonly pool: string;
  /**
   * The option with the number of these dice, for a fighter without a card; absent for dice that belong to no fighter.
   */
  readonly number?: { readonly of: Role; readonly option: string };
  /**
   * The only faces allowed, for a single die that not every attack rolls. They are checked even if the die is not
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
  /** The values of the given options, by name. A list of numbers to vary is given in full. */
  readonly given: Readonly<Record<string, GivenValue | readonly number[]>>;
}

/** The value of an option, or all values if it can be repeated. */
export type GivenValue = number | string | boolean | readonly string[];

/** Whether the value of an option is a list of numbers to vary. */
export function isVaried(
  value: GivenFight['given'][string] | undefined,
): value is readonly number[] {
  return Array.isArray(value) && typeof value[0] === 'number';
}

/** One ruleset's way to describe a fight on the command line without a file. */
export interface FightCommand {
  readonly options: readonly FightOption[];
  readonly dice: readonly DiceOption[];
  /** The faces of the game's standard die, each with its letter, as in `3s2hb`. */
  readonly faces: readonly FaceLetter[];
  /** The switch that limits a card with several attacks to one attack; absent if there is none. */
  readonly single?: string;
  /** Fights are played game by game, so there are no exact odds. */
  readonly isPlayed?: true;
  /** Whether an operand names a file or a stream. Absent if no operand can. */
  takesFiles?(text: string): boolean;
  /**
   * Converts the options to an experiment document.
   *
   * @throws BadInput for unknown cards, and for values that neither a card nor an option gives
   */
  document(fight: GivenFight, surroundings: Surroundings): Record<string, unknown>;
  /**
   * For a field that no option sets: the operand or file that gives the field's value, and the value's path in it.
   *
   * @param path keys and indices from the top of the document down to the field
   */
  operandOf?(
    path: readonly (string | number)[],
    fight: GivenFight,
  ): { readonly place: string; readonly path: readonly (string | number)[] } | undefined;
  /**
   * If the attacker's name stands for several cards: the document of a sweep over these cards, with a turn for each.
   * Undefined if the name stands for one card. The function is absent if names always stand for one card.
   *
   * @throws BadInput
   */
  several?(fight: GivenFight, surroundings: Surroundings): Record<string, unknown> | undefined;
}
