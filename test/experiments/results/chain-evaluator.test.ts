import { describe, expect, test } from 'vitest';
import { atOnce } from '../../../src/base/words/steps.ts';
import { playTypescript } from '../../../src/chance/simulate/kernels/chains/typescript.ts';
import type { KernelProgram } from '../../../src/chance/simulate/kernels/program.ts';
import { chainState } from '../../../src/chance/simulate/kernels/streams.ts';
import type { Tally } from '../../../src/chance/simulate/kernels/tally.ts';
import { chainEvaluator } from '../../../src/experiments/results/chain-evaluator.ts';
import type { View } from '../../../src/experiments/results/view.ts';
import type { Outcome } from '../../../src/rules/measure.ts';
import type { MarkovModel } from '../../../src/rules/model.ts';
import { parseQuestion } from '../../../src/rules/questions/parse.ts';
import { attackDice } from '../../chance/dice/throws.ts';
import { modelOf } from './plans.ts';

/** How many throws there were, and how often A missed. */
const COUNTERS = [
  { measure: 'throws', counter: 0 },
  { measure: 'missesOfA', counter: 1 },
];

/** A and B toss a coin in turn, A first, until one of them gets heads and wins. */
const LAW: MarkovModel = {
  chain: {
    start: 0,
    states: [
      [
        { weight: 1n, to: { end: 0 }, adds: [1, 0] },
        { weight: 1n, to: { state: 1 }, adds: [1, 1] },
      ],
      [
        { weight: 1n, to: { end: 1 }, adds: [1, 0] },
        { weight: 1n, to: { state: 0 }, adds: [1, 0] },
      ],
    ],
    ends: 2,
    counters: 2,
  },
  ends: [
    { winner: 'A', isFirst: 1 },
    { winner: 'B', isFirst: 0 },
  ],
  cut: { winner: 'nobody', isFirst: 0 },
  counters: COUNTERS,
};

const asking = (question: string, model = LAW) =>
  atOnce(chainEvaluator(model, parseQuestion(question).expression));
const viewsOf = (question: string, tally?: Tally) =>
  atOnce(asking(question).weighed()).views(tally);

/** The share, as a number, of the rows that satisfy a condition. */
function share({ rows, total }: View, is: (outcome: Outcome) => boolean): number {
  const sum = rows.reduce((all, { outcome, weight }) => (is(outcome) ? all + weight : all), 0n);
  return Number(sum) / Number(total);
}

const FIGHTS = 100_000;

function played(program: KernelProgram): Tally {
  if (program.kind !== 'chain') throw new Error('the program is of a chain');
  const counts = new Uint32Array(program.cells);
  playTypescript(program, chainState('coins', 0), FIGHTS, counts);
  return { trials: FIGHTS, counts: Float64Array.from(counts) };
}

const BOTH = 'throws >= 3 and missesOfA = 1';

