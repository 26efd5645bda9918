import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Chain } from '../../../../src/chance/exact/chains/chain.ts';
import { stepTableOf } from '../../../../src/chance/exact/chains/step-table.ts';
import { anyChain } from './random-chains.ts';

test('every step stands in the part of its state, with its share, where it leads and what it adds', () => {
  fc.assert(
    fc.property(anyChain, (chain) => {
      const table = stepTableOf(chain);
      expect([table.states, table.ends]).toEqual([chain.states.length, chain.ends]);
      for (const [s, steps] of chain.states.entries()) {
        const total = steps.reduce((sum, { weight }) => sum + Number(weight), 0);
        const own = Array.from(
          { length: (table.offsets[s + 1] ?? 0) - (table.offsets[s] ?? 0) },
          (_, i) => (table.offsets[s] ?? 0) + i,
        );
        const found = own.map((step) => ({
          share: table.probabilities[step],
          next: table.next[step],
          adds: table.adds.map((added) => added[step]),
        }));
        expect(found).toEqual(
          steps.map(({ weight, to, adds }) => ({
            share: Number(weight) / total,
            next: 'state' in to ? to.state : -1 - to.end,
            adds: [...adds],
          })),
        );
      }
    }),
  );
});

test('steps that never happen are left out', () => {
  const chain: Chain = {
    start: 0,
    states: [
      [
        { weight: 0n, to: { state: 1 }, adds: [7] },
        { weight: 2n, to: { end: 0 }, adds: [1] },
        { weight: 0n, to: { end: 1 }, adds: [9] },
      ],
      [{ weight: 5n, to: { end: 1 }, adds: [3] }],
    ],
    ends: 2,
    counters: 1,
  };
  const { offsets, next, probabilities, adds } = stepTableOf(chain);
  expect(Array.from(offsets)).toEqual([0, 1, 2]);
  expect(Array.from(next.subarray(0, 2))).toEqual([-1, -2]);
  expect(Array.from(probabilities.subarray(0, 2))).toEqual([1, 1]);
  expect(Array.from(adds[0]?.subarray(0, 2) ?? [])).toEqual([1, 3]);
});

test('shares are right of whole numbers longer than any number can be', () => {
  const many = 10n ** 400n;
  const steps = [1n, 2n, 5n].map((n, end) => ({ weight: n * many, to: { end }, adds: [] }));
  const { probabilities } = stepTableOf({ start: 0, states: [steps], ends: 3, counters: 0 });
  for (const [i, share] of [1 / 8, 2 / 8, 5 / 8].entries()) {
    expect(probabilities[i]).toBeCloseTo(share, 15);
  }
});
