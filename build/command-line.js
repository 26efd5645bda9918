import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundle, noCrypto } from './bundle.js';
import { outdir } from './folder.js';
import { ownModule } from './own-module.js';

/**
 * Options for bundling programs for Node. The packages that draw pictures are not bundled, because they are large and
 * have native parts.
 */
const forNode = {
  outdir,
  platform: 'node',
  target: 'node20',
  // fflate's build for Node loads Node's threads, which only its asynchronous functions use.
  alias: { ...noCrypto, fflate: 'fflate/browser' },
  external: ['vega', 'vega-lite', '@resvg/resvg-js', '@expo-google-fonts/inter'],
};

/**
 * A script whose compiled code V8 caches cannot import modules itself, so `src/built-cli.ts` passes it a function that
 * does. If a module exports `then`, `await import(…)` returns the result of `then`; so `await import('vega')` returns
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
 * Bundles the command line and the code of worker threads into one file, because each additional file would slow down
 * every start by a millisecond or two. The file is a script, because V8 can cache compiled scripts but not compiled
 * modules. `src/built-cli.ts` loads it.
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
 * The entry of the program handles signals, then loads everything else from a separate file. Worker threads load this
 * file too.
 */
const loadedByTheStart = {
  name: 'loaded-by-the-start',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/built-cli\.ts$/ }, () => ({ path: './cli.js', external: true }));
  },
};

/** Bundled CommonJS packages call `require` for Node's own modules, so ES modules must define it. */
export const requireInModules = {
  js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
};

/**
 * Bundles the program, its entry point, the entry point of its worker threads, and the workbook reader, which few
 * commands load.
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
