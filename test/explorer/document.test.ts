import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { valueAt, withValue } from '../../src/explorer/document.ts';

const key = fc.constantFrom('a', 'b', 'c');
const documents = fc.dictionary(key, fc.oneof(fc.nat(), fc.dictionary(key, fc.nat())));
const paths = fc.array(key, { minLength: 1, maxLength: 3 });

describe('a document', () => {
  test('holds what was put in, wherever that is, and is not changed itself', () => {
    fc.assert(
      fc.property(documents, paths, fc.nat(), (document, path, value) => {
        const before = structuredClone(document);
        expect(valueAt(withValue(document, path, value), path)).toBe(value);
        expect(document).toEqual(before);
      }),
    );
  });

  test('keeps all else', () => {
    const document = { a: { b: 1, c: 2 }, b: 3 };
    expect(withValue(document, ['a', 'b'], 9)).toEqual({ a: { b: 9, c: 2 }, b: 3 });
  });

  test('loses a key that is given nothing', () => {
    expect(withValue({ a: 1, b: 2 }, ['a'], undefined)).toEqual({ b: 2 });
    expect(withValue({ a: { b: 1 } }, ['a', 'b'], undefined)).toEqual({ a: {} });
  });

  test('has nothing of what every object has', () => {
    expect(valueAt({}, ['constructor'])).toBeUndefined();
    expect(valueAt('text', ['length'])).toBeUndefined();
  });
});
