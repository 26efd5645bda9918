import { expect, test } from 'vitest';
import { KERNEL_NAMES } from '../../../../src/chance/simulate/kernels/kernels.ts';
import { prepare } from '../../../../src/chance/simulate/kernels/program.ts';
import { chainState, chunkState } from '../../../../src/chance/simulate/kernels/streams.ts';
import { rollChunk } from '../../../../src/chance/simulate/schedule/roll-batch.ts';
import { referenceChainKernel } from '../../../oracle/chain.ts';
import { referenceKernel } from '../../../oracle/kernel.ts';
import { attackDice } from '../../dice/throws.ts';
import { coinDuelProgram } from './chains/chains.ts';

test.each([undefined, ...KERNEL_NAMES])(
  'kernel %s: a Throw is rolled, a chain played, each on its own streams',
  (kernel) => {
    const chunk = { seed: 'chunk', chunk: 5, trials: 3001, kernel };
    const thrown = prepare(attackDice(3, 2));
    const rolled = new Uint32Array(thrown.cells).fill(1);
    rollChunk(thrown, chunk, rolled);
    const expectedRolls = new Uint32Array(thrown.cells).fill(1);
    referenceKernel(thrown, chunkState('chunk', 5), 3001, expectedRolls);
    expect(rolled).toEqual(expectedRolls);

    const played = new Uint32Array(coinDuelProgram.cells).fill(1);
    rollChunk(coinDuelProgram, chunk, played);
    const expectedFights = new Uint32Array(coinDuelProgram.cells).fill(1);
    referenceChainKernel(coinDuelProgram, chainState('chunk', 5), 3001, expectedFights);
    expect(played).toEqual(expectedFights);
  },
);
