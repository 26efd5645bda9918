import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fileSlug,
  fileStem,
  hyphenated,
  nameKey,
  sameName,
  slug,
} from '../../../src/base/words/slug.ts';

const anyName = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 100 }),
  fc.string({ unit: 'grapheme', maxLength: 100 }),
  fc.string({ unit: fc.constantFrom('a', ' ', '𐐷', '/', '..', '-'), minLength: 40, maxLength: 80 }),
);

test.each([
  ['Solomon Grundy', 'solomon-grundy'],
  ['Zoë’s  Große Äxte!', 'zoes-große-axte'],
  ['../../etc/passwd', 'etc-passwd'],
  ['C:\\Windows', 'c-windows'],
  ['100% <b>sure</b>', '100-b-sure-b'],
  ['', 'unnamed'],
  ['日本', '日本'],
])('"%s" becomes %s', (name, text) => {
  expect(slug(name)).toBe(text);
});

test('names of signs alone are told apart, however long', () => {
  const signs = fc.string({
    unit: fc.constantFrom('😀', '🦸', '!', '?', '.'),
    minLength: 1,
    maxLength: 90,
  });
  fc.assert(
    fc.property(signs, signs, (one, other) => {
      expect(slug(one) === slug(other)).toBe(one === other);
      expect(nameKey(one) === nameKey(other)).toBe(one === other);
      expect(sameName(one, other)).toBe(one === other);
    }),
  );
});

test('a slug has letters, digits and single hyphens between them, and is never empty nor long', () => {
  fc.assert(
    fc.property(anyName, (name) => {
      expect(slug(name)).toMatch(/^[\p{Letter}\p{Number}]+(-[\p{Letter}\p{Number}]+)*$/u);
      expect(slug(name).length).toBeLessThanOrEqual(60);
    }),
    { numRuns: 1000 },
  );
});

test('a long name is cut without a hyphen at its end', () => {
  expect(slug(`${'a'.repeat(59)} bc`)).toBe('a'.repeat(59));
});

test('no letter is cut in half, however long the name', () => {
  expect(slug(`a${'𐐷'.repeat(60)}`)).not.toMatch(/\p{Surrogate}/u);
});

test('the slug of a slug is itself, so that a name may be given either way', () => {
  fc.assert(
    fc.property(anyName, (name) => {
      expect(slug(slug(name))).toBe(slug(name));
    }),
    { numRuns: 1000 },
  );
});

test('case, accents and signs between words make no difference', () => {
  expect(slug('SOLOMON_GRUNDY')).toBe(slug('Sólomon – Grundy'));
});

describe('names are the same', () => {
  test('however they are written, hyphenated too', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const plain = hyphenated(name);
        expect(sameName(name, name)).toBe(true);
        if (plain) expect(sameName(name, plain)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test('only to their last letters, beyond those that a file name has room for', () => {
    const title = 'The Amazing '.repeat(9);
    expect(slug(`${title} Joe`)).toBe(slug(`${title} Jim`));
    expect(sameName(`${title} Joe`, `${title} Jim`)).toBe(false);
    expect(sameName(`${title} Joe`, `${title} JOE!`)).toBe(true);
  });

  test('of signs alone only where they are written alike', () => {
    expect(sameName('???', '???')).toBe(true);
    expect(sameName('???', '!!!')).toBe(false);
    expect(sameName('???', 'unnamed')).toBe(false);
  });
});

describe('the name of a file', () => {
  test.each([
    ['attacksMade:krug', 'attacksMade-krug'],
    ['spacesMoved', 'spacesMoved'],
    ['a<b>c"d/e\\f|g?h*i', 'a-b-c-d-e-f-g-h-i'],
    ['con', 'con_'],
    ['NUL', 'NUL_'],
    ['com1', 'com1_'],
    ['aux.1-of-2', 'aux_.1-of-2'],
    ['console', 'console'],
    ['com10', 'com10'],
    ['ends. ', 'ends'],
  ])('%j is %j', (name, stem) => {
    expect(fileStem(name)).toBe(stem);
  });

  test('of whatever is called something is one on Windows too', () => {
    const device = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;
    const names = fc.oneof(anyName, fc.constantFrom('Con', 'NUL', 'aux!', 'com1', 'LPT9', 'prn'));
    fc.assert(
      fc.property(names, (name) => {
        const stem = fileSlug(name);
        expect(stem).toMatch(/^[^<>:"/\\|?*]+$/);
        expect(stem).not.toMatch(device);
      }),
    );
  });
});
