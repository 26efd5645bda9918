import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { unpacked } from '../../../src/base/files/unpacked.ts';
import { refusal } from '../../board/maps/refused.ts';

const bytes = new TextEncoder().encode('a map');
const packed = new Uint8Array(gzipSync(bytes));

test('gzipped bytes are unpacked, all others unchanged', () => {
  expect([...unpacked(packed, 'a.gz', 5)]).toEqual([...bytes]);
  expect(unpacked(bytes, 'a.gz', 1)).toBe(bytes);
});

test('too many bytes and damaged or truncated gzip are rejected', () => {
  expect(refusal(() => unpacked(packed, 'a.gz', 4))).toBe(
    'a.gz: a gzip file that unpacks to more than 4 bytes; give at most 4 bytes',
  );
  const bomb = gzipSync(new Uint8Array(5_000_000));
  expect(refusal(() => unpacked(bomb, 'a.gz', 4_000_000))).toContain('more than 4000000 bytes');
  for (const broken of [packed.subarray(0, -1), packed.subarray(0, 4), packed.with(-5, 7)]) {
    expect(refusal(() => unpacked(broken, 'a.gz', 99))).toContain(
      'a.gz: the file is packed with gzip and damaged (',
    );
  }
});
