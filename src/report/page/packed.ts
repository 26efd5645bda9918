import { gzipSync, strToU8 } from 'fflate';

/** Bytes for a page, compressed as gzip, in base64. A fixed time stamp: the same bytes come to the same text. */
export function packed(bytes: Uint8Array): string {
  return Buffer.from(gzipSync(bytes, { level: 9, mtime: 0 })).toString('base64');
}

/**
 * Data for a page, as JSON.
 *
 * @param written how each text in it is written
 */
export function packedJson(data: unknown, written = (text: string): string => text): string {
  const json = JSON.stringify(data, (_, value) =>
    typeof value === 'string' ? written(value) : value,
  );
  return packed(strToU8(json));
}
