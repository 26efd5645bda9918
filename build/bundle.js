import { build } from 'esbuild';
import { builtAbove, checkBuilt } from './built-above.js';
import { packagesIn } from './notices.js';

/** Folders of the packages whose code is in anything that is built. */
export const bundled = new Set();

/** Bundles with esbuild, and takes note of whose code that is. */
export async function bundle(options) {
  const built = await build({
    logLevel: 'warning',
    // Paths are part of the hashes in names: they are the same wherever the packages really lie.
    preserveSymlinks: true,
    ...options,
    plugins: [...(options.plugins ?? []), builtAbove],
    bundle: true,
    metafile: true,
  });
  checkBuilt(built.metafile);
  for (const folder of packagesIn(built.metafile)) bundled.add(folder);
  return built;
}

/** seedrandom asks it for a seed where none is given, which never happens: not worth its loading. */
export const noCrypto = { crypto: './src/chance/simulate/kernels/no-crypto.ts' };

/** Scripts of pages write no CSV either. */
export const forPages = { ...noCrypto, 'csv-stringify/sync': './src/report/formats/no-csv.ts' };
