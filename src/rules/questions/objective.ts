import type { Objective } from '../plan.ts';
import { predicateOf } from './predicate.ts';
import { type Expression, measuresAsked, type Operator } from './question.ts';

/** Makes a question the objective of a player. */
export function objectiveOf(text: string, expression: Expression): Objective {
  const most = new Map<string, number>();
  noteNumbers(expression, most);
  return {
    text,
    measures: measuresAsked(expression),
    mostTold: (measure) => most.get(measure) ?? 1,
    holds: predicateOf(expression),
  };
}

/** For each operator, the value at which the result of a comparison becomes final, for a count that can only grow. */
const SETTLED_AT: Readonly<Record<Operator, (value: number) => number>> = {
  '>=': (value) => value,
  '<': (value) => value,
  '>': (value) => value + 1,
  '<=': (value) => value + 1,
  '=': (value) => value + 1,
  '!=': (value) => value + 1,
};

function noteNumbers(expression: Expression, most: Map<string, number>): void {
  switch (expression.kind) {
    case 'flag':
      return;
    case 'comparison': {
      const { measure, operator, value } = expression;
      if (typeof value !== 'number') return;
      const settled = Math.max(1, SETTLED_AT[operator](value));
      most.set(measure, Math.max(settled, most.get(measure) ?? 1));
      return;
    }
    case 'not':
      noteNumbers(expression.of, most);
      return;
    default:
      for (const one of expression.of) noteNumbers(one, most);
  }
}
