/*
 * Big whole numbers as digits in base 2^20 (limbs), lowest digit first, so that many numbers can be added in doubles.
 * The weights of a grid (grid.ts) are summed this way.
 */

export const BASE = 2 ** 20;
const BITS = 20n;

/** The number of limbs needed for a number. */
export function limbsIn(n: bigint): number {
  return Math.max(1, Math.ceil(n.toString(2).length / Number(BITS)));
}

/** @param n less than 2^20 to the power of the number of limbs */
export function writeLimbs(n: bigint, limbs: Float64Array): void {
  let left = n;
  for (let i = 0; i < limbs.length; i++) {
    limbs[i] = Number(BigInt.asUintN(Number(BITS), left));
    left >>= BITS;
  }
}

/** Reduces digits to less than the base by carrying to the next limb; the last limb is not reduced. */
export function carry(limbs: Float64Array, from: number, count: number): void {
  for (let i = from; i < from + count - 1; i++) {
    const over = Math.floor((limbs[i] as number) / BASE);
    limbs[i] = (limbs[i] as number) - over * BASE;
    limbs[i + 1] = (limbs[i + 1] as number) + over;
  }
}

/** The number that the limbs represent. The limbs may be greater than the base. */
export function readLimbs(limbs: Float64Array, from: number, count: number): bigint {
  carry(limbs, from, count);
  let i = from + count - 1;
  while (i > from && limbs[i] === 0) i--;
  let n = BigInt(limbs[i--] as number);
  // Two limbs at a time, because operations on big integers take most of the time.
  for (; i > from; i -= 2) {
    n = (n << (2n * BITS)) + BigInt((limbs[i] as number) * BASE + (limbs[i - 1] as number));
  }
  return i === from ? (n << BITS) + BigInt(limbs[i] as number) : n;
}
