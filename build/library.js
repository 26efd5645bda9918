import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { browserTexts, writeTexts } from './browser-texts.js';
import { bundle, noCrypto } from './bundle.js';
import { outdir } from './folder.js';

const COLLECTIONS = 'library-collections';

/** Puts the card collections into a separate file, which the entry points for Node and for browsers share. */
const collectionsApart = {
  name: 'collections-apart',
  setup({ onResolve }) {
    onResolve({ filter: /^#built\/collections\.txt$/ }, ({ kind }) =>
      kind === 'entry-point' ? undefined : { path: `./${COLLECTIONS}.js`, external: true },
    );
  },
};

/**
 * Replaces `require` of Node modules by imports in bundled CommonJS packages. This is why worker-threads-pool is
 * bundled: its `require` would fail in an ES module.
 */
const nodeRequired = {
  name: 'node-required',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(worker_threads|async_hooks)$/ }, ({ path }) => ({
      path,
      namespace: 'of-node',
    }));
    onLoad({ filter: /.*/, namespace: 'of-node' }, ({ path }) => ({
      contents: `export * from 'node:${path}';`,
    }));
  },
};

/**
 * Parts of the library for browsers that become separate chunks. A bundler leaves out chunks that a page does not use,
 * so a page that only asks for odds starts without the cards and the engine, which the first call loads.
 */
const APART = [
  'src/base/index.ts',
  'src/chance/simulate/browser/browser-machine.ts',
  'src/chance/simulate/browser/worker.ts',
  'src/studies/field/browser/field-machine.ts',
  'src/library/host.ts',
  'src/library/cards.ts',
];

const SHARED = {
  outdir,
  splitting: true,
  chunkNames: 'library-[hash]',
  format: 'esm',
  target: 'es2022',
  minify: true,
  legalComments: 'none',
  // Keeps lines short, because Node prints the whole line of an uncaught error.
  lineLimit: 500,
  plugins: [collectionsApart],
};

/**
 * Bundles the library. The library for Node imports the `dependencies` of package.json, so that a program has only one
 * copy of each. The library for browsers is self-contained, because a page without a bundler cannot resolve the names
 * of packages.
 */
export async function bundleLibrary() {
  await bundle({ ...SHARED, entryPoints: { [COLLECTIONS]: '#built/collections.txt' } });
  // The worker is included as text, for pages that bundle the library themselves.
  const worker = { 'browser-worker': 'src/library/browser-worker.ts' };
  await writeTexts(await browserTexts(worker));
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  await bundle({
    ...SHARED,
    entryPoints: { library: 'src/library/index.ts' },
    platform: 'node',
    plugins: [...SHARED.plugins, nodeRequired],
    external: Object.keys(dependencies),
  });
  await bundle({
    ...SHARED,
    entryPoints: {
      'library-browser': 'src/library/browser.ts',
      ...Object.fromEntries(APART.map((path, i) => [`apart/${i}`, path])),
    },
    platform: 'browser',
    // This build of the package is for browsers and contains its own Buffer.
    alias: { ...noCrypto, 'csv-stringify/sync': 'csv-stringify/browser/esm/sync' },
  });
  // Only the chunks of these entries are needed, not the entries themselves.
  rmSync(join(outdir, 'apart'), { recursive: true });
}
