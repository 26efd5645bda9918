import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { outdir } from './folder.js';

/** What the build has made so far is imported as `#built/…`, and read from where it is until all is in its place. */
export const builtAbove = {
  name: 'built-above',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^#built\// }, ({ path }) => ({
      path: path.slice('#built/'.length),
      namespace: 'built',
    }));
    onLoad({ filter: /./, namespace: 'built' }, async ({ path }) => ({
      contents: await readFile(join(outdir, path)),
      loader: path.endsWith('.wasm') ? 'binary' : 'text',
    }));
  },
};
