import asc from 'assemblyscript/asc';
import { outdir } from './folder.js';

/**
 * Compiles the WebAssembly kernels, whose bytes `src/chance/simulate/kernels` imports. `stub` is the runtime that
 * leaves out what frees memory: a kernel has its fixed places. 56 pages hold 16 groups; the memory for
 * chains grows with them.
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
