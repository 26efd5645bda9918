import { expect, test } from 'vitest';
import { knockback } from './knockback.ts';

const ODDS = ['odds', 'hawkgirl', 'solomon-grundy', '--trials', '300k', '--format', 'json'];
/** With this option Node has no WebAssembly. */
const env = { NODE_OPTIONS: '--jitless' };

test('without WebAssembly, the other kernel rolls the same', async () => {
  const usual = await knockback(ODDS);
  for (const kernel of [[], ['--kernel', 'typescript']]) {
    const { code, stdout } = await knockback([...ODDS, ...kernel], { env });
    expect([code, stdout === usual.stdout]).toEqual([0, true]);
  }
});

test('the WebAssembly kernel cannot be asked for there', async () => {
  const { code, stderr } = await knockback([...ODDS, '--kernel', 'wasm'], { env });
  expect(code).toBe(2);
  expect(stderr).toContain('error: --kernel is "wasm"; give typescript');
});
