import { expect, test } from 'vitest';
import { prepare } from '../../../../src/chance/simulate/kernels/program.ts';
import {
  CHUNK_TRIALS,
  chainState,
  chunkState,
} from '../../../../src/chance/simulate/kernels/streams.ts';
import { earlyMarks } from '../../../../src/chance/simulate/schedule/early-marks.ts';
import { referenceChainKernel } from '../../../oracle/chain.ts';
import { referenceKernel } from '../../../oracle/kernel.ts';
import { attackDice } from '../../dice/throws.ts';
import { coinDuelProgram } from '../kernels/chains/chains.ts';

const program = prepare(attackDice(2, 1));
const watched = [1, 2, 5];

test('the early marks are those of the trials with which a run of the seed begins', () => {
  const marks = [128, 256, 512, 1024].map((trials) => {
    const counts = new Uint32Array(program.cells);
    referenceKernel(program, chunkState('early', 0), trials, counts);
    return { trials, hits: watched.reduce((sum, cell) => sum + (counts[cell] ?? 0), 0) };
  });
  expect(earlyMarks({ program, watched }, 'early', 2000)).toEqual(marks);
});

test('of a job that watches nothing there are none', () => {
  expect(earlyMarks({ program }, 'early', 2000)).toEqual([]);
});

test('they double from 128 to half a chunk, and stay below the trials of the run', () => {
  const at = (trials: number) =>
    earlyMarks({ program, watched }, 'early', trials).map((mark) => mark.trials);
  expect(at(128)).toEqual([]);
  expect(at(129)).toEqual([128]);
  expect(at(10 * CHUNK_TRIALS).at(-1)).toBe(CHUNK_TRIALS / 2);
  expect(at(10 * CHUNK_TRIALS)).toHaveLength(13);
});

test('those of fights are of the fights with which a run begins, up to a sixteenth of a chunk', () => {
  const job = { program: coinDuelProgram, watched: [1] };
  const marks = earlyMarks(job, 'early', 10 * CHUNK_TRIALS);
  expect(marks.map((mark) => mark.trials)).toEqual(
    [7, 8, 9, 10, 11, 12, 13, 14, 15, 16].map((n) => 2 ** n),
  );
  for (const { trials, hits } of marks.slice(0, 4)) {
    const counts = new Uint32Array(coinDuelProgram.cells);
    referenceChainKernel(coinDuelProgram, chainState('early', 0), trials, counts);
    expect(hits).toBe(counts[1]);
  }
});
