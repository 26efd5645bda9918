import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';
import { build as bundle } from 'esbuild';
import { noticesComment, noticesText, packagesIn } from './build-notices.js';

// Built beside `dist`, which stays whole, and startable, until all is there to take its place. Other
// builds may run at the same time, in containers even as processes of the same number.
const unique = crypto.randomUUID();
const outdir = `.dist.${unique}.new`;
const before = `.dist.${unique}.old`;
process.on('exit', () => {
  for (const folder of [outdir, before]) rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130));

// The WebAssembly kernels, whose bytes `src/simulate/kernels` imports. `stub` is the runtime that leaves
// out what frees memory: a kernel has its fixed places. 56 pages hold 16 groups; the memory for chains
// grows with them.
for (const [source, wasm, pages] of [
  ['kernel.ts', 'kernel.wasm', '56'],
  ['chain.ts', 'chain.wasm', '1'],
]) {
  const { error, stderr } = await asc.main([
    `src/simulate/kernels/wasm/${source}`,
    ...['--outFile', `${outdir}/${wasm}`],
    ...['-O3', '--noAssert', '--runtime', 'stub', '--enable', 'simd', '--initialMemory', pages],
  ]);
  if (error) throw new Error(`the kernel does not compile:\n${stderr}`);
}

/** Folders of the packages whose code is in anything that is built. */
const bundled = new Set();

/** Bundles, and takes note of whose code that is. */
async function build(options) {
  const built = await bundle({ ...options, metafile: true });
  for (const folder of packagesIn(built.metafile)) bundled.add(folder);
  return built;
}

/** How what runs in browsers is bundled. */
const forBrowsers = {
  bundle: true,
  minify: true,
  format: 'iife',
  platform: 'browser',
  target: ['chrome109', 'firefox115', 'safari16'],
  legalComments: 'none',
  logLevel: 'warning',
};

/** Pages have Vega in a script of its own: that of reports and the explorer is the same. */
const vegaOfPage = {
  name: 'vega-of-page',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^vega-embed$/ }, () => ({ path: 'vega-embed', namespace: 'of-page' }));
    onLoad({ filter: /^vega-embed$/, namespace: 'of-page' }, () => ({
      contents: 'export default globalThis.vegaEmbed;',
    }));
  },
};

/** Bundles scripts and styles as text, with the notices of whoever made their parts: by name, their entries. */
async function bundledTexts(entryPoints, plugins = []) {
  const { outputFiles, metafile } = await build({
    entryPoints,
    plugins,
    outdir,
    ...forBrowsers,
    alias: { crypto: './src/simulate/kernels/no-crypto.ts' },
    jsx: 'automatic',
    jsxImportSource: 'preact',
    write: false,
  });
  const noticed = Object.entries(metafile.outputs).map(([path, output]) => {
    const folders = packagesIn({ outputs: { path: output } });
    return [basename(path), folders.length > 0 ? noticesComment(folders) : ''];
  });
  const notices = new Map(noticed);
  const textOf = ({ path, text }) => [
    basename(path),
    `${notices.get(basename(path))}${text.trimEnd()}`,
  ];
  return Object.fromEntries(outputFiles.map(textOf));
}

// What pages carry, bundled into the program as text: scripts and style.
const pageTexts = {
  ...(await bundledTexts({ vega: 'src/page/vega.ts' })),
  ...(await bundledTexts(
    {
      'page-script': 'src/page/main.ts',
      'index-script': 'src/page/index.ts',
      'page-style': 'src/page/page.css',
    },
    [vegaOfPage],
  )),
};
for (const [name, text] of Object.entries(pageTexts)) {
  await writeFile(`${outdir}/${name.replace(/\.\w+$/, '.txt')}`, `${text}\n`);
}

/** What a module of the program exports, for the build itself. */
async function ownModule(entryPoint, plugins = []) {
  const outfile = `${outdir}/${basename(entryPoint, '.ts')}.js`;
  await build({
    entryPoints: [entryPoint],
    outfile,
    plugins,
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'warning',
  });
  const exported = await import(resolve(outfile));
  await rm(outfile);
  return exported;
}

// The card collections, checked and made ready to be found in, by the program's own code.
const { compileCollections } = await ownModule('src/cards/compile-collections.ts');
const collectionFile = (name) => readFileSync(`src/cards/collections/${name}.yaml`, 'utf8');
await writeFile(`${outdir}/collections.txt`, compileCollections(collectionFile));

// The widths of the letters of pictures, by which charts are laid out: nobody else reads the font for them.
const { compileLetterWidths } = await ownModule('src/report/pictures/compile-letter-widths.ts');
await writeFile(`${outdir}/letter-widths.txt`, compileLetterWidths());

