import { describe, expect, test } from 'vitest';
import type { Throw } from '../../../src/chance/dice/throw.ts';
import { weigh } from '../../../src/chance/exact/weigh.ts';
import { prepare } from '../../../src/chance/simulate/kernels/program.ts';
import { CHUNK_TRIALS } from '../../../src/chance/simulate/kernels/streams.ts';
import { rollBatch } from '../../../src/chance/simulate/schedule/roll-batch.ts';
import { chiSquareTailByIntegration, pearson } from '../../oracle/chi-square.ts';
import { attackDice, d20 } from '../dice/throws.ts';

/*
 * Pearson's chi-square of simulated against exact counts. A correct simulation falls below p = 1e-6 once in a million
 * seeds, and these 15 are fixed, so a failure means a fault, not bad luck. With this many trials, a face that is
 * rolled 1% too often or too rarely would be far beyond the threshold.
 */
const LEAST_P = 1e-6;
const TRIALS = 2 * CHUNK_TRIALS;

const throws: [string, Throw][] = [
  ['6 attack against 3 defense dice', attackDice(6, 3)],
  ['9 attack against 7 defense dice and a D20, by an alias table', attackDice(9, 7, d20(17))],
  ['30 attack against 30 defense dice, in two draws', attackDice(30, 30)],
];

describe.each(throws)('%s', (_, thrown) => {
  const { weights, total } = weigh(thrown);
  const program = prepare(thrown);

  test.each(['1', '2', 'knockback', 'born-on-a-monday', ''])('seed "%s" agrees', (seed) => {
    const batch = { job: 0, program, seed, firstChunk: 0, chunks: 2, lastTrials: CHUNK_TRIALS };
    const counts = rollBatch(batch);
    // Cells expected fewer than 5 times are counted as one.
    const rare = { count: 0, expected: 0 };
    const cells: { count: number; expected: number }[] = [rare];
    for (const [cell, weight] of weights) {
      const expected = (Number(weight) / Number(total)) * TRIALS;
      const count = counts[cell] ?? 0;
      if (expected < 5) {
        rare.count += count;
        rare.expected += expected;
      } else cells.push({ count, expected });
    }
    if (rare.expected < 5) cells.shift();
    const possible = [...weights.keys()].reduce((sum, cell) => sum + (counts[cell] ?? 0), 0);
    expect(possible).toBe(TRIALS);
    const statistic = pearson(
      cells.map(({ count }) => count),
      cells.map(({ expected }) => expected),
    );
    expect(chiSquareTailByIntegration(statistic, cells.length - 1)).toBeGreaterThan(LEAST_P);
  });
});
