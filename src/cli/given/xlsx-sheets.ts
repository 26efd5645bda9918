/*
 * Reads the sheets of Excel workbooks. The build makes a separate file of this module, so that the reader is loaded
 * only for workbooks.
 */

import { crc32 } from 'node:zlib';
import { unzipSync, zipSync } from 'fflate';
import readWorkbook from 'read-excel-file/universal';

export interface Sheet {
  readonly name: string;
  /** The rows from top to bottom; blank cells are null. */
  readonly rows: readonly (readonly unknown[])[];
}

/** The maximum size of an unpacked workbook, in bytes. */
const LARGEST_UNPACKED = 64 * 1024 * 1024;

/**
 * The sheets of a workbook.
 *
 * @throws Error for a file that is not a workbook, is damaged, or is larger than 64 MiB
 */
export async function sheetsOf(bytes: Uint8Array): Promise<Sheet[]> {
  // The parts are packed again, without compression, so that the reader gets exactly the data whose size and checksums
  // were checked.
  const parts = zipSync(checkedParts(bytes), { level: 0 });
  const sheets = await readWorkbook(new Blob([parts as Uint8Array<ArrayBuffer>]));
  return sheets.map(({ sheet, data }) => ({
    name: sheet,
    rows: data.map((row) => row.map(plain)),
  }));
}

/**
 * The value of a cell; a date as text. Spreadsheets turn text such as 1-5 into dates, but no field of a card is a date.
 */
function plain(cell: unknown): unknown {
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : cell;
}

/** The XML parts of a workbook. Each is checked against its checksum in the file. */
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

/** The checksum of each part, by the part's name, from the directory at the end of a ZIP file. */
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
