/* The rules of a power as cards write them. They are stored as lines with the same meaning. */

import * as z from 'zod';
import { isWaiting } from '../adapter/index.ts';
import { lineOfRule } from '../adapter/line-of-rule.ts';
import type { EffectLine } from '../effect-line.ts';
import type { Rule } from '../rules/rule.ts';
import { ruleSchema } from './rule.ts';

const ERROR = 'a list of rules, such as [{ if: adjacent, dice: { attack: 1 } }]';

const MOST_RULES = 20;

const list = z
  .array(ruleSchema, { error: ERROR })
  .min(1, { error: ERROR })
  .max(MOST_RULES, { error: `at most ${MOST_RULES}` })
  .transform((rules, context) => rules.flatMap((_, i) => playedLine(rules, i, context, [i])));

const one = ruleSchema.transform((rule, context) => playedLine([rule], 0, context, []));

/** The line of one of some rules, which it shares with the rule before if that says that figures wait. */
function playedLine(
  rules: readonly Rule[],
  i: number,
  context: z.RefinementCtx,
  path: number[],
): readonly EffectLine[] {
  const rule = rules[i] as Rule;
  if (isWaiting(rule) && i + 1 < rules.length) return [];
  const line = lineOfRule(rule, false, rules.slice(0, i).slice(-1).filter(isWaiting));
  const message = 'another rule, as games cannot play this one yet';
  if (!line) context.addIssue({ code: 'custom', path, message });
  return line ? [line] : [];
}

/** One rule, or a list of them. Each becomes a line of its own; two where figures wait and then arrive. */
export const playedRules = z
  .union([list, one], { error: ERROR })
  .describe('What a power does, as rules');
