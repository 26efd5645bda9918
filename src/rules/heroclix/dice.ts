/* The two dice of a HeroClix attack. */

import {
  countOf,
  type Die,
  type PoolKind,
  poolOf,
  type RawOutcome,
  type Throw,
} from '../../chance/index.ts';

const D6: Die = {
  name: 'D6',
  faces: [1, 2, 3, 4, 5, 6].map((pips) => ({ name: String(pips), symbols: { pips } })),
};

/** The kind of the two dice. The rules use only their sum. */
const ATTACK: PoolKind<'pips'> = { name: 'attack', die: D6, symbols: ['pips'] };

export const ATTACK_ROLL: Throw = [poolOf(ATTACK, 2)];

/** The sum of the dice, 2 to 12. */
export function sumOf(raw: RawOutcome): number {
  return countOf(raw, ATTACK, 'pips');
}
