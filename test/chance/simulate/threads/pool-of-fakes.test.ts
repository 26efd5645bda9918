import { beforeEach, expect, test, vi } from 'vitest';
import { startWorkers } from '../../../../src/chance/simulate/threads/pool.ts';
import { FakeWorker } from './fake-workers.ts';

type Acquired = (error: Error | null, worker?: FakeWorker) => void;

/** What was requested from the pool, and the request at which the machine has no more threads. */
const pool = vi.hoisted(() => ({
  max: [] as (number | undefined)[],
  files: [] as string[],
  workers: [] as FakeWorker[],
  failing: -1,
}));

vi.mock('worker-threads-pool', () => ({
  default: class {
    constructor({ max }: { max?: number }) {
      pool.max.push(max);
    }
    acquire(file: string, _: object, callback: Acquired): void {
      const i = pool.files.push(file) - 1;
      if (i === pool.failing) {
        callback(new Error('no more threads'));
        return;
      }
      const worker = new FakeWorker();
      pool.workers.push(worker);
      callback(null, worker);
    }
  },
}));

beforeEach(() => {
  pool.max.length = 0;
  pool.files.length = 0;
  pool.workers.length = 0;
  pool.failing = -1;
});

const terminated = () => pool.workers.map((worker) => worker.terminated);

test('a pool of so many workers is asked for each of them, on the file that is given', async () => {
  const rollers = await startWorkers(3, 'worker.js');
  expect(rollers).toHaveLength(3);
  expect(pool.max).toEqual([3]);
  expect(pool.files).toEqual(['worker.js', 'worker.js', 'worker.js']);
  expect(terminated()).toEqual([0, 0, 0]);
});

test('without a file it is the worker that the build has put beside the program', async () => {
  await startWorkers(1);
  expect(pool.files[0]).toMatch(/\/worker\.js$/);
});

test.each([0, 1, 2])(
  'where worker %i cannot be started none is left running, and it is said why',
  async (failing) => {
    pool.failing = failing;
    await expect(startWorkers(3, 'worker.js')).rejects.toThrow('no more threads');
    await new Promise((resolve) => setImmediate(resolve));
    expect(terminated()).toEqual([1, 1]);
  },
);

test('losses are reported, and without a listener they are no error', async () => {
  const lost: string[] = [];
  for (const onLost of [(reason: string) => void lost.push(reason), undefined]) {
    pool.workers.length = 0;
    await startWorkers(1, 'worker.js', onLost);
    pool.workers[0]?.answers(1);
    pool.workers[0]?.ends(3);
  }
  expect(lost).toEqual(['a worker thread ended early (exit code 3)']);
});
