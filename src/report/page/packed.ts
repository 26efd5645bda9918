/* Compresses the data that pages contain; `in-browser/unpacked.ts` reverses it. */

import { gzipSync, strToU8 } from 'fflate';

/**
 * Bytes for a page, gzipped and encoded in Base64. The time stamp is fixed, so that the same bytes give the same text.
 */
export function packed(bytes: Uint8Array): string {
  return Buffer.from(gzipSync(bytes, { level: 9, mtime: 0 })).toString('base64');
}

/**
 * Data for a page, as packed JSON.
 *
 * @param written converts each string in the data
 */
export function packedJson(data: unknown, written = (text: string): string => text): string {
  const json = JSON.stringify(data, (_, value) =>
    typeof value === 'string' ? written(value) : value,
  );
  return packed(strToU8(json));
}
