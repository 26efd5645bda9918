import { rulesOfLine } from '../../../src/cards/powers/adapter/index.ts';
import type { EffectLine } from '../../../src/cards/powers/effect-line.ts';
import { spelledRule } from '../../../src/cards/powers/spelling/rule.ts';

/** The rules of some lines, as cards write them. */
export const writtenRules = (lines: readonly EffectLine[] | undefined = []) =>
  lines.flatMap(rulesOfLine).map((rule) => spelledRule(rule));
