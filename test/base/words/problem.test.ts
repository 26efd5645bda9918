import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BadInput,
  fieldName,
  printable,
  printableJson,
  problemText,
  shown,
} from '../../../src/base/words/problem.ts';

const problem = { path: ['a'], found: 'x', allowed: 'y' };

const steering =
  /[\p{Control}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/u;

describe('the text of a problem', () => {
  test('names place, field, what was found, what is allowed and what may have been meant', () => {
    const all = { ...problem, place: 'f.yaml:1:2', nearest: ['b', 'c'] };
    expect(problemText(all)).toBe('f.yaml:1:2: a: x (did you mean b or c?); give y');
    expect(problemText(problem)).toBe('a: x; give y');
    expect(problemText({ ...problem, path: [], nearest: [] })).toBe('x; give y');
  });

  test('of several is a line for each', () => {
    const error = new BadInput(problem, { ...problem, path: ['b'] });
    expect(error.message).toBe('a: x; give y\nb: x; give y');
    expect(error.problems).toHaveLength(2);
  });
});

test('a field is written as a reader writes it', () => {
  expect(fieldName(['board', 'others', 2, 'at'])).toBe('board.others[2].at');
  expect(fieldName([0, 1])).toBe('[0][1]');
  expect(fieldName([])).toBe('');
});

test.each<[unknown, string]>([
  ['text', '"text"'],
  ['say "hi"\n', '"say \\"hi\\"<U+000A>"'],
  ['x'.repeat(200), `"${'x'.repeat(58)}..." (200 characters)`],
  ['x'.repeat(78), `"${'x'.repeat(78)}"`],
  ['🎲'.repeat(50), `"${'🎲'.repeat(29)}..." (100 characters)`],
  [5.292397776572611e-260, '5.2924e-260'],
  [1 / 3, '0.3333333333333333'],
  [[], 'an empty list'],
  [() => 1, 'a function'],
  [5, '5'],
  [Number.NaN, 'NaN'],
  [10n ** 100n, `1${'0'.repeat(76)}...`],
  [null, 'null'],
  [undefined, 'nothing'],
  [true, 'true'],
  [[1, 2], 'a list of 2'],
  [{ a: 1 }, 'a mapping'],
  [new Map(), 'a mapping'],
])('a found value is shown on one short line: case %#', (value, text) => {
  expect(shown(value)).toBe(text);
});

test.each([
  [{ path: ['a', 'b'], found: '-3' }, 'a.b is -3; give y'],
  [{ path: ['a'], found: '"x", which fits 2 cards' }, 'a is "x", which fits 2 cards; give y'],
  [{ path: ['a'], found: shown([]) }, 'a is an empty list; give y'],
  [{ path: ['a'], found: shown(undefined) }, 'a is missing; give y'],
  [{ path: ['a'], found: '2 spaces' }, 'a: 2 spaces; give y'],
  [{ path: ['a'], found: '"x"', place: 'f.yaml:2:3' }, 'f.yaml:2:3: a is "x"; give y'],
  [{ path: [], found: '"x"', place: '--seed' }, '--seed is "x"; give y'],
  [{ path: [], found: '7', place: 'attack dice' }, 'attack dice: this is 7; give y'],
  [{ path: [], found: '7' }, 'this is 7; give y'],
  [{ path: ['a'], found: '"x"', nearest: ['z'] }, 'a is "x" (did you mean z?); give y'],
])('a mistake says what is wrong, then what to give: %j', (one, text) => {
  expect(problemText({ ...one, allowed: 'y' })).toBe(text);
});

describe('texts of a problem are cut to what can be read', () => {
  const long = 'x'.repeat(1_000_000);
  const error = new BadInput({ path: [long], place: long, found: long, allowed: long });

  test('in the message', () => expect(error.message.length).toBeLessThan(5000));

  test('and for programs', () => {
    const [cut] = error.problems;
    for (const text of [cut?.place, cut?.found, cut?.allowed]) {
      expect(text).toMatch(/^x+\.\.\.$/);
      expect(text?.length).toBeLessThanOrEqual(2000);
    }
  });

  test('a sentence takes the place of found and allowed, with the names that may be meant', () => {
    const said = { ...problem, sentence: 'there is no b', nearest: ['c'] };
    expect(problemText(said)).toBe('a: there is no b (did you mean c?)');
  });
});

describe('printable text', () => {
  test('has nothing that steers a terminal or turns the direction of writing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(printable(text)).not.toMatch(steering);
        expect(shown(text)).not.toMatch(steering);
      }),
      { numRuns: 500 },
    );
    expect(printable('\u001b[31mred\u0007\u009b\u202egnirts')).toBe(
      '<U+001B>[31mred<U+0007><U+009B><U+202E>gnirts',
    );
  });

  // Unicode's direction marks and its two line separators, along with the control characters.
  test.each(['061C 200E 200F 202A 202B 202C 202D 202E 2066 2067 2068 2069 2028 2029 0000 0085'])(
    'writes out %s',
    (all) => {
      for (const code of all.split(' ')) {
        expect(printable(String.fromCodePoint(Number.parseInt(code, 16)))).toBe(`<U+${code}>`);
      }
    },
  );

  test('escapes invisible characters, but not those that join letters', () => {
    expect(printable('\ufeffa\u200bb\u2060c\u{e0041}')).toBe(
      '<U+FEFF>a<U+200B>b<U+2060>c<U+E0041>',
    );
    for (const joined of ['👩\u200d🚀', 'می\u200cخواهم', '❤\ufe0f'])
      expect(printable(joined)).toBe(joined);
  });

  test('leaves all other text as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(!steering.test(text));
        expect(printable(text)).toBe(text);
      }),
    );
  });
});

test('a found value is never longer than 80 characters', () => {
  fc.assert(
    fc.property(fc.anything({ withBigInt: true }), (value) => {
      expect(shown(value).length).toBeLessThanOrEqual(80);
    }),
  );
});

test('JSON holds nothing that steers a terminal, and still means the same', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' })),
      (data) => {
        const json = printableJson(JSON.stringify(data));
        expect(json).not.toMatch(steering);
        expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(data)));
      },
    ),
  );
  expect(printableJson('"a\u007f"\n')).toBe('"a\\u007f"\n');
  expect(printableJson('"\u{e0041}"')).toBe('"\\udb40\\udc41"');
  expect(printableJson('"a\u202e\u009b"\n')).toBe('"a\\u202e\\u009b"\n');
});