/** What was built above is imported from `dist`, as the tests do, and read from where it is. */
const BUILT = {
  filter: /\/dist\/((kernel|chain)\.wasm|[\w-]+\.txt)$/,
};
const builtAbove = {
  name: 'built-above',
  setup({ onResolve, onLoad }) {
    onResolve(BUILT, ({ resolveDir, path }) => ({ path: join(resolveDir, path) }));
    onLoad(BUILT, async ({ path }) => ({
      contents: await readFile(join(outdir, basename(path))),
      loader: path.endsWith('.wasm') ? 'binary' : 'text',
    }));
  },
};

/** What the explorer has in elements of its page, by the files that its modules import. */
const IN_PAGE = { 'collections.txt': 'collections', 'letter-widths.txt': 'letters' };

/**
 * The explorer has the collections and the widths of letters once, each in an element of its page: its
 * scripts find them there, those of workers in what the page gives them.
 */
const textsOfPage = {
  name: 'texts-of-page',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/dist\/(collections|letter-widths)\.txt$/ }, ({ path }) => ({
      path: IN_PAGE[basename(path)],
      namespace: 'of-page',
    }));
    onLoad({ filter: /.*/, namespace: 'of-page' }, ({ path }) => ({
      contents: `export default globalThis.${path} ?? document.getElementById('part-${path}').textContent;`,
    }));
  },
};

// The explorer, but for what the program has anyway: the texts above and Vega. It puts them together.
const explorerTexts = await bundledTexts(
  {
    explorer: 'src/explorer/main.tsx',
    engine: 'src/explorer/engine/worker.ts',
    charts: 'src/explorer/charts/script.ts',
  },
  [vegaOfPage, textsOfPage, builtAbove],
);
// The workers of pages, also of those that others build with the library.
const workerTexts = await bundledTexts(
  {
    'browser-roller': 'src/simulate/browser/roller-worker.ts',
    'browser-field-worker': 'src/fields/browser/field-worker.ts',
  },
  [builtAbove],
);
for (const [name, text] of Object.entries(workerTexts)) {
  await writeFile(`${outdir}/${name.replace(/\.js$/, '.txt')}`, `${text}\n`);
}
const { firstAnswers } = await ownModule('src/explorer/engine/first-answers.ts', [builtAbove]);
const { compileExamples } = await ownModule('src/explorer/examples/compile-examples.ts', [
  builtAbove,
]);
const experiments = readdirSync('experiments')
  .filter((name) => name.endsWith('.yaml'))
  .sort();
const examples = compileExamples(experiments, {
  read: (path) => readFileSync(join('experiments', path), 'utf8'),
  readBytes: (path) => readFileSync(join('experiments', path)),
  beside: (_, path) => path,
});
await writeFile(
  `${outdir}/explorer-parts.json`,
  JSON.stringify({
    style: explorerTexts['explorer.css'],
    script: explorerTexts['explorer.js'],
    engine: explorerTexts['engine.js'],
    charts: explorerTexts['charts.js'],
    roller: workerTexts['browser-roller.js'],
    answers: await firstAnswers(),
    examples,
  }),
);

/** How programs for Node are bundled. What draws pictures stays outside: it is large and has native parts. */
const forNode = {
  outdir,
  bundle: true,
  platform: 'node',
  target: 'node20',
  plugins: [builtAbove],
  // seedrandom asks it for a seed where none is given, which never happens: not worth its loading.
  alias: { crypto: './src/simulate/kernels/no-crypto.ts' },
  external: [
    'vega',
    'vega-lite',
    '@resvg/resvg-js',
    '@expo-google-fonts/inter',
    'playwright-core',
    '@stryker-mutator/core',
  ],
  logLevel: 'warning',
};

/**
 * A script that V8 keeps compiled cannot import by itself: `src/built-cli.ts` hands it a function that
 * does. Modules with a `then` are what promises of them come to, so `await import('vega')` gives Vega.
 */
const importedForScript = {
  name: 'imported-for-script',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^vega(-lite)?$/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, namespace: 'imported' } : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'imported' }, ({ path }) => ({
      contents: `const it = importModule('${path}'); export const then = it.then.bind(it);`,
    }));
  },
};

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

