import { shortNames } from '../../base/index.ts';
import type { Card } from '../../cards/index.ts';

/**
 * One turn for each of several cards, as a sweep over the attacker.
 *
 * @param attackerOf gives a card's form in a document
 */
export function sweepOfTurns(
  attackers: readonly Card[],
  attackerOf: (card: Card) => unknown,
): Record<'fight' | 'attacker' | 'vary', unknown> {
  const labels = shortNames(
    attackers.map(({ name }) => name),
    ({ length }) => length <= LONGEST_LABEL,
  );
  const values = attackers.map((card, i) => ({
    label: labels[i],
    value: attackerOf(card),
  }));
  return { fight: 'turn', attacker: values[0]?.value, vary: { attacker: values } };
}

/** The maximum length of a label for a varied value. */
const LONGEST_LABEL = 60;
