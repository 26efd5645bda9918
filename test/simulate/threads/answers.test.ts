import { describe, expect, test } from 'vitest';
import { prepare } from '../../../src/simulate/kernels/program.ts';
import { rollBatch } from '../../../src/simulate/kernels/roll-batch.ts';
import type { Batch } from '../../../src/simulate/schedule/roller.ts';
import { answers } from '../../../src/simulate/threads/answers.ts';
import { attackDice } from '../../dice/throws.ts';

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

  test('only if it has the program of that very job', () => {
    const answer = answers();
    const refused = (job: number) => new Error(`job ${job} came without its program`);
    expect(() => answer(withoutProgram(batch(0, 0)))).toThrow(refused(0));
    answer(batch(0, 0));
    expect(() => answer(withoutProgram(batch(1, 0)))).toThrow(refused(1));
    answer(batch(1, 0));
    expect(() => answer(withoutProgram(batch(0, 0)))).toThrow(refused(0));
  });
});
