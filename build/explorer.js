import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { browserTexts } from './browser-texts.js';
import { outdir } from './folder.js';
import { ownModule } from './own-module.js';
import { vegaOfPage } from './pages.js';

/** Data in elements of the explorer's page, by the files from which the explorer's modules import them. */
const IN_PAGE = {
  'classic.json': 'estimates',
  'collections.txt': 'collections',
  'letter-widths.txt': 'letters',
  'maps.txt': 'maps',
};

/**
 * The explorer contains the collections, the estimates of worths, the letter widths and the maps only once, each
 * compressed in an element of its page. Scripts in the page read them from there; the page sends them to scripts of
 * workers.
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
      const text = `globalThis.${path} ?? unpackedPart('${path}')`;
      const isData = path === IN_PAGE['classic.json'];
      return {
        contents: [
          "import { unpackedPart } from './src/explorer/parts-of-page.ts';",
          `export default ${isData ? `JSON.parse(${text})` : text};`,
        ].join('\n'),
        resolveDir: process.cwd(),
      };
    });
  },
};

async function examplesOfBoards() {
  const { compileExamples } = await ownModule('src/explorer/examples/compile-examples.ts');
  const experiments = readdirSync('experiments')
    .filter((name) => name.endsWith('.yaml'))
    .sort();
  return compileExamples(experiments, {
    read: (path) => readFileSync(join('experiments', path), 'utf8'),
    readBytes: (path) => readFileSync(join('experiments', path)),
    beside: (_, path) => path,
  });
}

/**
 * Bundles the explorer without the texts and without Vega, which the program contains anyway. The program assembles the
 * page.
 */
export async function bundleExplorer() {
  const entryPoints = {
    explorer: 'src/explorer/main.tsx',
    engine: 'src/explorer/worker.ts',
    charts: 'src/explorer/charts/script.ts',
  };
  const texts = await browserTexts(entryPoints, [vegaOfPage, textsOfPage]);
  const { firstAnswers } = await ownModule('src/explorer/engine/first-answers.ts');
  const { firstDrawing } = await ownModule('src/explorer/first-drawing.tsx');
  const answers = await firstAnswers();
  const parts = {
    style: texts['explorer.css'],
    script: texts['explorer.js'],
    engine: texts['engine.js'],
    charts: texts['charts.js'],
    answers,
    drawing: firstDrawing(answers),
    examples: await examplesOfBoards(),
  };
  // With the package's own compression, this file would be a third larger than with Brotli.
  await writeFile(`${outdir}/explorer-parts.json.br`, brotliCompressSync(JSON.stringify(parts)));
}
