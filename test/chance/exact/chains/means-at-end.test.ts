import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atOnce } from '../../../../src/base/words/steps.ts';
import type { Chain } from '../../../../src/chance/exact/chains/chain.ts';
import { meansAtEnd } from '../../../../src/chance/exact/chains/means-at-end.ts';
import { solveView } from '../../../../src/chance/exact/chains/solve.ts';
import { stepTableOf } from '../../../../src/chance/exact/chains/step-table.ts';
import { anyChain } from './random-chains.ts';

test('from every state on, means are those of the ends that fights from there come to', () => {
  const anyWorths = fc.array(fc.nat(9), { minLength: 9, maxLength: 9 });
  fc.assert(
    fc.property(anyChain, anyWorths, anyWorths, (chain, one, other) => {
      const table = stepTableOf(chain);
      const worths = [one, other];
      const means = atOnce(meansAtEnd(table, worths));
      for (const state of chain.states.keys()) {
        const { cells } = atOnce(solveView(table, state, []));
        for (const [w, worth] of worths.entries()) {
          const mean = cells.reduce((sum, { end, probability }) => {
            return sum + probability * (worth[end] as number);
          }, 0);
          expect(Math.abs((means?.[w]?.[state] ?? -1) - mean)).toBeLessThan(1e-11);
        }
      }
    }),
    { numRuns: 300 },
  );
});

const step = (weight: bigint, to: { state: number } | { end: number }) => ({
  weight,
  to,
  adds: [],
});

test('a way out that is taken once in 10^15 is not lost', () => {
  const rare = 10n ** 15n;
  const states = [
    [step(rare - 2n, { state: 1 }), step(2n, { end: 0 })],
    [step(rare - 1n, { state: 0 }), step(1n, { end: 1 })],
  ];
  const chain: Chain = { start: 0, states, ends: 2, counters: 0 };
  const means = atOnce(
    meansAtEnd(stepTableOf(chain), [
      [1, 0],
      [0, 1],
    ]),
  );
  // The state with the first turn has the first chance, which hardly matters.
  for (const state of [0, 1]) {
    expect(means?.[0]?.[state]).toBeCloseTo(2 / 3, 14);
    expect(means?.[1]?.[state]).toBeCloseTo(1 / 3, 14);
  }
});

test('fights that may come to where they never end have none', () => {
  const endless = [step(1n, { state: 2 })];
  const back = [step(1n, { state: 1 })];
  const states = [[step(1n, { end: 0 }), step(1n, { state: 1 })], endless, back];
  const means = (all: Chain['states']) =>
    atOnce(meansAtEnd(stepTableOf({ start: 0, states: all, ends: 1, counters: 0 }), [[1]]));
  expect(means(states)).toBeUndefined();
  expect(means([...states.slice(0, 2), [...back, step(1n, { end: 0 })]])).toEqual([
    Float64Array.of(1, 1, 1),
  ]);
});
