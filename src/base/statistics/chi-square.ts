/**
 * P(X >= statistic) for a chi-square distribution: the regularized upper incomplete gamma function Q(df/2,
 * statistic/2), computed by a series below df / 2 + 1 and by a continued fraction above (Abramowitz and Stegun, 6.5.29
 * and 6.5.31). Relative error about 1e-12.
 */
export function chiSquareTail(statistic: number, degreesOfFreedom: number): number {
  const a = degreesOfFreedom / 2;
  const x = statistic / 2;
  const front = Math.exp(a * Math.log(x) - x - logGamma(a));
  return x < a + 1 ? 1 - front * lowerSeries(a, x) : front * upperFraction(a, x);
}

function lowerSeries(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let n = 1; term > sum * 1e-17; n++) {
    term *= x / (a + n);
    sum += term;
  }
  return sum;
}

/**
 * The continued fraction of Q, evaluated from the front (Lentz's method). For x >= a + 1, `c` and `1 / d` are greater
 * than n after n steps, so Lentz's guards against 0 are not needed.
 */
function upperFraction(a: number, x: number): number {
  let b = x + 1 - a;
  let c = Infinity;
  let d = 1 / b;
  let value = d;
  for (let n = 1; n < 100_000; n++) {
    const numerator = -n * (n - a);
    b += 2;
    d = 1 / (numerator * d + b);
    c = b + numerator / c;
    value *= d * c;
    if (Math.abs(d * c - 1) < 1e-15) break;
  }
  return value;
}

/** ln gamma(a) by Stirling's series, after raising a until the series is accurate. */
function logGamma(a: number): number {
  let shift = 0;
  let x = a;
  for (; x < 15; x++) shift += Math.log(x);
  const r = 1 / (x * x);
  const series = (1 / 12 - r * (1 / 360 - r * (1 / 1260 - r * (1 / 1680 - r / 1188)))) / x;
  return (x - 0.5) * Math.log(x) - x + Math.log(2 * Math.PI) / 2 + series - shift;
}
