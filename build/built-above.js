import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { outdir } from './folder.js';

/**
 * Lets modules import earlier output of the build as `#built/…`. The output is read from the build folder, since it is
 * only moved to its final place at the end.
 */
export const builtAbove = {
  name: 'built-above',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^#built\// }, ({ path }) => ({
      path: path.slice('#built/'.length),
      namespace: 'built',
    }));
    onLoad({ filter: /./, namespace: 'built' }, async ({ path }) => ({
      // Modules may also import the output of later build steps. Until that output exists, its text is empty and must
      // not be used.
      contents: existsSync(join(outdir, path)) ? await readFile(join(outdir, path)) : '',
      loader: path.endsWith('.wasm') ? 'binary' : 'text',
    }));
  },
};

/** @throws Error if a bundle uses output that has not been built yet */
export function checkBuilt({ outputs }) {
  const used = Object.values(outputs).flatMap(({ inputs }) =>
    Object.keys(inputs).filter((path) => inputs[path].bytesInOutput > 0),
  );
  const missing = used
    .filter((path) => path.startsWith('built:'))
    .find((path) => !existsSync(join(outdir, path.slice('built:'.length))));
  if (missing) throw new Error(`found ${missing} used before it is built`);
}
