import fc from 'fast-check';
import { expect, test } from 'vitest';
import { base85, FROM_BASE85 } from '../../src/explorer/base85.ts';

/** The page contains this function as text. */
const bytesOf: (text: string) => ArrayBuffer = new Function(`return ${FROM_BASE85}`)();

test('any bytes are restored', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 50 }), (bytes) => {
      expect([...new Uint8Array(bytesOf(base85(bytes)))]).toEqual([...bytes]);
    }),
  );
});

test('the text is printable ASCII without <, with one character more than bytes in a last group', () => {
  const bytes = (length: number) => Uint8Array.from({ length }, (_, i) => (i * 151) % 256);
  expect(base85(bytes(4096))).toMatch(/^[!-;=-v]{5120}$/);
  expect([0, 1, 2, 3, 4, 5].map((length) => base85(bytes(length)).length)).toEqual([
    0, 2, 3, 4, 5, 7,
  ]);
});

test('digits are those of Ascii85, except those from < on, which are one character later', () => {
  // Ascii85 writes "Man " as 9jqo^, and four bytes of 255 as s8W-!.
  expect(base85(new TextEncoder().encode('Man '))).toBe('9krp_');
  expect(base85(Uint8Array.of(255, 255, 255, 255))).toBe('t8X-!');
});
