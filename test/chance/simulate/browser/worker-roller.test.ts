import { expect, test } from 'vitest';
import { combatDie } from '../../../../src/chance/dice/die.ts';
import {
  browserMachine,
  workerRoller,
} from '../../../../src/chance/simulate/browser/browser-machine.ts';
import type { BrowserWorker } from '../../../../src/chance/simulate/browser/worker.ts';
import { prepare } from '../../../../src/chance/simulate/kernels/program.ts';
import { rollBatch } from '../../../../src/chance/simulate/schedule/roll-batch.ts';
import { answers, type WorkerRequest } from '../../../../src/chance/simulate/threads/answers.ts';

/** A worker on this thread, which answers a little later. */
function worker() {
  const answer = answers();
  const sent: WorkerRequest[] = [];
  const it: BrowserWorker & { isEnded: boolean } = {
    onmessage: null,
    onerror: null,
    isEnded: false,
    postMessage(message) {
      sent.push(message as WorkerRequest);
      void answer(message as WorkerRequest).then((data) => it.onmessage?.({ data }));
    },
    terminate() {
      it.isEnded = true;
    },
  };
  return { it, sent };
}

const programOf = (count: number) =>
  prepare([{ name: 'attack', die: combatDie, count, asked: ['skull'] }]);

const batch = (firstChunk: number, program: ReturnType<typeof programOf>) => ({
  job: 0,
  program,
  seed: 'a',
  firstChunk,
  chunks: 1,
  lastTrials: 1000,
});

test('a worker rolls what this thread would roll, and is sent each program once', async () => {
  const { it, sent } = worker();
  const roller = workerRoller(it);
  const [one, two] = [programOf(2), programOf(3)];
  const batches = [batch(0, one), batch(1, one), batch(0, two)];
  const counts = await Promise.all(batches.map((each) => roller.roll(each)));
  expect(counts).toEqual(batches.map(rollBatch));
  expect(sent.map(({ program }) => program !== undefined)).toEqual([true, false, true]);
  roller.release();
  expect(it.isEnded).toBe(true);
});

test('a browser starts as many rollers as are asked for, and rests between their batches', async () => {
  const machine = browserMachine((count) => Array.from({ length: count }, () => worker().it), 4);
  expect(machine.threads).toBe(4);
  const rollers = await machine.start(2);
  const batches = [batch(0, programOf(2)), batch(1, programOf(2))];
  const counts = await Promise.all(batches.map((each, i) => rollers[i]?.roll(each)));
  expect(counts).toEqual(batches.map(rollBatch));
  let isHandled = false;
  setImmediate(() => {
    isHandled = true;
  });
  while (!isHandled) await machine.pause();
});

test('a worker that fails fails its batches', async () => {
  const { it } = worker();
  it.postMessage = () => {};
  const rolled = workerRoller(it).roll(batch(0, programOf(2)));
  it.onerror?.({ message: 'no memory' });
  await expect(rolled).rejects.toThrow('a worker failed: no memory');
});
