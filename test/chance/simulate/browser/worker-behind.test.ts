import { expect, test } from 'vitest';
import {
  type BrowserWorker,
  workerBehind,
} from '../../../../src/chance/simulate/browser/worker.ts';

test('what a worker behind a port is sent reaches it, its answers come back, and no more once it is ended', async () => {
  const { port1, port2 } = new MessageChannel();
  const worker: BrowserWorker = workerBehind(port1);
  const received: unknown[] = [];
  port2.onmessage = ({ data }) => {
    received.push(data);
    port2.postMessage(`${data}, answered`);
  };
  const answer = await new Promise((resolve) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.postMessage('asked');
  });
  expect(answer).toBe('asked, answered');
  const closed = new Promise((resolve) => port2.addEventListener('close', resolve));
  worker.terminate();
  worker.postMessage('too late');
  await closed;
  expect(received).toEqual(['asked']);
});
