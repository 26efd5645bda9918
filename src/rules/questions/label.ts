import { innerTitle, type Measure } from '../measure.ts';
import type { Expression, Operator } from './question.ts';

/**
 * A question as the heading of a row or column: "Destroyed or displaced at all", "Spaces moved ≥ 2", "Who wins: Krug".
 */
export function labelOf(expression: Expression, measures: readonly Measure[]): string {
  const text = labelled(expression, measures);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function labelled(expression: Expression, measures: readonly Measure[]): string {
  switch (expression.kind) {
    case 'flag':
      return titleOf(expression.measure, measures);
    case 'comparison': {
      const { measure, operator, value } = expression;
      const title = titleOf(measure, measures);
      if (typeof value === 'number') return `${title} ${SIGNS[operator]} ${value}`;
      const { aliases } = measures.find(({ name }) => name === measure) ?? {};
      return `${title}: ${operator === '!=' ? 'not ' : ''}${aliases?.[value] ?? value}`;
    }
    case 'not': {
      const { of } = expression;
      if (of.kind !== 'comparison') return `not ${inside(of, measures)}`;
      return labelled({ ...of, operator: CONTRARY[of.operator] }, measures);
    }
    default:
      return expression.of.map((one) => inside(one, measures)).join(` ${expression.kind} `);
  }
}

function inside(expression: Expression, measures: readonly Measure[]): string {
  const text = labelled(expression, measures);
  return expression.kind === 'and' || expression.kind === 'or' ? `(${text})` : text;
}

function titleOf(name: string, measures: readonly Measure[]): string {
  const measure = measures.find((one) => one.name === name);
  return measure ? innerTitle(measure) : name;
}

/** The negation of each comparison. */
const CONTRARY: Readonly<Record<Operator, Operator>> = {
  '>=': '<',
  '<=': '>',
  '>': '<=',
  '<': '>=',
  '=': '!=',
  '!=': '=',
};

const SIGNS: Readonly<Record<Operator, string>> = {
  '>=': '≥',
  '<=': '≤',
  '>': '>',
  '<': '<',
  '=': '=',
  '!=': '≠',
};
