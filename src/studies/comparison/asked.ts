/* Adds the question that two results answer to their comparison, as its first measure. */

import { fraction, minus } from '../../base/index.ts';
import type { RecordedOutcome, RecordedResult } from '../../experiments/index.ts';

/** The name of the measure that holds the answers to a question. */
export const QUESTION = 'question';

/**
 * Both results, with their common question as the first measure: the measure named by the question, or otherwise the
 * answer as a yes-or-no measure. If the questions differ, the results are unchanged.
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

/** The odds of "no" and "yes". Only "yes" is recorded; "no" is the rest. */
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
  // A value that never occurs is not an outcome; other measures follow the same rule.
  return all.filter((one) => one.exact?.numerator !== 0n || (one.count ?? 0) > 0);
}
