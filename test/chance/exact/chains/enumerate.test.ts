import { describe, expect, test } from 'vitest';
import { atOnce } from '../../../../src/base/words/steps.ts';
import { enumerate } from '../../../../src/chance/exact/chains/enumerate.ts';
import { followed, type Process } from '../../../../src/chance/exact/process.ts';

const LIMIT = { most: 100, tooMany: (most: number) => new Error(`more than ${most}`) };

interface Left {
  readonly n: number;
}

interface Fewer {
  readonly state: Left;
  readonly less: number;
}

/** From n a coin leads to n - 1 or n - 2; n is never below 1. */
const countdown: Process<Left, Fewer, never> = {
  key: ({ n }) => n,
  isOver: ({ n }) => n < 1,
  thrown: ({ n }) => ({
    weighed: [{ weight: 1n }, { weight: 1n }],
    results: [1, 2].map((less) => ({ state: { n: n - less }, less })),
  }),
};

const counting = {
  counters: 1,
  addsOf: ({ less }: Fewer) => [less],
  endKey: () => 'over',
};

describe('all states of a fight', () => {
  const found = atOnce(
    enumerate(countdown, followed(countdown), counting, { n: 4 }, LIMIT, [{ n: 1 }]),
  );

  test('are found from the beginning on, those of one key once, after those that are named before it', () => {
    expect(found.throws.map(({ state: { n } }) => n)).toEqual([1, 4, 3, 2]);
    expect(found.chain.start).toBe(1);
    expect(found.numberOf({ n: 3 })).toBe(2);
    // Ends are numbered down from -1.
    expect(found.numberOf({ n: 0 })).toBe(-1);
  });

  test('lead to each other and to ends by their numbers; steps to the same with the same counts are one', () => {
    expect(found.chain.states[1]).toEqual([
      { weight: 1n, to: { state: 2 }, adds: [1] },
      { weight: 1n, to: { state: 3 }, adds: [2] },
    ]);
    expect(found.chain.states[0]).toEqual([
      { weight: 1n, to: { end: 0 }, adds: [1] },
      { weight: 1n, to: { end: 0 }, adds: [2] },
    ]);
    expect([found.ends, found.chain.ends, found.chain.counters]).toEqual([[{ n: 0 }], 1, 1]);
    const uncounted = { ...counting, counters: 0, addsOf: () => [] };
    const { chain } = atOnce(enumerate(countdown, followed(countdown), uncounted, { n: 1 }, LIMIT));
    expect(chain.states).toEqual([[{ weight: 2n, to: { end: 0 }, adds: [] }]]);
  });

  test('are refused when there are too many of them', () => {
    const long = (most: number) => () =>
      atOnce(enumerate(countdown, followed(countdown), counting, { n: 10 }, { ...LIMIT, most }));
    expect(long(10)).not.toThrow();
    expect(long(9)).toThrow('more than 9');
  });

  test('of a fight that is over where it starts are one with a step to its end', () => {
    const { chain } = atOnce(enumerate(countdown, followed(countdown), counting, { n: 0 }));
    expect(chain.states).toEqual([[{ weight: 1n, to: { end: 0 }, adds: [0] }]]);
  });
});

test('choices are followed to the next throw, and may end a fight', () => {
  const options = [{ state: { n: 3 } }, { state: { n: 9 } }];
  const choosing = { ...countdown, options: ({ n }: Left) => (n % 2 === 0 ? options : undefined) };
  const at = (n: number, choice: number) => followed(choosing, (_, all) => all[choice])({ n });
  expect(at(6, 0)).toEqual({
    before: { n: 6 },
    chosen: [{ state: { n: 3 } }],
    state: { n: 3 },
    isOver: false,
  });
  expect(at(6, 1).state).toEqual({ n: 9 });
  expect(at(6, 2)).toEqual({ before: { n: 6 }, chosen: [], state: { n: 6 }, isOver: true });
});
