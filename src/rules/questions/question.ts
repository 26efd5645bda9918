/* Questions as data: expressions over the measures of a fight. */

/** An expression of a question (RULES.md, end of section 4). */
export type Expression =
  /** A measure that must be true. */
  | { readonly kind: 'flag'; readonly measure: string }
  | {
      readonly kind: 'comparison';
      readonly measure: string;
      readonly operator: Operator;
      readonly value: number | string;
    }
  | { readonly kind: 'not'; readonly of: Expression }
  | { readonly kind: 'and'; readonly of: readonly Expression[] }
  | { readonly kind: 'or'; readonly of: readonly Expression[] };

export type Operator = '>=' | '<=' | '>' | '<' | '=' | '!=';

/** A question as written, and its meaning. */
export interface Question {
  readonly text: string;
  readonly expression: Expression;
}

/** Whether an expression is only the flag of this measure. */
export function isFlag(expression: Expression, measure: string): boolean {
  return expression.kind === 'flag' && expression.measure === measure;
}

/** The measures in an expression, each once, in the order of the question. */
export function measuresAsked(expression: Expression): string[] {
  const all = (one: Expression): string[] => {
    if (one.kind === 'flag' || one.kind === 'comparison') return [one.measure];
    return one.kind === 'not' ? all(one.of) : one.of.flatMap(all);
  };
  return [...new Set(all(expression))];
}
