import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { outdir } from './folder.js';
import { ownModule } from './own-module.js';

/** Checks the card collections and makes them searchable, using the program's own code. */
export async function compileCards() {
  const { compileCollections } = await ownModule('src/cards/compile-collections.ts');
  const collectionFile = (name) => readFileSync(`src/cards/collections/${name}.yaml`, 'utf8');
  await writeFile(`${outdir}/collections.txt`, compileCollections(collectionFile));
}

/** Stores the letter widths of the font for pictures, so that charts can be laid out without reading the font. */
export async function compileLetters() {
  const { compileLetterWidths } = await ownModule('src/report/pictures/compile-letter-widths.ts');
  await writeFile(`${outdir}/letter-widths.txt`, compileLetterWidths());
}

/** Stores the built-in maps, keyed by file name. */
export async function compileMaps() {
  const folder = 'experiments/maps';
  const texts = readdirSync(folder)
    .sort()
    .map((file) => [parse(file).name, readFileSync(join(folder, file), 'utf8')]);
  await writeFile(`${outdir}/maps.txt`, JSON.stringify(Object.fromEntries(texts)));
}
