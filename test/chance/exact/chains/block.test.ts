import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atOnce } from '../../../../src/base/words/steps.ts';
import { blockOf } from '../../../../src/chance/exact/chains/block.ts';
import type { Chain } from '../../../../src/chance/exact/chains/chain.ts';
import { stepTableOf } from '../../../../src/chance/exact/chains/step-table.ts';
import { anyChain } from './random-chains.ts';

/** How often each state is visited, iterated step by step until hardly any fight is left within. */
function playedOut({ states }: Chain, within: ReadonlySet<number>, arrivals: readonly number[]) {
  const visits = arrivals.map(() => 0);
  let now = arrivals.map((amount, state) => (within.has(state) ? amount : 0));
  for (let step = 0; step < 20_000 && now.some((amount) => amount > 1e-18); step++) {
    const later = now.map(() => 0);
    for (const [state, amount] of now.entries()) {
      if (amount === 0) continue;
      visits[state] = (visits[state] ?? 0) + amount;
      const steps = states[state] ?? [];
      const total = steps.reduce((sum, { weight }) => sum + Number(weight), 0);
      for (const { weight, to } of steps) {
        if (!('state' in to) || !within.has(to.state)) continue;
        later[to.state] = (later[to.state] ?? 0) + (amount * Number(weight)) / total;
      }
    }
    now = later;
  }
  return visits;
}

test('visits are those of playing out, of any states of a chain, wherever fights arrive', () => {
  const anyBlock = anyChain.chain((chain) =>
    fc.record({
      chain: fc.constant(chain),
      within: fc.shuffledSubarray([...chain.states.keys()], { minLength: 1 }),
      arrivals: fc.array(fc.nat(1000), {
        minLength: chain.states.length,
        maxLength: chain.states.length,
      }),
    }),
  );
  fc.assert(
    fc.property(anyBlock, ({ chain, within, arrivals }) => {
      const block = atOnce(blockOf(stepTableOf(chain), within, () => true));
      const amounts = Float64Array.from(arrivals);
      block.visit(amounts);
      const expected = playedOut(chain, new Set(within), arrivals);
      for (const [state, amount] of amounts.entries()) {
        // Entries outside the block stay unchanged.
        const right = within.includes(state) ? (expected[state] ?? 0) : (arrivals[state] ?? 0);
        expect(Math.abs(amount - right)).toBeLessThanOrEqual(1e-12 * (1 + right));
      }
    }),
    { numRuns: 100 },
  );
});

const COIN: Chain = {
  start: 0,
  states: [
    [
      { weight: 1n, to: { state: 0 }, adds: [] },
      { weight: 1n, to: { end: 0 }, adds: [] },
    ],
  ],
  ends: 1,
  counters: 0,
};

test('a coin is thrown twice on average until it shows heads', () => {
  const { isCyclic, visit } = atOnce(blockOf(stepTableOf(COIN), [0], () => true));
  const amounts = Float64Array.of(1);
  visit(amounts);
  expect(isCyclic).toBe(true);
  expect(Array.from(amounts)).toEqual([2]);
});

test('steps that are not followed leave the block: then nothing comes back', () => {
  const { isCyclic, visit } = atOnce(blockOf(stepTableOf(COIN), [0], () => false));
  const amounts = Float64Array.of(1);
  visit(amounts);
  expect(isCyclic).toBe(false);
  expect(Array.from(amounts)).toEqual([1]);
});

test('a way out that is taken once in 10^15 is not lost', () => {
  const rare = 10n ** 15n;
  const states = [
    [
      { weight: rare - 1n, to: { state: 1 }, adds: [] },
      { weight: 1n, to: { end: 0 }, adds: [] },
    ],
    [{ weight: 1n, to: { state: 0 }, adds: [] }],
  ];
  const table = stepTableOf({ start: 0, states, ends: 1, counters: 0 });
  const amounts = Float64Array.of(1, 0);
  atOnce(blockOf(table, [0, 1], () => true)).visit(amounts);
  expect((amounts[0] ?? 0) / 1e15).toBeCloseTo(1, 14);
  expect((amounts[1] ?? 0) / (1e15 - 1)).toBeCloseTo(1, 14);
});
