import type { Result } from '../result.ts';
import type { RecordedResult } from './recorded.ts';

/** What a file of results would hold of a result that was just computed. */
export function recordedOf(result: Result): RecordedResult {
  const { name, combination, scenario, simulation, summaries } = result;
  return {
    name,
    combination,
    scenario: { ...scenario },
    ...(simulation && {
      simulation: {
        seed: simulation.seed,
        trials: simulation.trials,
        status: simulation.status,
      },
    }),
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
  };
}
