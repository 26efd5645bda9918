import { readFileSync } from 'node:fs';
import opentype from 'opentype.js';
import { fontFiles } from './font.ts';
import { type LetterWidths, WEIGHTS, type Weight } from './letter-widths.ts';

/**
 * The letter widths of the font, which the build stores. They give charts the same layout on every machine, even
 * without the font.
 */
export function compileLetterWidths(): string {
  return JSON.stringify(Object.fromEntries(WEIGHTS.map((weight) => [weight, widthsOf(weight)])));
}

function widthsOf(weight: Weight): LetterWidths {
  const { buffer, byteOffset, byteLength } = readFileSync(fontFiles()[weight]);
  const font = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
  const { unitsPerEm } = font;
  const widthOf = (glyph: number) => font.glyphs.get(glyph).advanceWidth ?? unitsPerEm;
  const glyphs = Object.entries(font.tables.cmap?.glyphIndexMap ?? {})
    .map(([code, glyph]) => [Number(code), Number(glyph)] as const)
    .sort(([a], [b]) => a - b);
  const runs: number[][] = [];
  for (const [code, glyph] of glyphs) {
    const run = runs.at(-1);
    if (run?.[0] !== undefined && run[0] + run.length - 1 === code) run.push(widthOf(glyph));
    else runs.push([code, widthOf(glyph)]);
  }
  return { unitsPerEm, other: widthOf(0), runs };
}
