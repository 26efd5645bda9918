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

/**
 * The line for one rule of a list. If the rule before it says that figures begin off the board, one line holds both
 * rules. Adds an issue if games cannot play the rule.
 */
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

/**
 * One rule, or a list of rules. Each rule becomes a line, except that a rule by which figures begin off the board and
 * the next rule, by which they arrive, share a line.
 */
export const playedRules = z
  .union([list, one], { error: ERROR })
  .describe('What a power does, as rules');
