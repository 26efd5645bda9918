import { capitalised } from '../../base/index.ts';
import { type Result, rulesetOf, withProviso } from '../../experiments/index.ts';
import {
  type Cast,
  clauseOf,
  type Expression,
  labelOf,
  type Role,
  withCast,
} from '../../rules/index.ts';

/** "Chance that Hawkgirl displaces the defender": the question, over all of these results. */
export function titleOf(results: readonly Result[]): string {
  return results.length > 0 ? `Chance that ${clauseAbout(results)}` : '';
}

/**
 * "Hawkgirl displaces the defender"
 *
 * @param expression what is asked, if not the question
 */
export function clauseAbout(results: readonly Result[], expression?: Expression): string {
  const [first] = results;
  if (!first) return '';
  const { question, account } = first;
  const clause = clauseOf(expression ?? question.expression, account.measures, castOf(results));
  return withProviso(
    clause,
    results.map(({ scenario }) => scenario),
  );
}

/** "Hawkgirl attacks the defender" */
export function subjectOf(results: readonly Result[]): string {
  const [first] = results;
  if (!first) return '';
  return withCast(rulesetOf(first.scenario).subject, castOf(results));
}

/** The question as the head of a row or a column; where names in it differ, in the words of a clause. */
export function labelAbout(results: readonly Result[]): string {
  const [first] = results;
  if (!first) return '';
  const asked = new Set(results.map(({ question }) => JSON.stringify(question.expression)));
  return asked.size > 1
    ? capitalised(clauseAbout(results))
    : labelOf(first.question.expression, first.account.measures);
}

/** Whoever is not the same throughout goes by role. */
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

/** "Share of attacks": what an axis of chances is called. */
export function shareOfTrials(results: readonly OfFight[]): string {
  return `Share of ${trialOf(results)[1]}`;
}

/** A result, computed or read back. */
interface OfFight {
  readonly scenario: { readonly rules: string; readonly fight?: string | undefined };
}

/** What one trial of some results is, and several: `attack` and `attacks`, `duel` and `duels`. */
export function trialOf(results: readonly OfFight[]): readonly [one: string, several: string] {
  const [first] = results;
  return first ? rulesetOf(first.scenario).trial : ['trial', 'trials'];
}
