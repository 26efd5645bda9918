import { decimal, percent } from '../../words/numbers.ts';
import type { Answered, Figures } from '../plan.ts';

/** The answer, how far and at what cost. */
export function headlineSentence({ clause, chance }: Answered, figures: Figures): string {
  const mean = decimal(figures.mean('squaresMoved'), 1);
  const damage = decimal(figures.mean('damage'), 2);
  const knockbackDamage = decimal(figures.mean('knockbackDamage'), 2);
  return (
    `${clause} ${percent(chance, 1)} of the time, ${mean} squares on average, with ${damage} damage ` +
    `and ${knockbackDamage} knockback damage per attack.`
  );
}