describe('the views of a fight of many throws', () => {
  test('are one of its ends and one for each counter', () => {
    const views = viewsOf('winner is A');
    const told = views.map((view) =>
      ['winner', 'isFirst', 'throws', 'missesOfA'].filter((name) => view.tells(name)),
    );
    expect(told).toEqual([
      ['winner', 'isFirst'],
      ['winner', 'isFirst', 'throws'],
      ['winner', 'isFirst', 'missesOfA'],
    ]);
    expect(viewsOf('throws >= 3 and winner is A')).toHaveLength(3);
  });

  test('are one more for a question that asks of two counters, in whichever order', () => {
    const reversed = { ...LAW, counters: COUNTERS.toReversed() };
    for (const evaluator of [
      asking(BOTH),
      asking('missesOfA = 1 and throws >= 3'),
      asking(BOTH, reversed),
    ]) {
      expect(evaluator.program().cells).toBe(evaluator.cells);
      const views = atOnce(evaluator.weighed()).views();
      expect(views).toHaveLength(4);
      const together = views[3] as View;
      expect(['winner', 'throws', 'missesOfA'].every((name) => together.tells(name))).toBe(true);
      // Every second throw is B's, and all but the last missed.
      for (const throws of [2, 3, 4, 5]) {
        const chance = share(
          together,
          (outcome) => outcome.throws === throws && outcome.missesOfA === Math.floor(throws / 2),
        );
        expect(chance).toBeCloseTo(2 ** -throws, 12);
      }
      expect(share(together, ({ throws, missesOfA }) => throws === 3 && missesOfA !== 1)).toBe(0);
    }
  });

  test('have the chances of the game: A wins in 2 of 3, and it takes n throws once in 2^n', () => {
    const [ends, throws, misses] = viewsOf('winner is A') as [View, View, View];
    for (const view of [ends, throws, misses]) {
      expect(share(view, ({ winner }) => winner === 'A')).toBeCloseTo(2 / 3, 12);
    }
    for (const n of [1, 2, 3, 10, 25]) {
      const isLastOfA = n % 2 === 1;
      const winner = isLastOfA ? 'A' : 'B';
      const model = share(throws, (one) => one.throws === n && one.winner === winner);
      expect(Math.abs(model - 2 ** -n)).toBeLessThan(1e-12);
      expect(share(throws, (one) => one.throws === n && one.winner !== winner)).toBe(0);
    }
    // A misses k times and then throws heads, or misses for the last time and B throws heads.
    for (const k of [1, 2, 5]) {
      const model = share(misses, ({ missesOfA }) => missesOfA === k);
      expect(model).toBeCloseTo(4 ** -k / 2 + 4 ** -k, 12);
    }
  });

  test('have fractions for the ends, and rounded numbers for what is counted', () => {
    const [ends, ...counted] = viewsOf(BOTH) as [View, ...View[]];
    expect(ends.isRounded).toBeUndefined();
    expect(ends.rows.map(({ outcome, weight }) => [outcome.winner, 3n * weight])).toEqual([
      ['A', 2n * ends.total],
      ['B', ends.total],
    ]);
    expect(counted.map(({ isRounded }) => isRounded)).toEqual([true, true, true]);
  });

  test('have rounded numbers for the ends as well where fractions become too long', () => {
    // A coin for each of more states than fractions are made of.
    const states = Array.from({ length: 500 }, (_, i) => [
      { weight: 1n, to: { end: 0 }, adds: [] },
      { weight: 1n, to: i < 499 ? { state: i + 1 } : { end: 1 }, adds: [] },
    ]);
    const chain = { start: 0, states, ends: 2, counters: 0 };
    const [ends] = atOnce(
      asking('winner is A', { ...LAW, chain, counters: [] }).weighed(),
    ).views() as [View];
    expect(ends.isRounded).toBe(true);
    expect(share(ends, ({ winner }) => winner === 'A')).toBeCloseTo(1, 12);
  });

  test('add up: weights to the total, counts to the trials, of a simulation as well', () => {
    const evaluator = asking(BOTH);
    const tally = played(evaluator.program());
    for (const { rows, total } of atOnce(evaluator.weighed()).views(tally)) {
      expect(rows.reduce((sum, { weight }) => sum + weight, 0n)).toBe(total);
      expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(FIGHTS);
    }
  });

  test('have each cell of the simulation under what it stands for', () => {
    const evaluator = asking(BOTH);
    for (const { rows, total } of atOnce(evaluator.weighed()).views(played(evaluator.program()))) {
      for (const { weight, count } of rows) {
        const p = Number(weight) / Number(total);
        // A count is farther away than 6 standard errors and 6 hits once in some millions of runs.
        const away = Math.abs(count - p * FIGHTS);
        expect(away).toBeLessThan(6 * Math.sqrt(FIGHTS * p * (1 - p)) + 6);
      }
    }
  });

  test('show what was counted although it cannot be, such as a fight that was cut', () => {
    const evaluator = asking('winner is A');
    const tally = { trials: 7, counts: new Float64Array(evaluator.cells) };
    for (const { first, size } of evaluator.reader().views) tally.counts[first + size - 1] = 7;
    for (const { rows } of atOnce(evaluator.weighed()).views(tally)) {
      const cut = rows.filter(({ count }) => count > 0);
      expect(cut).toHaveLength(1);
      expect(cut[0]).toMatchObject({ outcome: { winner: 'nobody' }, weight: 0n, count: 7 });
    }
  });
});

