import type { EffectLine } from './powers/effect-line.ts';
import { grantsBeside } from './powers/granted.ts';
import type { PowerUse } from './powers/power.ts';
import type { Rule } from './powers/rules/rule.ts';
import { linesOfPower } from './powers/rules-in-force.ts';
import { spelledRule } from './powers/spelling/rule.ts';

/** Writes a power as cards do: `flying`, `{ tough: 2 }`, or a mapping with a name and rules. */
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
    ...writtenLines(effects),
    ...(missing !== undefined && { missing }),
    ...(grants && { grants: writtenGrants(grants) }),
    ...(note !== undefined && { note }),
  };
}

/** The lines of a power: its rules and, if it was written in the older spelling, its effects. */
function writtenLines(lines: readonly EffectLine[]): Readonly<Record<string, unknown>> {
  const rules = lines.flatMap(rulesIn);
  const effects = lines.filter((line) => line.rules === undefined);
  return {
    ...(rules.length > 0 && { rules }),
    ...(effects.length > 0 && { effects }),
  };
}

/** Lines that figures get from other figures, as cards and experiments write them. */
export const writtenGrants = (lines: readonly EffectLine[]): readonly object[] =>
  lines.flatMap((line) => (line.rules ? rulesIn(line) : [line]));

const rulesIn = ({ rules = [] }: EffectLine) =>
  (rules as readonly Rule[]).map((rule) => spelledRule(rule));
