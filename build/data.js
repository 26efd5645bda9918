import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { outdir } from './folder.js';
import { ownModule } from './own-module.js';

/** The card collections, checked and made ready to be found in, by the program's own code. */
export async function compileCards() {
  const { compileCollections } = await ownModule('src/cards/compile-collections.ts');
  const collectionFile = (name) => readFileSync(`src/cards/collections/${name}.yaml`, 'utf8');
  await writeFile(`${outdir}/collections.txt`, compileCollections(collectionFile));
}

/** The widths of the letters of pictures, by which charts are laid out: nobody else reads the font for them. */
export async function compileLetters() {
  const { compileLetterWidths } = await ownModule('src/report/pictures/compile-letter-widths.ts');
  await writeFile(`${outdir}/letter-widths.txt`, compileLetterWidths());
}

/** The maps that are drawn for the program, by the names of their files. */
export async function compileMaps() {
  const folder = 'experiments/maps';
  const texts = readdirSync(folder)
    .sort()
    .map((file) => [parse(file).name, readFileSync(join(folder, file), 'utf8')]);
  await writeFile(`${outdir}/maps.txt`, JSON.stringify(Object.fromEntries(texts)));
}
