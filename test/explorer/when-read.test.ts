import { expect, test } from 'vitest';
import type { BrowserWorker } from '../../src/chance/simulate/browser/worker.ts';
import type { Engine } from '../../src/explorer/engine/engine.ts';
import { engineLater, startingLater } from '../../src/explorer/when-read.ts';

/** A promise, and the function that fulfils it. */
function promised<T>() {
  let fulfil = (_value: T) => {};
  const promise = new Promise<T>((resolve) => {
    fulfil = resolve;
  });
  return { promise, fulfil };
}

test('an engine that is there later answers later, and drops what was given up', async () => {
  const calls: unknown[][] = [];
  const engine: Engine = {
    ask: async (...asked) => {
      calls.push(['ask', ...asked]);
      return undefined;
    },
    known: () => undefined,
    cancel: (line) => void calls.push(['cancel', line]),
  };
  const { promise, fulfil } = promised<Engine>();
  const later = engineLater(promise);
  const asked = { name: 'own', rules: '' };
  const answer = later.ask('a', 'ownPower', asked);
  later.cancel('a');
  await Promise.resolve();
  expect(calls).toEqual([]);
  fulfil(engine);
  expect(await answer).toBeUndefined();
  expect(calls).toEqual([
    ['ask', 'a', 'ownPower', asked],
    ['cancel', 'a'],
  ]);
});

/** Records the messages it receives, and sends those that the test gives. */
class Worker implements BrowserWorker {
  onmessage: BrowserWorker['onmessage'] = null;
  onerror: BrowserWorker['onerror'] = null;
  readonly told: unknown[][] = [];
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  postMessage(...sent: unknown[]) {
    this.told.push(sent);
  }

  terminate() {
    this.told.push(['terminate']);
  }
}

function workersLater() {
  const { promise, fulfil } = promised<(name?: string) => Worker>();
  const workers: Worker[] = [];
  const start = startingLater(promise, 'roller');
  const read = async () => {
    fulfil((name = '') => {
      workers.push(new Worker(name));
      return workers.at(-1) as Worker;
    });
    await promise;
  };
  return { workers, start, read };
}

test('a worker that is asked for early is told in order what it was sent, and is heard', async () => {
  const { workers, start, read } = workersLater();
  const worker = start();
  const heard: unknown[] = [];
  worker.onmessage = ({ data }) => heard.push(data);
  worker.onerror = ({ message }) => heard.push(message);
  worker.postMessage('one');
  worker.postMessage('two', []);
  expect(workers).toEqual([]);
  await read();
  worker.postMessage('three');
  await read();
  expect(workers.map(({ told }) => told)).toEqual([[['one'], ['two', []], ['three']]]);
  expect(workers[0]?.name).toBe('roller');
  workers[0]?.onmessage?.({ data: 'an answer' });
  workers[0]?.onerror?.({ message: 'a failure' });
  expect(heard).toEqual(['an answer', 'a failure']);
  worker.terminate();
  expect(workers[0]?.told.at(-1)).toEqual(['terminate']);
});

test('a worker that is ended early never starts', async () => {
  const { workers, start, read } = workersLater();
  const worker = start();
  worker.postMessage('one');
  worker.terminate();
  await read();
  expect(workers).toEqual([]);
});
