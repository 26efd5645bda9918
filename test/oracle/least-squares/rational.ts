/** A fraction in lowest terms, its denominator above 0. */
export interface Rational {
  readonly top: bigint;
  readonly bottom: bigint;
}

export const ZERO: Rational = { top: 0n, bottom: 1n };

export function ratio(top: bigint, bottom = 1n): Rational {
  let [a, b] = [top < 0n ? -top : top, bottom < 0n ? -bottom : bottom];
  while (b > 0n) [a, b] = [b, a % b];
  const divisor = bottom < 0n ? -a : a;
  return divisor === 0n ? ZERO : { top: top / divisor, bottom: bottom / divisor };
}

export const add = (a: Rational, b: Rational) =>
  ratio(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);
export const subtract = (a: Rational, b: Rational) => add(a, { top: -b.top, bottom: b.bottom });
export const multiply = (a: Rational, b: Rational) => ratio(a.top * b.top, a.bottom * b.bottom);
export const divide = (a: Rational, b: Rational) => ratio(a.top * b.bottom, a.bottom * b.top);

/** To some 30 digits before it becomes a number. */
export function numberOf({ top, bottom }: Rational): number {
  if (top < 0n) return -numberOf({ top: -top, bottom });
  let [scaled, power] = [top, 0];
  while (scaled / bottom < 10n ** 30n && scaled > 0n) [scaled, power] = [scaled * 10n, power + 1];
  return Number(`${scaled / bottom}e-${power}`);
}
