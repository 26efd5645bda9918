import type { Scene } from '../boards/scene.ts';
import type { RawOutcome, Throw } from '../dice/throw.ts';

/** What one attack came to, measure by measure: a number, or a name such as the cause of a stop. */
export type Outcome = Readonly<Record<string, number | string>>;

/** What is measured of every attack (RULES.md, section 4). */
export interface Measure {
  /** As in results and in an experiment's `measures`. */
  readonly name: string;
  /** In plain words, for tables and charts. */
  readonly title: string;
  /** `count`: whole numbers from 0; `flag`: 0 or 1, no or yes; `name`: one of several causes or places. */
  readonly kind: 'count' | 'flag' | 'name';
}

/** Probabilities and means to write a sentence from, exact where they are known. */
export interface Reading {
  chance(measure: string, value: number | string): number;
  mean(measure: string): number;
}

/** Who attacks whom, by name. */
export interface Cast {
  readonly attacker: string;
  readonly defender: string;
}

/** The one probability that a reader asks for first: it is charted, swept and watched. */
export interface Headline {
  readonly measure: string;
  readonly value: number | string;
  /** In plain words: "Chance that Hawkgirl displaces Solomon Grundy". */
  title(cast: Cast): string;
  sentence(reading: Reading): string;
}

/** What the attacker plays for: the larger, the better. */
export interface Aim {
  readonly measure: string;
  /** In plain words: "mean spaces moved". */
  readonly title: string;
  /** What was not checked of the place, in a sentence. */
  readonly unchecked?: string;
}

/** The faces that came up in each pool, by name, in the order rolled. */
export type FacesRolled = Readonly<Record<string, readonly string[]>>;

/** One step of an attack told in words, with the rule that decides it. */
export interface Step {
  readonly title: string;
  readonly text: string;
}

/** One thing that a reader must know to see whose fight this is: "Attacker", "Hawkgirl: Attack 6 …". */
export interface Fact {
  readonly term: string;
  readonly text: string;
}

/** Ways that somebody could choose, with exact figures for each, and the one that was chosen. */
export interface Options {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly {
    readonly name: string;
    readonly chosen: boolean;
    readonly values: readonly number[];
  }[];
}

/**
 * A Scenario compiled: which dice are thrown, and what each raw outcome comes to. Rules run once
 * for each possible raw outcome, never in the loop that rolls.
 */
export interface Plan {
  readonly thrown: Throw;
  readonly measures: readonly Measure[];
  readonly headline: Headline;
  readonly aim: Aim;
  readonly cast: Cast;
  /** Remarks that a reader of the result should know, such as assumed numbers. */
  readonly remarks: readonly string[];
  /** Absent where there was nothing to choose from. */
  readonly options?: Options;
  /** What a picture of the fight shows; absent without a board. */
  readonly scene?: Scene;
  resolve(raw: RawOutcome): Outcome;
  /** Who fights whom with what, in words. */
  facts(): Fact[];
  /** The same attack told step by step; `faces` holds every die, `raw` the symbols asked of them. */
  tell(raw: RawOutcome, faces: FacesRolled): Step[];
}
