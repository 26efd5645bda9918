import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Chain,
  MOST_CHAIN_CELLS,
  prepareChain,
} from '../../../../src/simulate/kernels/chains/chain.ts';
import { BadInput } from '../../../../src/words/problem.ts';
import { anyChain } from './chains.ts';

const simple: Chain = {
  start: 0,
  states: [[{ weight: 1n, to: { end: 0 }, adds: [1] }]],
  ends: 1,
  caps: [3],
};

test('values and what was taken from them are the very law of each state', () => {
  fc.assert(
    fc.property(anyChain, (chain) => {
      const { values, taken, offsets } = prepareChain(chain);
      for (const [s, steps] of chain.states.entries()) {
        const rolls = steps.reduce((sum, { weight }) => sum + weight, 0n);
        let leftOver = 2n ** 32n;
        let all = 0n;
        for (const [i, { weight }] of steps.entries()) {
          const step = (offsets[s] ?? 0) + i;
          const v = BigInt(values[step] ?? 0);
          expect((taken[step] ?? -1n) >= 0n).toBe(true);
          // v / 2^32 + taken / (n 2^32) = w / n
          expect(v * rolls + (taken[step] ?? 0n)).toBe(weight * 2n ** 32n);
          leftOver -= v;
          all += taken[step] ?? 0n;
        }
        expect(all).toBe(leftOver * rolls);
        expect(leftOver).toBeLessThanOrEqual(BigInt(steps.length));
      }
    }),
  );
});

test('each end has a cell for all that the counters can be, and so have fights that were cut', () => {
  const chain = { ...simple, ends: 3, caps: [4] };
  expect(prepareChain(chain).cells).toBe((3 + 1) * 5);
});

test('it is plain data, which a worker can be sent', () => {
  expect(structuredClone(prepareChain(simple))).toEqual(prepareChain(simple));
});

test('no counter can leave its 16 bits: the more a step adds, the fewer steps a fight may have', () => {
  const adds = (n: number): Chain => ({
    ...simple,
    states: [[{ weight: 1n, to: { end: 0 }, adds: [n] }]],
  });
  expect(prepareChain(adds(0)).mostSteps).toBe(65_535);
  expect(prepareChain(adds(65)).mostSteps).toBe(1008);
  expect(prepareChain(adds(65_535)).mostSteps).toBe(1);
});

describe('refused is', () => {
  const step = { weight: 1n, to: { end: 0 }, adds: [1] };
  const broken: [string, Partial<Chain>][] = [
    ['a start that is no state', { start: 1 }],
    ['a step to no state', { states: [[{ ...step, to: { state: 1 } }]] }],
    ['a step to no end', { states: [[{ ...step, to: { end: 1 } }]] }],
    ['a state without rolls', { states: [[]] }],
    ['a weight below 0', { states: [[step, { ...step, weight: -1n }, step]] }],
    ['a step that adds to other counters', { states: [[{ ...step, adds: [1, 1] }]] }],
    ['a step that takes off', { states: [[{ ...step, adds: [-1] }]] }],
    ['a step that adds more than a counter holds', { states: [[{ ...step, adds: [65_536] }]] }],
    ['a fifth counter', { caps: [1, 1, 1, 1, 1], states: [[{ ...step, adds: [1, 1, 1, 1, 1] }]] }],
    ['a cap beyond what a counter holds', { caps: [65_536] }],
  ];
  test.each(broken)('%s', (_, part) => {
    expect(() => prepareChain({ ...simple, ...part })).toThrow(RangeError);
  });

  test('a tally of too many cells', () => {
    const caps = [4095, 4095];
    const states = [[{ ...step, adds: [1, 1] }]];
    expect(() => prepareChain({ ...simple, states, caps })).toThrow(BadInput);
    expect(() => prepareChain({ ...simple, states, caps })).toThrow(
      `found ${2 * 4096 ** 2} cells of its simulation, allowed: up to ${MOST_CHAIN_CELLS}`,
    );
  });

  test('tables of too many columns', () => {
    const many = Array.from({ length: 2 ** 18 + 1 }, () => [step]);
    expect(() => prepareChain({ ...simple, states: many })).toThrow(
      `found ${(2 ** 18 + 1) * 16} columns of its simulation, allowed: up to ${2 ** 22}`,
    );
  });
});
