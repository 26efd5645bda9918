import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { outdir } from './folder.js';
import { ownModule } from './own-module.js';
import { vegaOfPage } from './pages.js';
import { textsWithSharedModules } from './shared-modules.js';

/** The globals that contain texts for the explorer's scripts, each with the file from which modules import the text. */
const IN_PAGE = {
  'classic.json': 'estimates',
  'collections.txt': 'collections',
  'letter-widths.txt': 'letters',
  'maps.txt': 'maps',
};

/**
 * The explorer contains the collections, the estimated worths, the letter widths and the maps only once. Its scripts
 * read them from globals, which `src/explorer/given-texts.ts` writes before each script.
 */
const textsOfPage = {
  name: 'texts-of-page',
  setup({ onResolve, onLoad }) {
    const files = /^#built\/(collections|letter-widths|maps)\.txt$|^\.\/classic\.json$/;
    onResolve({ filter: files }, ({ path }) => ({
      path: IN_PAGE[basename(path)],
      namespace: 'of-page',
    }));
    onLoad({ filter: /.*/, namespace: 'of-page' }, ({ path }) => {
      const text = `globalThis.${path}`;
      const isData = path === IN_PAGE['classic.json'];
      return { contents: `export default ${isData ? `JSON.parse(${text})` : text};` };
    });
  },
};

/** Stores the examples of the Board panel. */
async function compileBoardExamples() {
  const { compileExamples } = await ownModule('src/explorer/examples/compile-examples.ts');
  const experiments = readdirSync('experiments')
    .filter((name) => name.endsWith('.yaml'))
    .sort();
  const examples = await compileExamples(experiments, {
    read: (path) => readFileSync(join('experiments', path), 'utf8'),
    readBytes: (path) => readFileSync(join('experiments', path)),
    beside: (_, path) => path,
  });
  await writeFile(`${outdir}/board-examples.txt`, JSON.stringify(examples));
}

/**
 * Bundles the explorer without the texts and without Vega, which the program already contains. The program assembles
 * the page.
 */
export async function bundleExplorer() {
  const entryPoints = {
    explorer: 'src/explorer/main.tsx',
    engine: 'src/explorer/worker.ts',
    charts: 'src/explorer/charts/script.ts',
  };
  await compileBoardExamples();
  const { firstAnswers } = await ownModule('src/explorer/engine/first-answers.ts');
  const { firstDrawing } = await ownModule('src/explorer/first-drawing.tsx');
  const answers = await firstAnswers();
  await writeFile(`${outdir}/first-answers.txt`, JSON.stringify(answers));
  const texts = await textsWithSharedModules(entryPoints, [vegaOfPage, textsOfPage]);
  const parts = {
    style: texts['explorer.css'],
    shared: texts['shared.js'],
    script: texts['explorer.js'],
    engine: texts['engine.js'],
    charts: texts['charts.js'],
    drawing: firstDrawing(answers),
  };
  // Without Brotli, the compression of the package would leave this file a third larger.
  await writeFile(`${outdir}/explorer-parts.json.br`, brotliCompressSync(JSON.stringify(parts)));
}
