import { shortNames } from '../../base/index.ts';
import type { Card } from '../../cards/index.ts';

/**
 * A turn of each of several cards, as a sweep over who attacks.
 *
 * @param attackerOf a card as a document writes it
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

/** The longest label of a varied value. */
const LONGEST_LABEL = 60;
