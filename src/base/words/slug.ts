import { checksum } from './checksum.ts';

/** Stands for no name at all. */
const UNNAMED = 'unnamed';

/** A name in letters, digits and single hyphens between them. Empty for names of signs alone. */
export function hyphenated(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{Mark}|['’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/**
 * A name in a word: hyphenated, and not too long. Never empty; names of signs alone, such as 😀, have a
 * number of their own.
 */
export function slug(name: string): string {
  // 60 letters of up to four bytes fit a file name; the last must not be cut in half.
  const short = hyphenated(name)
    .slice(0, 60)
    .replace(/[\uD800-\uDBFF]$/, '');
  return short.replace(/-$/, '') || (name === '' ? UNNAMED : `signs-${checksum(name)}`);
}

/** What a name is known by, however it is written: hyphenated, but for names of signs alone, which are themselves. */
export function nameKey(name: string): string {
  return hyphenated(name) || name;
}

/** Whether two ways of writing mean one name, however long: as on the card, or hyphenated. */
export function sameName(a: string, b: string): boolean {
  const plain = hyphenated(a);
  return a === b || (plain !== '' && plain === hyphenated(b));
}

/** What Windows keeps for devices, whatever ending follows. */
const DEVICES = /^(?:con|prn|aux|nul|(?:com|lpt)[0-9¹²³])(?=\.|$)/i;

/**
 * A name as files of any system may have it: `attacksMade:krug` becomes `attacksMade-krug`, and `con`, which Windows
 * keeps for a device, `con_`. What may stand in a file name everywhere stays as it is.
 */
export function fileStem(name: string): string {
  return name
    .replace(/[<>:"/\\|?*\p{Cc}]/gu, '-')
    .replace(/[. ]+$/, '')
    .replace(DEVICES, '$&_');
}

/** The slug of a name as a file or a folder may be called. */
export function fileSlug(name: string): string {
  return fileStem(slug(name));
}
