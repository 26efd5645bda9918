/** Stands for names of signs alone. */
const UNNAMED = 'unnamed';

/** A name as a file or an option may carry it: letters, digits and single hyphens. Never empty. */
export function slug(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{Mark}|['’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-');
  // 60 letters of up to four bytes fit a file name; the last must not be cut in half.
  const short = plain
    .replace(/^-/, '')
    .slice(0, 60)
    .replace(/[\uD800-\uDBFF]$/, '');
  return short.replace(/-$/, '') || UNNAMED;
}

/** Whether two ways of writing mean one name: as on the card, or as a slug. */
export function sameName(a: string, b: string): boolean {
  return a === b || (slug(a) === slug(b) && slug(a) !== UNNAMED);
}
