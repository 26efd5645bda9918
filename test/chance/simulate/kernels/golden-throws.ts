import type { Throw } from '../../../../src/chance/dice/throw.ts';
import { CHUNK_TRIALS } from '../../../../src/chance/simulate/kernels/streams.ts';
import { attackDice, d20, pools } from '../../dice/throws.ts';

export const NOTE = 'Frozen output: it proves only sameness, not that the numbers are right.';

/** A die with this many sides, and one more pip on each of the first `steps`. */
function pips(sides: number, steps: number): Throw {
  const faces = Array.from({ length: sides }, (_, i) => ({
    name: `${i + 1}`,
    symbols: { pip: Math.min(i, steps - 1) },
  }));
  return [{ name: 'die', die: { name: `D${sides}`, faces }, count: 1, asked: ['pip'] }];
}

export const THROWS: [string, Throw][] = [
  ['6-attack-3-defense', attackDice(6, 3)],
  ['2-attack-1-defense-d20', attackDice(2, 1, d20(16))],
  ['14-attack-4-defense-d20', attackDice(14, 4, d20(20))],
  ['12-attack-12-defense', attackDice(12, 12)],
  ['2-to-the-15-rolls', pips(2 ** 15, 40)],
  ['2-to-the-26-rolls', pools([26])],
  ['a-prime-number-of-entries', pips(32_749, 30)],
  ['a-prime-number-of-rolls', pips(32_771, 50)],
  ['two-groups', pools([100, 90])],
];

export const SIZES = [1, 1001, CHUNK_TRIALS + 5];
