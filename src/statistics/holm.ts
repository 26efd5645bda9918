/**
 * p-values adjusted for being several (Holm, "A simple sequentially rejective multiple test
 * procedure", 1979), in the order given. Whatever the tests have in common, the chance that any
 * true hypothesis is adjusted to 0.05 or less is at most 0.05.
 */
export function holm(pValues: readonly number[]): number[] {
  const adjusted: number[] = [];
  const ascending = [...pValues.entries()].sort(([, p], [, q]) => p - q);
  let largest = 0;
  for (const [rank, [i, p]] of ascending.entries()) {
    largest = Math.max(largest, Math.min(1, p * (pValues.length - rank)));
    adjusted[i] = largest;
  }
  return adjusted;
}
