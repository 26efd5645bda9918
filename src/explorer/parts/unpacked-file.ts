/**
 * The bytes of a file, unpacked if the file is packed with gzip.
 *
 * @param largest the maximum number of bytes after unpacking
 * @returns undefined if the gzip is damaged, or if there are more than `largest` bytes
 */
export async function unpackedBytes(file: Blob, largest: number): Promise<Uint8Array | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes.length > largest ? undefined : bytes;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  try {
    const reader = file.stream().pipeThrough(new DecompressionStream('gzip')).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      length += part.value.length;
      if (length > largest) {
        await reader.cancel();
        return undefined;
      }
      parts.push(part.value);
    }
  } catch {
    return undefined;
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
