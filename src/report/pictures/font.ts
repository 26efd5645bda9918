import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';

const require = createRequire(import.meta.url);

function fontFile(name: string): string {
  return require.resolve(`@expo-google-fonts/inter/${name}.ttf`);
}

/** Inter (SIL Open Font License), the font that pictures are drawn with. */
export const FONT_FILES = {
  regular: fontFile('400Regular/Inter_400Regular'),
  medium: fontFile('500Medium/Inter_500Medium'),
  semiBold: fontFile('600SemiBold/Inter_600SemiBold'),
};

const loaded = new Map<string, opentype.Font>();

/** The width of a line of text in pixels, letter by letter (kerning is left out). */
export function textWidth(text: string, size: number, weight: number | string = 400): number {
  const file =
    weight === 'bold' || Number(weight) >= 600 ? FONT_FILES.semiBold : FONT_FILES.regular;
  let font = loaded.get(file);
  if (!font) {
    const { buffer, byteOffset, byteLength } = readFileSync(file);
    font = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
    loaded.set(file, font);
  }
  const { unitsPerEm } = font;
  let units = 0;
  for (const letter of text) units += font.charToGlyph(letter).advanceWidth ?? unitsPerEm;
  return (units * size) / unitsPerEm;
}
