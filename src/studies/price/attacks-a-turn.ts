/* How many normal attacks a card has in a turn, for the formula and the regression. */

import {
  type Card,
  linesOfPower,
  type PowerUse,
  type Rule,
  type RuleCondition,
  timesOf,
  traitsIn,
} from '../../cards/index.ts';

/**
 * The normal attacks that one figure of a card can make in any turn while it has no wounds: the maximum that an
 * `attacks` effect gives, otherwise 1. An effect does not count if it needs a switch of the experiment, wounds, luck or
 * one of a limited number of uses; it does count if it needs only the right place, such as being adjacent.
 */
export function attacksOfFigure({ powers }: Card): number {
  const counts = powers.flatMap(waysOf).map(timesOf);
  return counts.length === 0 ? 1 : Math.max(...counts);
}

/** Whether a power sets the number of normal attacks in any turn. */
export const givesAttacks = (use: PowerUse): boolean => waysOf(use).length > 0;

const waysOf = (use: PowerUse) =>
  traitsIn(linesOfPower(use), 'way').flatMap(({ way, rule }) =>
    way.attacks !== undefined && isUsual(rule) ? [way] : [],
  );

const isUsual = ({ if: all = [], limits = [] }: Rule): boolean =>
  limits.every(({ per }) => per === 'turn') && all.every(canHold);

const canHold = ({ not, state, self, d20 }: RuleCondition): boolean =>
  not ? not.some(canFail) : (state ?? self?.wounds ?? d20) === undefined;

const canFail = ({ not }: RuleCondition): boolean => !not || not.every(canHold);
