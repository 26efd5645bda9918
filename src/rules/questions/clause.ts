/* Writes a question as the statement that is true if the answer is yes. */

import { ownProperty } from '../../base/index.ts';
import { type Cast, type Role, withCast } from '../cast.ts';
import type { Measure } from '../measure.ts';
import type { Expression, Operator } from './question.ts';

/**
 * The statement that is true if the answer is yes: "Hawkgirl destroys or displaces the Joker", "the Joker is moved at
 * least 2 spaces".
 */
export function clauseOf(expression: Expression, measures: readonly Measure[], cast: Cast): string {
  return said(expression, { measures, cast }, true);
}

/** The role with which a question's clause begins; undefined if the clause begins differently. */
export function subjectOf(expression: Expression, measures: readonly Measure[]): Role | undefined {
  const clause = clauseOf(expression, measures, { attacker: ATTACKER, defender: DEFENDER });
  if (clause.startsWith(ATTACKER)) return 'attacker';
  return clause.startsWith(DEFENDER) ? 'defender' : undefined;
}

const ATTACKER = '{attacker}';
const DEFENDER = '{defender}';

interface Fight {
  readonly measures: readonly Measure[];
  readonly cast: Cast;
}

function said(expression: Expression, fight: Fight, yes: boolean): string {
  switch (expression.kind) {
    case 'not':
      return said(expression.of, fight, !yes);
    case 'and':
    case 'or': {
      // De Morgan's law: not "a or b" means "not a and not b".
      const joint = (expression.kind === 'and') === yes ? 'and' : 'or';
      const clauses = expression.of.map((one) => said(one, fight, yes));
      return expression.of.some(isJoined)
        ? listedClauses(clauses, `, ${joint} `)
        : joined(clauses, joint);
    }
    case 'flag': {
      const { phrase, title } = measureNamed(expression.measure, 'flag', fight);
      if (!phrase) return `${title} is ${yes ? 'true' : 'not true'}`;
      return withCast(yes ? phrase.yes : phrase.no, fight.cast);
    }
    case 'comparison': {
      const operator = yes ? expression.operator : NEGATED[expression.operator];
      const { value } = expression;
      const kind = typeof value === 'number' ? 'count' : 'name';
      const measure = measureNamed(expression.measure, kind, fight);
      return compared(measure, operator, value, fight.cast);
    }
  }
}

function isJoined(expression: Expression): boolean {
  return expression.kind === 'and' || expression.kind === 'or';
}

/** @param kind the kind to assume if the fight does not have the measure */
function measureNamed(name: string, kind: Measure['kind'], { measures }: Fight): Measure {
  return measures.find((one) => one.name === name) ?? { name, title: name, kind };
}

const NEGATED: Readonly<Record<Operator, Operator>> = {
  '>=': '<',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '=': '!=',
  '!=': '=',
};

const AMOUNTS: Readonly<Record<Operator, (n: number) => string>> = {
  '>=': (n) => `at least ${n}`,
  '>': (n) => `more than ${n}`,
  '<=': (n) => `at most ${n}`,
  '<': (n) => `fewer than ${n}`,
  '=': (n) => `exactly ${n}`,
  '!=': (n) => `any number other than ${n}`,
};

function compared(
  { title, kind, phrase }: Measure,
  operator: Operator,
  value: number | string,
  cast: Cast,
): string {
  if (kind === 'count') {
    const n = Number(value);
    const amount = AMOUNTS[operator](n);
    if (!phrase) return `${title} is ${amount}`;
    const [one, several] = phrase.unit ?? ['', ''];
    const counted =
      operator === '!=' && several
        ? `any number of ${several} other than ${n}`
        : `${amount} ${n === 1 ? one : several}`.trim();
    return withCast(phrase.yes, cast, { n: counted });
  }
  const isYes = operator !== '!=';
  if (!phrase) return `${title} is ${isYes ? '' : 'not '}${value}`;
  const text = isYes ? phrase.yes : phrase.no;
  const word = ownProperty(phrase.values, String(value));
  // If the value stands for a side, the verb agrees with that side.
  const isSide = word === ATTACKER || word === DEFENDER;
  return isSide
    ? withCast(text.replace('{value}', word), cast)
    : withCast(text, cast, { value: word ?? String(value) });
}

/** Joins clauses. Words that all clauses share at the beginning or at the end are written once. */
function joined(clauses: readonly string[], joint: 'and' | 'or'): string {
  const words = clauses.map((clause) => clause.split(' '));
  const [first = []] = words;
  const room = Math.min(...words.map(({ length }) => length)) - 1;
  const alike = (at: (one: readonly string[]) => string | undefined) =>
    words.every((one) => at(one) === at(first));
  let start = 0;
  while (start < room && alike((one) => one[start])) start++;
  // "at least" and "at most" are not cut in two.
  if (start > 0 && first[start - 1] === 'at') start--;
  let end = 0;
  while (start + end < room && alike((one) => one.at(-1 - end))) end++;
  const opening = first.slice(0, start);
  // Without a shared beginning there is no shared subject; with "not" in it, "does not a and b" would be ambiguous.
  if (start === 0 || opening.includes('not')) return listedClauses(clauses, ` ${joint} `);
  const middles = words.map((one) => one.slice(start, one.length - end).join(' '));
  const closing = first.slice(first.length - end);
  return [...opening, listedClauses(middles, ` ${joint} `), ...closing].join(' ');
}

/** "a, b or c" */
function listedClauses(clauses: readonly string[], joint: string): string {
  const last = clauses.at(-1) ?? '';
  return clauses.length < 2 ? last : `${clauses.slice(0, -1).join(', ')}${joint}${last}`;
}
