/* Titles, clauses and labels that name the fighters and the question. */

import { capitalised } from '../../base/index.ts';
import { measuresWorded, type Result, rulesetOf, withProviso } from '../../experiments/index.ts';
import {
  type Cast,
  clauseOf,
  type Expression,
  labelOf,
  type Role,
  withCast,
  withWounds,
} from '../../rules/index.ts';

/** The question as a title for all of these results: "Chance that Hawkgirl displaces Solomon Grundy (with 3 wounds)". */
export function titleOf(results: readonly Result[]): string {
  if (results.length === 0) return '';
  return withWounds(`Chance that ${clauseAbout(results)}`, castOf(results));
}

/**
 * The question as a clause: "Hawkgirl displaces the defender".
 *
 * @param expression used instead of the question's expression
 */
export function clauseAbout(results: readonly Result[], expression?: Expression): string {
  const [first] = results;
  if (!first) return '';
  const told = expression ?? first.question.expression;
  const clause = clauseOf(told, measuresWorded(told, results), castOf(results));
  return withProviso(
    clause,
    results.map(({ scenario }) => scenario),
  );
}

/** The fight as a clause: "Hawkgirl attacks the defender". */
export function subjectOf(results: readonly Result[]): string {
  const [first] = results;
  if (!first) return '';
  return withCast(rulesetOf(first.scenario).subject, castOf(results));
}

/** The question as the head of a row or a column. If the results have different questions, a clause. */
export function labelAbout(results: readonly Result[]): string {
  const [first] = results;
  if (!first) return '';
  const asked = new Set(results.map(({ question }) => JSON.stringify(question.expression)));
  const { expression } = first.question;
  return asked.size > 1
    ? capitalised(clauseAbout(results))
    : labelOf(expression, measuresWorded(expression, results));
}

/** Who fights in these results. If the results have different fighters in a role, the role is named. */
export function castOf(results: readonly Result[]): Cast {
  const differs = (role: Role) =>
    new Set(results.map(({ account }) => account.cast[role])).size > 1;
  const [first] = results;
  const { attacker = '', defender = '', plurals = [], wounds = {} } = first?.account.cast ?? {};
  const hurt = (['attacker', 'defender'] as const).filter((role) =>
    results.every(({ account: { cast } }) => cast.wounds?.[role] === wounds[role]),
  );
  const { attacker: one, defender: other } = (first && rulesetOf(first.scenario).roles) ?? ROLES;
  return {
    attacker: differs('attacker') ? one : attacker,
    defender: differs('defender') ? other : defender,
    plurals: plurals.filter((role) => !differs(role)),
    wounds: Object.fromEntries(
      hurt.flatMap((role) => (wounds[role] === undefined ? [] : [[role, wounds[role]]])),
    ),
  };
}

const ROLES: Readonly<Record<Role, string>> = {
  attacker: 'the attacker',
  defender: 'the defender',
};

/** The title of an axis of chances: "Share of attacks". */
export function shareOfTrials(results: readonly OfFight[]): string {
  return `Share of ${trialOf(results)[1]}`;
}

/** A result that was computed, or read from a file. */
interface OfFight {
  readonly scenario: { readonly rules: string; readonly fight?: string | undefined };
}

/** The noun for one trial, singular and plural: `attack` and `attacks`, `duel` and `duels`. */
export function trialOf(results: readonly OfFight[]): readonly [one: string, several: string] {
  const [first] = results;
  return first ? rulesetOf(first.scenario).trial : ['trial', 'trials'];
}
