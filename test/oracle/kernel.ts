import type { Kernel } from '../../src/simulate/kernels/kernel.ts';
import { Xoshiro } from './xoshiro.ts';

/**
 * The kernels' contract (CONTRIBUTING.md, "Streams") transcribed literally, in
 * whole numbers without end: block after block, lane after lane, group after group. Slow on purpose.
 */
export const referenceKernel: Kernel = (program, state, trials, counts) => {
  const lanes = [0, 1, 2, 3].map(
    (lane) => new Xoshiro([0, 1, 2, 3].map((word) => state[4 * word + lane] ?? 0)),
  );
  const groups = [...program.sizes].map((size, g) => ({
    size: BigInt(size),
    threshold: BigInt(program.thresholds[g] ?? 0),
    offset: program.offsets[g] ?? 0,
  }));
  let accepted = 0;
  while (accepted < trials) {
    for (const lane of lanes) {
      let cell = 0;
      let rejected = false;
      for (const { size, threshold, offset } of groups) {
        const product = lane.next() * size;
        const [entry, low] = [product >> 32n, product % (1n << 32n)];
        if (low < threshold) rejected = true;
        cell += program.steps[offset + Number(entry)] ?? Number.NaN;
      }
      if (rejected || accepted === trials) continue;
      counts[cell] = (counts[cell] ?? 0) + 1;
      accepted++;
    }
  }
};
