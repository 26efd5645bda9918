import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { nodeMachine } from '../../../../src/chance/simulate/threads/pool.ts';
import { machine } from '../../../machine.ts';

test('this machine runs as many threads as the system has room for', () => {
  expect(nodeMachine().threads).toBe(availableParallelism());
});

test('a pause lets what waits for this thread have its turn', async () => {
  let turns = 0;
  const waiting = setInterval(() => turns++, 0);
  while (turns < 2) await machine.pause();
  clearInterval(waiting);
});

test('it starts as many rollers as are asked for, each on the file that it was given', async () => {
  const rollers = await machine.start(3);
  expect(rollers).toHaveLength(3);
  for (const roller of rollers) roller.release();
});
