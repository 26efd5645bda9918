import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundle, noCrypto } from './bundle.js';
import { outdir } from './folder.js';
import { ownModule } from './own-module.js';

/**
 * Options for bundling programs for Node. Packages that draw pictures are not bundled: they are large and have native
 * parts.
 */
const forNode = {
  outdir,
  platform: 'node',
  target: 'node20',
  alias: noCrypto,
  external: ['vega', 'vega-lite', '@resvg/resvg-js', '@expo-google-fonts/inter'],
};

/**
 * A script whose compiled code V8 caches cannot import modules itself, so `src/built-cli.ts` passes it a function for
 * that. A promise of a module that exports `then` resolves to what `then` gives, so `await import('vega')` gives
 * Vega.
 */
const importedForScript = {
  name: 'imported-for-script',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(vega(-lite)?|@resvg\/resvg-js)$/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, namespace: 'imported' } : undefined,
    );
    onResolve({ filter: /\/xlsx-sheets\.ts$/ }, () => ({
      path: './xlsx.js',
      namespace: 'imported',
    }));
    onLoad({ filter: /.*/, namespace: 'imported' }, ({ path }) => ({
      contents: `const it = importModule('${path}'); export const then = it.then.bind(it);`,
    }));
  },
};

/**
 * Bundles the command line and the work of threads into one file, since each further file costs a millisecond or two
 * at every start. It is a script, since V8 can only cache compiled scripts, not modules. `src/built-cli.ts` loads it.
 *
 * @returns the name of the script, which includes its hash, so that no code cache is used for other code
 */
async function bundleScript() {
  const { outputFiles } = await bundle({
    ...forNode,
    plugins: [importedForScript],
    entryPoints: { cli: 'src/bundle.ts' },
    format: 'cjs',
    define: { 'import.meta.url': 'bundleUrl' },
    banner: {
      js: "(function (exports, require, module, __filename, importModule) { const bundleUrl = require('node:url').pathToFileURL(__filename).href;",
    },
    footer: { js: '})' },
    minify: true,
    legalComments: 'none',
    write: false,
  });
  const { asAscii } = await ownModule('src/base/words/ascii.ts');
  const script = asAscii(outputFiles[0].text);
  const name = `cli-${createHash('sha256').update(script).digest('hex').slice(0, 16)}`;
  await writeFile(join(outdir, `${name}.cjs`), script);
  return name;
}

/**
 * The program's entry handles signals and then loads everything else from a separate file, which worker threads also
 * load.
 */
const loadedByTheStart = {
  name: 'loaded-by-the-start',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/built-cli\.ts$/ }, () => ({ path: './cli.js', external: true }));
  },
};

/** Bundled CommonJS packages call require for Node's own modules. */
export const requireInModules = {
  js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
};

/**
 * Bundles the program, its entry and that of its worker threads, and the reader of workbooks, which few commands
 * load.
 */
export async function bundleCommandLine() {
  await bundle({
    ...forNode,
    format: 'esm',
    entryPoints: { xlsx: 'src/cli/given/xlsx-sheets.ts' },
    minify: true,
    legalComments: 'none',
  });
  await bundle({
    ...forNode,
    plugins: [loadedByTheStart],
    format: 'esm',
    define: { BUNDLE: JSON.stringify(await bundleScript()) },
    banner: requireInModules,
    entryPoints: {
      cli: 'src/built-cli.ts',
      knockback: 'src/knockback.ts',
      worker: 'src/worker.ts',
    },
    minify: true,
    legalComments: 'none',
  });
}
