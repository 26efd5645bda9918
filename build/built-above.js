import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { outdir } from './folder.js';

const BUILT = {
  filter: /\/dist\/((kernel|chain)\.wasm|[\w-]+\.txt)$/,
};

/** What the build has made so far is imported from `dist`, as the tests do, and read from where it is. */
export const builtAbove = {
  name: 'built-above',
  setup({ onResolve, onLoad }) {
    onResolve(BUILT, ({ resolveDir, path }) => ({ path: join(resolveDir, path) }));
    onLoad(BUILT, async ({ path }) => ({
      contents: await readFile(join(outdir, basename(path))),
      loader: path.endsWith('.wasm') ? 'binary' : 'text',
    }));
  },
};
