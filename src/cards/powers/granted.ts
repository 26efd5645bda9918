/* The effects that powers give to other figures in one-on-one fights. */

import { sameData } from '../../base/index.ts';
import { linesOfRules } from './adapter/index.ts';
import type { ArmyCardAsked } from './card-asked.ts';
import type { EffectLine } from './effect-line.ts';
import type { PowerUse } from './power.ts';
import type { RuleCondition } from './rules/condition.ts';
import type { Selector } from './rules/selector.ts';
import { isOfBattles } from './rules-in-force.ts';
import { eventsIn, stepsOf, traitsIn } from './standing.ts';

/** An aura and the line that defines it. */
export interface HeldAura {
  readonly line: EffectLine;
  /** Conditions on the figures that have the aura. */
  readonly when: readonly RuleCondition[];
  readonly to: Selector;
  /** The figures on the card's side that emit the aura (default: the card's figures). */
  readonly by?: ArmyCardAsked;
  /** Where figures must be for the aura to reach them, and how many auras count. */
  readonly place: Selector;
  readonly effects: readonly EffectLine[];
}

/** The auras in these lines, in order. */
export const aurasIn = (lines: readonly EffectLine[]): readonly HeldAura[] =>
  traitsIn(lines, 'gives').map(({ gives, rule: { whom: to = {}, from, if: when = [] }, line }) => ({
    line,
    when,
    to,
    ...(from && { by: from.cards ?? {} }),
    place: from ?? to,
    effects: linesOfRules(gives),
  }));

/** The effects that friendly cards get when a figure is destroyed, in the order of the lines. */
export const spiritsIn = (lines: readonly EffectLine[]) =>
  eventsIn(lines, 'destroyed').flatMap(({ rule, line }) => {
    const isOwn = rule.of?.self === 'only';
    const given = isOwn ? stepsOf(rule.does).flatMap(({ gives }) => gives ?? []) : [];
    if (given.length === 0) return [];
    return [{ line, to: rule.whom?.cards ?? {}, effects: linesOfRules(given) }];
  });

/** The effects that auras and spirits give to friends, in one-on-one fights. */
export function grantsOfAuras(lines: readonly EffectLine[]): readonly EffectLine[] | undefined {
  const given = lines.flatMap((line) => [
    ...spiritsIn([line]).flatMap(({ effects }) => effects),
    ...aurasIn([line]).flatMap(({ to, by, effects }) =>
      to.side === 'own' && !by ? effects.filter((one) => !isOfBattles(one)) : [],
    ),
  ]);
  return given.length > 0 ? given : undefined;
}

/** The `grants` of a power; undefined if its auras and spirits already give the same effects. */
export function grantsBeside({ grants, effects = [] }: PowerUse): PowerUse['grants'] {
  return sameData(grants, grantsOfAuras(effects)) ? undefined : grants;
}
