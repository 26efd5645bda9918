import { decompressSync } from 'fflate';

/** Decodes data of a page: gzipped, in Base64. */
export function unpacked(packed: string): Uint8Array {
  return decompressSync(Uint8Array.from(atob(packed), (c) => c.charCodeAt(0)));
}
