import fc from 'fast-check';
import type { Chain, ChainStep, ChainView } from '../../../../../src/chance/exact/chains/chain.ts';
import {
  type ChainProgram,
  MOST_COUNTERS,
  prepareChain,
} from '../../../../../src/chance/simulate/kernels/chains/program.ts';

const anyWeight = fc.oneof(fc.bigInt(1n, 20n), fc.bigInt(1n, 2n ** 40n), fc.bigInt(1n, 2n ** 70n));

/** Random chains of which every state may end the fight, with up to eight counters. */
export const anyChain: fc.Arbitrary<Chain> = fc
  .record({
    states: fc.integer({ min: 1, max: 12 }),
    ends: fc.integer({ min: 1, max: 3 }),
    counters: fc.nat(MOST_COUNTERS),
  })
  .chain(({ states, ends, counters }) => {
    const adds = fc.array(fc.nat(3), { minLength: counters, maxLength: counters });
    const step = (to: fc.Arbitrary<ChainStep['to']>) => fc.record({ weight: anyWeight, to, adds });
    const onwards = step(fc.nat(states - 1).map((state) => ({ state })));
    const ending = fc
      .tuple(step(fc.nat(ends - 1).map((end) => ({ end }))), fc.integer({ min: 1, max: 5 }))
      .map(([last, share]) => ({ last, share: BigInt(share) }));
    const state = fc.tuple(fc.array(onwards, { maxLength: 20 }), ending).map(
      // The fight ends with a probability of at least a sixth, so that none is long.
      ([steps, { last, share }]): ChainStep[] => {
        const others = steps.reduce((sum, { weight }) => sum + weight, 0n);
        return [...steps, { ...last, weight: (others * share) / 5n + 1n }];
      },
    );
    return fc.record({
      start: fc.nat(states - 1),
      states: fc.array(state, { minLength: states, maxLength: states }),
      ends: fc.constant(ends),
      counters: fc.constant(counters),
    });
  });

/** A few views of the counters, with up to three counters each. */
function anyViews(counters: number): fc.Arbitrary<ChainView[]> {
  const all = Array.from({ length: counters }, (_, i) => i);
  const view = fc
    .tuple(fc.subarray(all, { maxLength: Math.min(3, counters) }), fc.array(fc.nat(9)))
    .map(([some, caps]) => ({ counters: some, caps: some.map((_, i) => caps[i] ?? 4) }));
  return fc.array(view, { minLength: 1, maxLength: 4 });
}

/** A random chain and views in which it is counted. */
export const anyCounted: fc.Arbitrary<{ chain: Chain; views: ChainView[] }> = anyChain.chain(
  (chain) => anyViews(chain.counters).map((views) => ({ chain, views })),
);

export const anyChainProgram: fc.Arbitrary<ChainProgram> = anyCounted.map(({ chain, views }) =>
  prepareChain(chain, views),
);

/** Thirty-two words of state, as `chainState` lays them out. */
export const anyChainState: fc.Arbitrary<Uint32Array> = fc
  .array(fc.integer({ min: 1, max: 2 ** 32 - 1 }), { minLength: 32, maxLength: 32 })
  .map((words) => Uint32Array.from(words));

/** A one-on-one fight by turns: a figure hit `life` times has lost; counts turns. */
export function coinDuel(life: number, hit: bigint, of: bigint): Chain {
  const state = (turn: number, mine: number, theirs: number) =>
    turn + 2 * (mine - 1 + life * (theirs - 1));
  const states: ChainStep[][] = [];
  for (let theirs = 1; theirs <= life; theirs++) {
    for (let mine = 1; mine <= life; mine++) {
      for (const turn of [0, 1]) {
        const [left, right] = turn === 0 ? [mine, theirs - 1] : [mine - 1, theirs];
        const over = left === 0 || right === 0;
        states[state(turn, mine, theirs)] = [
          {
            weight: hit,
            to: over ? { end: turn } : { state: state(1 - turn, left, right) },
            adds: [1],
          },
          { weight: of - hit, to: { state: state(1 - turn, mine, theirs) }, adds: [1] },
        ];
      }
    }
  }
  return { start: state(0, life, life), states, ends: 2, counters: 1 };
}

/** The only view of a duel: its turns, up to a cap. */
export const turnsUpTo = (cap: number): ChainView[] => [{ counters: [0], caps: [cap] }];

/** Ends and turns of a short duel, each in a view of its own. */
export const coinDuelProgram: ChainProgram = prepareChain(coinDuel(2, 1n, 2n), [
  { counters: [], caps: [] },
  ...turnsUpTo(30),
]);
