import type { GoodnessOfFit } from '../../base/index.ts';
import type { Mark } from '../../chance/index.ts';
import type { Account, Expression, Ruling, Scenario } from '../../rules/index.ts';
import type { Effort } from '../scenarios/experiment.ts';
import type { Combination } from '../scenarios/sweep.ts';
import type { Labels } from '../scenarios/vary.ts';
import type { ProgressLine, Totals } from './evaluator.ts';
import type { Odds, Summary } from './summary.ts';
import type { Together } from './together.ts';

/** The simulated side of a result. */
export interface Simulation {
  readonly seed: string;
  readonly trials: number;
  /** An interrupted simulation has fewer trials than asked for; each of them is whole. */
  readonly status: 'complete' | 'interrupted';
  readonly asked: Effort;
  /** The question's answer after 1, 2, 4 … chunks, for the picture of convergence. */
  readonly marks: readonly Mark[];
}

/** A ruling with the setting that this result was played under. */
export interface RulingSetting extends Ruling {
  readonly setting: boolean;
}

/** What was asked, and how likely the answer is yes. */
export interface Asked {
  /** As it was written. */
  readonly text: string;
  readonly expression: Expression;
  readonly odds: Odds;
  /** Whether the user asked it; otherwise it is the usual question of the fight. */
  readonly isAsked: boolean;
}

/** The fight of a sweep as its file has it, before any field is varied. */
export interface AsWritten {
  /** Of the same question. */
  readonly odds: Odds;
  /** Whether this result is of that very fight. */
  readonly isThis: boolean;
}

/** The odds of one attack: plain data. */
export interface Result {
  readonly name: string;
  readonly combination: Combination;
  /** What the file calls the values of the combination. */
  readonly labels: Labels;
  /** Absent where nothing is varied, and where the fight as written has no odds that are known. */
  readonly asWritten?: AsWritten;
  readonly scenario: Scenario;
  readonly account: Account;
  /** Absent where nothing was simulated. */
  readonly simulation?: Simulation;
  /** A simulation was asked for, but interrupted before it reached this combination. */
  readonly neverBegun: boolean;
  /** Of every measure of the account. */
  readonly measured: readonly Summary[];
  /** What the pictures of a fight of many throws show; none of an attack, nor in a sweep. */
  readonly together: readonly Together[];
  /** Of the measures that are to be reported. */
  readonly summaries: readonly Summary[];
  /** Whether the experiment says which these are; else they are all that there are. */
  readonly isSelection: boolean;
  readonly goodnessOfFit?: GoodnessOfFit;
  /** Of a fight of many throws: what is followed turn by turn; absent without exact odds. */
  readonly progress?: readonly ProgressLine[];
  /** Of games that were played: sums over all of them. */
  readonly totals?: Totals;
  readonly question: Asked;
  /** The answer in a sentence. */
  readonly headline: string;
  /** The rulings that change any of the result's odds when turned; without exact odds, those that are turned. */
  readonly rulings: readonly RulingSetting[];
}
