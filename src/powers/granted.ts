import { isOfBattles } from './active-effects.ts';
import type { EffectLine } from './effect-line.ts';
import type { AuraValue } from './effects/aura.ts';
import type { PowerUse } from './power.ts';

/** The values of a power's effects that act through others. */
export function aurasOf(lines: readonly EffectLine[]): AuraValue[] {
  return lines.flatMap(({ aura }) => (aura === undefined ? [] : [aura as AuraValue]));
}

/** What a power gives other figures in fights of two: what its card says, else what its auras do. */
export function grantsOf({ grants, effects = [] }: PowerUse): readonly EffectLine[] {
  return (
    grants ??
    aurasOf(effects)
      .filter(({ to }) => to.side !== 'card')
      .flatMap((aura) => aura.effects.filter((line) => !isOfBattles(line)))
  );
}
