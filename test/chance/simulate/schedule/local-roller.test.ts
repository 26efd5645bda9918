import { expect, test } from 'vitest';
import { localRoller } from '../../../../src/chance/simulate/schedule/local-roller.ts';
import { rollBatch } from '../../../../src/chance/simulate/schedule/roll-batch.ts';
import { programOf } from '../kernels/programs.ts';

const batch = {
  job: 0,
  program: programOf([{ faces: [0, 1, 2] }]),
  seed: 'local',
  firstChunk: 3,
  chunks: 1,
  lastTrials: 1000,
};

test('a batch is rolled on this thread, after a pause', async () => {
  let resume = () => {};
  const roller = localRoller(() => new Promise((resolve) => (resume = resolve)));
  let counts: Uint32Array | undefined;
  const rolled = roller.roll(batch).then((found) => (counts = found));
  await new Promise((resolve) => setImmediate(resolve));
  expect(counts).toBeUndefined();
  resume();
  await rolled;
  expect(counts).toEqual(rollBatch(batch));
});
