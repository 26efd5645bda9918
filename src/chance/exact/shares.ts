/* Big-integer weights as probabilities in doubles. */

/** Something with a weight. */
export interface Weighed {
  readonly weight: bigint;
}

/** Cached, because distributions are queried many times. */
const KNOWN = new WeakMap<readonly Weighed[], readonly number[]>();

/**
 * Each weight as a fraction of the total, within a few units in the last place; cached per list.
 */
export function sharesOf(weighed: readonly Weighed[]): readonly number[] {
  const known = KNOWN.get(weighed);
  if (known) return known;
  const ratio = ratioTo(weighed.reduce((sum, { weight }) => sum + weight, 0n));
  const shares = weighed.map(({ weight }) => ratio(weight));
  KNOWN.set(weighed, shares);
  return shares;
}

/** Divides by a total, with an error of a few units in the last place, however long the numbers are. */
export function ratioTo(total: bigint): (weight: bigint) => number {
  const beyond = total < 2n ** 1000n ? 0 : total.toString(2).length - 1000;
  if (beyond <= 0) {
    const whole = Number(total);
    return (weight) => Number(weight) / whole;
  }
  // The bits shifted out amount to less than 2^-900 of the total.
  const whole = Number(total >> BigInt(beyond));
  return (weight) => Number(weight >> BigInt(beyond)) / whole;
}
