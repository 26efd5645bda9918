import seedrandom from 'seedrandom';

/**
 * A seedrandom generator for a seed text. seedrandom reads only the low 8 bits of each UTF-16 unit, so "Ł" would be the
 * same as "A". It therefore gets the text's UTF-8 bytes, one per unit, which does not change ASCII text.
 */
export function generatorOf(seed: string): seedrandom.PRNG {
  return seedrandom(String.fromCharCode(...new TextEncoder().encode(seed)));
}
