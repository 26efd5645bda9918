import { afterAll, expect, test, vi } from 'vitest';

vi.resetModules();
vi.stubGlobal('WebAssembly', undefined);
const { run } = await import('heroscape-knockback');

afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const FIGHT = { attacker: { name: 'A', attack: 1 }, defender: { name: 'B', defense: 1, life: 1 } };

test('where WebAssembly does not run, its kernel is refused, and the other one is the default', async () => {
  await expect(run(FIGHT, { kernel: 'wasm' })).rejects.toThrow(
    'options.kernel: wasm; give typescript, because WebAssembly does not run here',
  );
  const rolled = await run(FIGHT, { trials: 1000, threads: 1, exact: false });
  const options = { trials: 1000, threads: 1, exact: false, kernel: 'typescript' } as const;
  expect(rolled).toMatchObject([{ trials: 1000 }]);
  expect(await run(FIGHT, options)).toEqual(rolled);
});
