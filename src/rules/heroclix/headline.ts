import { decimal, percent } from '../../words/numbers.ts';
import type { Figures, Headline } from '../plan.ts';
import type { HeroclixScenario } from './scenario.ts';
import type { Sequence } from './sequence.ts';

/**
 * What a player asks first: is it knocked back? No dice are in a knockback path, so "at least a
 * square" is the one number of squares that the path has; where it has none, nobody can be moved by
 * one.
 */
export function headlineOf({ squares }: Sequence): Headline {
  return {
    measure: 'squaresMoved',
    value: Math.max(1, squares.length),
    title: 'Chance that {attacker} knocks {defender} back at least a square',
  };
}

/** Whether it is knocked back, how far, at what cost. */
export function headlineSentence(
  { attacker, defender }: HeroclixScenario,
  { measure, value }: Headline,
  figures: Figures,
): string {
  const moved = percent(figures.chance(measure, value), 1);
  const mean = decimal(figures.mean(measure), 1);
  const damage = decimal(figures.mean('damage'), 2);
  const knockbackDamage = decimal(figures.mean('knockbackDamage'), 2);
  return (
    `${attacker.name} knocks ${defender.name} back at least a square ${moved} of the time, ` +
    `${mean} squares on average, with ${damage} damage and ${knockbackDamage} knockback ` +
    'damage an attack.'
  );
}
