const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

/**
 * The CRC-32 of a text as eight hexadecimal digits. Each UTF-16 unit counts as two bytes, the lower byte first. Any
 * change within one unit or two adjacent units changes the checksum.
 */
export function checksum(text: string): string {
  let rest = 0xffffffff;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    rest = (TABLE[(rest ^ unit) & 0xff] as number) ^ (rest >>> 8);
    rest = (TABLE[(rest ^ (unit >>> 8)) & 0xff] as number) ^ (rest >>> 8);
  }
  return ((rest ^ 0xffffffff) >>> 0).toString(16).padStart(8, '0');
}
