import type { Told } from './plan.ts';

/** A simulated chance with its 95% interval: "57.3% (56.3–58.3%)"; undefined if the chance was not simulated. */
export function intervalText({ share, sampled }: Told): string | undefined {
  if (!sampled) return undefined;
  const { low, high } = sampled;
  return `${share} (${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)}%)`;
}
