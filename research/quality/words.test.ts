import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { chainState, chunkState, LANES } from '../../src/chance/simulate/kernels/streams.ts';
import { Xoshiro } from '../../test/oracle/xoshiro.ts';

/** The first words that the program prints. `npm test` builds the program first. */
async function wordsOf(order: string, count: number): Promise<number[]> {
  const program = spawn(process.execPath, ['build/tool.js', 'words', order]);
  const parts: Buffer[] = [];
  for await (const part of program.stdout) {
    parts.push(part);
    if (Buffer.concat(parts).length >= 4 * count) break;
  }
  program.kill();
  const bytes = Buffer.concat(parts);
  return Array.from({ length: count }, (_, i) => bytes.readUInt32LE(4 * i));
}

/** The words of a chunk according to the reference, block by block and lane by lane. */
function expected(chunk: number, count: number, stateOf = chunkState): number[] {
  const state = stateOf('knockback', chunk);
  const lanes = Array.from(
    { length: LANES },
    (_, lane) => new Xoshiro([0, 1, 2, 3].map((word) => state[LANES * word + lane] ?? 0)),
  );
  return Array.from({ length: count }, (_, i) => Number(lanes[i % LANES]?.next()));
}

test('what the battery is fed are the words of the streams: those of one chunk in order', async () => {
  expect(await wordsOf('consecutive', 1000)).toEqual(expected(0, 1000));
});

test('and those of 1,024 chunks in turn', async () => {
  const chunks = Array.from({ length: 1024 }, (_, chunk) => expected(chunk, 8));
  const inTurn = Array.from({ length: 8 }, (_, i) => chunks.map((words) => words[i]));
  expect(await wordsOf('interleaved', 8 * 1024)).toEqual(inTurn.flat());
});

test('and those of the lanes on which fights are played', async () => {
  expect(await wordsOf('fights', 1000)).toEqual(expected(0, 1000, chainState));
});
