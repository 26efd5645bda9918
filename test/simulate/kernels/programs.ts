import fc from 'fast-check';
import type { KernelProgram } from '../../../src/simulate/kernels/program.ts';

/** What one group adds to the cell, entry by entry, and below which low half a draw is rejected. */
export interface HandMadeGroup {
  readonly steps: readonly number[];
  /** Left out: the fair one, 2^32 mod size. */
  readonly threshold?: number;
}

/** A program made by hand, with tables and thresholds that no Throw would give. */
export function programOf(groups: readonly HandMadeGroup[], wide = false): KernelProgram {
  const most = groups.map(({ steps }) => steps.reduce((a, b) => Math.max(a, b), 0));
  const steps = groups.flatMap((group) => group.steps);
  return {
    cells: most.reduce((a, b) => a + b, 0) + 1,
    sizes: Uint32Array.from(groups, (group) => group.steps.length),
    thresholds: Uint32Array.from(groups, (g) => g.threshold ?? 2 ** 32 % g.steps.length),
    offsets: Uint32Array.from(groups, (_, i) =>
      groups.slice(0, i).reduce((sum, group) => sum + group.steps.length, 0),
    ),
    steps: wide ? Uint32Array.from(steps) : Uint16Array.from(steps),
  };
}

/** Tables have at most 2^15 entries, so fair draws are hardly ever rejected: thresholds force it. */
const anyGroup: fc.Arbitrary<HandMadeGroup> = fc
  .record({
    steps: fc.array(fc.nat(9), { minLength: 1, maxLength: 40 }),
    rejected: fc.constantFrom(undefined, 0.1, 0.5, 0.75),
  })
  .map(({ steps, rejected }) => ({
    steps,
    ...(rejected !== undefined && { threshold: rejected * 2 ** 32 }),
  }));

export const anyProgram: fc.Arbitrary<KernelProgram> = fc
  .tuple(fc.array(anyGroup, { maxLength: 4 }), fc.boolean())
  .map(([groups, wide]) => programOf(groups, wide));

/** Sixteen words of state, as `chunkState` lays them out. */
export const anyState: fc.Arbitrary<Uint32Array> = fc
  .array(fc.integer({ min: 1, max: 2 ** 32 - 1 }), { minLength: 16, maxLength: 16 })
  .map((words) => Uint32Array.from(words));
