import { BadInput, nearest, type Problem, sameName, shown } from '../../base/index.ts';
import { groundAt, type Space } from '../../board/index.ts';
import type { Measure, PlacesOfBoard } from '../measure.ts';
import { offTheMap, readGround } from '../placing.ts';
import type { Expression } from './question.ts';

/** What messages say about measures that a fight does not have. */
export interface Unmeasured {
  /** Words that abbreviate whole questions, for suggestions. */
  readonly short?: readonly string[];
  /** When a measure exists, as text after "is measured only"; undefined for an unknown measure. */
  whyNot?(name: string): string | undefined;
}

/**
 * Checks that a question fits a fight.
 *
 * @param measures all measures of the fight
 * @param unmeasured what messages say about other measures
 * @returns the expression, with measures and values written as in the fight
 * @throws BadInput with every unknown measure, and every comparison that makes no sense
 */
export function checkExpression(
  expression: Expression,
  measures: readonly Measure[],
  unmeasured: Unmeasured = {},
): Expression {
  const problems: Problem[] = [];
  const checked = check(expression, measures, unmeasured, problems);
  if (problems.length > 0) throw new BadInput(...problems);
  return checked;
}

function check(
  expression: Expression,
  measures: readonly Measure[],
  unmeasured: Unmeasured,
  problems: Problem[],
): Expression {
  if (expression.kind === 'and' || expression.kind === 'or') {
    const of = expression.of.map((one) => check(one, measures, unmeasured, problems));
    return { kind: expression.kind, of };
  }
  if (expression.kind === 'not') {
    return { kind: 'not', of: check(expression.of, measures, unmeasured, problems) };
  }
  // Ignore case, because phone keyboards capitalize the first letter.
  const word = expression.measure.toLowerCase();
  const measure =
    measures.find(({ name }) => name === expression.measure) ??
    measures.find(({ name, short }) => name.toLowerCase() === word || short === word);
  if (!measure) {
    problems.push(absent(expression.measure, measures, unmeasured));
    return expression;
  }
  const named = { ...expression, measure: measure.name };
  return named.kind === 'flag'
    ? checkFlag(named, measure, problems)
    : checkComparison(named, measure, problems);
}

function absent(
  name: string,
  measures: readonly Measure[],
  { short = [], whyNot }: Unmeasured,
): Problem {
  const names = measures.map((measure) => measure.name);
  const beginning = `${name.toLowerCase()}:`;
  const longer = names.filter((one) => one.toLowerCase().startsWith(beginning));
  const [first, ...others] = longer;
  if (first !== undefined) {
    const found = `no measure is called ${shown(name)} alone`;
    const allowed = others.length > 0 ? `one of ${longer.join(', ')}` : first;
    return { path: [], found, allowed };
  }
  const words = [...measures.flatMap((measure) => measure.short ?? []), ...short];
  const allowed = `one of ${[...words, ...names].join(', ')}`;
  const when = whyNot?.(name);
  if (when !== undefined) {
    return { path: [], found: `the measure ${shown(name)} is measured only ${when}`, allowed };
  }
  const near = nearest(name, [...words, ...names]);
  return { path: [], found: `unknown measure ${shown(name)}`, allowed, nearest: near };
}

function checkFlag(
  expression: Extract<Expression, { kind: 'flag' }>,
  { name, kind, values }: Measure,
  problems: Problem[],
): Expression {
  if (kind === 'flag') return expression;
  const example = kind === 'count' ? `${name} >= 1` : `${name} is ${values?.[0] ?? '4,1'}`;
  problems.push({ path: [], found: `${name} alone`, allowed: `a comparison, such as ${example}` });
  return expression;
}

type Comparison = Extract<Expression, { kind: 'comparison' }>;

function checkComparison(
  expression: Comparison,
  measure: Measure,
  problems: Problem[],
): Expression {
  const { operator, value } = expression;
  const { name, kind, values, board, aliases = {}, members = [] } = measure;
  const refuse = (found: string, allowed: string, near: readonly string[] = []): Expression => {
    problems.push({ path: [], found, allowed, nearest: near });
    return expression;
  };
  const text = `${name} ${operator} ${value}`;
  if (kind === 'flag') return refuse(text, `${name} or not ${name}, without a comparison`);
  if (kind === 'count') {
    return typeof value === 'number'
      ? expression
      : refuse(text, `${name} compared with a whole number`);
  }
  if (operator !== '=' && operator !== '!=')
    return refuse(text, `${name} is, or ${name} is not, followed by a name`);
  const written = String(value);
  if (kind === 'place') {
    const place = written.replaceAll(' ', '');
    if (!/^\d+,\d+(\+\d+,\d+)?$/.test(place)) {
      return refuse(text, `${name} is, or ${name} is not, followed by a place such as 4,1`);
    }
    const [mistake] = board ? placeProblems(place, board) : [];
    return mistake ? refuse(mistake.found, mistake.allowed) : { ...expression, value: place };
  }
  if (!values) return { ...expression, value: written };
  const known =
    values.find((one) => one === written) ??
    values.find((one) => sameName(one, written)) ??
    (Object.hasOwn(aliases, written) ? aliases[written] : undefined);
  if (known !== undefined) return { ...expression, value: known };
  const owners = members.filter(({ names }) => names.some((one) => sameName(one, written)));
  const isPart = owners.length > 0;
  const of = owners.map(({ value }) => value);
  const found = isPart ? `${text}, which is part of ${of.join(' and of ')}` : text;
  return refuse(found, `one of ${values.join(', ')}`, isPart ? of : nearest(written, values));
}

/** The problem with a place where no figure can end, with the reason; empty if there is none. */
function placeProblems(
  place: string,
  { terrain, what, spaces }: PlacesOfBoard,
): readonly Problem[] {
  const ground = readGround(terrain);
  const named = place.split('+').map((space): Space => {
    const [column = 0, row = 0] = space.split(',').map(Number);
    return [column, row];
  });
  const off = named.filter((space) => !groundAt(ground, space));
  if (off.length > 0 || named.length === spaces) {
    return off.map((space) => offTheMap(space, [], ground, what));
  }
  const found = named.length === 1 ? `${place} alone` : `${place}, two ${what}s`;
  const allowed =
    spaces === 1 ? `one ${what}, such as 4,1` : `both ${what}s of the base, such as 4,1+5,1`;
  return [{ path: [], found, allowed }];
}
