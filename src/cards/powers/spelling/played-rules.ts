/* The rules of a power as cards write them, which are kept as the lines that say the same. */

import { lineOfRule } from '../adapter/line-of-rule.ts';
import type { EffectLine } from '../effect-line.ts';
import { ruleSchema } from './rule.ts';
import { oneOrMore } from './short.ts';

const playedRule = ruleSchema.transform((rule, context): EffectLine => {
  const line = lineOfRule(rule);
  const message = 'another rule, as games cannot play this one yet';
  if (!line) context.addIssue({ code: 'custom', message });
  return line ?? {};
});

/** One rule, or a list of them. Each becomes a line of its own. */
export const playedRules = oneOrMore(
  playedRule,
  20,
  'a list of rules, such as [{ if: adjacent, dice: { attack: 1 } }]',
).describe('What a power does, as rules');
