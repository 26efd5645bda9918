/*
 * Effects of other figures that add to D20 rolls. The roll itself does not change; instead, the numbers that the roll
 * must reach are lowered.
 */

import {
  addedTo,
  allLinesOf,
  type EffectLine,
  type Event,
  GRANTED_TITLE,
  isOfKind,
  type PowerUse,
  powerTitle,
  type Roll,
  type Rows,
  type Rule,
  type RuleCondition,
  rulesOfLine,
  type SpecialAttack,
  stepsOf,
  type Trait,
  traitsIn,
  withRules,
} from '../../cards/index.ts';
import { changedLine, lineOfSpecial } from './changed-lines.ts';

/** The value of a D20 roll after the addition: 1 to 20. */
export const countsAs = (shown: number, added: number): number =>
  Math.min(20, Math.max(1, shown + added));

/** The titles of other figures' powers that change the rolls for a figure's power. */
export function luckGivers(title: string, given: readonly EffectLine[]): string[] {
  const adding = rollBonuses(given).filter(({ d20 }) => addedTo(title, d20) !== 0);
  return [...new Set(adding.map(({ line: { givenBy = GRANTED_TITLE } }) => givenBy))];
}

/** The total that effects of other figures add to the rolls of a power. */
export function luckFor(title: string, given: readonly EffectLine[]): number {
  return rollBonuses(given).reduce((sum, { d20 }) => sum + addedTo(title, d20), 0);
}

/** The additions to D20 rolls that the given effect lines make. */
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
  if (by === 0) return special;
  const { effects, againWhen } = special;
  return {
    ...special,
    ...(effects && { effects: effects.map((line) => eased(lineOfSpecial(line), by)) }),
    ...(againWhen && { againWhen: againWhen.map((one) => easedCondition(one, by)) }),
  };
}

/** A card's effect line, with the numbers to reach in its special attack lowered by `by`. */
export function easedSpecial(line: EffectLine, by: number): EffectLine {
  if (!isOfKind(line, 'way.special')) return line;
  const rules = rulesOfLine(line).map((rule) =>
    'has' in rule ? { ...rule, has: rule.has.map((trait) => withEasedWay(trait, by)) } : rule,
  );
  return withRules(line, rules);
}

function withEasedWay(trait: Trait, by: number): Trait {
  const { special } = trait.way ?? {};
  if (!special) return trait;
  const { rules, again } = special;
  return {
    way: {
      ...trait.way,
      special: {
        ...special,
        ...(rules && { rules: rules.map((rule) => easedRule(rule, by)) }),
        ...(again && { again: again.map((one) => easedCondition(one, by)) }),
      },
    },
  };
}

/** The line with its required D20 rolls lowered by `by`. */
export const eased = (line: EffectLine, by: number): EffectLine =>
  changedLine(
    line,
    withRules(
      line,
      rulesOfLine(line).map((rule) => easedRule(rule, by)),
    ),
  );

function easedRule(rule: Rule, by: number): Rule {
  const now = { ...rule, ...(rule.if && { if: rule.if.map((one) => easedCondition(one, by)) }) };
  if (!('on' in now)) return now;
  return Array.isArray(now.does)
    ? easedRoll(now, by)
    : { ...now, does: easedRows(now.does as Rows, by) };
}

function easedCondition(condition: RuleCondition, by: number): RuleCondition {
  const { d20, not } = condition;
  if (d20 !== undefined) return { d20: atLeast(d20 - by) };
  return not ? { not: not.map((one) => easedCondition(one, by)) } : condition;
}

function easedRoll(event: Event, by: number): Event {
  const { on, roll, ...others } = event;
  if (typeof roll?.d20 !== 'number' || on === 'left') return event;
  const d20 = roll.atMost ? atLeast(roll.d20 + 1 - by) - 1 : atLeast(roll.d20 - by);
  const steps = stepsOf(others.does);
  const isSure = d20 === 1 && isPlain(roll) && steps.length === 1 && !others.else;
  if (!isSure) return { ...event, roll: { ...roll, d20 } };
  // Powers that wound figures or bring them back roll nothing if every number succeeds.
  const isUnrolled = steps.some(({ wound, raise }) => wound ?? raise);
  return { on, ...others, ...(!isUnrolled && { idleRoll: true }) };
}

/** Whether a roll only has to reach a number. */
const isPlain = ({ d20: _, per, ...others }: Roll) =>
  per !== 'power' && Object.keys(others).length === 0;

/**
 * The rows of a table, starting at lower numbers. If two rows then start at the same number, the higher row applies.
 */
const easedRows = (rows: Rows, by: number): Rows =>
  Object.fromEntries(
    Object.entries(rows)
      .map(([from, row]) => [Number(from), row] as const)
      .sort(([a], [b]) => a - b)
      .map(([from, row]) => [from === 1 ? 1 : atLeast(from - by), row]),
  );

/** No roll is below 1. */
const atLeast = (number: number) => Math.max(1, number);
