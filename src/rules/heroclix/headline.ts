import { capitalised, spokenMean } from '../../base/index.ts';
import { clauseWithOdds } from '../both-named.ts';
import type { Answered, Figures } from '../plan.ts';

/** States the answer, the mean squares moved and the mean damage. */
export function headlineSentence({ clause, told }: Answered, figures: Figures): string {
  const mean = (measure: string) => spokenMean(figures.mean(measure));
  const damage = `${mean('damage')} damage and ${mean('knockbackDamage')} knockback damage`;
  return told.isNever || told.isAlways
    ? `${capitalised(clauseWithOdds(clause, told))}. An attack does ${damage} on average.`
    : `${clause} ${told.often}, ${mean('squaresMoved')} squares on average, with ${damage} per attack.`;
}