test('the reader finds each view in the tally where the simulation counts it', () => {
  const evaluator = asking(BOTH);
  const program = evaluator.program();
  if (program.kind !== 'chain') throw new Error('the program is of a chain');
  const { views } = evaluator.reader();
  expect(views.map(({ first }) => first)).toEqual(program.views.map(({ first }) => first));
  expect(views.map(({ size }) => size)).toEqual(program.views.map(({ perEnd }) => 3 * perEnd));
  expect(evaluator.cells).toBe(program.cells);
  // B's win, with the most throws and 2 misses of A; `ChainView` has the number of its cell.
  const [throwsCap = 0, missesCap = 0] = program.views[3]?.caps ?? [];
  const cell = (throwsCap + 1) * (missesCap + 1) + throwsCap + 2 * (throwsCap + 1);
  expect(views[3]?.outcome(cell)).toEqual({ ...LAW.ends[1], throws: throwsCap, missesOfA: 2 });
});

describe('the view that is held against a simulation', () => {
  test('is that of the first counter with the ends', () => {
    const weighed = atOnce(asking('winner is A').weighed());
    expect(weighed.views()[weighed.viewOfFit]?.tells('throws')).toBe(true);
  });

  test('is that of the ends where nothing is counted', () => {
    const states = [[{ weight: 1n, to: { end: 0 }, adds: [] }]];
    const model = { ...LAW, chain: { start: 0, states, ends: 2, counters: 0 }, counters: [] };
    expect(atOnce(asking('winner is A', model).weighed()).viewOfFit).toBe(0);
  });
});

describe('a fight is like another', () => {
  const { isLike } = atOnce(asking('winner is A').weighed());
  const [first, second] = LAW.chain.states as [MarkovModel['chain']['states'][number], never];

  test('where states, steps and ends are the same', () => {
    expect(atOnce(isLike(structuredClone(LAW)))).toBe(true);
  });

  test('not where a weight, an end or the first state is another', () => {
    const unfair = first.map((step) => ({ ...step, weight: 'end' in step.to ? 2n : 1n }));
    const { chain, ends } = LAW;
    expect(atOnce(isLike({ ...LAW, chain: { ...chain, states: [unfair, second] } }))).toBe(false);
    expect(atOnce(isLike({ ...LAW, ends: ends.toReversed() }))).toBe(false);
    expect(atOnce(isLike({ ...LAW, chain: { ...chain, start: 1 } }))).toBe(false);
  });

  test('not where the other is a single attack', () => {
    expect(atOnce(isLike(modelOf(attackDice(1, 1))))).toBe(false);
  });
});

test('a question about more counters than can be told apart together is refused', () => {
  const names = ['a', 'b', 'c', 'd'];
  const counters = names.map((measure, counter) => ({ measure, counter }));
  const adds = names.map(() => 1);
  const states = [[{ weight: 1n, to: { end: 0 }, adds }]];
  const model: MarkovModel = {
    ...LAW,
    chain: { start: 0, states, ends: 2, counters: 4 },
    counters,
  };
  const asks = (measures: string[]) => measures.map((name) => `${name} = 1`).join(' and ');
  expect(atOnce(asking(asks(names.slice(1)), model).weighed()).views()).toHaveLength(6);
  expect(() => asking(asks(names), model)).toThrow(
    /4 measures that must be counted during the fight.*at most 3/s,
  );
});

test('what is tracked is followed throw by throw, by the name of its line', () => {
  expect(atOnce(asking('throws >= 1').weighed()).progress).toBeUndefined();
  // A still plays while no heads have come, and afterwards if A has won.
  const stillIn = { name: 'A', ofState: [1, 1], ofEnd: [1, 0] };
  const [line, ...others] =
    atOnce(asking('throws >= 1', { ...LAW, tracked: [stillIn] }).weighed()).progress ?? [];
  expect(others).toEqual([]);
  expect(line?.name).toBe('A');
  // B has won after n throws with 1/4, then 1/4 and 1/16 …
  expect(line?.means.slice(0, 5)).toEqual([1, 1, 0.75, 0.75, 0.6875]);
});
