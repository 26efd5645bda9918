/* Turns an experiment into one case for each place to attack from, for `aim`. */

import { BadInput, shown } from '../../base/index.ts';
import { rulesetOf } from '../registry/rulesets.ts';
import type { Case, Experiment } from './experiment.ts';

/**
 * The experiment with one case for each place to attack from. This place replaces the attacker's own place, and the
 * combination of the case has it as `from`.
 *
 * @param file the name of the experiment's file, for messages; absent if it has none
 * @throws BadInput for a sweep, and if there is no place to attack from
 */
export function fromEveryStance(experiment: Experiment, file?: string): Experiment {
  const { scenario } = onlyCase(experiment, 'an experiment of one attack', file);
  const ruleset = rulesetOf(scenario);
  if (ruleset.isPlayed) {
    throw new BadInput({
      path: ['fight'],
      ...(file !== undefined && { place: file }),
      found: shown(ruleset.fight),
      allowed: 'a single attack or a turn; in a battle, the policy chooses the places',
    });
  }
  const stances = ruleset.stances(scenario);
  if (stances.length === 0) {
    throw new BadInput({
      path: ['board'],
      ...(file !== undefined && { place: file }),
      found: 'there is no space to attack from',
      allowed: 'a board with a free space next to the defender',
    });
  }
  return {
    ...experiment,
    cases: stances.map(({ place, scenario }) => ({ combination: { from: place }, scenario })),
  };
}

/** @throws BadInput for a sweep */
export function onlyCase({ cases }: Experiment, allowed: string, file?: string): Case {
  const [only, ...others] = cases;
  if (only && others.length === 0) return only;
  throw new BadInput({
    path: ['vary'],
    ...(file !== undefined && { place: file }),
    found: `${cases.length} combinations`,
    allowed,
  });
}
