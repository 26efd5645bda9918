import { rulesetOf } from '../../rules/rulesets.ts';

/** "Share of attacks": what an axis of chances is called. */
export function shareOf(results: readonly OfFight[]): string {
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
