import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { bundle, forPages } from './bundle.js';
import { outdir } from './folder.js';
import { noticesComment, packagesIn } from './notices.js';
import { ownModule } from './own-module.js';

/**
 * Bundles scripts and styles for browsers, as text that includes the notices of third-party code.
 *
 * @returns the texts, keyed by the names of their output files, such as `page-script.js`
 */
export async function browserTexts(entryPoints, plugins = []) {
  return textsOf(await bundleForBrowsers(entryPoints, plugins));
}

/** Bundles scripts and styles for browsers, without writing them. */
export function bundleForBrowsers(entryPoints, plugins) {
  return bundle({
    entryPoints,
    plugins,
    outdir,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: ['chrome109', 'firefox115', 'safari16'],
    legalComments: 'none',
    alias: forPages,
    jsx: 'automatic',
    jsxImportSource: 'preact',
    write: false,
  });
}

/** The texts of a bundle, as `browserTexts` returns them. */
export async function textsOf({ outputFiles, metafile }) {
  const noticed = Object.entries(metafile.outputs).map(([path, output]) => {
    const folders = packagesIn({ outputs: { path: output } });
    return [basename(path), folders.length > 0 ? noticesComment(folders) : ''];
  });
  const notices = new Map(noticed);
  const { asAscii } = await ownModule('src/base/words/ascii.ts');
  const textOf = ({ path, text }) => {
    const name = basename(path);
    const code = name.endsWith('.js') ? asAscii(text) : text;
    return [name, `${notices.get(name)}${code.trimEnd()}`];
  };
  return Object.fromEntries(outputFiles.map(textOf));
}

/** Writes each text into the file from which modules import it, such as `page-script.txt`. */
export async function writeTexts(texts) {
  for (const [name, text] of Object.entries(texts)) {
    await writeFile(`${outdir}/${name.replace(/\.\w+$/, '.txt')}`, `${text}\n`);
  }
}
