import { shown } from '../../words/problem.ts';
import type { OwnRuleset } from '../types/ruleset.ts';

/** Where mistakes of a ruleset are, as messages say it. */
export function placeOf<S extends object>({ name }: OwnRuleset<S>): string {
  return `the ruleset ${shown(name)}`;
}
