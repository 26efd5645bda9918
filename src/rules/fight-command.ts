import type { Surroundings } from './surroundings.ts';

/** What an option of the command line takes. */
type OptionValue =
  | { readonly kind: 'whole'; readonly least: number; readonly most: number }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  /** The name of a card. */
  | { readonly kind: 'card' }
  /** Nothing: the option stands for true, or, where its name begins with `--no-`, for false. */
  | { readonly kind: 'switch' };

/** An option that describes a fight. */
export interface FightOption {
  /** `--attack` */
  readonly name: string;
  /** What stands for its value in the help: `n`, `side`. */
  readonly placeholder?: string;
  readonly text: string;
  readonly value: OptionValue;
  /** The field of the document that it stands for, so that their mistakes are one: `attacker.attack`. */
  readonly field?: string;
}

/** An option that gives the faces of some dice. */
export interface DiceOption {
  readonly name: string;
  readonly text: string;
  readonly pool: string;
  /** The faces of a single die that not every attack rolls: they are checked all the same. */
  readonly only?: readonly string[];
}

export interface FaceLetter {
  readonly name: string;
  readonly letter: string;
}

/** A fight as the command line gives it. */
export interface GivenFight {
  readonly attacker?: string | undefined;
  readonly defender?: string | undefined;
  /** A file of cards of one's own. */
  readonly cards?: string | undefined;
  /** The values of options that were given, by their names; of numbers to vary, all of them. */
  readonly given: Readonly<Record<string, number | string | boolean | readonly number[]>>;
}

/** How the command line describes a fight of a game without a file. */
export interface FightCommand {
  readonly options: readonly FightOption[];
  readonly dice: readonly DiceOption[];
  /** The faces that most of its dice have, with a letter for each, as in `3s2hb`. */
  readonly faces: readonly FaceLetter[];
  /**
   * The document of an experiment.
   *
   * @throws BadInput for names of no card, and for what is neither named nor given
   */
  document(fight: GivenFight, surroundings: Surroundings): Record<string, unknown>;
}
