/** How likely something is: what is unknown is absent. */
export interface OddsJson {
  /** Weighed exactly, without a die being rolled. */
  readonly exact?: {
    /** From 0 to 1. */
    readonly probability: number;
    /** The same as a fraction, "191/256"; absent where it is rounded or longer than 200 digits. */
    readonly fraction?: string;
  };
  readonly simulated?: {
    /** How often it came up. */
    readonly count: number;
    /** The count over the trials. */
    readonly probability: number;
    /** The 95% interval of the probability, by Wilson (1927). */
    readonly low: number;
    readonly high: number;
  };
}

/** A value that a measure came to, and how likely it is. */
export interface OutcomeJson extends OddsJson {
  /** A number of counts, 0 or 1 of flags, a name of causes and places. */
  readonly value: number | string;
  /** Of numbers: how likely this or more is. */
  readonly atLeast?: OddsJson;
}

/** The distribution of a measure. */
export interface MeasureJson {
  readonly outcomes: readonly OutcomeJson[];
  /** Of numbers. */
  readonly mean?: {
    readonly exact?: number;
    readonly simulated?: number;
    /** Of the simulated mean. */
    readonly standardError?: number;
  };
}

/** The best play of a turn. */
export interface PlayJson {
  /** What could be done first, and the chance of what is played for then, from 0 to 1. */
  readonly firstChoices?: readonly {
    readonly choice: string;
    readonly worth: number;
    readonly chosen?: boolean;
  }[];
  /** The moments at which somebody chooses: the first of all, then the likeliest. */
  readonly decisions: readonly {
    /** How things stand, in a clause. */
    readonly when: string;
    readonly choice: string;
    /** The chance of what is played for, from here on. */
    readonly worth: number;
    /** How likely it is to come to this. */
    readonly reached: number;
    /** What may come of it, the likeliest first; `next` is the number of the decision that follows, from 0. */
    readonly sequels: readonly {
      readonly text: string;
      readonly probability: number;
      readonly worth: number;
      readonly next?: number;
    }[];
    /** The place that somebody acts from, and the line of Knockback; absent without a board. */
    readonly stand?: {
      readonly name: string;
      readonly spaces: readonly (readonly [column: number, row: number])[];
      readonly line: readonly (readonly [column: number, row: number])[];
    };
  }[];
  /** How many decisions are too unlikely to be listed. */
  readonly unlisted: number;
}

/** Something that numbers leave out or take for granted. */
export interface CaveatJson {
  /** What kind of caveat it is: `notModelled`, `switches`. */
  readonly kind: string;
  /** The card that it is about; absent: about the fight as a whole. */
  readonly card?: string;
  /** Titles of that card's powers. */
  readonly powers?: readonly string[];
  /** In one or two sentences. */
  readonly text: string;
}

/** The odds of one fight, as results.json holds them: plain data, the same for any number of threads. */
export interface ResultJson {
  readonly format: 'knockback-result';
  /** Of the format: a file of another version has other meanings. */
  readonly version: 1;
  /** Of the experiment. */
  readonly name: string;
  /** The answer in a sentence. */
  readonly headline: string;
  /** What was asked, and how likely the answer is yes. */
  readonly question: { readonly text: string } & OddsJson;
  /** Who attacks whom, with what, where, under which rulings: checked and complete. */
  readonly scenario: {
    readonly rules: string;
    readonly fight?: string;
    readonly rulings: Readonly<Record<string, boolean>>;
  };
  /** Of a sweep: the varied fields and their values. */
  readonly combination?: Readonly<Record<string, unknown>>;
  /** What the experiment calls these values. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Of the simulation; absent where nothing was simulated. */
  readonly seed?: string;
  readonly trials?: number;
  readonly status?: 'complete' | 'interrupted';
  /** By name: `spacesMoved`, `destroyed`. */
  readonly measures: Readonly<Record<string, MeasureJson>>;
  /** Of a turn, in which somebody chooses. */
  readonly play?: PlayJson;
  /** Of a fight of many throws: what either side has left on average, turn by turn. */
  readonly progress?: readonly { readonly name: string; readonly means: readonly number[] }[];
  /** Whether the simulation agrees with the exact odds: Pearson's chi-square. */
  readonly goodnessOfFit?: {
    readonly statistic: number;
    readonly degreesOfFreedom: number;
    readonly pValue: number;
  };
  /** Rulings that change any of these odds when turned, and how they are set. */
  readonly rulings: Readonly<Record<string, boolean>>;
  /** What these numbers leave out and take for granted. */
  readonly caveats: readonly CaveatJson[];
  /** What else a reader should know. */
  readonly remarks: readonly string[];
}
