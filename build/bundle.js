import { build } from 'esbuild';
import { builtAbove, checkBuilt } from './built-above.js';
import { packagesIn } from './notices.js';

/** Folders of all packages whose code is in the output. */
export const bundled = new Set();

/** Bundles with esbuild, and records whose code the bundle contains. */
export async function bundle(options) {
  const built = await build({
    logLevel: 'warning',
    // Hashes in file names depend on paths, so paths must not depend on where packages really are.
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

/** seedrandom loads `crypto` for a default seed, which is never needed. */
export const noCrypto = { crypto: './src/chance/simulate/kernels/no-crypto.ts' };

/** Scripts of pages do not write CSV either. */
export const forPages = { ...noCrypto, 'csv-stringify/sync': './src/report/formats/no-csv.ts' };
