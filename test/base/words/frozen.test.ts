import { expect, test } from 'vitest';
import { frozen } from '../../../src/library/cards.ts';

test('what is frozen is the data itself, and nothing in it can be changed', () => {
  const data = { a: 1, list: [{ b: 2 }] };
  expect(frozen(data)).toBe(data);
  expect(() => Object.assign(data, { a: 2 })).toThrow(TypeError);
  expect(() => data.list.push({ b: 3 })).toThrow(TypeError);
  expect(() => Object.assign(data.list[0] as object, { b: 3 })).toThrow(TypeError);
  expect(data).toEqual({ a: 1, list: [{ b: 2 }] });
});

test('what is no object stays as it is', () => {
  expect([frozen('text'), frozen(null), frozen(undefined)]).toEqual(['text', null, undefined]);
});
