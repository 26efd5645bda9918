/* Other forms of names: names with hyphens, file names, and keys for comparing spellings. */

import { checksum } from './checksum.ts';

/** The slug of an empty name. */
const UNNAMED = 'unnamed';

/** A name as letters and digits with single hyphens between words. Empty if the name has neither letters nor digits. */
export function hyphenated(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{Mark}|['’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/**
 * A name as one word: hyphenated, and not too long. It is never empty: a name without letters and digits, such as 😀, is
 * replaced by its checksum.
 */
export function slug(name: string): string {
  // 60 letters of up to four bytes fit in a file name. The last letter must not be cut in half.
  const short = hyphenated(name)
    .slice(0, 60)
    .replace(/[\uD800-\uDBFF]$/, '');
  return short.replace(/-$/, '') || (name === '' ? UNNAMED : `signs-${checksum(name)}`);
}

/**
 * The key of a name, which is the same for all spellings: the hyphenated name, or the name itself if it has neither
 * letters nor digits.
 */
export function nameKey(name: string): string {
  return hyphenated(name) || name;
}

/** Whether two texts are spellings of the same name: as on the card, or hyphenated. */
export function sameName(a: string, b: string): boolean {
  const plain = hyphenated(a);
  return a === b || (plain !== '' && plain === hyphenated(b));
}

/** Names that Windows reserves for devices, with or without an extension. */
const DEVICES = /^(?:con|prn|aux|nul|(?:com|lpt)[0-9¹²³])(?=\.|$)/i;

/**
 * A name as a valid file name on every system: `attacksMade:krug` becomes `attacksMade-krug`, and `con`, which Windows
 * reserves for a device, becomes `con_`. Characters that are valid on all systems stay.
 */
export function fileStem(name: string): string {
  return name
    .replace(/[<>:"/\\|?*\p{Cc}]/gu, '-')
    .replace(/[. ]+$/, '')
    .replace(DEVICES, '$&_');
}

/** The slug of a name, as a valid name for a file or folder. */
export function fileSlug(name: string): string {
  return fileStem(slug(name));
}
