import { checkExpression } from '../questions/check.ts';
import { type Expression, measuresAsked, type Question } from '../questions/question.ts';
import type { Measure } from '../rules/plan.ts';
import { BadInput } from '../words/problem.ts';

/**
 * A question with names as this fight writes them. A combination that does not know a measure or a
 * name answers no where it matters.
 */
export function expressionFor({ expression }: Question, measures: readonly Measure[]): Expression {
  const known = new Set(measures.map(({ name }) => name));
  if (!measuresAsked(expression).every((name) => known.has(name))) return expression;
  try {
    return checkExpression(expression, measures);
  } catch (error) {
    if (error instanceof BadInput) return expression;
    throw error;
  }
}
