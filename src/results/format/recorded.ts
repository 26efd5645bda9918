import type { Play } from '../../rules/plan.ts';
import type { Combination } from '../../scenarios/sweep.ts';
import type { Labels } from '../../scenarios/vary.ts';
import type { Fraction } from '../../statistics/fraction.ts';

/** How one value of a measure came out. What is unknown is absent. */
export interface RecordedOutcome {
  readonly value: number | string;
  readonly exact?: Fraction;
  /** How often it came up in the simulation. */
  readonly count?: number;
}

/** The best play of a fight in which there are choices. */
export interface RecordedPlay extends Play {
  /** What could be done first, and the chance of what is played for then. */
  readonly firstChoices?: readonly {
    readonly choice: string;
    readonly worth: number;
    readonly chosen?: boolean;
  }[];
}

/** A result as its JSON holds it: all that other programs, and later runs of this one, know of it. */
export interface RecordedResult {
  readonly name: string;
  readonly combination: Combination;
  /** What its file calls the values of the combination, by field. */
  readonly labels: Labels;
  readonly scenario: Readonly<Record<string, unknown>> & {
    readonly rules: string;
    readonly fight?: string | undefined;
  };
  /** Absent where nothing was simulated. */
  readonly simulation?: {
    readonly seed: string;
    readonly trials: number;
    readonly status: 'complete' | 'interrupted';
  };
  /** What was asked, and how often the answer was yes; files of older versions do not say. */
  readonly question?: { readonly text: string; readonly exact?: Fraction; readonly count?: number };
  /** By the measure's name, in the order of the file. */
  readonly measures: ReadonlyMap<string, readonly RecordedOutcome[]>;
  /** Absent where nobody chooses. */
  readonly play?: RecordedPlay;
}
