/*
 * Finds the line of effects that means the same as a rule. The reference engine was written from a description of
 * effects, so it reads the rules of cards as effects.
 */

import { sameData } from '../../../src/base/index.ts';
import { isWaiting, lineOf, rulesOfLine } from '../../../src/cards/powers/adapter/index.ts';
import { arenaOf } from '../../../src/cards/powers/arena.ts';
import type { Condition, EffectLine } from '../../../src/cards/powers/effect-line.ts';
import { effectLines } from '../../../src/cards/powers/effects/index.ts';
import { amountsIn, isOfBoard } from '../../../src/cards/powers/rules/counted-amounts.ts';
import type { Limit, Rule } from '../../../src/cards/powers/rules/rule.ts';
import { effectsInAttacks } from './effects-in-attacks.ts';
import { effectsInBattles } from './effects-in-battles.ts';
import { given } from './given.ts';
import { whenOf } from './when.ts';

/**
 * The line that means exactly this rule; undefined if no effect does.
 * @param isOfSpecial whether it is a rule of a special attack
 * @param before the rule that comes first in the same line: that figures wait, before the one by which they arrive
 */
export function lineOfRule(
  rule: Rule,
  isOfSpecial = false,
  before: readonly Rule[] = [],
): EffectLine | undefined {
  const rulesOf = isOfSpecial ? rulesOfSpecial : rulesOfLine;
  const effects = [...effectsInAttacks(rule, lineOfRule), ...effectsInBattles(rule, lineOfRule)];
  for (const effect of effects) {
    if (!asRead(effect)) continue;
    const [plain, ...others] = rulesOf(effect).slice(before.length);
    const line = plain && others.length === 0 && completed(effect, plain, rule);
    const read = line && sameData(rulesOf(line), [...before, rule]) && asRead(line);
    if (read) return read;
  }
  return undefined;
}

/**
 * The lines that mean the same as some rules. A rule that only battles play may have none, and so may one whose amount
 * only battles can count: in a one-on-one fight, the amount is 0.
 */
export function linesOfRules(rules: readonly Rule[]): readonly EffectLine[] {
  return rules.flatMap((rule, i): readonly EffectLine[] => {
    if (isWaiting(rule) && i + 1 < rules.length) return [];
    const line = lineOfRule(rule, false, rules.slice(0, i).slice(-1).filter(isWaiting));
    const isOfBattles = arenaOf(lineOf(rule)).isOfBattles || amountsIn(rule).some(isOfBoard);
    if (!line && !isOfBattles) throw new Error(`${JSON.stringify(rule)} has no line`);
    return line ? [line] : [];
  });
}

/**
 * A line as it is read from a card, with its fields in the same order; undefined if it is not valid. The Range of the
 * other figure is newer than the older spelling, so lines of cards cannot ask for it, but the reference engine can.
 */
function asRead(line: EffectLine): EffectLine | undefined {
  const { when = [] } = line;
  const older = when.filter((condition) => !asksRange(condition));
  if (older.length === when.length) return effectLines().safeParse([line]).data?.[0];
  const read = asRead(withConditions(line, older));
  return read && withConditions(read, when);
}

const asksRange = (condition: Condition) =>
  typeof condition === 'object' && 'range' in Object(condition.enemy);

const withConditions = (
  { when: _, ...line }: EffectLine,
  when: readonly Condition[],
): EffectLine => (when.length === 0 ? line : { ...line, when });

/** The rules of a line within a special attack, whatever its kind. */
function rulesOfSpecial(line: EffectLine): readonly Rule[] {
  const [rule] = rulesOfLine({ specialAttack: { range: 1, effects: [line] } });
  const [trait] = rule && 'has' in rule ? rule.has : [];
  return trait?.way?.special?.rules ?? [];
}

/** An effect with the conditions and limits of a rule that the effect does not imply. */
function completed(effect: EffectLine, plain: Rule, rule: Rule): EffectLine | undefined {
  const { roll } = 'on' in rule ? rule : { roll: undefined };
  const own = 'on' in plain ? plain.roll : undefined;
  const isOfPower = roll?.per === 'power' && own === undefined;
  const d20 = Number(roll?.d20);
  const rest = withoutFirst(rule.if ?? [], plain.if ?? []);
  const asked = rest ?? [...(namesKind(rule) ? [] : [ANY]), ...(rule.if ?? [])];
  const rolls = roll?.atMost ? [{ not: [{ d20: d20 + 1 }] }] : [{ d20 }];
  const when = whenOf([...asked, ...(isOfPower ? rolls : [])]);
  const limits = withoutFirst(rule.limits ?? [], plain.limits ?? []) ?? [];
  if (when === undefined || limits.length > 1) return undefined;
  const [{ uses, per, of }] = limits.length === 0 ? [NO_LIMIT] : (limits as [Limit]);
  return {
    ...effect,
    ...(when.length > 0 && { when }),
    ...given({ uses, of, in: rule.in }),
    ...(per !== undefined && { per }),
  };
}

const NO_LIMIT: Partial<Limit> = {};

const ANY = { attack: 'any' } as const;

const namesKind = ({ if: all = [] }: Rule) => JSON.stringify(all).includes('"attack"');

/** A list without the part that it shares with the beginning of another; undefined if it does not begin like that. */
function withoutFirst<T>(all: readonly T[], first: readonly T[]): readonly T[] | undefined {
  return sameData(all.slice(0, first.length), first) ? all.slice(first.length) : undefined;
}
