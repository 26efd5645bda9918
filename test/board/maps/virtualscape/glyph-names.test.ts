import { expect, test } from 'vitest';
import { glyphName } from '../../../../src/board/maps/virtualscape/catalogue.ts';

test('glyphs are known by their letter; a question mark is a glyph that lies face down', () => {
  expect(glyphName('B')).toBe('Glyph of Brandar');
  expect(glyphName('?')).toBe('unknown glyph');
  expect(glyphName('Z')).toBe('unknown glyph');
  expect(glyphName('constructor')).toBe('unknown glyph');
});
