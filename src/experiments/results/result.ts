/* The type of results, from which reports, charts, JSON and the library's output are made. */

import type { GoodnessOfFit } from '../../base/index.ts';
import type { Mark } from '../../chance/index.ts';
import type { Account, Expression, Ruling, Scenario } from '../../rules/index.ts';
import type { Effort } from '../scenarios/experiment.ts';
import type { Combination } from '../scenarios/sweep.ts';
import type { Labels } from '../scenarios/vary.ts';
import type { ProgressLine, Totals } from './evaluator.ts';
import type { Odds, Summary } from './summary.ts';
import type { Together } from './together.ts';

/** The simulated part of a result. */
export interface Simulation {
  readonly seed: string;
  readonly trials: number;
  /** `interrupted` if the simulation has fewer trials than requested. Each counted trial is complete. */
  readonly status: 'complete' | 'interrupted';
  readonly asked: Effort;
  /** Answers after 1, 2, 4 … chunks, for the chart of convergence. */
  readonly marks: readonly Mark[];
}

/** A ruling, with its setting for this result. */
export interface RulingSetting extends Ruling {
  readonly setting: boolean;
}

/** The question, and the odds that the answer is yes. */
export interface Asked {
  /** The question as the user wrote it. */
  readonly text: string;
  readonly expression: Expression;
  readonly odds: Odds;
  /** Whether the user asked it; otherwise, it is the default question of the fight. */
  readonly isAsked: boolean;
}

/** The fight of a sweep, as written in its file before any field is varied. */
export interface AsWritten {
  /** The odds that the answer to the same question is yes. */
  readonly odds: Odds;
  /** Whether this result is for that very fight. */
  readonly isThis: boolean;
}

/** The odds of one fight, as plain data. */
export interface Result {
  readonly name: string;
  readonly combination: Combination;
  /** The file's labels for the values of the combination. */
  readonly labels: Labels;
  /** Absent if nothing is varied, or if the odds of the fight as written are not known. */
  readonly asWritten?: AsWritten;
  readonly scenario: Scenario;
  readonly account: Account;
  /** Absent if nothing was simulated. */
  readonly simulation?: Simulation;
  /** Whether the simulation was interrupted before it reached this combination. */
  readonly neverBegun: boolean;
  /** Summaries of every measure in the account. */
  readonly measured: readonly Summary[];
  /** Joint distributions for the charts of a fight with many rolls; empty for an attack and in a sweep. */
  readonly together: readonly Together[];
  /** Summaries of the measures to report. */
  readonly summaries: readonly Summary[];
  /** Whether `summaries` are a selection made by the experiment; otherwise they are all measures. */
  readonly isSelection: boolean;
  readonly goodnessOfFit?: GoodnessOfFit;
  /** Quantities tracked turn by turn, for a fight with many rolls; absent without exact odds. */
  readonly progress?: readonly ProgressLine[];
  /** Sums over all games, for a fight that is played. */
  readonly totals?: Totals;
  readonly question: Asked;
  /** The answer in a sentence. */
  readonly headline: string;
  /**
   * The rulings that would change some odds if switched; without exact odds, the rulings that are not at their
   * defaults.
   */
  readonly rulings: readonly RulingSetting[];
}
