/* The type of a checked experiment, with one or more cases. */

import type { Question, Scenario } from '../../rules/index.ts';
import type { Combination } from './sweep.ts';
import type { Labels } from './vary.ts';
import type { Written } from './written.ts';

/** How long to simulate: a number of attacks, or until the widest 95% half-width is at most a precision. */
export type Effort = { readonly trials: number } | { readonly precision: number };

/** One fight to compute, with its values of the varied fields. */
export interface Case {
  readonly combination: Combination;
  /** Labels from the file for these values. */
  readonly labels?: Labels;
  readonly scenario: Scenario;
}

/** The fight of an experiment as written, before any field is varied. */
export interface BaseFight {
  readonly scenario: Scenario;
  /** The index of the case that equals it, from 0; absent if there is none. */
  readonly at?: number;
}

/** An experiment, checked: one case, or one for every combination of `vary`. */
export interface Experiment {
  readonly name: string;
  readonly description?: string;
  readonly seed: string;
  readonly effort: Effort;
  /** The question; absent for the default question of its fights. */
  readonly question?: Question;
  /** The measures to report, in this order; absent for all. */
  readonly measures?: readonly string[];
  readonly cases: readonly Case[];
  /** For a sweep: the fight as written; absent if the fight is incomplete without the varied fields. */
  readonly base?: BaseFight;
  /** The path and text of its file. */
  readonly source?: {
    readonly file: string;
    readonly text: string;
    /** True if it was piped in without a name, and can only be piped in again. */
    readonly isUnnamed?: true;
  };
  /** The name of the pipe in messages; absent for a file. */
  readonly streamName?: string;
  readonly written: Written;
}

export const USUAL_SEED = 'knockback';
export const USUAL_TRIALS = 10_000_000;
/** The default number of battles. A thread plays about a thousand a second. */
export const USUAL_GAMES = 10_000;
