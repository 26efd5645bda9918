import { grantsBeside } from './powers/granted.ts';
import type { PowerUse } from './powers/power.ts';
import { linesOfPower } from './powers/rules-in-force.ts';

/** Writes a power as cards do: `flying`, `{ tough: 2 }`, or a mapping with a name and effects. */
export function writtenPower(use: PowerUse): string | Readonly<Record<string, unknown>> {
  const { power, number, effects, modelled, inBattles, may, mayInBattles, missing, note } = use;
  if (effects === undefined) return number === undefined ? power : { [power]: number };
  const said = modelled ?? (linesOfPower(use).length === 0 ? 'notNeeded' : undefined);
  const grants = grantsBeside(use);
  return {
    name: power,
    ...(may && { may }),
    ...(mayInBattles && { may: 'battles' }),
    ...(said && { modelled: said }),
    ...(inBattles && { inBattles }),
    ...(effects.length > 0 && { effects }),
    ...(missing !== undefined && { missing }),
    ...(grants && { grants }),
    ...(note !== undefined && { note }),
  };
}
