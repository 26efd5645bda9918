import type { Fraction } from '../../../base/index.ts';
import type { Combination } from '../../scenarios/sweep.ts';
import type { Labels } from '../../scenarios/vary.ts';
import type { Result } from '../result.ts';
import { type RecordedPlay, recordedPlay } from './play.ts';

/** How one value of a measure came out. What is unknown is absent. */
export interface RecordedOutcome {
  readonly value: number | string;
  readonly exact?: Fraction;
  /** How often it came up in the simulation. */
  readonly count?: number;
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

/** What a file of results would hold of a result that was just computed. */
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
