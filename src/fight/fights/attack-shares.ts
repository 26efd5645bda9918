/* Which attacks a card with a choice of attacks makes in a duel or survival, and how often. */

import type { Steps } from '../../base/index.ts';
import { meansAtEnd, type StepTable } from '../../chance/index.ts';
import type { AttackShare } from '../caveats/fight.ts';
import { choicesOfPowers } from '../combat/optional-powers.ts';
import { specialAttacksOf } from '../combat/special-attack.ts';
import type { Fighter } from '../scenario.ts';

/** Whether a card has a choice of attacks, or of powers in its attacks. */
export function choosesAttacks(
  card: Fighter & { readonly specialAttack?: readonly string[] | false },
): boolean {
  return (
    (card.specialAttack === undefined && specialAttacksOf(card).some(({ beside }) => !beside)) ||
    choicesOfPowers(card).length > 1
  );
}

/**
 * The share of each attack in a fight of many throws: how many times it is made on average, divided by the mean number
 * of all attacks. The most frequent attack comes first.
 *
 * @param titles for each state, the title of the attack that begins there; undefined for other states
 */
export function* attackShares(
  table: StepTable,
  start: number,
  titles: readonly (string | undefined)[],
): Steps<AttackShare[]> {
  const all = [...new Set(titles.filter((title) => title !== undefined))];
  const made = all.map((title) => Float64Array.from(titles, (one) => Number(one === title)));
  const noEnds = all.map(() => Array.from({ length: table.ends }, () => 0));
  const means = (yield* meansAtEnd(table, noEnds, made)) ?? [];
  const counts = means.map((mean) => mean[start] as number);
  const total = counts.reduce((sum, count) => sum + count, 0);
  return all
    .map((title, i) => ({ title, share: (counts[i] as number) / total }))
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share);
}
