// The compiler inlines these functions into the loops that call them. The generator's step is written out in each loop,
// because a function returns only one value, and the state has four.

/**
 * xoshiro128** 1.1 (Blackman and Vigna): rotl(b * 5, 7) * 9. The code multiplies instead of shifting and adding,
 * because processors have few units for shifts.
 */
export function scrambled(b: v128, fives: v128, nines: v128): v128 {
  return i32x4.mul(turned(i32x4.mul(b, fives), 7), nines);
}

export function turned(x: v128, by: i32): v128 {
  return v128.or(i32x4.shl(x, by), i32x4.shr_u(x, 32 - by));
}

/**
 * floor(x n / 2^16) for n up to 2^16, from 32-bit products of the high half and the low half of x, because 64-bit
 * products need two shuffles each.
 */
export function product(x: v128, n: v128, lowHalves: v128): v128 {
  const high = i32x4.mul(i32x4.shr_u(x, 16), n);
  const low = i32x4.mul(v128.and(x, lowHalves), n);
  return i32x4.add(high, i32x4.shr_u(low, 16));
}
