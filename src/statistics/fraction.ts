/** An exact probability, mean or difference, in lowest terms. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** @param denominator above 0 */
export function fraction(numerator: bigint, denominator: bigint): Fraction {
  const divisor = gcd(numerator < 0n ? -numerator : numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

export function plus(a: Fraction, b: Fraction): Fraction {
  return fraction(
    a.numerator * b.denominator + b.numerator * a.denominator,
    a.denominator * b.denominator,
  );
}

export function minus(a: Fraction, b: Fraction): Fraction {
  return plus(a, { numerator: -b.numerator, denominator: b.denominator });
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
