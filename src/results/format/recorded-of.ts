import type { Result } from '../result.ts';
import { recordedPlay } from './play.ts';
import type { RecordedResult } from './recorded.ts';

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