// The command line: one file, since every file more costs a millisecond or two at each start, and one
// that V8 can keep compiled, as it can only scripts, not modules. `src/built-cli.ts` loads it.
const program = `cli-${unique}`;
const { outputFiles } = await build({
  ...forNode,
  plugins: [...forNode.plugins, importedForScript],
  entryPoints: { [program]: 'src/cli/main.ts' },
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
/** As ASCII, which is read without decoding: what is beyond stands in literals alone. */
const ascii = outputFiles[0].text.replace(
  /(?<!\\)[^\0-\x7f]/g,
  (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
);
if (/[^\0-\x7f]/.test(ascii))
  throw new Error('the command line is not made ASCII: an escaped letter');
await writeFile(join(outdir, `${program}.cjs`), ascii);

/** The program's start heeds signals and then loads the rest, which is a file of its own. */
const loadedByTheStart = {
  name: 'loaded-by-the-start',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/built-cli\.ts$/ }, () => ({ path: './cli.js', external: true }));
  },
};
const forModules = {
  ...forNode,
  plugins: [...forNode.plugins, loadedByTheStart],
  format: 'esm',
  define: { BUNDLE: JSON.stringify(program) },
  // Bundled CommonJS packages call require for Node's own modules.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
};
await build({
  ...forModules,
  entryPoints: {
    cli: 'src/built-cli.ts',
    knockback: 'src/knockback.ts',
    worker: 'src/simulate/threads/worker.ts',
  },
});
// What only this project's own engineers start.
await bundle({
  ...forModules,
  entryPoints: {
    bench: 'test/bench/bench.ts',
    words: 'test/quality/words.ts',
    fuzz: 'test/fuzz/fuzz.ts',
    'fuzz-inside': 'test/fuzz/inside.ts',
    mutate: 'test/mutation/mutate.ts',
    reference: 'test/docs/write-reference.ts',
  },
});

// The library: for Node and for browsers the same code, but for its entries. A worker shares it.
await build({
  entryPoints: {
    library: 'src/library/index.ts',
    'library-browser': 'src/library/browser.ts',
    'field-worker': 'src/fields/threads/field-worker.ts',
  },
  outdir,
  bundle: true,
  splitting: true,
  chunkNames: 'library-[hash]',
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  minify: true,
  legalComments: 'none',
  plugins: [builtAbove, nodeRequired],
  alias: forNode.alias,
  external: ['node:*'],
  logLevel: 'warning',
});

// The types of its public surface: what its two entries lead to, and nothing else.
const declared = `${outdir}/declared`;
const typescript = fileURLToPath(import.meta.resolve('typescript/package.json'));
const compiler = join(dirname(typescript), 'bin/tsc');
execFileSync(process.execPath, [compiler, '-p', 'src/library', '--outDir', declared]);
const open = ['library/index.d.ts', 'library/browser.d.ts'];
for (const file of open) {
  const text = readFileSync(join(declared, file), 'utf8');
  for (const [, path = ''] of text.matchAll(/(?:from|import\()\s*'(\.[^']+)\.ts'/g)) {
    const other = join(dirname(file), `${path}.d.ts`);
    if (!open.includes(other)) open.push(other);
  }
  const target = join(outdir, 'types', file);
  mkdirSync(dirname(target), { recursive: true });
  // What an entry loads for its effect alone has no types, and no declaration in the package.
  const types = text.replace(/^import '[^']+';\n/gm, '');
  writeFileSync(target, types.replace(/'(\.[^']+)\.ts'/g, "'$1.js'"));
}
rmSync(declared, { recursive: true });

const NOTICES = `# Notices

Code of these packages is part of what this package ships, under these licences. Pictures are drawn with Inter,
© The Inter Project Authors, SIL Open Font License 1.1, which is installed with its licence beside this package.

`;
writeFileSync(join(outdir, 'NOTICES.md'), NOTICES + noticesText([...bundled].sort()));

// What is asked most is run once, so that the code cache holds what it needs, and little else.
const { main, keepCodeCache } = await import(resolve(outdir, 'cli.js'));
const unread = () => new Writable({ write: (_text, _encoding, done) => done() });
for (const fight of [
  ['hawkgirl', 'solomon-grundy'],
  ['hulk', 'major q9'],
]) {
  const code = await main(['odds', ...fight, '--no-simulation'], {
    stdout: unread(),
    stderr: unread(),
    stdin: () => process.stdin,
    environment: {},
    interruption: { isAsked: false, during: (work) => work(new AbortController().signal) },
  });
  if (code !== 0) throw new Error(`the odds of ${fight.join(' against ')}: exit code ${code}`);
}
keepCodeCache();

// The program knows its own help, of which the manual is another form, and writes the explorer.
const start = join(outdir, 'knockback.js');
writeFileSync(join(outdir, 'knockback.1'), execFileSync(process.execPath, [start, 'man']));
execFileSync(process.execPath, [start, 'explorer', '--out', join(outdir, 'explorer.html')]);
mkdirSync(join(outdir, 'schemas'));
for (const kind of ['experiment', 'cards', 'results', 'field', 'explanation']) {
  const schema = JSON.parse(
    execFileSync(process.execPath, [start, 'schema', kind], { encoding: 'utf8' }),
  );
  writeFileSync(join(outdir, 'schemas', `${kind}.json`), JSON.stringify(schema));
}

// Two renames, as no system offers Node one step for both.
if (existsSync('dist')) renameSync('dist', before);
try {
  renameSync(outdir, 'dist');
} catch (error) {
  if (existsSync(before)) renameSync(before, 'dist');
  throw error;
}
