import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { localRoller } from '../../src/simulate/local.ts';
import { startWorkers } from '../../src/simulate/pool.ts';
import { prepare } from '../../src/simulate/program.ts';
import type { Batch } from '../../src/simulate/roller.ts';
import { attackDice } from '../dice/throws.ts';

/** `npm test` builds it first. */
const WORKER = resolve('dist/worker.js');

const folder = mkdtempSync(join(tmpdir(), 'knockback-pool-'));
afterAll(() => rmSync(folder, { recursive: true }));

function workerFile(name: string, code: string): string {
  const file = join(folder, name);
  writeFileSync(file, code);
  return file;
}

const batch = (job: number, firstChunk: number): Batch => ({
  job,
  program: prepare(attackDice(3 + job, 2)),
  seed: 'workers',
  firstChunk,
  chunks: 2,
  lastTrials: 321,
});

test('worker threads roll what this thread rolls, whichever job comes next', async () => {
  const local = localRoller();
  const workers = await startWorkers(2, WORKER);
  // Jobs change to and fro: a program is sent along only when it is not the one before.
  const batches = [batch(0, 0), batch(0, 2), batch(1, 0), batch(0, 4), batch(1, 2), batch(1, 4)];
  for (const worker of workers) {
    const rolled = await Promise.all(batches.map((one) => worker.roll(one)));
    const expected = await Promise.all(batches.map((one) => local.roll(one)));
    expect(rolled).toEqual(expected);
  }
  for (const worker of workers) worker.release();
});

test('a worker that throws fails what it was asked, and all that it is asked later', async () => {
  const file = workerFile(
    'throws.mjs',
    `import { parentPort } from 'node:worker_threads';
     parentPort.once('message', () => { throw new Error('out of dice'); });`,
  );
  const [worker] = await startWorkers(1, file);
  const asked = [worker?.roll(batch(0, 0)), worker?.roll(batch(0, 2))];
  for (const roll of asked) {
    await expect(roll).rejects.toThrow(new Error('a worker thread failed: out of dice'));
  }
  await expect(worker?.roll(batch(0, 4))).rejects.toThrow('a worker thread failed: out of dice');
});

test('a worker that ends in the middle fails what it was asked', async () => {
  const file = workerFile(
    'ends.mjs',
    `import { parentPort } from 'node:worker_threads';
     parentPort.once('message', () => process.exit(7));`,
  );
  const [worker] = await startWorkers(1, file);
  await expect(worker?.roll(batch(0, 0))).rejects.toThrow(
    new Error('a worker thread ended early (exit code 7)'),
  );
});

test('a worker whose file is not there fails what it is asked', async () => {
  const [worker] = await startWorkers(1, join(folder, 'nowhere.js'));
  await expect(worker?.roll(batch(0, 0))).rejects.toThrow(/^a worker thread failed: Cannot find/);
});
