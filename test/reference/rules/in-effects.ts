import { ruleSchema } from '../../../src/cards/powers/spelling/rule.ts';
import type { Fields, Plain } from '../cards.ts';
import { linesOfRules } from './line-of-rule.ts';

const read = new WeakMap<Fields, Plain>();

/** A power whose rules are written as the effects that say the same. Only rules are read by the program. */
export function inEffects(power: Fields): Plain {
  const known = read.get(power);
  if (known !== undefined) return known;
  const { rules, ...others } = power;
  const written = Array.isArray(rules) ? rules : [rules];
  const effects = linesOfRules(written.map((rule) => ruleSchema().parse(rule)));
  const found = { ...others, effects: effects as unknown as Plain };
  read.set(power, found);
  return found;
}
