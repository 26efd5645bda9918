import type { Chain } from '../../src/chance/exact/chains/chain.ts';
import type { ChainProgram } from '../../src/chance/simulate/kernels/chains/program.ts';
import type { ChainKernel } from '../../src/chance/simulate/kernels/kernel.ts';
import { intervalsOf } from './alias.ts';
import { Xoshiro } from './xoshiro.ts';

const ALL = 2n ** 32n;

/**
 * The contract of `ChainKernel` (`src/chance/simulate/kernels/kernel.ts`) transcribed literally, fight after fight
 * and step after step, in integers of any size.
 */
export const referenceChainKernel: ChainKernel = (program, state, fights, counts) => {
  const laneOf = (words: number[]) => new Xoshiro(words.map((word) => state[word] ?? 0));
  const lanes = [0, 1, 2, 3].map((lane) => ({
    draws: laneOf([0, 1, 2, 3].map((word) => 4 * word + lane)),
    spare: laneOf([0, 1, 2, 3].map((word) => 4 * (4 + lane) + word)),
  }));
  const states = [...program.offsets].slice(0, -1).map((first, s) => {
    const numbers = [];
    for (let step = first; step < (program.offsets[s + 1] ?? 0); step++) numbers.push(step);
    const values = numbers.map((step) => program.values[step] ?? 0);
    return { numbers, intervals: intervalsOf(numbers, values, 4n) };
  });
  for (let fight = 0; fight < fights; fight++) {
    const { draws, spare } = lanes[fight % 4] as (typeof lanes)[number];
    const counters = Array.from({ length: 8 }, () => 0n);
    let at = program.start;
    let end = program.ends;
    for (let taken = 0; taken < program.mostSteps; taken++) {
      const { numbers, intervals } = states[at] as (typeof states)[number];
      const value = draws.next();
      const step = intervals.find((one) => value < one.end)?.step ?? again(numbers, program, spare);
      for (const i of counters.keys()) {
        const word = BigInt(program.adds[4 * step + Math.floor(i / 2)] ?? 0);
        counters[i] = (counters[i] ?? 0n) + (i % 2 === 0 ? word % 65536n : word / 65536n);
      }
      at = program.next[step] ?? Number.NaN;
      if (at < 0) {
        end = -1 - at;
        break;
      }
    }
    let first = 0;
    for (const view of program.views) {
      let cell = end;
      let cells = program.ends + 1;
      for (const [i, cap] of [...view.caps.entries()].reverse()) {
        const counted = Number(counters[view.counters[i] ?? Number.NaN]);
        cell = cell * (cap + 1) + Math.min(cap, counted);
        cells *= cap + 1;
      }
      counts[first + cell] = (counts[first + cell] ?? 0) + 1;
      first += cells;
    }
  }
};

function again(
  numbers: readonly number[],
  { weights, values }: ChainProgram,
  spare: Xoshiro,
): number {
  const rolls = numbers.reduce((sum, step) => sum + (weights[step] ?? 0n), 0n);
  // The values by which rounding shortens a step, over all its rolls.
  const takenOf = (step: number) => (weights[step] ?? 0n) * ALL - BigInt(values[step] ?? 0) * rolls;
  const total = numbers.reduce((sum, step) => sum + takenOf(step), 0n);
  let bits = 0n;
  while (2n ** bits <= total) bits++;
  const words = (bits + 31n) / 32n;
  for (;;) {
    let drawn = 0n;
    for (let word = 0n; word < words; word++) drawn = drawn * ALL + spare.next();
    drawn /= 2n ** (32n * words - bits);
    for (const step of numbers) {
      if (drawn < takenOf(step)) return step;
      drawn -= takenOf(step);
    }
  }
}

/** The exact results for a chain. */
export interface Absorption {
  /** The probability of each end. */
  readonly ends: readonly number[];
  /** The mean of each counter, and its variance. */
  readonly means: readonly number[];
  readonly variances: readonly number[];
}

/**
 * Ends and counters of a chain, from its linear equations x = P x + b: the expectation in a state follows from those
 * of the next states. Solved by Gaussian elimination; the second moment of a counter is E[(a + Y)²] = a² + 2 a E[Y] +
 * E[Y²] over the steps.
 */
export function absorptionOf({ start, states, ends, counters }: Chain): Absorption {
  const distribution = states.map((steps) => {
    const rolls = Number(steps.reduce((sum, { weight }) => sum + weight, 0n));
    return steps.map(({ weight, to, adds }) => ({ p: Number(weight) / rolls, to, adds }));
  });
  const solved = (right: (step: (typeof distribution)[number][number]) => number): number[] => {
    const rows = distribution.map((steps, s) => {
      const row = states.map((_, other) => Number(s === other));
      for (const { p, to } of steps) if ('state' in to) row[to.state] = (row[to.state] ?? 0) - p;
      return [...row, steps.reduce((sum, step) => sum + step.p * right(step), 0)];
    });
    return gauss(rows);
  };
  const after = (to: { state: number } | { end: number }, values: readonly number[]) =>
    'state' in to ? (values[to.state] ?? 0) : 0;
  const numbers = Array.from({ length: counters }, (_, i) => i);
  const means = numbers.map((i) => solved(({ adds }) => adds[i] ?? 0));
  const squares = numbers.map((i) =>
    solved(({ adds, to }) => {
      const a = adds[i] ?? 0;
      return a * a + 2 * a * after(to, means[i] ?? []);
    }),
  );
  return {
    ends: Array.from(
      { length: ends },
      (_, end) => solved(({ to }) => ('end' in to && to.end === end ? 1 : 0))[start] ?? Number.NaN,
    ),
    means: means.map((values) => values[start] ?? Number.NaN),
    variances: squares.map((values, i) => (values[start] ?? 0) - (means[i]?.[start] ?? 0) ** 2),
  };
}

/** @param rows the coefficients, with the right-hand side last */
function gauss(rows: number[][]): number[] {
  const n = rows.length;
  for (let column = 0; column < n; column++) {
    let pivot = column;
    for (let row = column; row < n; row++) {
      if (Math.abs(rows[row]?.[column] ?? 0) > Math.abs(rows[pivot]?.[column] ?? 0)) pivot = row;
    }
    const chosen = rows[pivot] as number[];
    rows[pivot] = rows[column] as number[];
    rows[column] = chosen;
    for (const [row, values] of rows.entries()) {
      if (row === column) continue;
      const times = (values[column] ?? 0) / (chosen[column] ?? 0);
      for (let i = column; i <= n; i++) values[i] = (values[i] ?? 0) - times * (chosen[i] ?? 0);
    }
  }
  return rows.map((values, row) => (values[n] ?? 0) / (values[row] ?? 0));
}
