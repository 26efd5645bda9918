import type { Result } from '../../results/result.ts';
import { type Cast, castInto } from '../../rules/plan.ts';

/** "Chance that Hawkgirl displaces the defender": the headline's event, over all of these results. */
export function titleOf(results: readonly Result[]): string {
  const [first] = results;
  return first ? castInto(first.account.headline.title, castOf(results)) : '';
}

/** "Hawkgirl attacks the defender" */
export function subjectOf(results: readonly Result[]): string {
  const { attacker, defender } = castOf(results);
  return `${attacker} attacks ${defender}`;
}

/** Whoever is not the same throughout goes by role. */
function castOf(results: readonly Result[]): Cast {
  const inRole = (role: keyof Cast) => {
    const [name = '', ...others] = new Set(results.map(({ account }) => account.cast[role]));
    return others.length > 0 ? `the ${role}` : name;
  };
  return { attacker: inRole('attacker'), defender: inRole('defender') };
}
