import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/longest-first.ts';

/**
 * Rooms whose functions keep nothing, and the command line, whose every run is given its surroundings:
 * the files of their tests share processes, so that modules are loaded once and not once a file.
 */
const SHARING = [
  'boards',
  'cards',
  'cli',
  'comparison',
  'dice',
  'exact',
  'fields',
  'maps',
  'oracle',
  'page',
  'powers',
  'pricing',
  'quality',
  'questions',
  'report',
  'results',
  'rules',
  'saved',
  'scenarios',
  'statistics',
  'words',
].map((room) => `test/${room}/**/*.test.ts`);

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
    testTimeout: 90_000,
    hookTimeout: 90_000,
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
          include: ['test/**/*.test.ts'],
          exclude: ['test/browser/**', ...SHARING],
        },
      },
      {
        extends: true,
        test: { name: 'sharing', include: SHARING, isolate: false },
      },
    ],
  },
});
