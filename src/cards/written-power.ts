import type { PowerUse } from '../powers/power.ts';

/** A power as cards write it: `flying`, `{ tough: 2 }`, or a mapping with name and effects. */
export function writtenPower({
  power,
  number,
  effects,
  modelled,
  inBattles,
  may,
  missing,
  grants,
  note,
}: PowerUse): string | Readonly<Record<string, unknown>> {
  if (effects === undefined) return number === undefined ? power : { [power]: number };
  const isEmpty = effects.length === 0;
  const said = modelled ?? (isEmpty ? 'notNeeded' : undefined);
  return {
    name: power,
    ...(may && { may }),
    ...(said && { modelled: said }),
    ...(inBattles && { inBattles }),
    ...(!isEmpty && { effects }),
    ...(missing !== undefined && { missing }),
    ...(grants && { grants }),
    ...(note !== undefined && { note }),
  };
}
