import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The packages whose code is in a bundle.
 *
 * @param metafile esbuild's description of a build
 * @returns the folders of the packages, such as `node_modules/zod`
 */
export function packagesIn({ outputs }) {
  const used = Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) =>
      bytesInOutput > 0 ? [path] : [],
    ),
  );
  const folders = used.flatMap((path) => path.match(/^.*node_modules\/(?:@[^/]+\/)?[^/]+/) ?? []);
  return [...new Set(folders)].sort();
}

/**
 * The notices that licenses require along with a package's code: the authors and the text of the license. Packages with
 * the same text share one notice.
 *
 * @param folders the folders of the packages
 * @throws Error for a package without any license information
 */
export function noticesText(folders) {
  const byText = new Map();
  for (const folder of folders) {
    const { name, version, license } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    );
    const file = readdirSync(folder).find((one) => /^(licen[cs]e|copying)/i.test(one));
    if (!license) throw new Error(`${folder} names no licence`);
    const text = file ? textOf(folder, file) : sectionOf(textOf(folder, 'README.md'), license);
    byText.set(text, [...(byText.get(text) ?? []), `${name} ${version}`]);
  }
  return [...byText]
    .map(([text, names]) => `${[...new Set(names)].join(', ')}\n\n${text}\n`)
    .join(`\n${'-'.repeat(80)}\n\n`);
}

/** The notices for a script, as a comment that minifiers do not remove. */
export function noticesComment(folders) {
  return `/*!\n${noticesText(folders).replaceAll('*/', '* /')}*/\n`;
}

const textOf = (folder, file) => readFileSync(join(folder, file), 'utf8').replace(/\r/g, '').trim();

/** The section of a readme about the license, for packages without a license file. */
function sectionOf(readme, license) {
  const [, section] =
    /^(?:#+ *)?LICEN[CS]E[^\n]*\n[-=]*\n?([\s\S]+?)(?=\n#|$(?![\s\S]))/im.exec(readme) ?? [];
  if (!section?.includes('Copyright')) throw new Error(`no text of the licence ${license}`);
  return section.trim();
}
