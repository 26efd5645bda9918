import asc from 'assemblyscript/asc';
import { outdir } from './folder.js';

/**
 * Compiles the WebAssembly kernels, whose bytes `src/chance/simulate/kernels` imports. The runtime is `stub`, which has
 * no memory management, since kernels use fixed addresses. 56 pages have room for 16 groups; the memory for chains
 * grows when needed.
 */
export async function compileKernels() {
  for (const [source, wasm, pages] of [
    ['kernel.ts', 'kernel.wasm', '56'],
    ['chain.ts', 'chain.wasm', '1'],
  ]) {
    const { error, stderr } = await asc.main([
      `src/chance/simulate/kernels/wasm/${source}`,
      ...['--outFile', `${outdir}/${wasm}`],
      ...['-O3', '--noAssert', '--runtime', 'stub', '--enable', 'simd', '--initialMemory', pages],
    ]);
    if (error) throw new Error(`the kernel does not compile:\n${stderr}`);
  }
}
