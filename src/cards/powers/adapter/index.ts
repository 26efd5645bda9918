/* Translates powers from lines of effects into rules. */

import { ATTACK_KINDS } from '../conditions/attack.ts';
import {
  bare,
  type Condition,
  type EffectLine,
  PERIODS,
  type Period,
  partsOf,
} from '../effect-line.ts';
import type { RuleCondition } from '../rules/condition.ts';
import type { Event, Limit, Rule } from '../rules/rule.ts';
import { conditionsOf, splitRoll } from './conditions.ts';
import { type Adapter, inAttacks } from './in-attacks.ts';
import { inBattles } from './in-battles.ts';
import { uponOthers } from './others.ts';

/** A cache, because every fight needs the rules of the same lines. */
const RULES = new WeakMap<EffectLine, readonly Rule[]>();
const OF_SPECIALS = new WeakMap<EffectLine, readonly Rule[]>();

/** The line from which each rule was made. */
const LINES = new WeakMap<Rule, EffectLine>();

/** The lines from which these rules were made, each once. */
export const linesOfRules = (rules: readonly Rule[]): readonly EffectLine[] => [
  ...new Set(rules.flatMap((rule): EffectLine | readonly EffectLine[] => LINES.get(rule) ?? [])),
];

/** Makes a line for a rule that was not made from a line. */
export function lineOf(rule: Rule): EffectLine {
  const line: EffectLine = {};
  RULES.set(line, [rule]);
  OF_SPECIALS.set(line, [rule]);
  return line;
}

/** The rules of a line: one or two for each effect. */
export function rulesOfLine(line: EffectLine): readonly Rule[] {
  const known = RULES.get(line);
  if (known) return known;
  const rules = rulesOf(line, ADAPTERS);
  RULES.set(line, rules);
  return rules;
}

/** The rules of a line within a special attack. They act in that attack, so they need no condition on its kind. */
export function rulesOfSpecial(line: EffectLine): readonly Rule[] {
  const known = OF_SPECIALS.get(line) ?? rulesOf(line, ADAPTERS, true);
  OF_SPECIALS.set(line, known);
  return known;
}

const ADAPTERS: Readonly<Record<string, Adapter>> = {
  ...inAttacks(rulesOfSpecial),
  ...uponOthers(rulesOfLine),
  ...inBattles(rulesOfLine),
};

/** The rules of one effect of a line, in fights of two. */
export const rulesOfEffect = (
  line: EffectLine,
  effect: string,
  isOfSpecial: boolean,
): readonly Rule[] => adapted(line, effect, ADAPTERS, isOfSpecial);

/** Effects that act in normal attacks only, unless their line names the kind of attack. */
const IN_NORMAL_ATTACKS = [
  'attackDice',
  'defenseDice',
  'enemyAttackDice',
  'enemyDefenseDice',
  'mostEnemyDefenseDice',
  'automaticSkulls',
  'automaticShields',
];

function rulesOf(
  line: EffectLine,
  adapters: Readonly<Record<string, Adapter>>,
  isOfSpecial = false,
): readonly Rule[] {
  const effects = Object.keys(adapters).filter((name) => line[name] !== undefined);
  // Next to another effect, `targets` only says on which figures that effect acts.
  const own = effects.filter((name) => name !== 'targets' || effects.length === 1);
  const rules = own.flatMap((name) => adapted(line, name, adapters, isOfSpecial));
  for (const rule of rules) LINES.set(rule, line);
  return rules;
}

function adapted(
  line: EffectLine,
  effect: string,
  adapters: Readonly<Record<string, Adapter>>,
  isOfSpecial: boolean,
): readonly Rule[] {
  const rules = adapters[effect]?.(line[effect] as never, line) ?? [];
  const isNormal = !isOfSpecial && IN_NORMAL_ATTACKS.includes(effect) && !namesKind(line.when);
  return [rules].flat().map((rule) => limited(rule, line, isNormal));
}

const namesKind = (when: readonly Condition[] = []): boolean =>
  bare(when).some((condition) => ATTACK_KINDS.includes(partsOf(condition)[0]));

/** Whether a rule says that figures begin off the board. The next rule of the same line says how they arrive. */
export const isWaiting = (rule: Rule): boolean =>
  'has' in rule && rule.has[0]?.mode?.waits !== undefined;

/** Adds to a rule what the line says for all its effects: conditions, limits, and where it is played. */
function limited(rule: Rule, line: EffectLine, isNormal: boolean): Rule {
  const { per, uses, of, in: playedIn } = line;
  if (isWaiting(rule)) return { ...rule, ...(playedIn && { in: playedIn }) };
  const limit: readonly Limit[] =
    uses === undefined || !PERIODS.includes(per as Period)
      ? []
      : [{ uses, per: per as Period, ...(of !== undefined && { of }) }];
  const written = conditionsOf(line.when);
  const { roll, rest } = 'on' in rule && !rolls(rule) ? splitRoll(written) : { rest: written };
  const kind: readonly RuleCondition[] = isNormal ? [{ attack: 'normal' }] : [];
  const all = [...kind, ...(rule.if ?? []), ...rest];
  const limits = [...(rule.limits ?? []), ...limit];
  return {
    ...rule,
    ...(roll && { roll }),
    ...(all.length > 0 && { if: all }),
    ...(limits.length > 0 && { limits }),
    ...(playedIn && { in: playedIn }),
  };
}

const rolls = ({ roll, does }: Event) => roll !== undefined || !Array.isArray(does);
