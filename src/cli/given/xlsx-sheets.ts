/* Sheets of Excel workbooks, read by a script that is only loaded for them. */

import { crc32 } from 'node:zlib';
import { unzipSync, zipSync } from 'fflate';
import readWorkbook from 'read-excel-file/universal';

/* Reads Excel workbooks. The build makes this a separate file, so that the reader is only loaded for them. */

export interface Sheet {
  readonly name: string;
  /** In rows from the top; blank cells are null. */
  readonly rows: readonly (readonly unknown[])[];
}

/** The most bytes of an unpacked workbook. */
const LARGEST_UNPACKED = 64 * 1024 * 1024;

/**
 * The sheets of a workbook.
 *
 * @throws Error for a file that is not a workbook, is damaged, or is larger than 64 MiB
 */
export async function sheetsOf(bytes: Uint8Array): Promise<Sheet[]> {
  // Packed again without compression, so that the reader gets exactly the data whose size and checksums were checked.
  const parts = zipSync(checkedParts(bytes), { level: 0 });
  const sheets = await readWorkbook(new Blob([parts as Uint8Array<ArrayBuffer>]));
  return sheets.map(({ sheet, data }) => ({
    name: sheet,
    rows: data.map((row) => row.map(plain)),
  }));
}

/** Spreadsheets turn text such as 1-5 into dates, and no field of a card is a date. */
function plain(cell: unknown): unknown {
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : cell;
}

/** The XML parts of a workbook, each checked against the checksum in the file. */
function checkedParts(bytes: Uint8Array): Record<string, Uint8Array> {
  const checksums = checksumsIn(bytes);
  let size = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(xml|rels)$/.test(name)) return false;
      size += originalSize;
      if (size > LARGEST_UNPACKED) throw new Error('it is too large');
      return true;
    },
  });
  for (const [name, part] of Object.entries(parts)) {
    if (crc32(part) !== checksums.get(name)) throw new Error(`${name} is damaged`);
  }
  return parts;
}

/** The checksums in the directory at the end of a ZIP file, by the names of its parts. */
function checksumsIn(bytes: Uint8Array): Map<string, number> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const checksums = new Map<string, number>();
  let end = bytes.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== 0x06054b50) end--;
  if (end < 0) throw new Error('it has no directory');
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (view.getUint32(at, true) !== 0x02014b50) throw new Error('its directory is damaged');
    const [name, extra, comment] = [28, 30, 32].map((offset) =>
      view.getUint16(at + offset, true),
    ) as [number, number, number];
    const text = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + name));
    checksums.set(text, view.getUint32(at + 16, true));
    at += 46 + name + extra + comment;
  }
  return checksums;
}
