/* The JSON of an explanation, for `explain --format json` and the library. */

import type { Case } from '../../scenarios/experiment.ts';
import type { Explanation } from '../explanation.ts';
import type { ExplanationJson } from './explanation-schema.ts';

/**
 * An explanation as JSON.
 *
 * @param seed the seed of the rolled dice, if any
 */
export function explanationJson(
  { scenario, combination, labels = {} }: Pick<Case, 'scenario' | 'combination' | 'labels'>,
  { faces, steps, events, question, outcome, isRolled, game }: Explanation,
  seed: string,
): ExplanationJson {
  return {
    format: 'knockback-explanation',
    version: 1,
    scenario: { ...scenario },
    ...(Object.keys(combination).length > 0 && { combination }),
    ...(Object.keys(labels).length > 0 && { labels }),
    ...(isRolled && { seed }),
    dice: faces,
    steps,
    events,
    ...(question && { question }),
    outcome,
    ...(game && { game }),
  };
}
