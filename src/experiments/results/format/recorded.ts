/* The part of a result that its JSON preserves, so that it can be compared with later runs. */

import type { Fraction } from '../../../base/index.ts';
import type { Combination } from '../../scenarios/sweep.ts';
import type { Labels } from '../../scenarios/vary.ts';
import type { Result } from '../result.ts';
import { type RecordedPlay, recordedPlay } from './play.ts';

/** A value of a measure, with its odds. Unknown odds are absent. */
export interface RecordedOutcome {
  readonly value: number | string;
  readonly exact?: Fraction;
  /** How often the value occurred in the simulation. */
  readonly count?: number;
}

/** A result as read from JSON: everything available to other programs and later runs. */
export interface RecordedResult {
  readonly name: string;
  readonly combination: Combination;
  /** The file's labels for the values of the combination, by field. */
  readonly labels: Labels;
  readonly scenario: Readonly<Record<string, unknown>> & {
    readonly rules: string;
    readonly fight?: string | undefined;
  };
  /** Absent if nothing was simulated. */
  readonly simulation?: {
    readonly seed: string;
    readonly trials: number;
    readonly status: 'complete' | 'interrupted';
  };
  /** The question, and how often the answer was yes; absent in files from older versions. */
  readonly question?: { readonly text: string; readonly exact?: Fraction; readonly count?: number };
  /** Outcomes by the name of the measure, in the order of the file. */
  readonly measures: ReadonlyMap<string, readonly RecordedOutcome[]>;
  /** Absent for fights without choices. */
  readonly play?: RecordedPlay;
}

/** The part of a new result that a file of results preserves. */
export function recordedOf(result: Result): RecordedResult {
  const { name, combination, labels, scenario, simulation, question, summaries } = result;
  const { exact, simulated } = question.odds;
  const play = recordedPlay(result.account);
  return {
    name,
    combination,
    labels,
    scenario: { ...scenario },
    ...(simulation && {
      simulation: {
        seed: simulation.seed,
        trials: simulation.trials,
        status: simulation.status,
      },
    }),
    question: {
      text: question.text,
      ...(exact && { exact }),
      ...(simulated && { count: simulated.count }),
    },
    measures: new Map(
      summaries.map(({ measure, outcomes }) => [
        measure.name,
        outcomes.map(({ value, exact, simulated }) => ({
          value,
          ...(exact && { exact }),
          ...(simulated && { count: simulated.count }),
        })),
      ]),
    ),
    ...(play && { play }),
  };
}
