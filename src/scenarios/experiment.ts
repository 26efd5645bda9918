import type { Question } from '../questions/question.ts';
import type { Scenario } from '../rules/ruleset.ts';
import type { Combination } from './sweep.ts';
import type { Written } from './written.ts';

/** How long to simulate: a number of attacks, or until the widest 95% half-width is small enough. */
export type Effort = { readonly trials: number } | { readonly precision: number };

/** One attack to get the odds of, and the varied values that it stands for. */
export interface Case {
  readonly combination: Combination;
  readonly scenario: Scenario;
}

/** An experiment, checked: one case, or one for every combination of `vary`. */
export interface Experiment {
  readonly name: string;
  readonly description?: string;
  readonly seed: string;
  readonly effort: Effort;
  /** What it asks; absent: what is usual for its fights. */
  readonly question?: Question;
  /** The measures to report, first one first; absent: all. */
  readonly measures?: readonly string[];
  /** The varied fields with their values, in the order of the file. */
  readonly vary: Readonly<Record<string, readonly unknown[]>>;
  readonly cases: readonly Case[];
  /** The file that it was read from, as it was named, and its text. */
  readonly source?: { readonly file: string; readonly text: string };
  readonly written: Written;
}

export const USUAL_SEED = 'knockback';
export const USUAL_TRIALS = 10_000_000;
