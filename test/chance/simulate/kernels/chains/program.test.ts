import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BadInput } from '../../../../../src/base/words/problem.ts';
import type { Chain, ChainView } from '../../../../../src/chance/exact/chains/chain.ts';
import {
  MOST_CHAIN_CELLS,
  prepareChain,
} from '../../../../../src/chance/simulate/kernels/chains/program.ts';
import { anyChain } from './chains.ts';

const simple: Chain = {
  start: 0,
  states: [[{ weight: 1n, to: { end: 0 }, adds: [1] }]],
  ends: 1,
  counters: 1,
};
const onlyEnds: ChainView[] = [{ counters: [], caps: [] }];

test('each step has its share of the values of a draw, rounded down; one that is certain all but one', () => {
  fc.assert(
    fc.property(anyChain, (chain) => {
      const { values, weights, offsets } = prepareChain(chain, onlyEnds);
      expect(weights).toEqual(chain.states.flat().map(({ weight }) => weight));
      for (const [s, steps] of chain.states.entries()) {
        const rolls = steps.reduce((sum, { weight }) => sum + weight, 0n);
        const expected = steps.map(({ weight }) =>
          weight === rolls ? 2 ** 32 - 1 : Number((weight * 2n ** 32n) / rolls),
        );
        expect([...values.subarray(offsets[s], offsets[s + 1])]).toEqual(expected);
      }
    }),
  );
});

test('shares are exact wherever the rolls of a state are few enough for common numbers', () => {
  const aboutAPower = fc
    .tuple(fc.integer({ min: 30, max: 40 }), fc.bigInt(-3n, 3n))
    .map(([power, more]) => 2n ** BigInt(power) + more);
  fc.assert(
    fc.property(aboutAPower, fc.bigInt(0n, 2n ** 41n), (rolls, some) => {
      const weight = some % (rolls - 1n);
      const states = [[weight, rolls - weight].map((one) => ({ ...step([1]), weight: one }))];
      const [value] = prepareChain({ ...simple, states }, onlyEnds).values;
      expect(value).toBe(weight === rolls ? 2 ** 32 - 1 : Number((weight * 2n ** 32n) / rolls));
    }),
    { numRuns: 1000 },
  );
});

test('views stand one after another, each with cells for all that its counters can be at each end', () => {
  const chain = { ...simple, ends: 3, counters: 2, states: [[step([1, 1])]] };
  const views = [
    { counters: [1], caps: [4] },
    { counters: [], caps: [] },
    { counters: [0, 1], caps: [2, 6] },
  ];
  const program = prepareChain(chain, views);
  // One end more than the chain has, for fights that were cut off.
  expect(program.views).toEqual([
    { ...views[0], first: 0, perEnd: 5 },
    { ...views[1], first: 4 * 5, perEnd: 1 },
    { ...views[2], first: 4 * 5 + 4, perEnd: 21 },
  ]);
  expect(program.cells).toBe(4 * 5 + 4 + 4 * 21);
});

test('there may be 2^24 cells, and no more', () => {
  const views = [{ counters: [0], caps: [2 ** 16 - 1] }];
  // One end more than the chain has, for fights that were cut off.
  expect(prepareChain({ ...simple, ends: 2 ** 8 - 1 }, views).cells).toBe(2 ** 24);
  expect(() => prepareChain({ ...simple, ends: 2 ** 8 }, views)).toThrow(BadInput);
});

test('it is plain data, which a worker can be sent', () => {
  const program = prepareChain(simple, onlyEnds);
  expect(structuredClone(program)).toEqual(program);
});

