import { afterAll, describe, expect, test } from 'vitest';
import { playGamesHere } from '../../../../src/battle/index.ts';
import { prepareBattle, setGamePlayer } from '../../../../src/chance/index.ts';
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

describe('battles on this thread', () => {
  const games = {
    ...batch,
    program: prepareBattle({ game: {}, totals: {} }, [[{ field: 'winner', most: 2 }]]),
    lastTrials: 1,
  };
  const pause = () => new Promise<void>((resolve) => setImmediate(resolve));

  // Other tests of this process play real battles.
  afterAll(playGamesHere);

  test('are given up in the middle of a game once their roller is released', async () => {
    setGamePlayer(
      async () =>
        function* () {
          for (;;) yield;
        },
    );
    let pauses = 0;
    const roller = localRoller(async () => {
      await pause();
      pauses++;
      if (pauses === 3) roller.release();
    });
    await expect(roller.roll(games)).rejects.toThrow('the roller was released');
  });

  test('are played one batch after another, however soon the next one comes', async () => {
    const course: string[] = [];
    setGamePlayer(
      async () =>
        function* (_, { firstGame }) {
          course.push(`game ${firstGame} begins`);
          const due = performance.now() + 50;
          while (performance.now() < due) yield;
          course.push(`game ${firstGame} ends`);
        },
    );
    const roller = localRoller(pause);
    await Promise.all([roller.roll(games), roller.roll({ ...games, firstChunk: 4 })]);
    expect(course).toEqual(['game 12 begins', 'game 12 ends', 'game 16 begins', 'game 16 ends']);
  });
});
