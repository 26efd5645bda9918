import { expect, test } from 'vitest';
import {
  type BrowserWorker,
  workerBehind,
} from '../../../../src/chance/simulate/browser/worker.ts';

test('messages reach a worker behind a port, and its answers return each time', async () => {
  const { port1, port2 } = new MessageChannel();
  const worker: BrowserWorker = workerBehind(port1);
  const received: unknown[] = [];
  port2.onmessage = ({ data }) => {
    received.push(data);
    port2.postMessage(`${data}, answered`);
  };
  const ask = (text: string) =>
    new Promise((resolve) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.postMessage(text);
    });
  expect(await ask('asked')).toBe('asked, answered');
  worker.terminate();
  expect(await ask('asked again')).toBe('asked again, answered');
  expect(received).toEqual(['asked', 'asked again']);
  port1.close();
});
