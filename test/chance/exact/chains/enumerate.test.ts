import { describe, expect, test } from 'vitest';
import { atOnce } from '../../../../src/base/words/steps.ts';
import {
  eachState,
  enumerate,
  type Game,
  stateNumbers,
} from '../../../../src/chance/exact/chains/enumerate.ts';

const LIMIT = { most: 100, tooMany: (most: number) => new Error(`more than ${most}`) };

/** From n a coin leads to n - 1 or n - 2; n is never below 1. */
const countdown: Game<{ readonly n: number }, string> = {
  counters: 1,
  keyOf: ({ n }) => n,
  endKeyOf: (end) => end,
  transitions: ({ n }) =>
    [1, 2].map((less) => ({
      weight: 1n,
      to: n - less < 1 ? { end: 'over' } : { state: { n: n - less } },
      adds: [less],
    })),
};

describe('all states of a fight', () => {
  const found = atOnce(enumerate(countdown, { n: 4 }, LIMIT, [{ n: 1 }]));

  test('are found from the beginning on, those of one key once, after those that are named before it', () => {
    expect(found.states.map(({ n }) => n)).toEqual([1, 4, 3, 2]);
    expect(found.chain.start).toBe(1);
    expect(found.numberOf({ n: 3 })).toBe(2);
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
    expect([found.ends, found.chain.ends, found.chain.counters]).toEqual([['over'], 1, 1]);
    const uncounted: typeof countdown = {
      ...countdown,
      counters: 0,
      transitions: (state) =>
        countdown.transitions(state).map((transition) => ({ ...transition, adds: [] })),
    };
    const { chain } = atOnce(enumerate(uncounted, { n: 1 }, LIMIT));
    expect(chain.states).toEqual([[{ weight: 2n, to: { end: 0 }, adds: [] }]]);
  });

  test('are refused when there are too many of them', () => {
    const long = (most: number) => () =>
      atOnce(enumerate(countdown, { n: 10 }, { ...LIMIT, most }));
    expect(long(10)).not.toThrow();
    expect(long(9)).toThrow('more than 9');
  });
});

test('states that are found on the way are looked at, with a rest after so many', () => {
  const found = stateNumbers<string>();
  found.numberOf('a');
  const seen: string[] = [];
  const steps = eachState(
    found,
    (state, number) => {
      seen.push(`${number}${state}`);
      if (state.length < 5) found.numberOf(`${state}a`);
    },
    2,
  );
  expect([...steps]).toHaveLength(2);
  expect(seen).toEqual(['0a', '1aa', '2aaa', '3aaaa', '4aaaaa']);
});
