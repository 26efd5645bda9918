import { expect, test } from 'vitest';
import { decodedText } from '../../../src/base/words/decoded-text.ts';

const TEXT = 'Name,Att\nJörg “der” Kühne,3\n';

/** UTF-16 of text, low byte first or last. */
function wide(text: string, isBigEndian: boolean): Uint8Array {
  const bytes = Buffer.from(text, 'utf16le');
  return Uint8Array.from(isBigEndian ? bytes.swap16() : bytes);
}

const latin1 = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));

function refusal(bytes: Uint8Array): string {
  try {
    decodedText(bytes, 'a.csv');
  } catch (error) {
    return (error as Error).message;
  }
  return 'nothing';
}

const SAVE = 'give a text file saved as UTF-8 (spreadsheets call it "CSV UTF-8")';

test.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with a byte-order mark', Buffer.from(`\ufeff${TEXT}`)],
  ['UTF-16, low byte first', wide(`\ufeff${TEXT}`, false)],
  ['UTF-16, high byte first', wide(`\ufeff${TEXT}`, true)],
])('%s is read, without its mark', (_, bytes) => {
  expect(decodedText(bytes, 'a.csv')).toBe(TEXT);
});

test.each([
  ['low byte first', wide(TEXT, false)],
  ['high byte first', wide(TEXT, true)],
  // No byte of it is wrong as UTF-8.
  ['Latin letters alone', wide('Name,Att\n', false)],
  ['a character whose other byte is 0 now and then', wide(`${TEXT}Ā${TEXT}`, false)],
])('UTF-16 without a mark is named: %s', (_, bytes) => {
  expect(refusal(bytes)).toBe(`a.csv: text that looks like UTF-16; ${SAVE}`);
});

test('UTF-16 that is cut in the middle of a character is called damaged', () => {
  const cut = wide(`\ufeff${TEXT}`, false).slice(0, -1);
  expect(refusal(cut)).toBe(`a.csv: damaged UTF-16; ${SAVE}`);
});

test.each([
  ['Latin-1', latin1('Name,Att\nJörg,3\n'), 2],
  // Curly quotes are 0x93 and 0x94 there.
  ['Windows-1252', latin1('Name,Att\nImp,1\n\u0093Jorg\u0094,3\n'), 3],
])('%s is named, with the line', (_, bytes, line) => {
  expect(refusal(bytes)).toBe(
    `a.csv: text that looks like Latin-1 or Windows-1252, not UTF-8 (line ${line}); ${SAVE}`,
  );
});

test.each([
  ['zero bytes', new Uint8Array(100), 'the file holds binary data, not text'],
  [
    'a picture',
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    'the file is not UTF-8 text',
  ],
  ['mostly letters', Buffer.from('PNG and more of it\0\0'), 'the file holds binary data, not text'],
])('%s are no text', (_, bytes, sentence) => {
  expect(refusal(bytes)).toBe(`a.csv: ${sentence}`);
});
