import { afterEach, describe, expect, test, vi } from 'vitest';

/** The kernels in a thread that has not requested any yet. */
async function fresh() {
  vi.resetModules();
  const [kernels, wasm, typescript, ...chains] = await Promise.all([
    import('../../../../src/chance/simulate/kernels/kernels.ts'),
    import('../../../../src/chance/simulate/kernels/wasm.ts'),
    import('../../../../src/chance/simulate/kernels/typescript.ts'),
    import('../../../../src/chance/simulate/kernels/chains/wasm.ts'),
    import('../../../../src/chance/simulate/kernels/chains/typescript.ts'),
  ]);
  const [{ playWasm }, { playTypescript }] = chains;
  return {
    ...kernels,
    wasmRuns: wasm.wasmRuns,
    inWasm: { roll: wasm.rollWasm, play: playWasm },
    inTypescript: { roll: typescript.rollTypescript, play: playTypescript },
  };
}

const native = globalThis.WebAssembly;
const withWebAssembly = (changed: object) => {
  const { Module, Instance, validate } = native;
  vi.stubGlobal('WebAssembly', { Module, Instance, validate, ...changed });
};

afterEach(() => void vi.unstubAllGlobals());

describe('where WebAssembly with 128-bit registers runs', () => {
  test('both kernels do, and the one in WebAssembly is the quickest', async () => {
    const { kernelRuns, kernelsNamed, KERNEL_NAMES, inWasm, inTypescript } = await fresh();
    expect(KERNEL_NAMES.map(kernelRuns)).toEqual([true, true]);
    expect(kernelsNamed()).toEqual(inWasm);
    expect(KERNEL_NAMES.map(kernelsNamed)).toEqual([inWasm, inTypescript]);
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
    const { kernelRuns, kernelsNamed, inWasm, inTypescript } = await fresh();
    expect([kernelRuns('wasm'), kernelRuns('typescript')]).toEqual([false, true]);
    expect(kernelsNamed()).toEqual(inTypescript);
    expect(kernelsNamed('wasm')).toEqual(inWasm);
  });
});
