import { build } from 'esbuild';
import { builtAbove, checkBuilt } from './built-above.js';
import { packagesIn } from './notices.js';

/** The folders of all packages whose code is in the output. */
export const bundled = new Set();

/** Bundles with esbuild, and records the packages whose code the bundle contains. */
export async function bundle(options) {
  const built = await build({
    logLevel: 'warning',
    // Hashes in file names depend on paths, so paths must not depend on where packages are really stored.
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

/** seedrandom loads `crypto` only to make a default seed, but the program always gives a seed. */
export const noCrypto = { crypto: './src/chance/simulate/kernels/no-crypto.ts' };

/** Replacements in the scripts of pages, which also need no CSV writer. */
export const forPages = { ...noCrypto, 'csv-stringify/sync': './src/report/formats/no-csv.ts' };
