/* Writes results as JSON, one by one. */

import { type Fraction, fractionText, fractionValue } from '../../../base/index.ts';
import type { Result } from '../result.ts';
import type { Odds, Summary } from '../summary.ts';
import { gamesJson } from './games.ts';
import { recordedPlay } from './play.ts';
import type { MeasureJson, OddsJson, ResultJson } from './result-json.ts';

/**
 * A result as JSON for scripts (see the README): the keys are stable, and the bytes do not depend on the number of
 * threads.
 */
export function resultJson(result: Result): ResultJson {
  return writtenResult(result, true);
}

/** @param fractions whether exact odds are also given as fractions */
export function writtenResult(result: Result, fractions: boolean): ResultJson {
  const { simulation } = result;
  const play = recordedPlay(result.account);
  const games = gamesJson(result);
  return {
    format: 'knockback-result',
    version: 1,
    name: result.name,
    headline: result.headline,
    question: { text: result.question.text, ...oddsJson(result.question.odds, fractions) },
    scenario: { ...result.scenario },
    ...(Object.keys(result.combination).length > 0 && { combination: result.combination }),
    ...(Object.keys(result.labels).length > 0 && { labels: result.labels }),
    ...(simulation && {
      seed: simulation.seed,
      trials: simulation.trials,
      status: simulation.status,
    }),
    ...(result.neverBegun && { trials: 0, status: 'interrupted' }),
    measures: Object.fromEntries(
      result.summaries.map((one) => [one.measure.name, summaryJson(one, fractions)]),
    ),
    ...(play && { play }),
    ...(result.progress && { progress: result.progress }),
    ...(games && { games }),
    ...(result.goodnessOfFit && { goodnessOfFit: result.goodnessOfFit }),
    rulings: Object.fromEntries(result.rulings.map(({ name, setting }) => [name, setting])),
    caveats: result.account.caveats ?? [],
    remarks: result.account.remarks,
  };
}

/** Above this number of combinations, fractions are omitted, since they would make up most of the text. */
export const MOST_WITH_FRACTIONS = 100;

/**
 * Results as JSON for scripts, one by one, since all of them together may not fit into memory.
 *
 * @param fractions whether exact odds are also given as fractions; default: only for at most `MOST_WITH_FRACTIONS`
 * results
 */
export function* resultsJson(
  results: readonly Result[],
  fractions = results.length <= MOST_WITH_FRACTIONS,
): Generator<ResultJson> {
  for (const result of results) yield writtenResult(result, fractions);
}

function summaryJson({ outcomes, mean }: Summary, fractions: boolean): MeasureJson {
  return {
    outcomes: outcomes.map((outcome) => ({
      value: outcome.value,
      ...oddsJson(outcome, fractions),
      ...(outcome.atLeast && { atLeast: oddsJson(outcome.atLeast, fractions) }),
    })),
    ...(mean && {
      mean: {
        ...(mean.exact && { exact: fractionValue(mean.exact) }),
        ...(mean.simulated && {
          simulated: mean.simulated.mean,
          ...(mean.simulated.standardError !== undefined && {
            standardError: mean.simulated.standardError,
          }),
        }),
      },
    }),
  };
}

function oddsJson({ exact, simulated }: Odds, fractions: boolean): OddsJson {
  // In a large sweep, nearly all odds are like this; spreading objects for these would take long.
  if (exact && !simulated && !fractions) return { exact: { probability: fractionValue(exact) } };
  return {
    ...(exact && {
      exact: { probability: fractionValue(exact), ...(fractions && fractionJson(exact)) },
    }),
    ...(simulated && { simulated }),
  };
}

/** The maximum number of digits in a fraction; a longer one is left out. */
const MOST_DIGITS = 200;

function fractionJson(exact: Fraction): { fraction?: string } {
  const text = fractionText(exact);
  return exact.isRounded || text.length > MOST_DIGITS ? {} : { fraction: text };
}
