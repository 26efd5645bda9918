import fc from 'fast-check';
import { anyCharacter } from '../any-character.ts';

/** Names that were an attack or an accident somewhere. */
const HOSTILE = [
  '../../etc/passwd',
  '..',
  '.',
  '/',
  'C:\\x',
  'CON',
  '-rf',
  '--help',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  '~',
  '=1+1',
  '@SUM(A1)',
  '<script>alert(1)</script>',
  '| **bold** [link](http://x) `code`',
  '%s %d {0} {{x}}',
  'red\u001b[31m\u0007\u009b5m',
  'a\rb\tc\u0085d\u2028e',
  '\u202eright to left\u202c',
  '\u2066isolated\u2069\u061c',
  'e\u0301\u0323\u200d\ufeff',
  '日本',
  '🦸‍♀️',
  '\ud800 alone',
  'ﬃ İ ß ẞ',
  'x'.repeat(120),
];

const letters = fc.oneof(
  fc.string({ minLength: 1, maxLength: 12 }),
  fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }),
  fc.string({ minLength: 1, maxLength: 12, unit: anyCharacter }),
);

/** A name that a file may give to anything: 1 to 120 characters that are not all blank. */
export const anyName: fc.Arbitrary<string> = fc
  .oneof(
    fc.constantFrom(...HOSTILE),
    letters,
    fc.tuple(letters, letters).map((two) => two.join(' ')),
  )
  .filter((name) => name.trim() !== '' && !name.includes('\0'));

/** Keys that are in no document's schema, some of which every object has nevertheless. */
export const UNKNOWN_KEYS = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '',
  'atack',
  ' name',
];
