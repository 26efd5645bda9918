/** The 97.5% point of the normal law: two-sided 95%. */
export const Z95 = 1.959963984540054;

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * The 95% Wilson score interval of a probability (Wilson, 1927). It stays within [0, 1] and keeps
 * its width at 0 and at n hits, where a plain standard error would be 0.
 */
export function wilson(hits: number, trials: number): Interval {
  const p = hits / trials;
  const z2 = Z95 * Z95;
  const centre = p + z2 / (2 * trials);
  const spread = Z95 * Math.sqrt((p * (1 - p)) / trials + z2 / (4 * trials * trials));
  const scale = 1 + z2 / trials;
  return {
    // Held against p as well, which rounding would pass by where trials come near 2^53.
    low: hits === 0 ? 0 : Math.max(0, Math.min(p, (centre - spread) / scale)),
    high: hits === trials ? 1 : Math.min(1, Math.max(p, (centre + spread) / scale)),
  };
}
