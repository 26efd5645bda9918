import { browserTexts, writeTexts } from './browser-texts.js';

/** Pages contain Vega as a separate script, the same for reports and the explorer. */
export const vegaOfPage = {
  name: 'vega-of-page',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^vega-embed$/ }, () => ({ path: 'vega-embed', namespace: 'of-page' }));
    onLoad({ filter: /^vega-embed$/, namespace: 'of-page' }, () => ({
      contents: 'export default globalThis.vegaEmbed;',
    }));
  },
};

/** Bundles the scripts and styles of pages as text that the program contains. */
export async function bundlePages() {
  await writeTexts(await browserTexts({ vega: 'src/report/in-browser/vega.ts' }));
  const entryPoints = {
    'page-script': 'src/report/in-browser/main.ts',
    'index-script': 'src/report/in-browser/index.ts',
    'page-style': 'src/report/in-browser/page.css',
  };
  await writeTexts(await browserTexts(entryPoints, [vegaOfPage]));
}
