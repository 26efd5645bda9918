import { decompressSync } from 'fflate';

/** What a page carries compressed as gzip, in base64. */
export function unpacked(packed: string): Uint8Array {
  return decompressSync(Uint8Array.from(atob(packed), (c) => c.charCodeAt(0)));
}
