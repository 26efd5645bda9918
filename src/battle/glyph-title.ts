/** The name of a glyph in sentences: "Glyph of Astrid" for both "Astrid" and "Glyph of Astrid". */
export function glyphTitle(name: string): string {
  return /\bglyph\b/i.test(name) ? name : `Glyph of ${name}`;
}
