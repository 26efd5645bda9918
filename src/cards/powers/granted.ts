/* What powers give to other figures in fights of two. */

import { sameData } from '../../base/index.ts';
import type { EffectLine } from './effect-line.ts';
import type { AuraValue } from './effects/aura.ts';
import type { SpiritValue } from './effects/spirit.ts';
import type { PowerUse } from './power.ts';
import { isOfBattles } from './rules-in-force.ts';

/** The effects that auras and spirits give to others of their side. Fights of two are told of these. */
export function grantsOfAuras(lines: readonly EffectLine[]): readonly EffectLine[] | undefined {
  const given = lines.flatMap(({ aura, spirit }) => {
    if (spirit !== undefined) return (spirit as SpiritValue).effects;
    if (aura === undefined) return [];
    const { to, by, effects } = aura as AuraValue;
    if ((to.side ?? 'own') !== 'own' || by) return [];
    return effects.filter((line) => !isOfBattles(line));
  });
  return given.length > 0 ? given : undefined;
}

/** What a power gives other figures, unless its auras say the same. */
export function grantsBeside({ grants, effects = [] }: PowerUse): PowerUse['grants'] {
  return sameData(grants, grantsOfAuras(effects)) ? undefined : grants;
}
