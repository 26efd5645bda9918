/* The effects that powers give to other figures in fights of two. */

import { sameData } from '../../base/index.ts';
import { linesOfRules } from './adapter/index.ts';
import type { ArmyCardAsked } from './card-asked.ts';
import type { EffectLine } from './effect-line.ts';
import type { PowerUse } from './power.ts';
import type { Selector } from './rules/selector.ts';
import { isOfBattles } from './rules-in-force.ts';
import { eventsIn, stepsOf, traitsIn } from './standing.ts';

/** An aura of a line. */
export interface HeldAura {
  readonly line: EffectLine;
  readonly to: Selector;
  /** Figures of its side that emit it (default: those of the card). */
  readonly by?: ArmyCardAsked;
  /** Where the figures are that it reaches, and how many figures with the aura count. */
  readonly place: Selector;
  readonly effects: readonly EffectLine[];
}

/** The auras in some lines, in their order. */
export const aurasIn = (lines: readonly EffectLine[]): readonly HeldAura[] =>
  traitsIn(lines, 'gives').map(({ gives, rule: { whom: to = {}, from }, line }) => ({
    line,
    to,
    ...(from && { by: from.cards ?? {} }),
    place: from ?? to,
    effects: linesOfRules(gives),
  }));

/** The effects that destroyed figures leave to cards of their side, in the order of the lines. */
export const spiritsIn = (lines: readonly EffectLine[]) =>
  eventsIn(lines, 'destroyed').flatMap(({ rule, line }) => {
    const isOwn = rule.of?.self === 'only';
    const given = isOwn ? stepsOf(rule.does).flatMap(({ gives }) => gives ?? []) : [];
    if (given.length === 0) return [];
    return [{ line, to: rule.whom?.cards ?? {}, effects: linesOfRules(given) }];
  });

/** The effects that auras and spirits give to others of their side, which fights of two list. */
export function grantsOfAuras(lines: readonly EffectLine[]): readonly EffectLine[] | undefined {
  const given = lines.flatMap((line) => [
    ...spiritsIn([line]).flatMap(({ effects }) => effects),
    ...aurasIn([line]).flatMap(({ to, by, effects }) =>
      to.side === 'own' && !by ? effects.filter((one) => !isOfBattles(one)) : [],
    ),
  ]);
  return given.length > 0 ? given : undefined;
}

/** The effects that a power gives to other figures, unless its auras say the same. */
export function grantsBeside({ grants, effects = [] }: PowerUse): PowerUse['grants'] {
  return sameData(grants, grantsOfAuras(effects)) ? undefined : grants;
}
