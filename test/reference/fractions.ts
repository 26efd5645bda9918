/** A probability as a fraction of integers, in lowest terms. */
export interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
}

function divisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b];
  while (y > 0n) [x, y] = [y, x % y];
  return x;
}

export function fraction(top: bigint, bottom = 1n): Fraction {
  const common = divisor(top, bottom);
  return common > 1n ? { top: top / common, bottom: bottom / common } : { top, bottom };
}

export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);

/** Correct even if both numbers are too large for a double. */
export function toNumber({ top, bottom }: Fraction): number {
  const scaled = (top << 80n) / bottom;
  return Number(scaled) / 2 ** 80;
}

export const toText = ({ top, bottom }: Fraction): string =>
  bottom === 1n ? `${top}` : `${top}/${bottom}`;
