import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { atOnce } from '../../../../src/base/words/steps.ts';
import { pairAnswers } from '../../../../src/studies/field/pair-answers.ts';
import { fieldAnswers } from '../../../../src/studies/field/threads/field-answers.ts';
import { nodeFieldMachine } from '../../../../src/studies/field/threads/field-machine.ts';
import { cardNamed, SETTING } from '../fields.ts';

const program = {
  setting: SETTING,
  sides: ['a', 'b', 'c'].map((name, i) => cardNamed(name, { life: 2 + i }).side),
};
const requests = [Uint32Array.of(0, 1, 0, 2), Uint32Array.of(1, 2), Uint32Array.of(2, 2)];

test('worker threads answer what this thread answers, every request in its turn', async () => {
  const here = pairAnswers(program);
  // `npm test` builds it first.
  const machine = nodeFieldMachine(resolve('dist/worker.js'));
  const players = await machine.start(program, 2, () => {});
  for (const player of players) {
    const answers = await Promise.all(requests.map((pairs) => player.play(pairs)));
    expect(answers).toEqual(requests.map((pairs) => atOnce(here(pairs))));
  }
  for (const player of players) player.release();
});

test('a worker is told of the field once, and knows nothing without', () => {
  const answers = fieldAnswers();
  expect(() => answers({ pairs: Uint32Array.of(0, 1) })).toThrow(
    'pairs were sent without their field',
  );
  const first = answers({ pairs: Uint32Array.of(0, 1), program });
  expect(answers({ pairs: Uint32Array.of(0, 1) })).toEqual(first);
});
