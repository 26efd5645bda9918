import { describe, expect, test } from 'vitest';
import { prepare } from '../../../../src/chance/simulate/kernels/program.ts';
import { rollBatch } from '../../../../src/chance/simulate/schedule/roll-batch.ts';
import type { Batch } from '../../../../src/chance/simulate/schedule/roller.ts';
import { answers } from '../../../../src/chance/simulate/threads/answers.ts';
import { attackDice } from '../../dice/throws.ts';
import { battleProgram } from '../battles.ts';
import { coinDuelProgram } from '../kernels/chains/chains.ts';

const batch = (job: number, firstChunk: number) => ({
  job,
  program: prepare(attackDice(3 + job, 2)),
  seed: 'answers',
  firstChunk,
  chunks: 2,
  lastTrials: 321,
});
const withoutProgram = ({ program: _, ...request }: Batch) => request;

describe('a worker answers a request', () => {
  test('with the counts of its batch, and goes on with the program of the job', async () => {
    const answer = answers();
    expect(await answer(batch(0, 0))).toEqual(rollBatch(batch(0, 0)));
    expect(await answer(withoutProgram(batch(0, 2)))).toEqual(rollBatch(batch(0, 2)));
    expect(await answer(batch(1, 0))).toEqual(rollBatch(batch(1, 0)));
    expect(await answer(withoutProgram(batch(1, 2)))).toEqual(rollBatch(batch(1, 2)));
    expect(await answer(batch(0, 4))).toEqual(rollBatch(batch(0, 4)));
  });

  test('of fights as well as of throws', async () => {
    const answer = answers();
    const fights = { ...batch(0, 3), program: structuredClone(coinDuelProgram), chunks: 1 };
    expect(await answer(fights)).toEqual(rollBatch({ ...fights, program: coinDuelProgram }));
    expect(await answer(batch(1, 0))).toEqual(rollBatch(batch(1, 0)));
  });

  test('in the order of the requests, though the engine of battles has to be loaded first', async () => {
    const answer = answers();
    const order: number[] = [];
    const games = { ...batch(0, 0), program: battleProgram(1), chunks: 1, lastTrials: 2 };
    const asked = [games, withoutProgram({ ...games, firstChunk: 1 }), batch(1, 0)].map(
      async (request, i) => {
        await answer(request);
        order.push(i);
      },
    );
    await Promise.all(asked);
    expect(order).toEqual([0, 1, 2]);
  });

  test('with the program that came last, whatever the job', async () => {
    const answer = answers();
    await expect(answer(withoutProgram(batch(0, 0)))).rejects.toThrow(
      new Error('job 0 was sent without its program'),
    );
    await answer(batch(0, 0));
    const next = { ...batch(1, 0), program: batch(0, 0).program };
    expect(await answer(withoutProgram(next))).toEqual(rollBatch(next));
  });
});
