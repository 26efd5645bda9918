import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { prepare } from '../../src/chance/simulate/kernels/program.ts';
import { rollOrPlay } from '../../src/chance/simulate/schedule/roll-batch.ts';
import { fieldAnswers } from '../../src/studies/field/threads/field-answers.ts';
import { attackDice } from '../chance/dice/throws.ts';
import { battleProgram } from '../chance/simulate/battles.ts';
import { cardNamed, SETTING } from '../studies/field/fields.ts';

/** Gives a Node worker the names that a page's worker has. */
const AS_IN_A_PAGE = `
  const { parentPort } = require('node:worker_threads');
  globalThis.postMessage = (message) => parentPort.postMessage(message);
  parentPort.on('message', (data) => globalThis.onmessage({ data, ports: [] }));
`;

/**
 * The script that the library starts as a page's worker, run on a Node thread. It answers requests in order.
 */
function workerOfPages() {
  const script = readFileSync('dist/browser-worker.txt', 'utf8');
  const worker = new Worker(`${AS_IN_A_PAGE}\n${script}`, { eval: true });
  onTestFinished(() => void worker.terminate());
  return (request: object) =>
    new Promise((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.postMessage(request);
    });
}

const batch = { job: 0, seed: 'page', firstChunk: 1, chunks: 1, lastTrials: 20 };

test('the worker of pages plays battles and rolls attacks as Node does', async () => {
  const ask = workerOfPages();
  for (const program of [battleProgram(2), prepare(attackDice(4, 3))]) {
    const expected = await rollOrPlay({ ...batch, program });
    expect(await ask({ ...batch, program })).toEqual(expected);
    expect(expected.some((count) => count > 0)).toBe(true);
  }
});

test('the same worker plays pairs of a field as Node does, and rolls for whoever asks that', async () => {
  const setting = { setting: SETTING, sides: ['a', 'b'].map((name) => cardNamed(name).side) };
  const ask = workerOfPages();
  const pairs = Uint32Array.of(0, 1);
  expect(await ask({ pairs, program: setting })).toEqual(
    fieldAnswers()({ pairs, program: setting }),
  );
  const program = prepare(attackDice(4, 3));
  expect(await ask({ ...batch, program })).toEqual(await rollOrPlay({ ...batch, program }));
});

test('whoever started it is told of what fails', async () => {
  await expect(workerOfPages()(batch)).rejects.toThrow('job 0 was sent without its program');
});
