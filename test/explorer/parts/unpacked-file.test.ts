import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { unpackedBytes } from '../../../src/explorer/parts/unpacked-file.ts';

const read = async (bytes: Uint8Array, largest = 99) => {
  const there = await unpackedBytes(new Blob([Uint8Array.from(bytes)]), largest);
  return there && new TextDecoder().decode(there);
};

test('a file is unpacked if it is packed with gzip, and refused if it is damaged or too large', async () => {
  const plain = new TextEncoder().encode('a map');
  const packed = new Uint8Array(gzipSync(plain));
  expect(await read(plain)).toBe('a map');
  expect(await read(packed)).toBe('a map');
  expect(await read(packed, 4)).toBeUndefined();
  expect(await read(plain, 4)).toBeUndefined();
  expect(await read(packed.subarray(0, -6))).toBeUndefined();
  expect(await read(packed.with(-8, 1 + (packed.at(-8) ?? 0)))).toBeUndefined();
});
