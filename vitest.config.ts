import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/longest-first.ts';

/**
 * Files of tests that replace a module or a global have a process of their own. All others leave nothing
 * behind and share processes, so that modules are loaded once and not once a file.
 */
const ALONE = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .map((path) => `test/${path}`)
  .filter((path) => path.endsWith('.test.ts') && /\bvi\.\w/.test(readFileSync(path, 'utf8')));

export default defineConfig({
  plugins: [
    {
      // As the build does: a WebAssembly module is imported as its bytes, a text as its text.
      name: 'bytes-and-texts',
      enforce: 'pre',
      load(id) {
        if (id.endsWith('.txt'))
          return `export default ${JSON.stringify(readFileSync(id, 'utf8'))};`;
        if (!id.endsWith('.wasm')) return;
        const bytes = readFileSync(id).toString('base64');
        return `export default Uint8Array.from(Buffer.from('${bytes}', 'base64'));`;
      },
    },
  ],
  test: {
    setupFiles: 'test/surroundings.ts',
    // Far longer than any takes: a busy machine makes none fail.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 100_000 } },
    // The built program is run as it is.
    server: { deps: { external: [/\/dist\/.*\.js$/] } },
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          // One browser for each process, and all files of tests in two of them.
          isolate: false,
          globalSetup: 'test/browser/global-setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: ALONE,
        },
      },
      {
        extends: true,
        test: {
          name: 'sharing',
          include: ['test/**/*.test.ts'],
          exclude: ['test/browser/**', ...ALONE],
          isolate: false,
        },
      },
    ],
  },
});
