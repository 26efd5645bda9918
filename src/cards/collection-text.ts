/* The text form of the shipped collections: one line per card, written by the build and read one card at a time. */

/**
 * The collections that ship with the program, `collections/<name>.yaml`. If several collections have a card, the first
 * collection's card is used.
 */
export const COLLECTIONS = ['classic', 'modern', 'customs'] as const;
export type CollectionName = (typeof COLLECTIONS)[number];

/** A card in a collection, not parsed yet. */
export interface Entry {
  readonly collection: CollectionName;
  /** The hyphenated name. */
  readonly slug: string;
  readonly json: string;
}

/** One line per card, so that one card can be found and parsed without parsing the others. */
export function textOfEntries(entries: readonly Entry[]): string {
  return entries.map(({ collection, slug, json }) => `${collection}\t${slug}\t${json}\n`).join('');
}

/** Reverses `textOfEntries`. */
export function entriesIn(text: string): Entry[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [collection, slug = '', json = ''] = line.split('\t');
      return { collection: collection as CollectionName, slug, json };
    });
}
