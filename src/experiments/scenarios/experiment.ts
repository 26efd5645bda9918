/* The type of an experiment after it is checked, with one or more cases. */

import type { Question, Scenario } from '../../rules/index.ts';
import type { Combination } from './sweep.ts';
import type { Labels } from './vary.ts';
import type { Written } from './written.ts';

/** How long to simulate: for a number of attacks, or until the widest 95% half-width is at most a precision. */
export type Effort = { readonly trials: number } | { readonly precision: number };

/** One fight to compute, with the values of the varied fields. */
export interface Case {
  readonly combination: Combination;
  /** The file's labels for these values. */
  readonly labels?: Labels;
  readonly scenario: Scenario;
}

/** The fight of an experiment as written, before any field is varied. */
export interface BaseFight {
  readonly scenario: Scenario;
  /** The index, from 0, of the case that equals this fight; absent if there is none. */
  readonly at?: number;
}

/** A checked experiment: one case or, if it has `vary`, one for every combination. */
export interface Experiment {
  readonly name: string;
  readonly description?: string;
  readonly seed: string;
  readonly effort: Effort;
  /** If absent, the question is the default question of the fights. */
  readonly question?: Question;
  /** The measures to report, in this order; if absent, all measures are reported. */
  readonly measures?: readonly string[];
  readonly cases: readonly Case[];
  /** For a sweep: the fight as written; absent if it would be incomplete without the varied fields. */
  readonly base?: BaseFight;
  /** The path and text of its file. */
  readonly source?: {
    readonly file: string;
    readonly text: string;
    /** Set if the experiment was piped in without a name. It can then only be run again by piping it in. */
    readonly isUnnamed?: true;
  };
  /** The name of the pipe in messages; absent for a file. */
  readonly streamName?: string;
  readonly written: Written;
}

export const USUAL_SEED = 'knockback';
export const USUAL_TRIALS = 10_000_000;
/** The default number of battles. A thread plays about a thousand per second. */
export const USUAL_GAMES = 10_000;
