import { parse } from 'yaml';
import { asAscii, hyphenated } from '../base/index.ts';
import { COLLECTIONS, type CollectionName, type Entry, textOfEntries } from './collection-text.ts';
import { cardFile } from './schema.ts';

/**
 * What the build makes of the collections: every card checked, and as the program holds it.
 *
 * @param yaml the text of a collection
 * @throws Error for what is no card, and for a name that is there twice
 */
export function compileCollections(yaml: (collection: CollectionName) => string): string {
  const entries = COLLECTIONS.flatMap((collection) => entriesOf(collection, yaml(collection)));
  const twice = entries.find(({ slug }, i) => entries.findIndex((one) => one.slug === slug) < i);
  if (twice) throw new Error(`${twice.collection}: a second card named ${twice.slug}`);
  return textOfEntries(entries);
}

function entriesOf(collection: CollectionName, yaml: string): Entry[] {
  const { data, error } = cardFile.safeParse(parse(yaml));
  if (!data) throw new Error(`${collection}: ${error.message}`);
  return data.map((card) => ({
    collection,
    slug: hyphenated(card.name),
    json: asAscii(JSON.stringify(card)),
  }));
}
