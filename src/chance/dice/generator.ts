import seedrandom from 'seedrandom';

/**
 * The generator that seedrandom makes of a seed text. seedrandom looks at the low 8 bits of each
 * UTF-16 unit only, and would take "Ł" for "A"; so it is given the bytes of UTF-8, a unit each. Of
 * plain ASCII they are the text itself.
 */
export function generatorOf(seed: string): seedrandom.PRNG {
  return seedrandom(String.fromCharCode(...new TextEncoder().encode(seed)));
}
