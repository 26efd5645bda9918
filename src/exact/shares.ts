/** Something with its weight among others. */
export interface Weighed {
  readonly weight: bigint;
}

/** Laws are kept and asked again and again. */
const KNOWN = new WeakMap<readonly Weighed[], readonly number[]>();

/** What share of the whole each weight is, right to a few units in the last place; kept for the list. */
export function sharesOf(weighed: readonly Weighed[]): readonly number[] {
  const known = KNOWN.get(weighed);
  if (known) return known;
  const ratio = ratioTo(weighed.reduce((sum, { weight }) => sum + weight, 0n));
  const shares = weighed.map(({ weight }) => ratio(weight));
  KNOWN.set(weighed, shares);
  return shares;
}

/** Shares of a total, right to a few units in the last place, whatever the length of the two. */
export function ratioTo(total: bigint): (weight: bigint) => number {
  const beyond = total < 2n ** 1000n ? 0 : total.toString(2).length - 1000;
  if (beyond <= 0) {
    const whole = Number(total);
    return (weight) => Number(weight) / whole;
  }
  // What is shifted out is less than 2^-900 of the total.
  const whole = Number(total >> BigInt(beyond));
  return (weight) => Number(weight >> BigInt(beyond)) / whole;
}
