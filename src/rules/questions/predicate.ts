import { type Outcome, writtenValue } from '../measure.ts';
import type { Expression, Operator } from './question.ts';

/**
 * Makes a function that tells whether the answer to a question is yes. A measure that an outcome lacks counts as 0, for
 * example, hits on a figure outside the path.
 */
export function predicateOf(expression: Expression): (outcome: Outcome) => boolean {
  switch (expression.kind) {
    case 'flag': {
      const { measure } = expression;
      return (outcome) => outcome[measure] === 1;
    }
    case 'comparison': {
      const { measure, operator, value } = expression;
      const compare = COMPARE[operator];
      return (outcome) => compare(writtenValue(outcome[measure] ?? 0), value);
    }
    case 'not': {
      const holds = predicateOf(expression.of);
      return (outcome) => !holds(outcome);
    }
    case 'and': {
      const all = expression.of.map(predicateOf);
      return (outcome) => all.every((holds) => holds(outcome));
    }
    case 'or': {
      const any = expression.of.map(predicateOf);
      return (outcome) => any.some((holds) => holds(outcome));
    }
  }
}

type Written = ReturnType<typeof writtenValue>;

const COMPARE: Readonly<Record<Operator, (a: Written, b: Written) => boolean>> = {
  '>=': (a, b) => a >= b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '<': (a, b) => a < b,
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
};
