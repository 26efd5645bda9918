import { expect, test, vi } from 'vitest';

const FIGHT = { attacker: { name: 'A', attack: 1 }, defender: { name: 'B', defense: 1, life: 1 } };

test('where WebAssembly does not run, its kernel is refused, and the other one is the default', async () => {
  vi.resetModules();
  vi.stubGlobal('WebAssembly', undefined);
  try {
    const { run } = await import('heroscape-knockback');
    await expect(run(FIGHT, { kernel: 'wasm' })).rejects.toThrow(
      'options.kernel: wasm; give typescript, because WebAssembly does not run here',
    );
    const options = { trials: 1000, threads: 1, exact: false };
    const rolled = await run(FIGHT, options);
    expect(rolled).toMatchObject([{ trials: 1000 }]);
    expect(await run(FIGHT, { ...options, kernel: 'typescript' })).toEqual(rolled);
  } finally {
    vi.unstubAllGlobals();
    vi.resetModules();
  }
});
