/* Powers in words, for the commands `cards` and `powers` and for reports. */

import { capitalised, stopped } from '../../base/index.ts';
import { conditionsOf } from './adapter/conditions.ts';
import { rulesOfLine } from './adapter/index.ts';
import type { Condition, EffectLine } from './effect-line.ts';
import { conditionsText as ruleConditionsText } from './rules/condition.ts';
import { figuresText, type Selector } from './rules/selector.ts';
import { ruleText } from './rules/sentence.ts';

/** A power's line as part of a sentence: "when it destroys a figure, it heals 1 wound" */
export function lineText(line: EffectLine): string {
  return rulesOfLine(line)
    .map((rule) => ruleText(rule))
    .join('; ');
}

/** A power's lines as sentences, one for each rule: "When it destroys a figure, it heals 1 wound." */
export function linesText(lines: readonly EffectLine[]): string {
  return lines
    .flatMap(rulesOfLine)
    .map((rule) => stopped(capitalised(ruleText(rule))))
    .join(' ');
}

/** Conditions as text: "it has moved this turn and the target is adjacent". */
export const conditionsText = (when: readonly Condition[]): string =>
  ruleConditionsText(conditionsOf(when, true));

/** The figures that an aura reaches, without the distance: "other friendly Elf figures" */
export const receiversText = ({ within, sight, most, anywhere, ...who }: Selector): string =>
  figuresText(who, true);
