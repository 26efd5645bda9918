import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { prepare } from '../../../../src/chance/simulate/kernels/program.ts';
import { localRoller } from '../../../../src/chance/simulate/schedule/local-roller.ts';
import type { Batch } from '../../../../src/chance/simulate/schedule/roller.ts';
import { startWorkers } from '../../../../src/chance/simulate/threads/pool.ts';
import { machine } from '../../../machine.ts';
import { attackDice } from '../../dice/throws.ts';

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
  const local = localRoller(machine.pause);
  const workers = await startWorkers(2, WORKER);
  // Jobs alternate: a program is only sent if it differs from the one before.
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

/** The built worker with a fault: code that runs on each request before the worker handles it. */
function faultyWorker(name: string, fault: string): string {
  return workerFile(
    name,
    `import { parentPort } from 'node:worker_threads';
     const on = parentPort.on.bind(parentPort);
     let requests = 0;
     parentPort.on = (event, listener) =>
       on(event, (request) => {
         requests++;
         ${fault}
         listener(request);
       });
     await import(${JSON.stringify(pathToFileURL(WORKER).href)});`,
  );
}

test.each([
  ['throws', `throw new Error('out of dice')`, 'a worker thread failed: out of dice'],
  ['ends', 'process.exit(7)', 'a worker thread ended early (exit code 7)'],
])('what a worker owes that %s is rolled again, and rolled the same', async (name, fault, why) => {
  const lost: string[] = [];
  const file = faultyWorker(`later-${name}.mjs`, `if (requests === 3) ${fault};`);
  const [worker] = await startWorkers(1, file, (reason) => lost.push(reason));
  const local = localRoller(machine.pause);
  const batches = [batch(0, 0), batch(1, 0), batch(1, 2), batch(1, 4), batch(0, 2), batch(1, 6)];
  for (const pair of [batches.slice(0, 2), batches.slice(2, 4), batches.slice(4)]) {
    const rolled = await Promise.all(pair.map((one) => worker?.roll(one)));
    expect(rolled).toEqual(await Promise.all(pair.map((one) => local.roll(one))));
  }
  expect(lost).toEqual([why, why]);
  worker?.release();
});

test('a batch that ends every worker fails the roller, after a second try', async () => {
  const lost: string[] = [];
  const file = faultyWorker('poisoned.mjs', `if (request.firstChunk === 8) process.exit(3);`);
  const [worker] = await startWorkers(1, file, (reason) => lost.push(reason));
  await worker?.roll(batch(0, 0));
  const ended = 'a worker thread ended early (exit code 3)';
  await expect(worker?.roll(batch(0, 8))).rejects.toThrow(new Error(ended));
  expect(lost).toEqual([ended]);
});

test('a worker out of memory is told from other faults, with what to do', async () => {
  const file = workerFile(
    'hoards.mjs',
    `import { parentPort, Worker } from 'node:worker_threads';
     parentPort.once('message', () => {
       const hoard = 'const all = []; for (;;) all.push(new Array(1000).fill(all.length));';
       new Worker(hoard, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 8 } });
     });`,
  );
  const [worker] = await startWorkers(1, file);
  await expect(worker?.roll(batch(0, 0))).rejects.toThrow(
    /^a worker thread failed: .*memory limit.* \(a lower number of --threads needs less memory\)$/,
  );
});
