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
  const smooth = primes.reduce((product, { prime, times }) => product * power(prime, times), 1n);
  const rest = total / smooth;
  const whole: Fraction = { numerator: 0n, denominator: 1n };
  return (share) => {
    if (share === 0n) return whole;
    let divisor = rest === 1n ? 1n : gcd(share < 0n ? -share : share, rest);
    for (const { prime, times } of primes) {
      const common = Math.min(times, timesIn(share, prime));
      if (common > 0) divisor *= power(prime, common);
    }
    return { numerator: share / divisor, denominator: total / divisor };
  };
}

interface Prime {
  readonly p: bigint;
  /** The largest power of `p` that a double represents exactly, and its exponent. */
  readonly large: bigint;
  readonly exponent: number;
  /** Powers of `p` below `large`, from the largest, whose exponents are powers of two. */
  readonly steps: readonly { readonly power: number; readonly times: number }[];
  /** Powers of `p` that were needed before, by exponent. */
  readonly powers: bigint[];
}

const PRIMES: readonly Prime[] = [primeOf(2, 53), primeOf(3, 33), primeOf(5, 22)];

/** @param exponent of the largest power that a double represents exactly */
function primeOf(p: number, exponent: number): Prime {
  const steps = [32, 16, 8, 4, 2, 1]
    .filter((times) => times < exponent)
    .map((times) => ({ power: p ** times, times }));
  return { p: BigInt(p), large: BigInt(p) ** BigInt(exponent), exponent, steps, powers: [] };
}

/** The number of powers of each prime that are kept. */
const POWERS_KEPT = 1024;

function power({ p, powers }: Prime, exponent: number): bigint {
  const known = powers[exponent];
  if (known !== undefined) return known;
  const made = p ** BigInt(exponent);
  if (exponent < POWERS_KEPT) powers[exponent] = made;
  return made;
}

/** The exponent of a prime in the factorization of a nonzero number. */
function timesIn(n: bigint, { large, exponent, steps }: Prime): number {
  let times = 0;
  let left = n;
  let low = Number(left % large);
  while (low === 0) {
    times += exponent;
    left /= large;
    low = Number(left % large);
  }
  for (const step of steps) {
    // Of whole numbers below 2^53, a quotient that is not whole is never rounded to a whole number.
    const quotient = low / step.power;
    if (!Number.isInteger(quotient)) continue;
    times += step.times;
    low = quotient;
  }
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
  const shift = 64 + bits(denominator) - bits(numerator);
  // A negative shift is a shift to the right.
  const scaled = (numerator << BigInt(shift)) / denominator;
  // The multiplication has two steps, because 2^-shift alone may be too small for a double.
  const half = Math.trunc(shift / 2);
  const value = Number(scaled) * halved(half) * halved(shift - half);
  return value === 1 && numerator < denominator ? 1 - Number.EPSILON / 2 : value;
}

/** 2^-times. Looked up if it is known, because `fractionValue` would spend a quarter of its time on powers. */
function halved(times: number): number {
  return HALVED[times] ?? 2 ** -times;
}

const HALVED = Array.from({ length: 1024 }, (_, times) => 2 ** -times);

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
