/* Whole numbers of any length as digits to the base 2^20, the lowest first, so that many can be added up in numbers. */

export const BASE = 2 ** 20;
const BITS = 20n;

export function limbsIn(n: bigint): number {
  return Math.max(1, Math.ceil(n.toString(2).length / Number(BITS)));
}

/** @param n below 2^20 to the power of the limbs */
export function writeLimbs(n: bigint, limbs: Float64Array): void {
  let left = n;
  for (let i = 0; i < limbs.length; i++) {
    limbs[i] = Number(BigInt.asUintN(Number(BITS), left));
    left >>= BITS;
  }
}

/** Carries what exceeds the base; the last limb keeps it. */
export function carry(limbs: Float64Array, from: number, count: number): void {
  for (let i = from; i < from + count - 1; i++) {
    const over = Math.floor((limbs[i] as number) / BASE);
    limbs[i] = (limbs[i] as number) - over * BASE;
    limbs[i + 1] = (limbs[i + 1] as number) + over;
  }
}

/** The number that limbs stand for, which may exceed the base. */
export function readLimbs(limbs: Float64Array, from: number, count: number): bigint {
  carry(limbs, from, count);
  let n = 0n;
  let i = from + count - 1;
  while (i > from && limbs[i] === 0) i--;
  for (; i >= from; i--) n = (n << BITS) + BigInt(limbs[i] as number);
  return n;
}
