import seedrandom from 'seedrandom';

/**
 * A seedrandom generator for a seed text. seedrandom reads only the low 8 bits of each UTF-16 unit, so it
 * would take "Ł" for "A". It is therefore given the UTF-8 bytes, one per unit; ASCII text stays the same.
 */
export function generatorOf(seed: string): seedrandom.PRNG {
  return seedrandom(String.fromCharCode(...new TextEncoder().encode(seed)));
}
