import type { Die } from '../../dice/die.ts';
import { countOf, type RawOutcome, type Throw } from '../../dice/throw.ts';

const D6: Die = {
  name: 'D6',
  faces: [1, 2, 3, 4, 5, 6].map((pips) => ({ name: String(pips), symbols: { pips } })),
};

/** Two dice, of which only the sum is asked. */
export const ATTACK_ROLL: Throw = [{ name: 'attack', die: D6, count: 2, asked: ['pips'] }];

/** From 2 to 12. */
export function sumOf(raw: RawOutcome): number {
  return countOf(raw, 'attack', 'pips');
}
