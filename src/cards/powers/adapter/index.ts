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
import type { Event, Limit, Rule, Step } from '../rules/rule.ts';
import { conditionsOf, splitRoll } from './conditions.ts';
import { type Adapter, inAttacks } from './in-attacks.ts';
import { inBattles } from './in-battles.ts';
import { uponOthers } from './others.ts';

/** A cache, because every fight needs the rules of the same lines. */
const RULES = new WeakMap<EffectLine, readonly Rule[]>();
const OF_SPECIALS = new WeakMap<EffectLine, readonly Rule[]>();

/** The line for each rule that is contained in another rule. */
const LINES = new WeakMap<Rule, EffectLine>();

/** The lines for rules that are contained in another rule. Leaves out rules that only follow from other rules. */
export const linesOfRules = (rules: readonly Rule[]): readonly EffectLine[] => [
  ...new Set(rules.map(lineWithin)),
];

function lineWithin(rule: Rule): EffectLine {
  const line = LINES.get(rule) ?? lineOf(rule);
  LINES.set(rule, line);
  return line;
}

/** The line of a rule, with its limit. */
export const lineOf = (rule: Rule): EffectLine => ({
  rules: [rule],
  ...limitOf(rule),
  ...(rule.in && { in: rule.in }),
});

/** A copy of a line with different rules but the same limit. */
export function withRules(
  { uses, per, of, in: where, givenBy }: EffectLine,
  rules: readonly Rule[],
): EffectLine {
  return {
    rules,
    ...(uses !== undefined && { uses, per: per as Period }),
    ...(of !== undefined && { of }),
    ...(where && { in: where }),
    ...(givenBy !== undefined && { givenBy }),
  };
}

/** The limits of a rule, apart from a limit whose uses are counted by the rule's action. */
export function limitsBeside(rule: Rule): readonly Limit[] {
  const { limits = [] } = rule;
  return countsItself(rule, limits[0]) ? limits.slice(1) : limits;
}

/** The limit on a rule's uses; empty if there is none. */
const limitOf = (rule: Rule): Partial<Limit> => limitsBeside(rule)[0] ?? {};

/** Whether the action of a rule counts the uses of its first limit. */
function countsItself(rule: Rule, limit: Limit | undefined): boolean {
  if (!('on' in rule) || limit?.uses !== 1 || limit.of !== undefined) return false;
  const [step = {}]: readonly Step[] = Object.values(rule.does).flat();
  const isPerTurn =
    (step.tokens && 'add' in step.tokens) || (step.heal !== undefined && rule.cost?.self);
  return limit.per === (isPerTurn ? 'turn' : step.gives ? 'round' : undefined);
}

const writtenRules = ({ rules }: EffectLine) => rules as readonly Rule[] | undefined;

/** The rules of a line: in the older spelling, one or two for each effect. */
export function rulesOfLine(line: EffectLine): readonly Rule[] {
  const known = writtenRules(line) ?? RULES.get(line);
  if (known) return known;
  const rules = rulesOf(line, ADAPTERS);
  RULES.set(line, rules);
  return rules;
}

/** The rules of a line within a special attack. They act only in that attack, so they need no condition on its kind. */
export function rulesOfSpecial(line: EffectLine): readonly Rule[] {
  const known = writtenRules(line) ?? OF_SPECIALS.get(line);
  if (known) return known;
  const rules = rulesOf(line, ADAPTERS, true);
  OF_SPECIALS.set(line, rules);
  return rules;
}

const ADAPTERS: Readonly<Record<string, Adapter>> = {
  ...inAttacks(rulesOfSpecial),
  ...uponOthers(rulesOfLine),
  ...inBattles(rulesOfLine),
};

/** The rules for one effect of a line, as one-on-one fights use them. */
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
  // If a line has other effects, `targets` only selects the figures for those effects.
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

/** Whether a rule makes figures begin off the board. The next rule of the same line makes them arrive. */
export const isWaiting = (rule: Rule): boolean =>
  'has' in rule && rule.has[0]?.mode?.waits !== undefined;

/** Adds to a rule what its line says about all effects: their conditions, their limits, and where they are played. */
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
