/** A fair die: its faces are equally likely. */
export interface OwnDie {
  /** "D8", "blood die" */
  readonly name: string;
  /** At least one. Faces of the same name must show the same symbols. */
  readonly faces: readonly {
    readonly name: string;
    /** How often each symbol stands on the face; symbols that are left out do not. */
    readonly symbols: Readonly<Record<string, number>>;
  }[];
}

/** Some dice that are thrown together. */
export interface OwnPool {
  /** By which `resolve` finds the dice: letters, digits and hyphens. */
  readonly name: string;
  /** Dice, from 0 to 100. */
  readonly count: number;
  /**
   * The die; or a number of sides, for a die numbered from 1, whose symbols are its numbers: of five such
   * dice `rolled.name['6']` is the number of sixes.
   */
  readonly die: number | OwnDie;
}

/**
 * How often each symbol came up in each pool: `rolled.attack.skull`. Symbols that did not come up are 0.
 * Looking at a pool stands for rolling it: dice that are not looked at were not rolled.
 */
export type OwnRolled = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** What one attack came to, by the names of the measures; `true` and `false` are 1 and 0. */
export type OwnOutcome = Readonly<Record<string, number | string | boolean>>;

/** Something that is measured of every attack. */
export interface OwnMeasure {
  /** As in results, questions and `measures` of experiments: a letter, then letters and digits. */
  readonly name: string;
  /** In plain words, for tables and charts: "Armies lost". */
  readonly title: string;
  /** `count`: whole numbers from 0; `flag`: yes or no; `name`: one of `values`. */
  readonly kind: 'count' | 'flag' | 'name';
  /** Of names: all that there are, without quotation marks. */
  readonly values?: readonly string[];
  /**
   * How sentences say it, as a clause. In it, `{attacker}` and `{defender}` stand for their names, `{n}`
   * for a number with its unit ("at least 2 armies"), `{value}` for a name. Left out: its title does.
   */
  readonly phrase?: {
    /** "{attacker} loses {n}" */
    readonly yes: string;
    /** The contrary, of flags and names: "{attacker} does not win". */
    readonly no?: string;
    /** What is counted: one, and several. */
    readonly unit?: readonly [one: string, several: string];
    /** Names in other words than their own, as they stand in `{value}`. */
    readonly values?: Readonly<Record<string, string>>;
  };
}

/** The odds that a headline can be made of. */
export interface OwnAnswer {
  /** What was asked, as a clause: "Red beats Blue". */
  readonly clause: string;
  /** Its chance, from 0 to 1: the exact one where it is known, else the simulated one. */
  readonly chance: number;
  /** The mean of a measure that is a number. */
  mean(measure: string): number;
  /** The chance, from 0 to 1, that a measure comes to a value. */
  chanceOf(measure: string, value: number | string): number;
}

/**
 * The rules of a game for single attacks: a throw of dice, and what it comes to. All functions give the
 * same for the same: they draw no numbers, ask no clock and keep nothing.
 *
 * @typeParam Scenario what `read` makes of an experiment: plain data that JSON can hold
 */
export interface OwnRuleset<Scenario extends object = Readonly<Record<string, unknown>>> {
  /** As experiments name it in `rules`: lower-case letters, digits and hyphens, from a letter on. */
  readonly name: string;
  /** What readers call it: "Battles of Risk". */
  readonly title: string;
  /**
   * The keys that its experiments have beside the common ones (`name`, `rules`, `question`, `vary` …),
   * each with what it holds in a line of text, which editors show.
   */
  readonly keys: Readonly<Record<string, string>>;
  /**
   * Checks an experiment, and gives what its attack needs.
   *
   * @param document the values of `keys`, as far as they are there
   * @throws BadInput with the path of every mistake, what was found there and what is allowed
   */
  read(document: Readonly<Record<string, unknown>>): Scenario;
  /** The dice of an attack, at least one pool; pools of no dice show nothing. */
  dice(scenario: Scenario): readonly OwnPool[];
  /** At least one. */
  readonly measures: readonly OwnMeasure[];
  /**
   * What a throw comes to, by every measure. It is asked once for each throw that is possible, never
   * while dice are rolled.
   */
  resolve(rolled: OwnRolled, scenario: Scenario): OwnOutcome;
  /** Who attacks whom, by name. Default: "the attacker", "the defender". */
  cast?(scenario: Scenario): { readonly attacker: string; readonly defender: string };
  /** What happens, in a clause. Default: "{attacker} attacks {defender}". */
  readonly subject?: string;
  /** What one trial is called: one, and several. Default: "attack", "attacks". */
  readonly trial?: readonly [one: string, several: string];
  /**
   * What is asked where nobody asks anything. Default: the first flag, else whether the first count is at
   * least 1, else whether the first name is the first of its values. One that cannot be asked of the
   * measures is refused once an attack is worked out.
   */
  usualQuestion?(scenario: Scenario): string;
  /** What a reader must know of the attack: a term, and a text. Default: its dice. */
  facts?(scenario: Scenario): readonly { readonly term: string; readonly text: string }[];
  /** Sentences that a reader of the odds should know beside them. Default: none. */
  remarks?(scenario: Scenario): readonly string[];
  /**
   * One attack told step by step.
   *
   * @param faces the names of the faces of each pool that was rolled, in the order rolled
   * @returns steps, each with a title and a text. Default: the dice, then what each measure came to
   */
  tell?(
    faces: Readonly<Record<string, readonly string[]>>,
    outcome: OwnOutcome,
    scenario: Scenario,
  ): readonly { readonly title: string; readonly text: string }[];
  /** The odds in a sentence. Default: the clause, its chance, and the means of counts. */
  headline?(answer: OwnAnswer, scenario: Scenario): string;
}
