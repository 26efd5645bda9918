import { decimal, percent } from '../../words/numbers.ts';
import type { Headline } from '../plan.ts';
import type { HeroclixScenario } from './scenario.ts';
import type { Sequence } from './sequence.ts';

/**
 * What a player asks first: is it knocked back, how far, at what cost? No dice are in a knockback
 * path, so "at least a square" is the one number of squares that the path has; where it has none,
 * nobody can be moved by one.
 */
export function headlineOf({ attacker, defender }: HeroclixScenario, path: Sequence): Headline {
  const squares = Math.max(1, path.squares.length);
  return {
    measure: 'squaresMoved',
    value: squares,
    title: (cast) => `Chance that ${cast.attacker} knocks ${cast.defender} back at least a square`,
    sentence(reading) {
      const moved = percent(reading.chance('squaresMoved', squares), 1);
      const mean = decimal(reading.mean('squaresMoved'), 1);
      const damage = decimal(reading.mean('damage'), 2);
      const knockbackDamage = decimal(reading.mean('knockbackDamage'), 2);
      return (
        `${attacker.name} knocks ${defender.name} back at least a square ${moved} of the time, ` +
        `${mean} squares on average, with ${damage} damage and ${knockbackDamage} knockback ` +
        'damage an attack.'
      );
    },
  };
}
