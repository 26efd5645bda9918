import { decompressSync } from 'fflate';

/** Decodes a page's data, which are gzipped and encoded in Base64. */
export function unpacked(packed: string): Uint8Array {
  return decompressSync(Uint8Array.from(atob(packed), (c) => c.charCodeAt(0)));
}
