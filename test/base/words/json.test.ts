import { expect, test } from 'vitest';
import { jsonParts, jsonText } from '../../../src/base/words/json.ts';
import { BadInput } from '../../../src/base/words/problem.ts';

test('data is indented, and ends with a line', () => {
  expect(jsonText({ a: [1] })).toBe('{\n  "a": [\n    1\n  ]\n}\n');
});

test('more than a text can hold is refused with what to do, and other errors stay as they are', () => {
  const failing = (error: Error) => ({
    toJSON() {
      throw error;
    },
  });
  // V8's message for a string that would be too long.
  const tooLong = () => jsonText(failing(new RangeError('Invalid string length')));
  expect(tooLong).toThrow(BadInput);
  expect(tooLong).toThrow(/^the results: more than 512 MB of JSON; .* --format csv$/);
  expect(() => jsonText(failing(new TypeError('no')))).toThrow(new TypeError('no'));
});

test('a list in parts is the same text, item by item', () => {
  const list = [{ a: [1, 'two\n lines'] }, [], 'text', null];
  const parts = [...jsonParts(list)];
  expect(parts.join('')).toBe(jsonText(list));
  expect(parts).toHaveLength(list.length + 1);
  expect([...jsonParts([])].join('')).toBe(jsonText([]));
  expect([...jsonParts({ a: list })]).toEqual([jsonText({ a: list })]);
});

test('items of a list are made one by one', () => {
  const made: number[] = [];
  const items = function* () {
    for (const n of [1, 2, 3]) {
      made.push(n);
      yield n;
    }
  };
  const parts = jsonParts(items());
  expect(parts.next().value).toBe('[\n  1');
  expect(made).toEqual([1]);
});
