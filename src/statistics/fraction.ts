/** An exact probability, mean or difference, in lowest terms. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
  /** It stands for a number that is known to about 1e-12, and is not in lowest terms. */
  readonly isRounded?: true;
}

/** @param denominator above 0 */
export function fraction(numerator: bigint, denominator: bigint): Fraction {
  const divisor = gcd(numerator < 0n ? -numerator : numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** A number that is known to about 1e-12 only. */
export function rounded(value: number): Fraction {
  return { ...ofNumber(value), isRounded: true };
}

/** The numerator and the denominator that a number really is, to 2^-128. */
function ofNumber(value: number): Fraction {
  // Whole as soon as it is scaled: a number has 53 bits.
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

/** Whether two are the same number, as far as they are known. */
export function same(a: Fraction, b: Fraction): boolean {
  if (a.isRounded || b.isRounded) return Math.abs(fractionValue(minus(a, b))) < 1e-12;
  return a.numerator * b.denominator === b.numerator * a.denominator;
}

/** "1/4"; whole numbers without a denominator. */
export function fractionText({ numerator, denominator }: Fraction): string {
  return denominator === 1n ? String(numerator) : `${numerator}/${denominator}`;
}

/**
 * The nearest number, or one of the two nearest: 64 significant bits are kept of the quotient. What is
 * less than 1 stays less than 1, since nobody may take the nearly certain for certain.
 */
export function fractionValue({ numerator, denominator }: Fraction): number {
  if (numerator < 0n) return -fractionValue({ numerator: -numerator, denominator });
  const shift = BigInt(64 + bits(denominator) - bits(numerator));
  // A shift below 0 goes to the right.
  const scaled = (numerator << shift) / denominator;
  // In two steps, since 2^-shift alone may be too small for a number.
  const half = Math.trunc(Number(shift) / 2);
  const value = Number(scaled) * 2 ** -half * 2 ** (half - Number(shift));
  return value === 1 && numerator < denominator ? 1 - Number.EPSILON / 2 : value;
}

function bits(n: bigint): number {
  return n.toString(2).length;
}

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}
