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

/** The one probability that a reader asks for first: it is charted, swept and watched. */
export interface Headline {
  readonly measure: string;
  readonly value: number | string;
  /** In plain words: "Chance that Hawkgirl displaces Solomon Grundy". */
  readonly title: string;
  sentence(reading: Reading): string;
}

/** The faces that came up in each pool, by name, in the order rolled. */
export type FacesRolled = Readonly<Record<string, readonly string[]>>;

/** One step of an attack told in words, with the rule that decides it. */
export interface Step {
  readonly title: string;
  readonly text: string;
}

/**
 * A Scenario compiled: which dice are thrown, and what each raw outcome comes to. Rules run once
 * for each possible raw outcome, never in the loop that rolls.
 */
export interface Plan {
  readonly thrown: Throw;
  readonly measures: readonly Measure[];
  readonly headline: Headline;
  /** "Hawkgirl attacks Solomon Grundy" */
  readonly subject: string;
  /** Remarks that a reader of the result should know, such as assumed numbers. */
  readonly remarks: readonly string[];
  resolve(raw: RawOutcome): Outcome;
  /** The same attack told step by step; `faces` holds every die, `raw` the symbols asked of them. */
  tell(raw: RawOutcome, faces: FacesRolled): Step[];
}
