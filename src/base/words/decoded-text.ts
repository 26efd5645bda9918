/* Decodes text files, with advice if a file has the wrong encoding. */

import { BadInput, printable } from './problem.ts';

/**
 * Decodes bytes: UTF-8, or UTF-16 with a byte-order mark at the beginning, as Windows writes it.
 *
 * @param name the name of the file, for messages
 * @param kind the kind of file, in words
 * @throws BadInput for other encodings; its message names the most likely one
 */
export function decodedText(bytes: Uint8Array, name?: string, kind = 'a text file'): string {
  const refuse = (found: string, allowed = kind) =>
    new BadInput({
      path: [],
      ...(name !== undefined && { place: printable(name) }),
      found,
      allowed,
      ...(SENTENCES[found] && { sentence: SENTENCES[found] }),
    });
  const encoding = encodingOf(bytes);
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw refuse(...undecodable(bytes, encoding, kind));
  }
  if (!text.includes('\0')) return text;
  throw isWide(bytes) ? refuse('text that looks like UTF-16', inUtf8(kind)) : refuse(BINARY);
}

const BINARY = 'binary data';
const NO_TEXT = 'bytes that are not UTF-8 text';

/** Sentences for problems that cannot be solved by saving the file in another encoding. */
const SENTENCES: Readonly<Record<string, string>> = {
  [BINARY]: 'the file holds binary data, not text',
  [NO_TEXT]: 'the file is not UTF-8 text',
};

/** The encoding of a text according to its byte-order mark; UTF-8 if it has none. */
export function encodingOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

function inUtf8(kind: string): string {
  return `${kind} saved as UTF-8 (spreadsheets call it "CSV UTF-8")`;
}

function undecodable(
  bytes: Uint8Array,
  encoding: ReturnType<typeof encodingOf>,
  kind: string,
): [found: string, allowed?: string] {
  if (encoding !== 'utf-8') return ['damaged UTF-16', inUtf8(kind)];
  if (isWide(bytes)) return ['text that looks like UTF-16', inUtf8(kind)];
  if (bytes.some(isNoText)) return [NO_TEXT];
  // Bytes that cannot be decoded become U+FFFD.
  const [sound = ''] = new TextDecoder().decode(bytes).split('\ufffd', 1);
  const line = sound.split('\n').length;
  return [`text that looks like Latin-1 or Windows-1252, not UTF-8 (line ${line})`, inUtf8(kind)];
}

/** Whether a byte is a control character that text files do not contain: any except tabs, form feeds and line ends. */
function isNoText(byte: number): boolean {
  return (byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d].includes(byte)) || byte === 0x7f;
}

/** The number of bytes that are examined to recognize UTF-16. */
const LOOKED_AT = 4096;

/**
 * Whether most characters look like Latin letters in UTF-16: two bytes each, with the 0 byte always in the same
 * position.
 */
function isWide(bytes: Uint8Array): boolean {
  const start = bytes.subarray(0, LOOKED_AT);
  const zeros = [0, 1].map(
    (side) => start.filter((byte, i) => i % 2 === side && byte === 0).length,
  );
  const [fewer = 0, more = 0] = zeros.sort((a, b) => a - b);
  return more > start.length / 4 && fewer * 10 < more;
}
