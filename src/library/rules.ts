import { addRuleset as addToKnown } from '../rules/registry/rulesets.ts';
import { given } from './given.ts';
import { ownRuleset, shapeOfRules } from './own-ruleset.ts';
import type { OwnRuleset } from './types/ruleset.ts';

/**
 * Makes the rules of a game known, for single attacks: experiments can then name them in `rules`, and `run`,
 * `odds`, `explain`, `check` and `readResults` take them like those that come with the library.
 *
 * @returns takes them out again
 * @throws BadInput for a name that is taken, and for a ruleset that is not whole, with the path of every mistake
 */
export function addRuleset<Scenario extends object>(ruleset: OwnRuleset<Scenario>): () => void {
  given(shapeOfRules, ruleset, []);
  return addToKnown(ownRuleset(ruleset));
}
