import fc from 'fast-check';
import type { Expression } from '../../../src/rules/questions/question.ts';

/** Any expression over two flags, two counts and a name. */
export const anyExpression: fc.Arbitrary<Expression> = fc.letrec<{ node: Expression }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc
      .constantFrom('destroyed', 'displaced')
      .map((measure) => ({ kind: 'flag' as const, measure })),
    fc
      .tuple(
        fc.constantFrom('spacesMoved', 'totalWounds'),
        fc.constantFrom('>=', '<=', '>', '<', '=', '!=' as const),
        fc.integer({ min: 0, max: 3 }),
      )
      .map(([measure, operator, value]) => ({
        kind: 'comparison' as const,
        measure,
        operator: operator as '>=',
        value,
      })),
    fc
      .tuple(fc.constantFrom('=', '!='), fc.constantFrom('edge', 'wall', 'none', 'the last wall'))
      .map(([operator, value]) => ({
        kind: 'comparison' as const,
        measure: 'stoppedBy',
        operator: operator as '=',
        value,
      })),
    tie('node').map((of) => ({ kind: 'not' as const, of })),
    fc
      .tuple(
        fc.constantFrom('and', 'or' as const),
        fc.array(tie('node'), { minLength: 2, maxLength: 3 }),
      )
      .map(([kind, of]) => ({ kind: kind as 'and', of })),
  ),
})).node;

/** An expression written with parentheses around everything. */
export function written(expression: Expression): string {
  switch (expression.kind) {
    case 'flag':
      return expression.measure;
    case 'comparison':
      return `${expression.measure} ${expression.operator} ${expression.value}`;
    case 'not':
      return `not (${written(expression.of)})`;
    default:
      return expression.of.map((one) => `(${written(one)})`).join(` ${expression.kind} `);
  }
}

export const anyOutcome = fc.record({
  destroyed: fc.constantFrom(0, 1),
  displaced: fc.constantFrom(0, 1),
  spacesMoved: fc.integer({ min: 0, max: 3 }),
  totalWounds: fc.integer({ min: 0, max: 3 }),
  stoppedBy: fc.constantFrom('edge', 'wall', 'none', 'the last wall'),
});

/** The value of an expression for an outcome, computed by JavaScript's own operators. */
export function truth(expression: Expression, outcome: Record<string, number | string>): boolean {
  const text = (one: Expression): string => {
    if (one.kind === 'flag') return `(o.${one.measure} === 1)`;
    if (one.kind === 'not') return `!${text(one.of)}`;
    if (one.kind === 'comparison') {
      const operator = { '=': '===', '!=': '!==' }[one.operator as string] ?? one.operator;
      return `(o.${one.measure} ${operator} ${JSON.stringify(one.value)})`;
    }
    return `(${one.of.map(text).join(one.kind === 'and' ? ' && ' : ' || ')})`;
  };
  return new Function('o', `return ${text(expression)}`)(outcome);
}
