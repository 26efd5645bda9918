import { meansAtEnd } from '../../../exact/chains/means-at-end.ts';
import type { StepTable } from '../../../exact/chains/step-table.ts';
import type { Steps } from '../../../words/steps.ts';
import type { AttackShare } from '../caveats/fight.ts';
import { choicesOfPowers } from '../combat/optional-powers.ts';
import { specialAttacksOf } from '../combat/special-attack.ts';
import type { Fighter } from '../scenario.ts';

/** Whether a card has attacks, or powers in its attacks, of which it chooses. */
export function choosesAttacks(
  card: Fighter & { readonly specialAttack?: string | false },
): boolean {
  return (
    (card.specialAttack === undefined && specialAttacksOf(card).some(({ beside }) => !beside)) ||
    choicesOfPowers(card).length > 1
  );
}

/**
 * Which attacks are made in a fight of many throws, each with its share of all of them: how many of it
 * are made on average over how many there are in all. The most frequent first.
 *
 * @param titles  of the attack that each state throws for; undefined: none that is asked for
 * @param counter by its number: what it adds to is an attack that was made
 */
export function* attackShares(
  table: StepTable,
  start: number,
  titles: readonly (string | undefined)[],
  counter: number,
): Steps<AttackShare[]> {
  const all = [...new Set(titles.filter((title) => title !== undefined))];
  const made = all.map((title) =>
    Float64Array.from(titles, (one, state) => (one === title ? madeIn(table, state, counter) : 0)),
  );
  const noEnds = all.map(() => Array.from({ length: table.ends }, () => 0));
  const means = (yield* meansAtEnd(table, noEnds, made)) ?? [];
  const counts = means.map((mean) => mean[start] as number);
  const total = counts.reduce((sum, count) => sum + count, 0);
  return all
    .map((title, i) => ({ title, share: (counts[i] as number) / total }))
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share);
}

/** Attacks that a visit of a state makes on average. */
function madeIn(
  { offsets, probabilities, adds }: StepTable,
  state: number,
  counter: number,
): number {
  let sum = 0;
  for (let step = offsets[state] as number; step < (offsets[state + 1] as number); step++) {
    sum += (probabilities[step] as number) * (adds[counter]?.[step] as number);
  }
  return sum;
}
