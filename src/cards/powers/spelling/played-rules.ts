/* The rules of a power as cards write them: lines of rules that games can play. */

import * as z from 'zod';
import { isSoundSoFar, once } from '../../../base/index.ts';
import { isWaiting, limitsBeside, lineOf } from '../adapter/index.ts';
import type { EffectLine } from '../effect-line.ts';
import { effectLines } from '../effects/index.ts';
import { isMomentOf } from '../rules/moments.ts';
import { unplayedPart } from '../rules/played.ts';
import type { Rule } from '../rules/rule.ts';
import { stepsOf } from '../standing.ts';
import { ruleSchema } from './rule.ts';

const ERROR = 'a list of rules, such as [{ if: adjacent, dice: { attack: 1 } }]';

const MOST_RULES = 20;

const list = once(() =>
  z
    .array(ruleSchema(), { error: ERROR })
    .min(1, { error: ERROR })
    .max(MOST_RULES, { error: `at most ${MOST_RULES}` })
    .check(
      z.superRefine(
        (rules, context) => {
          for (const [i, rule] of rules.entries()) check(rule, context, [i]);
        },
        { when: isSoundSoFar },
      ),
    )
    .transform((rules) => linesOf(rules.map(strikingOther))),
);

const one = once(() =>
  ruleSchema()
    .check(z.superRefine((rule, context) => check(rule, context, []), { when: isSoundSoFar }))
    .transform((rule) => linesOf([strikingOther(rule)])),
);

/** Adds an issue if games cannot play the rule. */
function check(rule: Rule, context: z.RefinementCtx, path: number[]): void {
  const reason =
    unplayedPart(rule) ??
    aboutNoOther(rule) ??
    (limitsBeside(rule).length > 1 ? 'they count only one limit of a rule' : undefined);
  if (reason === undefined) return;
  const message = `a rule that games can play: ${reason}`;
  context.addIssue({ code: 'custom', path, message });
}

/** Moments at which no other figure is concerned, unless `of` names the figures to which the moment happens. */
const OF_NO_OTHER: readonly string[] = ['turnBegins', 'turnEnds', 'roundBegins', 'roundEnds'];

/** Why a rule with `whom: it` never acts, if no other figure is concerned at its moment; otherwise undefined. */
function aboutNoOther(rule: Rule): string | undefined {
  if (!('on' in rule) || rule.of !== undefined || !OF_NO_OTHER.includes(rule.on)) return undefined;
  if (rule.whom?.self !== 'concerned') return undefined;
  return `\`whom: it\` means no figure at ${rule.on}; leave out \`whom\` for the enemy of the attacks, or write \`whom: self\``;
}

/**
 * Removes `whom: it` from a rule that wounds in an attack by or on its own figure. In such an attack, `it` is always
 * the other figure, which is also the default.
 */
function strikingOther(rule: Rule): Rule {
  if (!('on' in rule) || rule.of !== undefined || !isMomentOf(rule.on, 'attack')) return rule;
  const { whom, ...event } = rule;
  const isOther = whom?.self === 'concerned' && Object.keys(whom).length === 1;
  return isOther && stepsOf(rule.does).some(({ wound }) => wound !== undefined) ? event : rule;
}

/**
 * The lines of some rules: one for each rule. An exception is a rule that makes figures begin off the board: it shares
 * a line with the next rule, which makes them arrive.
 */
function linesOf(rules: readonly Rule[]): readonly EffectLine[] {
  return rules.flatMap((rule, i) => {
    if (isWaiting(rule) && i + 1 < rules.length) return [];
    const before = rules.slice(0, i).slice(-1).filter(isWaiting);
    return [{ ...lineOf(rule), rules: [...before, rule] }];
  });
}

/** One rule, or a list of rules, as lines. */
export const playedRules = once(() =>
  z.union([list(), one()], { error: ERROR }).describe('What a power does, as rules'),
);

/** Rules, or effects in the older spelling, that figures get from other figures. */
export const givenLines = once(() => z.union([playedRules(), effectLines()], { error: ERROR }));
