/* The question of a result, as the first measure of a comparison. */

import { fraction, minus } from '../../base/index.ts';
import type { RecordedOutcome, RecordedResult } from '../../experiments/index.ts';

/** The name of the measure that holds the answers to a question. */
export const QUESTION = 'question';

/**
 * Two results with the question that they share as their first measure: the measure that it names, or else the answer
 * as a yes-or-no measure.
 */
export function withQuestion(
  a: RecordedResult,
  b: RecordedResult,
): readonly [a: RecordedResult, b: RecordedResult] {
  const text = a.question?.text;
  if (text === undefined || text !== b.question?.text) return [a, b];
  const isMeasure = a.measures.has(text) && b.measures.has(text);
  const first = isMeasure ? text : QUESTION;
  return [asked(a, first), asked(b, first)];
}

function asked(result: RecordedResult, first: string): RecordedResult {
  const outcomes = result.measures.get(first) ?? answers(result);
  return { ...result, measures: new Map([[first, outcomes], ...result.measures]) };
}

/** The odds of "no" and "yes", of which only "yes" is recorded. */
function answers({ question, simulation }: RecordedResult): RecordedOutcome[] {
  const { exact, count } = question ?? {};
  const no = exact && minus(fraction(1n, 1n), exact);
  const all: RecordedOutcome[] = [
    {
      value: 0,
      ...(no && { exact: no }),
      ...(count !== undefined && { count: (simulation?.trials ?? 0) - count }),
    },
    { value: 1, ...(exact && { exact }), ...(count !== undefined && { count }) },
  ];
  // As in other measures, a value that never occurs is not an outcome.
  return all.filter((one) => one.exact?.numerator !== 0n || (one.count ?? 0) > 0);
}
