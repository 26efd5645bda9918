import asc from 'assemblyscript/asc';
import { outdir } from './folder.js';

/**
 * Compiles the WebAssembly kernels; `src/chance/simulate/kernels` imports their bytes. The runtime is `stub`, which has
 * no memory management, because kernels use fixed addresses. 16 groups fit in 56 pages of memory; the memory for chains
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