test('no counter can leave its 16 bits: the more a step adds, the fewer steps a fight may have', () => {
  const onwards = (n: number) => ({ weight: 1n, to: { state: 0 }, adds: [n] });
  const mostOf = (...adds: [onwards: number, atLast: number]) =>
    prepareChain({ ...simple, states: [[onwards(adds[0]), step([adds[1]])]] }, onlyEnds).mostSteps;
  expect(mostOf(0, 0)).toBe(65_535);
  expect(mostOf(1, 1)).toBe(65_535);
  // Steps that add 65 up to 65520, and one more would be beyond.
  expect(mostOf(65, 0)).toBe(1008);
  // What the last step adds comes once: 65435 before it.
  expect(mostOf(1, 100)).toBe(65_436);
  expect(mostOf(65_535, 0)).toBe(1);
  expect(mostOf(0, 65_535)).toBe(1);
});

function step(adds: number[]) {
  return { weight: 1n, to: { end: 0 }, adds };
}

describe('refused is', () => {
  const broken: [string, Partial<Chain>][] = [
    ['a start that is no state', { start: 1 }],
    ['a step to no state', { states: [[{ ...step([1]), to: { state: 1 } }]] }],
    ['a step to no end', { states: [[{ ...step([1]), to: { end: 1 } }]] }],
    ['a state without rolls', { states: [[]] }],
    ['a weight below 0', { states: [[step([1]), { ...step([1]), weight: -1n }, step([1])]] }],
    ['a step that adds to other counters', { states: [[{ ...step([1]), adds: [1, 1] }]] }],
    ['a step that takes off', { states: [[{ ...step([1]), adds: [-1] }]] }],
    [
      'a step that adds more than a counter holds',
      { states: [[{ ...step([1]), adds: [65_536] }]] },
    ],
    ['a ninth counter', { counters: 9, states: [[step([1, 1, 1, 1, 1, 1, 1, 1, 1])]] }],
  ];
  test.each(broken)('%s', (_, part) => {
    expect(() => prepareChain({ ...simple, ...part }, onlyEnds)).toThrow(RangeError);
  });

  const strange: [string, ChainView[]][] = [
    ['no view at all', []],
    ['a view of a counter that is none', [{ counters: [1], caps: [1] }]],
    ['a view of a counter below 0', [{ counters: [-1], caps: [1] }]],
    ['a counter twice in a view', [{ counters: [0, 0], caps: [1, 1] }]],
    ['a view without its cap', [{ counters: [0], caps: [] }]],
    ['a cap beyond what a counter holds', [{ counters: [0], caps: [65_536] }]],
    ['a cap below 0', [{ counters: [0], caps: [-1] }]],
  ];
  test.each(strange)('%s', (_, views) => {
    expect(() => prepareChain(simple, views)).toThrow(RangeError);
  });

  test('a tally of too many cells, of all views together', () => {
    const views = [4095, 4095, 2 ** 16 - 1].map((cap) => ({ counters: [0], caps: [cap] }));
    const chain = { ...simple, ends: 2 ** 8 };
    const prepare = () => prepareChain(chain, views);
    expect(prepare).toThrow(BadInput);
    expect(prepare).toThrow(
      `its simulation needs ${257 * (2 * 4096 + 2 ** 16)} cells; give fewer figures, less Life, a lower mostTurns, or --no-simulation, so that it needs at most ${MOST_CHAIN_CELLS}`,
    );
    expect(prepare).toThrow('fewer figures, less Life, a lower mostTurns, or --no-simulation');
  });

  test('tables of too many columns', () => {
    const states = [new Array(2 ** 22).fill(step([1])), [step([1])]];
    expect(() => prepareChain({ ...simple, states }, onlyEnds)).toThrow(
      `its simulation needs ${2 ** 23 + 4} columns; give fewer figures, less Life, a lower mostTurns, or --no-simulation, so that it needs at most ${2 ** 22}`,
    );
  });

  test('no large number of columns for many states because one has many steps', () => {
    const many = Array.from({ length: 2 ** 12 }, () => [step([1])]);
    const one = Array.from({ length: 2 ** 12 }, () => step([1]));
    expect(() => prepareChain({ ...simple, states: [...many, one] }, onlyEnds)).not.toThrow();
  });
});
