import { afterEach, describe, expect, test, vi } from 'vitest';

/** The kernels as a thread finds them that has not asked for any yet. */
async function fresh() {
  vi.resetModules();
  const [kernels, wasm, typescript] = await Promise.all([
    import('../../../src/simulate/kernels/kernels.ts'),
    import('../../../src/simulate/kernels/wasm.ts'),
    import('../../../src/simulate/kernels/typescript.ts'),
  ]);
  return { ...kernels, ...wasm, ...typescript };
}

const native = globalThis.WebAssembly;
const withWebAssembly = (changed: object) => {
  const { Module, Instance, validate } = native;
  vi.stubGlobal('WebAssembly', { Module, Instance, validate, ...changed });
};

afterEach(() => void vi.unstubAllGlobals());

describe('where WebAssembly with 128-bit registers runs', () => {
  test('both kernels do, and the one in WebAssembly is the quickest', async () => {
    const { kernelRuns, kernelNamed, KERNEL_NAMES, rollWasm, rollTypescript } = await fresh();
    expect(KERNEL_NAMES.map(kernelRuns)).toEqual([true, true]);
    expect(kernelNamed()).toBe(rollWasm);
    expect(KERNEL_NAMES.map(kernelNamed)).toEqual([rollWasm, rollTypescript]);
  });

  test('it is started once, however often it is asked for', async () => {
    let started = 0;
    class Instance extends native.Instance {
      constructor(module: WebAssembly.Module) {
        super(module);
        started++;
      }
    }
    withWebAssembly({ Instance });
    const { kernelRuns, wasmRuns } = await fresh();
    expect([wasmRuns(), wasmRuns(), kernelRuns('wasm')]).toEqual([true, true, true]);
    expect(started).toBe(1);
  });
});

describe.each<[string, () => void]>([
  ['there is no WebAssembly', () => vi.stubGlobal('WebAssembly', undefined)],
  ['it has no 128-bit registers', () => withWebAssembly({ validate: () => false })],
  [
    'there is no room for its memory',
    () => {
      const Instance = () => {
        throw new RangeError('out of memory');
      };
      withWebAssembly({ Instance });
    },
  ],
])('where %s', (_, stub) => {
  test('the kernel in TypeScript rolls, unless the other is asked for by its name', async () => {
    stub();
    const { kernelRuns, kernelNamed, rollWasm, rollTypescript } = await fresh();
    expect([kernelRuns('wasm'), kernelRuns('typescript')]).toEqual([false, true]);
    expect(kernelNamed()).toBe(rollTypescript);
    expect(kernelNamed('wasm')).toBe(rollWasm);
  });
});
