import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import opentype from 'opentype.js';
import { expect, test } from 'vitest';
import { fontFiles } from '../../../src/report/pictures/font.ts';
import { textWidth } from '../../../src/report/pictures/text-width.ts';

function fontOf(file: string) {
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
}

test.each([
  [400, 'regular'],
  ['normal', 'regular'],
  [600, 'semiBold'],
  ['bold', 'semiBold'],
] as const)(
  'a line is as wide as the letters that the font has for it: weight %s',
  (weight, file) => {
    const font = fontOf(fontFiles()[file]);
    const letters = fc.oneof(fc.string({ unit: 'grapheme-ascii' }), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(letters, fc.integer({ min: 8, max: 20 }), (text, size) => {
        const units = [...text].reduce(
          (sum, letter) => sum + (font.charToGlyph(letter).advanceWidth ?? 0),
          0,
        );
        expect(textWidth(text, size, weight)).toBeCloseTo((units * size) / font.unitsPerEm, 9);
      }),
    );
  },
);

test('letters that are bolder are wider', () => {
  expect(textWidth('Solomon Grundy', 12, 600)).toBeGreaterThan(textWidth('Solomon Grundy', 12));
});
