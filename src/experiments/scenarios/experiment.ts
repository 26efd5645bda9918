import type { Question, Scenario } from '../../rules/index.ts';
import type { Combination } from './sweep.ts';
import type { Labels } from './vary.ts';
import type { Written } from './written.ts';

/** How long to simulate: a number of attacks, or until the widest 95% half-width is small enough. */
export type Effort = { readonly trials: number } | { readonly precision: number };

/** One attack to get the odds of, and the varied values that it stands for. */
export interface Case {
  readonly combination: Combination;
  /** What the file calls these values. */
  readonly labels?: Labels;
  readonly scenario: Scenario;
}

/** The fight of an experiment as it is written, before any field of it is varied. */
export interface BaseFight {
  readonly scenario: Scenario;
  /** Which of the cases it is, from 0; absent where it is none of them. */
  readonly at?: number;
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
  readonly cases: readonly Case[];
  /** Of a sweep; absent where the fight is not whole without the varied fields. */
  readonly base?: BaseFight;
  /** The file that it was read from, as it was named, and its text. */
  readonly source?: {
    readonly file: string;
    readonly text: string;
    /** Whether it can only be piped in, as it does not say what it is called. */
    readonly isUnnamed?: true;
  };
  /** What messages call the pipe that it came through; absent of a file. */
  readonly streamName?: string;
  readonly written: Written;
}

export const USUAL_SEED = 'knockback';
export const USUAL_TRIALS = 10_000_000;
/** Of battles, of which a thread plays a thousand a second. */
export const USUAL_GAMES = 10_000;
