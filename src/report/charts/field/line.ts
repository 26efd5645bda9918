/** A straight line through points. */
export interface Line {
  readonly slope: number;
  readonly at: (x: number) => number;
}

/** The line of least squares of y on x; undefined where all x are the same. */
export function lineThrough(points: readonly { x: number; y: number }[]): Line | undefined {
  const n = points.length;
  const mean = (of: (one: { x: number; y: number }) => number) =>
    points.reduce((sum, one) => sum + of(one), 0) / n;
  const [x, y] = [mean((one) => one.x), mean((one) => one.y)];
  const spread = mean((one) => (one.x - x) ** 2);
  if (n < 2 || spread === 0) return undefined;
  const slope = mean((one) => (one.x - x) * (one.y - y)) / spread;
  return { slope, at: (at) => y + slope * (at - x) };
}
