/** The collections that ship with the program, `collections/<name>.yaml`: first come, first found. */
export const COLLECTIONS = ['classic', 'modern', 'customs'] as const;
export type CollectionName = (typeof COLLECTIONS)[number];

/** A card of a collection, unread. */
export interface Entry {
  readonly collection: CollectionName;
  /** Its name, hyphenated. */
  readonly slug: string;
  readonly json: string;
}

/** A line for each card, so that one is found and read without the others. */
export function textOfEntries(entries: readonly Entry[]): string {
  return entries.map(({ collection, slug, json }) => `${collection}\t${slug}\t${json}\n`).join('');
}

/** What `textOfEntries` made a text of. */
export function entriesIn(text: string): Entry[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [collection, slug = '', json = ''] = line.split('\t');
      return { collection: collection as CollectionName, slug, json };
    });
}
