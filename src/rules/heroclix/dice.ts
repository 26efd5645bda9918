import type { Die } from '../../dice/die.ts';
import { countOf, type PoolKind, poolOf, type RawOutcome, type Throw } from '../../dice/throw.ts';

const D6: Die = {
  name: 'D6',
  faces: [1, 2, 3, 4, 5, 6].map((pips) => ({ name: String(pips), symbols: { pips } })),
};

/** Two dice, of which only the sum is asked. */
const ATTACK: PoolKind<'pips'> = { name: 'attack', die: D6, symbols: ['pips'] };

export const ATTACK_ROLL: Throw = [poolOf(ATTACK, 2)];

/** From 2 to 12. */
export function sumOf(raw: RawOutcome): number {
  return countOf(raw, ATTACK, 'pips');
}
