/**
 * P(X >= statistic) of a chi-square distribution by numeric integration, with no gamma function: the square root of X
 * has a density proportional to u^(df-1) exp(-u²/2), a bell of width below 1 about sqrt(df). Simpson's rule over 12
 * widths on either side leaves a relative error far below 1e-11.
 */
export function chiSquareTailByIntegration(statistic: number, degreesOfFreedom: number): number {
  const from = Math.sqrt(statistic);
  const middle = Math.sqrt(Math.max(1, degreesOfFreedom - 1));
  const start = Math.max(0, middle - 12);
  const end = Math.max(from, middle) + 12;
  const log = (u: number) => (degreesOfFreedom - 1) * Math.log(u) - (u * u) / 2;
  const highest = log(middle);
  const density = (u: number) =>
    u === 0 ? Number(degreesOfFreedom === 1) * Math.exp(-highest) : Math.exp(log(u) - highest);
  const whole = simpson(density, start, end);
  // The shorter tail is integrated, so that neither is lost in rounding.
  return from < middle
    ? 1 - simpson(density, Math.min(start, from), from) / whole
    : simpson(density, from, end) / whole;
}

function simpson(f: (x: number) => number, from: number, to: number, intervals = 20_000): number {
  const step = (to - from) / intervals;
  let sum = f(from) + f(to);
  for (let i = 1; i < intervals; i++) sum += (i % 2 === 1 ? 4 : 2) * f(from + i * step);
  return (sum * step) / 3;
}

/** Pearson's statistic over cells that all have large enough expectations (5 or more). */
export function pearson(counts: readonly number[], expected: readonly number[]): number {
  if (expected.some((e) => e < 5)) throw new Error('too small an expectation for Pearson');
  return counts.reduce((sum, count, i) => {
    const e = expected[i] ?? Number.NaN;
    return sum + (count - e) ** 2 / e;
  }, 0);
}
