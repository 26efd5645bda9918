import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { config } from 'zod';

test('zod is told to interpret schemas before any is made: by the first import of the command line', async () => {
  const first = readFileSync('src/cli/main.ts', 'utf8')
    .split('\n')
    .find((line) => line.startsWith('import'));
  expect(first).toBe("import '../base/words/interpreted-schemas.ts';");
  // Another test of this process may have imported it before.
  config({ jitless: false });
  vi.resetModules();
  await import('../../../src/base/words/interpreted-schemas.ts');
  expect(config().jitless).toBe(true);
});
