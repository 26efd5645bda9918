import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atOnce } from '../../../../src/base/words/steps.ts';
import {
  bestChoices,
  CHOOSER,
  type TieBreaker,
} from '../../../../src/chance/exact/chains/best-choices.ts';
import { runsOf } from '../../../cases.ts';

/** For each state, who chooses; for each step, a share and the next state, or -1 minus an end. */
interface Game {
  readonly choosers: readonly number[];
  readonly steps: readonly (readonly (readonly [share: number, to: number])[])[];
  readonly worths: readonly number[];
}

const solved = ({ choosers, steps, worths }: Game, tieBreakers: readonly TieBreaker[] = []) => {
  const offsets = [0];
  const next: number[] = [];
  const probabilities: number[] = [];
  for (const all of steps) {
    for (const [share, to] of all) {
      next.push(to);
      probabilities.push(share);
    }
    offsets.push(next.length);
  }
  const table = { states: steps.length, offsets, next, probabilities, choosers };
  const { values, tieValues, chosen } = atOnce(bestChoices(table, worths, tieBreakers));
  return {
    values,
    tieValues,
    options: [...chosen].map((step, state) => step - (offsets[state] as number)),
  };
};

/** The value of every state under fixed options; a fight that never ends is worth 1/2. */
function valuesUnder({ choosers, steps, worths }: Game, options: readonly number[]): number[] {
  const taken = steps.map((all, state) =>
    choosers[state] === CHOOSER.dice ? all : [[1, all[options[state] as number]?.[1]] as const],
  );
  // The shares of fights in each state, iterated until only endless cycles remain.
  return steps.map((_, start) => {
    let now = steps.map((_, state) => Number(state === start));
    let value = 0;
    for (let round = 0; round < 3000; round++) {
      const after = steps.map(() => 0);
      for (const [state, share] of now.entries()) {
        if (share === 0) continue;
        for (const [p, to] of taken[state] as [number, number][]) {
          if (to < 0) value += share * p * (worths[-1 - to] as number);
          else after[to] = (after[to] as number) + share * p;
        }
      }
      now = after;
    }
    return value + now.reduce((sum, share) => sum + share, 0) / 2;
  });
}

/** All choices of one side; other states keep 0. */
function everyChoice({ choosers, steps }: Game, side: number): number[][] {
  return steps.reduce<number[][]>(
    (all, options, state) =>
      choosers[state] === side
        ? all.flatMap((one) => options.map((_, option) => one.with(state, option)))
        : all,
    [steps.map(() => 0)],
  );
}

const together = ({ choosers }: Game, a: readonly number[], b: readonly number[]) =>
  choosers.map((who, state) => (who === CHOOSER.highest ? a : b)[state] as number);

const STATES = 5;
const anyGame: fc.Arbitrary<Game> = fc
  .tuple(
    fc.array(fc.constantFrom(0, 1, -1), { minLength: STATES, maxLength: STATES }),
    fc.array(fc.array(fc.integer({ min: -3, max: STATES - 1 }), { minLength: 1, maxLength: 3 }), {
      minLength: STATES,
      maxLength: STATES,
    }),
    fc.array(fc.constantFrom(0, 0.1, 0.25, 0.5, 0.6, 1), { minLength: 3, maxLength: 3 }),
  )
  .map(([choosers, targets, worths]) => ({
    choosers,
    worths,
    steps: targets.map((all) => all.map((to) => [1 / all.length, to] as const)),
  }));

describe('the best choices of two sides', () => {
  test('are worth what the best of all fixed choices is, against the best answer to it', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const { values } = solved(game);
        const answers = everyChoice(game, CHOOSER.lowest);
        const best = everyChoice(game, CHOOSER.highest)
          .map((a) => answers.map((b) => valuesUnder(game, together(game, a, b))))
          // There are choices that are optimal from every state.
          .map((all) => game.steps.map((_, s) => Math.min(...all.map((one) => one[s] as number))));
        for (const [state, value] of values.entries()) {
          const highest = Math.max(...best.map((one) => one[state] as number));
          expect(Math.abs(value - highest)).toBeLessThan(1e-9);
        }
      }),
      runsOf(200),
    );
  });

  test('come to their values when they are made', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const { values, options } = solved(game);
        for (const [state, value] of valuesUnder(game, options).entries()) {
          expect(Math.abs(value - (values[state] as number))).toBeLessThan(1e-9);
        }
      }),
      runsOf(1000),
    );
  });

  test('are to go round for ever where every end is worse, and not where one is better', () => {
    const going = (worth: number): Game => ({
      choosers: [1, 1],
      worths: [worth],
      // Each state may end the fight, or lead to the other.
      steps: [
        [
          [1, -1],
          [1, 1],
        ],
        [
          [1, -1],
          [1, 0],
        ],
      ],
    });
    expect([...solved(going(0.4)).values]).toEqual([0.5, 0.5]);
    expect([...solved(going(0.6)).values]).toEqual([0.6, 0.6]);
    expect(solved(going(0.6)).options).toContain(0);
  });

  test('are the first of equal options', () => {
    const { options } = solved({
      choosers: [1, -1, 0],
      worths: [0.3, 0.3],
      steps: [
        [
          [1, 1],
          [1, -1],
          [1, -2],
        ],
        [
          [1, -2],
          [1, -1],
        ],
        [[1, 0]],
      ],
    });
    expect(options.slice(0, 2)).toEqual([0, 0]);
  });

  test('are decided between equal options by each tie-breaker in turn, of each side', () => {
    // The first state is a throw between two choices with the same options: ends 0 to 3.
    const options = [0, 1, 2, 3].map((end) => [1, -1 - end] as const);
    const game = (low: 1 | -1): Game => ({
      choosers: [0, 1, low],
      worths: [0.1, 0.5, 0.5, 0.5],
      steps: [
        [
          [0.25, 1],
          [0.75, 2],
        ],
        options,
        options,
      ],
    });
    const further = [
      // Steps 3, 4, 5 of the highest side lead to ends 1, 2, 3, and 7, 8, 9 those of the other.
      { worths: [9, 2, 2, 1] },
      { worths: [9, 4, 4, 9], gains: [0, 0, 0, 0, 1, 0, 0, 0, 0, 0] },
    ];
    const both = solved(game(1), further);
    expect(both.options.slice(1)).toEqual([2, 1]);
    expect(both.values[0]).toBe(0.5);
    expect(both.tieValues.map((values) => values[0])).toEqual([2, 0.25 * 5 + 0.75 * 4]);
    // The other side wants less of everything.
    expect(solved(game(-1), further).options.slice(1)).toEqual([2, 0]);
    const low = { ...game(-1), worths: [0.5, 0.5, 0.5, 0.5] };
    expect(solved(low, further).options.slice(1)).toEqual([0, 3]);
  });
});
