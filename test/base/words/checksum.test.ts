import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checksum } from '../../../src/base/words/checksum.ts';

/** Node has it from version 22.2 on. */
test.runIf(typeof crc32 === 'function')('a checksum is the CRC-32 of the bytes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const bytes = Buffer.from(text, 'utf16le');
      expect(checksum(text)).toBe(crc32(bytes).toString(16).padStart(8, '0'));
    }),
  );
});

test('a checksum is that of the standard’s own example', () => {
  // CRC-32 of the bytes of 123456789, here as units of two bytes each, and a last one of one byte and a zero.
  const bytes = Buffer.from('123456789\0', 'latin1');
  // Without the zero it is cbf43926; with it, Python's zlib.crc32 gives this value.
  expect(checksum(bytes.toString('utf16le'))).toBe('00c49e49');
});
