import { builtAbove } from './built-above.js';
import { bundle, noCrypto } from './bundle.js';
import { outdir } from './folder.js';

/** Modules of Node that a bundled CommonJS package requires, as ES modules import them. */
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

/** The library: for Node and for browsers the same code, but for its entries. A worker shares it. */
export async function bundleLibrary() {
  await bundle({
    entryPoints: {
      library: 'src/library/index.ts',
      'library-browser': 'src/library/browser.ts',
      'field-worker': 'src/fields/threads/field-worker.ts',
    },
    outdir,
    splitting: true,
    chunkNames: 'library-[hash]',
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    // Node shows the whole line of an error that nobody catches.
    lineLimit: 1000,
    plugins: [builtAbove, nodeRequired],
    alias: noCrypto,
    external: ['node:*'],
  });
}
