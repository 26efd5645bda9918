import fc from 'fast-check';
import type { Chain, ChainStep } from '../../../../src/chance/exact/chains/chain.ts';

/** Chains in which every state can lead to an end, with one counter that some steps add to. */
export const anyChain: fc.Arbitrary<Chain> = fc
  .record({ states: fc.integer({ min: 1, max: 8 }), ends: fc.integer({ min: 1, max: 3 }) })
  .chain(({ states, ends }) => {
    const step = fc.record({
      weight: fc.bigInt(1n, 50n),
      to: fc.oneof(
        fc.nat(states - 1).map((state) => ({ state })),
        fc.nat(ends - 1).map((end) => ({ end })),
      ),
      adds: fc.tuple(fc.nat(1), fc.nat(2)),
    });
    const last: ChainStep = { weight: 1n, to: { end: 0 }, adds: [1, 0] };
    return fc
      .array(
        fc.array(step, { maxLength: 5 }).map((steps) => [...steps, last]),
        { minLength: states, maxLength: states },
      )
      .map((all) => ({ start: 0, states: all, ends, counters: 2 }));
  });
