/* Reads Virtualscape's binary files, field by field. */

import { BadInput, insteadOf, printable } from '../../../base/index.ts';

/** Marks before lengths in the text format of Microsoft's class library (CString in a CArchive). */
const LONGER = 0xff;
const LONGEST = 0xffff;
const WIDE = 0xfffe;

const WIDE_LETTERS = new TextDecoder('utf-16le');

/** Characters 128 to 159 of Windows-1252, which Node 20 decodes wrongly. */
const BEYOND_LATIN = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Reads the fields of a binary file in order. All numbers are little-endian. */
export class ByteReader {
  private readonly view: DataView;
  private readonly file: string;
  private at = 0;

  /** @param file the file's name, for messages */
  constructor(bytes: Uint8Array, file: string) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.file = file;
  }

  /** The number of bytes left. */
  get left(): number {
    return this.view.byteLength - this.at;
  }

  /** The position of the next byte, from 0. */
  get offset(): number {
    return this.at;
  }

  byte(what: string): number {
    return this.view.getUint8(this.taken(1, what));
  }

  int32(what: string): number {
    return this.view.getInt32(this.taken(4, what), true);
  }

  float64(what: string): number {
    return this.view.getFloat64(this.taken(8, what), true);
  }

  skip(bytes: number, what: string): void {
    this.taken(bytes, what);
  }

  /** A text with a given number of letters, one byte each. */
  letters(length: number, what: string): string {
    const from = this.view.byteOffset + this.taken(length, what);
    return Array.from(new Uint8Array(this.view.buffer, from, length), letterOf).join('');
  }

  /**
   * A text preceded by its length. The length is one byte, or more bytes after a mark; the mark `WIDE` means two bytes
   * per character.
   */
  text(what: string): string {
    const { length, isWide } = this.textLength(what);
    if (!isWide) return this.letters(length, what);
    const from = this.view.byteOffset + this.taken(2 * length, what);
    return WIDE_LETTERS.decode(new Uint8Array(this.view.buffer, from, 2 * length));
  }

  /** The error for a mistake in this file. */
  refusal(offset: number, found: string, allowed: string): BadInput {
    const place = `${printable(this.file)}: byte ${offset}`;
    return new BadInput(insteadOf({ path: [], place, found, allowed }));
  }

  private textLength(what: string): { length: number; isWide: boolean } {
    const start = this.at;
    let isWide = false;
    for (;;) {
      const short = this.byte(what);
      if (short !== LONGER) return { length: short, isWide };
      const long = this.view.getUint16(this.taken(2, what), true);
      if (long === LONGEST)
        return { length: this.view.getUint32(this.taken(4, what), true), isWide };
      if (long !== WIDE) return { length: long, isWide };
      if (isWide)
        throw this.refusal(
          start,
          'two marks for wide letters, one after another',
          `a length (${what})`,
        );
      isWide = true;
    }
  }

  /** Consumes the next bytes, and returns their position. */
  private taken(bytes: number, what: string): number {
    const { at } = this;
    if (bytes > this.left) {
      const found =
        this.left === 0
          ? 'the end of the file'
          : `only ${this.left} bytes before the end of the file`;
      throw this.refusal(at, found, `${bytes} more bytes (${what})`);
    }
    this.at += bytes;
    return at;
  }
}

/** The character that a byte stands for in Windows-1252. */
function letterOf(byte: number): string {
  return BEYOND_LATIN[byte - 128] ?? String.fromCharCode(byte);
}
