import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { outdir } from './folder.js';

/**
 * Modules import earlier output of the build as `#built/…`. Until everything is in its place, it is read from the
 * build folder.
 */
export const builtAbove = {
  name: 'built-above',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^#built\// }, ({ path }) => ({
      path: path.slice('#built/'.length),
      namespace: 'built',
    }));
    onLoad({ filter: /./, namespace: 'built' }, async ({ path }) => ({
      // Entries of modules also lead to output of later build steps. Until it exists it is empty, and must not be
      // used.
      contents: existsSync(join(outdir, path)) ? await readFile(join(outdir, path)) : '',
      loader: path.endsWith('.wasm') ? 'binary' : 'text',
    }));
  },
};

/** @throws Error if a bundle uses output that is not built yet */
export function checkBuilt({ outputs }) {
  const used = Object.values(outputs).flatMap(({ inputs }) =>
    Object.keys(inputs).filter((path) => inputs[path].bytesInOutput > 0),
  );
  const missing = used
    .filter((path) => path.startsWith('built:'))
    .find((path) => !existsSync(join(outdir, path.slice('built:'.length))));
  if (missing) throw new Error(`found ${missing} used before it is built`);
}
