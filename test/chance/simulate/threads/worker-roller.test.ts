import { describe, expect, test } from 'vitest';
import type { Batch } from '../../../../src/chance/simulate/schedule/roller.ts';
import { workerRoller } from '../../../../src/chance/simulate/threads/pool.ts';
import { programOf } from '../kernels/programs.ts';
import { fakeWorkers } from './fake-workers.ts';

const programs = [programOf([{ faces: [0, 1] }]), programOf([{ faces: [0, 1, 2] }])];
const batch = (job: 0 | 1, firstChunk: number): Batch => ({
  job,
  program: programs[job] ?? programOf([]),
  seed: 'roller',
  firstChunk,
  chunks: 1,
  lastTrials: 5,
});
const withoutProgram = ({ program: _, ...request }: Batch) => request;

/** A roller on fake workers, and the reasons why it has lost some. */
async function started() {
  const fakes = fakeWorkers();
  const lost: string[] = [];
  const roller = await workerRoller(fakes.acquire, (reason) => lost.push(reason));
  return { ...fakes, lost, roller };
}

/** Waits until all promises made so far are settled. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** The state of a promise: a count, the message of an error, or pending. */
async function stateOf(rolled: Promise<Uint32Array>): Promise<number | string | undefined> {
  const counts = rolled.then(
    ([count]) => count,
    (error: Error) => error.message,
  );
  return Promise.race([counts, settled().then(() => undefined)]);
}

describe('a worker', () => {
  test('is sent batches as they come, the program only with the first of a job in a row', async () => {
    const { roller, worker } = await started();
    const batches = [batch(0, 0), batch(0, 1), batch(1, 0), batch(1, 1), batch(0, 2)];
    for (const one of batches) void roller.roll(one);
    expect(worker(0).sent).toEqual([
      batch(0, 0),
      withoutProgram(batch(0, 1)),
      batch(1, 0),
      withoutProgram(batch(1, 1)),
      batch(0, 2),
    ]);
  });

  test('answers batches in the order in which they were sent', async () => {
    const { roller, worker } = await started();
    const [first, second] = [roller.roll(batch(0, 0)), roller.roll(batch(0, 1))];
    worker(0).answers(7);
    expect([await stateOf(first), await stateOf(second)]).toEqual([7, undefined]);
    worker(0).answers(8);
    expect(await stateOf(second)).toBe(8);
  });

  test('is ended when it is released, and that is no loss', async () => {
    const { roller, worker, workers, lost } = await started();
    const rolled = roller.roll(batch(0, 0));
    worker(0).answers(1);
    await rolled;
    roller.release();
    expect(worker(0).terminated).toBe(1);
    worker(0).ends(1);
    await settled();
    expect(lost).toEqual([]);
    expect(workers).toHaveLength(1);
  });
});

describe('a worker that is lost before it has answered', () => {
  test('fails all that was asked of it and all that will be, and is not replaced', async () => {
    const { roller, worker, workers, lost } = await started();
    const asked = [roller.roll(batch(0, 0)), roller.roll(batch(0, 1))];
    worker(0).ends(1, new Error('out of dice'));
    const failed = 'a worker thread failed: out of dice';
    expect(await Promise.all(asked.map(stateOf))).toEqual([failed, failed]);
    expect(await stateOf(roller.roll(batch(0, 2)))).toBe(failed);
    expect(worker(0).sent).toHaveLength(2);
    expect(workers).toHaveLength(1);
    expect(lost).toEqual([]);
  });

  test.each<
    [string, (worker: ReturnType<ReturnType<typeof fakeWorkers>['worker']>) => void, string]
  >([
    ['an exit', (worker) => worker.ends(7), 'a worker thread ended early (exit code 7)'],
    [
      'a lack of memory',
      (worker) => {
        const error = Object.assign(new Error('limit'), { code: 'ERR_WORKER_OUT_OF_MEMORY' });
        worker.ends(1, error);
      },
      'a worker thread failed: limit (a lower number of --threads needs less memory)',
    ],
    [
      'another code of an error',
      (worker) => worker.ends(1, Object.assign(new Error('gone'), { code: 'ENOENT' })),
      'a worker thread failed: gone',
    ],
  ])('says that by %s', async (_, lose, says) => {
    const { roller, worker } = await started();
    const rolled = roller.roll(batch(0, 0));
    lose(worker(0));
    expect(await stateOf(rolled)).toBe(says);
  });

  test('by an answer that cannot be read is ended first', async () => {
    const { roller, worker } = await started();
    const rolled = roller.roll(batch(0, 0));
    worker(0).emit('messageerror', new Error('not cloned'));
    expect([worker(0).terminated, await stateOf(rolled)]).toEqual([1, undefined]);
    worker(0).ends(1);
    expect(await stateOf(rolled)).toBe("a worker thread's answer could not be read: not cloned");
  });
});

describe('a worker that is lost after it has answered', () => {
  /** Has answered the first of three batches, of which the last two are of another job. */
  async function proven() {
    const all = await started();
    const rolls = [batch(0, 0), batch(1, 0), batch(1, 1)].map((one) => all.roller.roll(one));
    all.worker(0).answers(1);
    return { ...all, rolls };
  }

  test('is replaced by one that is asked what it owed, program and all', async () => {
    const { worker, workers, lost, rolls } = await proven();
    worker(0).ends(3);
    await settled();
    expect(lost).toEqual(['a worker thread ended early (exit code 3)']);
    expect(workers).toHaveLength(2);
    expect(worker(1).sent).toEqual([batch(1, 0), withoutProgram(batch(1, 1))]);
    worker(1).answers(2);
    worker(1).answers(3);
    expect(await Promise.all(rolls.map(stateOf))).toEqual([1, 2, 3]);
  });

  test('is replaced by one that must prove itself anew', async () => {
    const { roller, worker, workers, lost, rolls } = await proven();
    worker(0).ends(3);
    await settled();
    worker(1).ends(4);
    const ended = 'a worker thread ended early (exit code 4)';
    expect(await Promise.all(rolls.map(stateOf))).toEqual([1, ended, ended]);
    expect(await stateOf(roller.roll(batch(0, 0)))).toBe(ended);
    expect([workers.length, lost.length]).toEqual([2, 1]);
  });

  test('is not replaced where it owes nothing any more since it was released', async () => {
    const { roller, worker, workers, lost } = await proven();
    roller.release();
    worker(0).ends(3);
    await settled();
    expect([workers.length, lost.length]).toEqual([1, 0]);
  });

  test('and released while another starts, ends that one immediately', async () => {
    const { roller, worker } = await proven();
    worker(0).ends(3);
    roller.release();
    await settled();
    expect(worker(1).terminated).toBe(1);
    expect(worker(1).sent).toEqual([]);
  });

  test('fails what it owed where no other can be started', async () => {
    const { acquire, worker } = fakeWorkers();
    let starts = 0;
    const oneAlone = async () => {
      if (++starts > 1) throw new Error('no more threads');
      return acquire();
    };
    const roller = await workerRoller(oneAlone, () => {});
    const [first, second] = [roller.roll(batch(0, 0)), roller.roll(batch(0, 1))];
    worker(0).answers(1);
    worker(0).ends(3);
    expect(await Promise.all([first, second].map(stateOf))).toEqual([1, 'no more threads']);
    expect(await stateOf(roller.roll(batch(0, 2)))).toBe('no more threads');
  });
});
