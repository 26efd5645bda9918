import { checkExpression } from '../questions/check.ts';
import type { Expression, Question } from '../questions/question.ts';
import type { Measure } from '../rules/plan.ts';
import { BadInput } from '../words/problem.ts';

/**
 * A question with names as this fight writes them. What it asks of measures that the fight does not have
 * stays as it is written: they count as 0; a name that it does not know answers no.
 */
export function expressionFor({ expression }: Question, measures: readonly Measure[]): Expression {
  return asWritten(expression, measures);
}

function asWritten(expression: Expression, measures: readonly Measure[]): Expression {
  switch (expression.kind) {
    case 'and':
    case 'or': {
      const of = expression.of.map((one) => asWritten(one, measures));
      return { kind: expression.kind, of };
    }
    case 'not':
      return { kind: 'not', of: asWritten(expression.of, measures) };
    default:
      try {
        return checkExpression(expression, measures);
      } catch (error) {
        if (error instanceof BadInput) return expression;
        throw error;
      }
  }
}
