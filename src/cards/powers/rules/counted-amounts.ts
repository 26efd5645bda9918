/* Amounts that only battles can count, because they depend on more than the two figures of an attack. */

import { SCALES } from '../effect-line.ts';
import type { Scaled } from './amount.ts';

/** Whether only a battle can count an amount: figures that fit a selector, order markers, fallen figures. */
export const isOfBoard = ({ each }: Scaled): boolean =>
  typeof each !== 'string' || !(SCALES as readonly string[]).includes(each);

/** The amounts of a rule that are counts times numbers. Leaves out the rules that it gives to other figures. */
export function amountsIn(rule: object): readonly Scaled[] {
  const found: Scaled[] = [];
  withAmounts(rule, (amount) => {
    found.push(amount);
    return amount;
  });
  return found;
}

/**
 * A copy of a rule with changed amounts, or the same object if no amount changes. Rules that it gives to other figures
 * stay as they are.
 */
export function withAmounts<Part>(part: Part, change: (amount: Scaled) => number | Scaled): Part {
  if (typeof part !== 'object' || part === null) return part;
  if (isScaled(part)) return change(part) as Part;
  if (Array.isArray(part)) {
    const all = part.map((one) => withAmounts(one, change));
    return all.every((one, i) => one === part[i]) ? part : (all as Part);
  }
  const fields = Object.entries(part).map(
    ([name, value]) => [name, name === 'gives' ? value : withAmounts(value, change)] as const,
  );
  const isSame = fields.every(([name, value]) => value === part[name as keyof Part]);
  return isSame ? part : (Object.fromEntries(fields) as Part);
}

const isScaled = (part: object): part is Scaled => 'each' in part && 'times' in part;
