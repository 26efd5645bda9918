/**
 * Spearman's rank correlation between two lists of numbers: 1 if both have the same order, -1 if their orders are
 * reversed. Equal numbers all get the mean of their ranks.
 *
 * @returns undefined for fewer than three numbers, or if all numbers of a list are equal
 */
export function rankCorrelation(a: readonly number[], b: readonly number[]): number | undefined {
  if (a.length < 3) return undefined;
  const [x, y] = [fromMean(ranksOf(a)), fromMean(ranksOf(b))];
  const spread = Math.sqrt(product(x, x) * product(y, y));
  return spread === 0 ? undefined : product(x, y) / spread;
}

function ranksOf(values: readonly number[]): number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return below + (equal + 1) / 2;
  });
}

function fromMean(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value - mean);
}

function product(x: readonly number[], y: readonly number[]): number {
  return x.reduce((sum, value, i) => sum + value * (y[i] as number), 0);
}
