import { expect, test } from 'vitest';
import { frozen } from '../../../src/library/cards.ts';

test('the data itself is frozen, with everything in it', () => {
  const data = { a: 1, list: [{ b: 2 }] };
  expect(frozen(data)).toBe(data);
  expect(() => Object.assign(data, { a: 2 })).toThrow(TypeError);
  expect(() => data.list.push({ b: 3 })).toThrow(TypeError);
  expect(() => Object.assign(data.list[0] as object, { b: 3 })).toThrow(TypeError);
  expect(data).toEqual({ a: 1, list: [{ b: 2 }] });
});

test('values other than objects are unchanged', () => {
  expect([frozen('text'), frozen(null), frozen(undefined)]).toEqual(['text', null, undefined]);
});
