import { afterEach, expect, test, vi } from 'vitest';
import { prepareChain } from '../../../../../src/chance/simulate/kernels/chains/program.ts';
import { playTypescript } from '../../../../../src/chance/simulate/kernels/chains/typescript.ts';
import { playWasm } from '../../../../../src/chance/simulate/kernels/chains/wasm.ts';
import { chainState } from '../../../../../src/chance/simulate/kernels/streams.ts';
import { describeChainKernel } from './chain-properties.ts';
import { coinDuel, turnsUpTo } from './chains.ts';

describeChainKernel('WebAssembly', playWasm);

test.each([
  [10, 1n, 3n, 50],
  [3, 5n ** 30n, 3n * 5n ** 30n + 1n, 2000],
  [40, 1n, 2n, 20],
])('both kernels fill the same tally of many duels: Life %i', (life, hit, of, cap) => {
  const program = prepareChain(coinDuel(life, hit, of), turnsUpTo(cap));
  const [wasm, typescript] = [playWasm, playTypescript].map((play) => {
    const counts = new Uint32Array(program.cells);
    for (const chunk of [0, 1]) play(program, chainState('twins', chunk), 60_001, counts);
    return counts;
  });
  expect(wasm).toEqual(typescript);
});

afterEach(() => void vi.restoreAllMocks());

test('the TypeScript twin plays if the memory has no room for a program', () => {
  const small = prepareChain(coinDuel(3, 1n, 2n), turnsUpTo(9));
  const large = { ...small, cells: 2 ** 21 };
  const played = (program: typeof small) => {
    const counts = new Uint32Array(program.cells);
    playWasm(program, chainState('room', 0), 3000, counts);
    return counts;
  };
  const before = played(small);
  const grow = vi.spyOn(WebAssembly.Memory.prototype, 'grow').mockImplementation(() => {
    throw new RangeError('WebAssembly.Memory.grow(): Unable to grow instance memory');
  });
  const counts = played(large);
  expect(grow).toHaveBeenCalled();
  const expected = new Uint32Array(large.cells);
  playTypescript(large, chainState('room', 0), 3000, expected);
  expect(counts.every((count, cell) => count === expected[cell])).toBe(true);
  expect(played(small)).toEqual(before);
});

test('any other fault is one', () => {
  vi.spyOn(WebAssembly.Memory.prototype, 'grow').mockImplementation(() => {
    throw new TypeError('no memory at all');
  });
  const program = { ...prepareChain(coinDuel(3, 1n, 2n), turnsUpTo(9)), cells: 2 ** 21 };
  const play = () => playWasm(program, chainState('x', 0), 1, new Uint32Array(program.cells));
  expect(play).toThrow(new TypeError('no memory at all'));
});
