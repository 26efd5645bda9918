import { describe, expect, test } from 'vitest';
import { ByteReader } from '../../../../src/board/maps/virtualscape/byte-reader.ts';
import { float64, int32, textBytes } from '../encode.ts';
import { refusal } from '../refused.ts';

const readerOf = (bytes: readonly number[]) => new ByteReader(Uint8Array.from(bytes), 'a.hsc');

test('numbers are read one after another, the low byte first, to the last byte', () => {
  const reader = readerOf([7, ...int32(-2), ...float64(0.0003), 9]);
  expect([reader.byte('a'), reader.int32('b'), reader.float64('c'), reader.left]).toEqual([
    7, -2, 0.0003, 1,
  ]);
  expect([reader.offset, reader.byte('d'), reader.left]).toEqual([13, 9, 0]);
});

test('bytes are read from where they lie in a larger buffer', () => {
  const bytes = Uint8Array.from([1, 2, ...textBytes('Thor', false), 3]);
  expect(new ByteReader(bytes.subarray(2, 7), 'a.hsc').text('a name')).toBe('Thor');
});

describe('a text is read whatever its length and letters:', () => {
  test.each<[string, string, boolean]>([
    ['none', '', false],
    ['a few, one of them with an accent', 'Chat perché', false],
    ['as many as a byte can tell', 'x'.repeat(254), false],
    ['one more than that', 'x'.repeat(255), false],
    ['as many as two bytes can tell', 'x'.repeat(0xfffd), false],
    ['one more than those', 'x'.repeat(0xfffe), false],
    ['no wide ones', '', true],
    ['wide ones of any script', 'Ullar’s 地図', true],
    ['more wide ones than a byte can tell', 'é'.repeat(300), true],
    ['more wide ones than two bytes can tell', 'x'.repeat(70_000), true],
  ])('%s', (_, text, wide) => {
    const reader = readerOf([...textBytes(text, wide), 5]);
    expect(reader.text('a name')).toBe(text);
    expect(reader.left).toBe(1);
  });

  test('with the letters of Windows beyond Latin-1', () => {
    expect(readerOf([2, 0x80, 0x92]).text('a name')).toBe('€’');
  });
});

describe('the end of the file is refused with the byte where more was needed:', () => {
  test.each([
    ['before a field', [1], 'byte 1: the end of the file instead of 4 more bytes (a layer)'],
    [
      'within a field',
      [1, 2, 3],
      'byte 1: only 2 bytes before the end of the file instead of 4 more',
    ],
  ])('%s', (_, bytes, says) => {
    const reader = readerOf(bytes);
    reader.byte('a letter');
    expect(refusal(() => reader.int32('a layer'))).toContain(`a.hsc: ${says}`);
  });

  test('within a text, also one that says it has four billion letters', () => {
    expect(refusal(() => readerOf([5, 65, 66]).text('a name'))).toContain(
      'instead of 5 more bytes (a name)',
    );
    const long = readerOf([0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 65]);
    expect(refusal(() => long.text('a name'))).toContain('instead of 4294967295 more bytes');
  });
});

test('marks of wide letters that are stacked without end are refused', () => {
  const marks = Array.from({ length: 900 }, (_, i) => (i % 3 === 1 ? 0xfe : 0xff));
  expect(refusal(() => readerOf(marks).text('a name'))).toContain('byte 0: two marks for wide');
});
