/* Exact fractions of big integers, for the engine's exact odds. They can be reduced, compared, written and rounded. */

/** An exact probability, mean or difference, in lowest terms. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
  /** The number is known only to about 1e-12, and is not in lowest terms. */
  readonly isRounded?: true;
}

/** @param denominator above 0 */
export function fraction(numerator: bigint, denominator: bigint): Fraction {
  const divisor = gcd(numerator < 0n ? -numerator : numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/**
 * Makes a function that converts shares of one total to fractions in lowest terms. Totals for dice are mostly products
 * of the primes 2, 3 and 5. These factors are counted quickly; only the rest of the total needs Euclid's algorithm.
 *
 * @param total above 0
 */
export function sharesOf(total: bigint): (share: bigint) => Fraction {
  const primes = PRIMES.map((prime) => ({ prime, times: timesIn(total, prime) })).filter(
    ({ times }) => times > 0,
  );
  const smooth = primes.reduce(
    (product, { prime, times }) => product * prime.p ** BigInt(times),
    1n,
  );
  const rest = total / smooth;
  const whole: Fraction = { numerator: 0n, denominator: 1n };
  return (share) => {
    if (share === 0n) return whole;
    let divisor = rest === 1n ? 1n : gcd(share < 0n ? -share : share, rest);
    for (const { prime, times } of primes) {
      const common = Math.min(times, timesIn(share, prime));
      if (common > 0) divisor *= prime.p ** BigInt(common);
    }
    return { numerator: share / divisor, denominator: total / divisor };
  };
}

interface Prime {
  readonly p: bigint;
  /** The largest power of `p` that a double represents exactly. */
  readonly power: number;
  readonly exponent: number;
}

const PRIMES: readonly Prime[] = [
  { p: 2n, power: 2 ** 53, exponent: 53 },
  { p: 3n, power: 3 ** 33, exponent: 33 },
  { p: 5n, power: 5 ** 22, exponent: 22 },
];

/** The exponent of a prime in the factorization of a nonzero number. */
function timesIn(n: bigint, { p, power, exponent }: Prime): number {
  let times = 0;
  let left = n;
  const large = BigInt(power);
  let low = Number(left % large);
  while (low === 0) {
    times += exponent;
    left /= large;
    low = Number(left % large);
  }
  for (const small = Number(p); low % small === 0; low /= small) times++;
  return times;
}

/** A fraction for a number that is known only to about 1e-12. */
export function rounded(value: number): Fraction {
  return { ...ofNumber(value), isRounded: true };
}

/** The binary value of a number as a fraction, exact to 2^-128. */
function ofNumber(value: number): Fraction {
  // A double has 53 bits, so the scaled number is whole except for the tiniest numbers.
  return { numerator: BigInt(Math.floor(value * 2 ** 128)), denominator: 1n << 128n };
}

export function plus(a: Fraction, b: Fraction): Fraction {
  const sum = fraction(
    a.numerator * b.denominator + b.numerator * a.denominator,
    a.denominator * b.denominator,
  );
  return a.isRounded || b.isRounded ? { ...sum, isRounded: true } : sum;
}

export function minus(a: Fraction, b: Fraction): Fraction {
  return plus(a, { ...b, numerator: -b.numerator });
}

/** Whether two fractions are equal, to the precision with which they are known. */
export function same(a: Fraction, b: Fraction): boolean {
  if (a.isRounded || b.isRounded) return Math.abs(fractionValue(minus(a, b))) < 1e-12;
  return a.numerator * b.denominator === b.numerator * a.denominator;
}

/** A fraction as text: "1/4". A whole number is written without a denominator. */
export function fractionText({ numerator, denominator }: Fraction): string {
  return denominator === 1n ? String(numerator) : `${numerator}/${denominator}`;
}

/**
 * The nearest double or one of the two nearest, computed from at least 64 significant bits of the quotient. A fraction
 * below 1 gives a double below 1, so that a nearly certain event never looks certain.
 */
export function fractionValue({ numerator, denominator }: Fraction): number {
  if (numerator < 0n) return -fractionValue({ numerator: -numerator, denominator });
  const shift = BigInt(64 + bits(denominator) - bits(numerator));
  // A negative shift is a shift to the right.
  const scaled = (numerator << shift) / denominator;
  // The multiplication has two steps, because 2^-shift alone may be too small for a double.
  const half = Math.trunc(Number(shift) / 2);
  const value = Number(scaled) * 2 ** -half * 2 ** (half - Number(shift));
  return value === 1 && numerator < denominator ? 1 - Number.EPSILON / 2 : value;
}

/**
 * The number of binary digits of a number above 0, or one more if its double is rounded up to a power of two; 1 for 0.
 */
function bits(n: bigint): number {
  const near = Number(n);
  if (near === 0) return 1;
  if (near === Number.POSITIVE_INFINITY) return n.toString(2).length;
  EXPONENT.setFloat64(0, near);
  return (EXPONENT.getUint16(0) >> 4) - 1022;
}

const EXPONENT = new DataView(new ArrayBuffer(8));

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}
