/*
 * D20 rolls that effects of other figures raise. The rolled number stays as it is; the numbers to
 * reach are lowered.
 */

import {
  addedTo,
  allLinesOf,
  type Condition,
  type EffectLine,
  effectNamed,
  GRANTED_TITLE,
  isTable,
  type PowerUse,
  partsOf,
  powerTitle,
  type SpecialAttack,
  traitsIn,
} from '../../cards/index.ts';
import { changedLine } from './changed-lines.ts';

/** The value of a D20 roll after the addition: 1 to 20. */
export const countsAs = (shown: number, added: number): number =>
  Math.min(20, Math.max(1, shown + added));

/** The titles of the powers of other figures that change the rolls of a figure's power. */
export function luckGivers(title: string, given: readonly EffectLine[]): string[] {
  const adding = rollBonuses(given).filter(({ d20 }) => addedTo(title, d20) !== 0);
  return [...new Set(adding.map(({ line: { givenBy = GRANTED_TITLE } }) => givenBy))];
}

/** The total that effects of other figures add to the rolls of a power. */
export function luckFor(title: string, given: readonly EffectLine[]): number {
  return rollBonuses(given).reduce((sum, { d20 }) => sum + addedTo(title, d20), 0);
}

/** The additions to D20 rolls in a list of lines. */
const rollBonuses = (lines: readonly EffectLine[]) =>
  traitsIn(lines, 'value').flatMap(({ value: { d20 }, line }) => (d20 ? [{ d20, line }] : []));

/** Whether any line changes D20 rolls. */
export const changeRolls = (lines: readonly EffectLine[]): boolean => rollBonuses(lines).length > 0;

/** A figure's powers, with the numbers to reach lowered by what other figures add to its rolls. */
export function luckier(
  powers: readonly PowerUse[],
  given: readonly EffectLine[],
): readonly PowerUse[] {
  if (!changeRolls(given)) return powers;
  return powers.map((use) => {
    const by = luckFor(powerTitle(use), given);
    return by === 0 ? use : { ...use, effects: allLinesOf(use).map((line) => eased(line, by)) };
  });
}

/** A special attack, with its numbers to reach lowered in the same way. */
export function luckierSpecial(
  special: SpecialAttack,
  given: readonly EffectLine[],
): SpecialAttack {
  const by = luckFor(special.title, given);
  return by === 0 ? special : withEased(special, by);
}

/** A line of a card whose special attack has its numbers to reach lowered by `by`. */
export function easedSpecial(line: EffectLine, by: number): EffectLine {
  const special = line.specialAttack as Pick<SpecialAttack, 'effects' | 'againWhen'> | undefined;
  return special ? { ...line, specialAttack: withEased(special, by) } : line;
}

const withEased = <Special extends Pick<SpecialAttack, 'effects' | 'againWhen'>>(
  special: Special,
  by: number,
): Special => ({
  ...special,
  ...(special.effects && { effects: special.effects.map((line) => eased(line, by)) }),
  ...(special.againWhen && {
    againWhen: special.againWhen.map((one) => easedCondition(one, by)),
  }),
});

/** A line with its numbers to reach lowered. */
export function eased(line: EffectLine, by: number): EffectLine {
  const now = Object.fromEntries(
    Object.entries(line).map(([name, value]) => {
      if (name === 'when')
        return [name, (value as readonly Condition[]).map((one) => easedCondition(one, by))];
      const effect = effectNamed(name);
      return [name, effect ? easedValue(value, by, effect.isD20 === true) : value];
    }),
  );
  return changedLine(line, now);
}

function easedCondition(condition: Condition, by: number): Condition {
  const [name, value] = partsOf(condition);
  if (name === 'd20') return { d20: atLeast(Number(value) - by) };
  if (name !== 'not') return condition;
  return { not: (value as readonly Condition[]).map((one) => easedCondition(one, by)) };
}

function easedValue(value: unknown, by: number, isD20: boolean): unknown {
  if (typeof value === 'number') return isD20 && value > 1 ? atLeast(value - by) : value;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  if ('d20' in value) return { ...value, d20: atLeast(Number(value.d20) - by) };
  if (!isTable(value) || !Object.keys(value).every((key) => /^\d+$/.test(key))) return value;
  // If two rows get the same lower bound, the row that was higher applies.
  return Object.fromEntries(
    Object.entries(value)
      .map(([from, row]) => [Number(from), row] as const)
      .sort(([a], [b]) => a - b)
      .map(([from, row]) => [from === 1 ? 1 : Math.max(1, from - by), row]),
  );
}

/** No roll is below 1. */
const atLeast = (number: number) => Math.max(1, number);
