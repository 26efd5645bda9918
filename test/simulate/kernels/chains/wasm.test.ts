import { expect, test } from 'vitest';
import { prepareChain } from '../../../../src/simulate/kernels/chains/chain.ts';
import { chainState } from '../../../../src/simulate/kernels/chains/streams.ts';
import { playTypescript } from '../../../../src/simulate/kernels/chains/typescript.ts';
import { playWasm } from '../../../../src/simulate/kernels/chains/wasm.ts';
import { describeChainKernel } from './chain-properties.ts';
import { coinDuel } from './chains.ts';

describeChainKernel('WebAssembly', playWasm);

test.each([
  [10, 1n, 3n, 50],
  [3, 5n ** 30n, 3n * 5n ** 30n + 1n, 2000],
  [40, 1n, 2n, 20],
])('both kernels fill the same tally of many duels: Life %i', (life, hit, of, cap) => {
  const program = prepareChain(coinDuel(life, hit, of, cap));
  const [wasm, typescript] = [playWasm, playTypescript].map((play) => {
    const counts = new Uint32Array(program.cells);
    for (const chunk of [0, 1]) play(program, chainState('twins', chunk), 60_001, counts);
    return counts;
  });
  expect(wasm).toEqual(typescript);
});
