import { listed } from '../words/english.ts';
import { isScale } from './amounts.ts';
import { conditionNamed } from './conditions/index.ts';
import type { Condition, EffectLine } from './effect-line.ts';
import { EFFECTS, effectNamed } from './effects/index.ts';
import { perText } from './texts.ts';

/* Powers in words: for `cards`, `powers` and reports. */

/** "+1 attack die for each wound on it (at most 5), when the two are adjacent" */
export function lineText(line: EffectLine): string {
  const { when = [], per, most, uses } = line;
  const does = EFFECTS.filter(({ name }) => line[name] !== undefined).map(({ name, text }) =>
    text(line[name], line),
  );
  const limit = most === undefined ? '' : ` (at most ${most})`;
  const scaledBy = isScale(per) ? ` for each ${perText(per)}${limit}` : limit;
  const often =
    uses === undefined || per === undefined
      ? ''
      : `, ${uses === 1 ? 'once' : `${uses} times`} a ${perText(per)}`;
  const conditions = when.map(conditionText);
  const asked = conditions.length > 0 ? `, ${listed(conditions)}` : '';
  return `${listed(does)}${scaledBy}${often}${asked}`;
}

export function conditionText(condition: Condition): string {
  const [name, value] = partsOf(condition);
  if (name === 'not') {
    const inner = value as Condition | readonly Condition[];
    const all = Array.isArray(inner) ? inner : [inner];
    return `unless ${listed((all as Condition[]).map((one) => conditionText(one).replace(/^(when|while) /, '')))}`;
  }
  return conditionNamed(name)?.text(value) ?? name;
}

/** The name of a condition and its value: true for a bare word. */
export function partsOf(condition: Condition): [name: string, value: unknown] {
  if (typeof condition === 'string') return [condition, true];
  return Object.entries(condition)[0] ?? ['', true];
}

/** The names of the effects that a line has. */
export function effectsIn(line: EffectLine): string[] {
  return Object.keys(line).filter((key) => effectNamed(key) !== undefined);
}
