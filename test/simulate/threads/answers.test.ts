import { describe, expect, test } from 'vitest';
import { prepare } from '../../../src/simulate/kernels/program.ts';
import { rollBatch } from '../../../src/simulate/schedule/roll-batch.ts';
import type { Batch } from '../../../src/simulate/schedule/roller.ts';
import { answers } from '../../../src/simulate/threads/answers.ts';
import { attackDice } from '../../dice/throws.ts';
import { coinDuelProgram } from '../kernels/chains/chains.ts';

const batch = (job: number, firstChunk: number): Batch => ({
  job,
  program: prepare(attackDice(3 + job, 2)),
  seed: 'answers',
  firstChunk,
  chunks: 2,
  lastTrials: 321,
});
const withoutProgram = ({ program: _, ...request }: Batch) => request;

describe('a worker answers a request', () => {
  test('with the counts of its batch, and goes on with the program of the job', () => {
    const answer = answers();
    expect(answer(batch(0, 0))).toEqual(rollBatch(batch(0, 0)));
    expect(answer(withoutProgram(batch(0, 2)))).toEqual(rollBatch(batch(0, 2)));
    expect(answer(batch(1, 0))).toEqual(rollBatch(batch(1, 0)));
    expect(answer(withoutProgram(batch(1, 2)))).toEqual(rollBatch(batch(1, 2)));
    expect(answer(batch(0, 4))).toEqual(rollBatch(batch(0, 4)));
  });

  test('of fights as well as of throws', () => {
    const answer = answers();
    const fights = { ...batch(0, 3), program: structuredClone(coinDuelProgram), chunks: 1 };
    expect(answer(fights)).toEqual(rollBatch({ ...fights, program: coinDuelProgram }));
    expect(answer(batch(1, 0))).toEqual(rollBatch(batch(1, 0)));
  });

  test('with the program that came last, whatever the job', () => {
    const answer = answers();
    expect(() => answer(withoutProgram(batch(0, 0)))).toThrow(
      new Error('job 0 came without its program'),
    );
    answer(batch(0, 0));
    const next = { ...batch(1, 0), program: batch(0, 0).program };
    expect(answer(withoutProgram(next))).toEqual(rollBatch(next));
  });
});
