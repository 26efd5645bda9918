/*
 * The text form of the shipped collections, with one line per card. The build writes it; the program reads it card by
 * card.
 */

/**
 * The collections that ship with the program, `collections/<name>.yaml`. If several collections contain a card, the
 * card from the first of them is used.
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

/** Writes one line per card, so that one card can be found and parsed without parsing the others. */
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
