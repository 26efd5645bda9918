/* Turns the YAML collections into the text that ships with the program. Only the build runs this. */

import { parse } from 'yaml';
import { asAscii, hyphenated } from '../base/index.ts';
import { COLLECTIONS, type CollectionName, type Entry, textOfEntries } from './collection-text.ts';
import { cardFile } from './schema.ts';

/**
 * Checks every card of the collections, and writes all cards in the form that the program reads.
 *
 * @param yaml returns the text of a collection
 * @throws Error for an invalid card, or a duplicate name
 */
export function compileCollections(yaml: (collection: CollectionName) => string): string {
  const entries = COLLECTIONS.flatMap((collection) => entriesOf(collection, yaml(collection)));
  const twice = entries.find(({ slug }, i) => entries.findIndex((one) => one.slug === slug) < i);
  if (twice) throw new Error(`${twice.collection}: a second card named ${twice.slug}`);
  return textOfEntries(entries);
}

function entriesOf(collection: CollectionName, yaml: string): Entry[] {
  const { data, error } = cardFile().safeParse(parse(yaml));
  if (!data) throw new Error(`${collection}: ${error.message}`);
  return data.map((card) => ({
    collection,
    slug: hyphenated(card.name),
    json: asAscii(JSON.stringify(card)),
  }));
}
