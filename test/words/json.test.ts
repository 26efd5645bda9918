import { expect, test } from 'vitest';
import { jsonText } from '../../src/words/json.ts';
import { BadInput } from '../../src/words/problem.ts';

test('data is indented, and ends with a line', () => {
  expect(jsonText({ a: [1] })).toBe('{\n  "a": [\n    1\n  ]\n}\n');
});

test('more than a text can hold is refused with what to do, and other errors stay as they are', () => {
  const failing = (error: Error) => ({
    toJSON() {
      throw error;
    },
  });
  // What V8 says of a text that would be too long.
  const tooLong = () => jsonText(failing(new RangeError('Invalid string length')));
  expect(tooLong).toThrow(BadInput);
  expect(tooLong).toThrow(/^the results: found more JSON .* --format csv$/);
  expect(() => jsonText(failing(new TypeError('no')))).toThrow(new TypeError('no'));
});
