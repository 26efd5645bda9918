import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundle, noCrypto } from './bundle.js';
import { outdir } from './folder.js';
import { ownModule } from './own-module.js';

/** How programs for Node are bundled. What draws pictures stays outside: it is large and has native parts. */
const forNode = {
  outdir,
  platform: 'node',
  target: 'node20',
  alias: noCrypto,
  external: ['vega', 'vega-lite', '@resvg/resvg-js', '@expo-google-fonts/inter'],
};

/**
 * A script that V8 keeps compiled cannot import by itself: `src/built-cli.ts` hands it a function that
 * does. Modules with a `then` are what promises of them come to, so `await import('vega')` gives Vega.
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
 * The command line and the work of threads: one file, since every file more costs a millisecond or two at
 * each start, and one that V8 can keep compiled, as it can only scripts, not modules. `src/built-cli.ts` loads it.
 *
 * @returns the name of the script, which holds a hash of it, so that no code cache meets another's code
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

/** The program's start heeds signals and then loads the rest, a file of its own; worker threads load the same. */
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

/** The program, with its start and that of its worker threads, and what reads workbooks, which few commands load. */
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
