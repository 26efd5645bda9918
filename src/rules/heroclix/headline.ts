import { decimal } from '../../words/numbers.ts';
import type { Answered, Figures } from '../plan.ts';

/** States the answer, the mean squares moved and the mean damage. */
export function headlineSentence({ clause, told }: Answered, figures: Figures): string {
  const mean = decimal(figures.mean('squaresMoved'), 1);
  const damage = decimal(figures.mean('damage'), 2);
  const knockbackDamage = decimal(figures.mean('knockbackDamage'), 2);
  return (
    `${clause} ${told.often}, ${mean} squares on average, with ${damage} damage ` +
    `and ${knockbackDamage} knockback damage per attack.`
  );
}
