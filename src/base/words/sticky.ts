/**
 * Cuts a number to this many significant digits. Rounding the result to fewer digits gives the same as rounding the
 * number itself. If a nonzero part is cut off, a last digit of 0 or 5 becomes 1 or 6 (the decimal form of rounding to
 * odd; Boldo and Melquiond, "Emulation of FMA and correctly rounded sums", 2008).
 */
export function stickyDigits(value: number, digits: number): number {
  if (Number(value.toPrecision(digits)) === value) return value;
  // A double has at most 767 significant decimal digits, and few have more than 60.
  const [mantissa = '', exponent = '0'] = Math.abs(value).toExponential(100).split('e');
  const all = mantissa.replace('.', '');
  const kept = all.slice(0, digits);
  const isExact = /^0*$/.test(all.slice(digits));
  const last = kept.at(-1) ?? '';
  const sticky = isExact ? last : last === '0' ? '1' : last === '5' ? '6' : last;
  const text = `${kept[0]}.${kept.slice(1, -1)}${sticky}e${exponent}`;
  return Math.sign(value) * Number(text);
}
