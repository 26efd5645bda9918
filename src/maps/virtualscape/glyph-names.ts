/** Glyphs by the letter on them. */
const NAMES: Readonly<Record<string, string>> = {
  A: 'Astrid',
  B: 'Brandar',
  C: 'Crevcor',
  D: 'Dagmar',
  E: 'Erland',
  G: 'Gerda',
  I: 'Ivor',
  J: 'Jalgard',
  K: 'Kelda',
  L: 'Lodin',
  M: 'Mitonsoul',
  N: 'Nilrend',
  O: 'Oreld',
  P: 'Proftaka',
  R: 'Rannveig',
  S: 'Sturla',
  T: 'Thorian',
  U: 'Ulaniva',
  V: 'Valda',
  W: 'Wannok',
};

/** "Glyph of Astrid"; of a letter that no glyph has, or a question mark, only that it is one. */
export function glyphName(letter: string): string {
  return Object.hasOwn(NAMES, letter) ? `Glyph of ${NAMES[letter]}` : 'unknown glyph';
}
