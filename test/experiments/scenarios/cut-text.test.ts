import { describe, expect, test } from 'vitest';
import { BadInput } from '../../../src/base/words/problem.ts';
import { parseYaml } from '../../../src/experiments/scenarios/document.ts';

const file = (...lines: string[]) => lines.map((line) => `${line}\n`).join('');

function refusal(text: string): string {
  try {
    parseYaml(text, 'file.yaml');
  } catch (error) {
    if (error instanceof BadInput) return error.message;
    throw error;
  }
  return 'let in';
}

const head = ['name: x', 'board:', '  terrain: |'];
const tail = '  attacker: [0, 0]';
const remedy =
  'a first line that is not indented further than the others (if the first row of a board is ' +
  'shifted, put a row of . above it), or |2 instead of |, which says where lines begin';

/** The rows of the terrain, with the text that follows them. */
const BOARDS: [string, string[]][] = [
  ['the rows alternate', ['      1 1 1', '    1 1 1', '      1 1 1', tail]],
  ['only the first is shifted', ['      1 1 1', '    1 1 1', '    1 1 1', tail]],
  ['the board ends the file', ['      1 1 1', '    1 1 1']],
  ['the second begins with a hole', ['      1 1 1', '    . 1 1', tail]],
  ['the second begins with blocking terrain', ['      1 1 #', '    # 1 1', '      1 1 1', tail]],
  [
    'every other begins so, which YAML takes for comments',
    ['      1 #', '    # 1', '    # #', tail],
  ],
  ['empty lines are between', ['      1 1 1', '', '    1 1 1', tail]],
  ['a comment is between', ['      1 1 1', '    # a comment', '    1 1 1', tail]],
  ['a line of blanks is before', ['        ', '      1 1 1', '    1 1 1', tail]],
];

describe('a board whose first row is indented further than a later one', () => {
  test.each(BOARDS)('is refused at its first row, with what to do: %s', (_, rows) => {
    const text = file(...head, ...rows);
    const first = rows.findIndex((row) => row.trim());
    const later = rows.findIndex((row) => /^ {4}[1.#] ?/.test(row) && !row.includes('comment'));
    expect(refusal(text)).toBe(
      `file.yaml:${4 + first}:7: the first line is indented further than line ` +
        `${4 + later}, so the text ends there; give ${remedy}`,
    );
  });

  test.each(BOARDS)('has all its rows once that is done: %s', (_, rows) => {
    const text = file(...head, ...rows).replace('terrain: |', 'terrain: |2');
    const { data } = parseYaml(text, 'file.yaml');
    const { terrain } = (data as { board: { terrain: string } }).board;
    const meant = rows.filter((row) => row !== tail).map((row) => row.trim());
    expect(
      terrain
        .trimEnd()
        .split('\n')
        .map((row) => row.trim()),
    ).toEqual(meant);
  });

  test('is refused with the line ends of Windows, too', () => {
    const text = file(...head, '      1 1 1', '    1 1 1', tail).replaceAll('\n', '\r\n');
    expect(refusal(text)).toMatch(/^file\.yaml:4:7: the first line .* than line 5, .*\|2 in/);
  });
});

describe('the sign that says where lines begin', () => {
  const advised = (text: string) => /or (\S+) instead of (\S+),/.exec(refusal(text))?.slice(1, 3);

  test.each([
    ['at the top of the file', ['terrain: |', '    1 1', '   1 1'], ['|3', '|']],
    ['in a list', ['- |', '    1 1', '  1 1', '- y'], ['|2', '|']],
    ['in a mapping in a list', ['- terrain: |', '      1 1', '    1 1'], ['|2', '|']],
    ['in folded text', ['description: >', '    Once', '  upon a time'], ['>2', '>']],
    ['in place of another', ['terrain: |4', '      1 1', '  1 1'], ['|2', '|']],
    ['nine, the most', [`terrain: |`, `${' '.repeat(11)}1 1`, `${' '.repeat(9)}1 1`], ['|9', '|']],
  ])('is counted from the key or the dash: %s', (_, lines, signs) => {
    expect(advised(file(...lines))).toEqual(signs);
  });

  test('is not advised where YAML has none', () => {
    const text = file('terrain: |', `${' '.repeat(12)}1 1`, `${' '.repeat(10)}1 1`);
    expect(refusal(text)).toMatch(/^file\.yaml:2:13: .*put a row of \. above it\)$/);
  });
});

test('a row that is not even indented as far as its key is told from a key', () => {
  const says =
    'file.yaml:4:5: the first line is indented further than line 5, so the text ends ' +
    'there; give lines that are indented further than the key of the text';
  expect(refusal(file(...head, '    1 1 1', '  1 1 1', '    1 1 1', tail))).toBe(says);
  expect(refusal(file(...head, '    1 1 1w', '1 . 1', tail))).toBe(says);
});

describe('what is no row is left to YAML:', () => {
  test.each([
    ['a comment', ['      1 1 1', '    # the end', tail]],
    ['a comment without words', ['      1 1 1', '    #', tail]],
    [
      'a comment as far left as the key, which may be a row that was taken out',
      ['    1 1', '  # 1 1', tail],
    ],
    ['the next key', ['    1 1 1', tail]],
    ['rows that are shifted from the second on', ['    1 1 1', '      1 1 1', tail]],
  ])('%s', (_, rows) => {
    expect(refusal(file(...head, ...rows))).toBe('let in');
  });

  test('the next key of a mapping in a list, further to the right than the dash', () => {
    expect(refusal(file('- terrain: |', '      1 1', '  name: x'))).toBe('let in');
  });

  test('a mistake behind a text', () => {
    const text = file(...head, '      1 1 1', '    # the end', '  attacker [0, 0]');
    expect(refusal(text)).toBe(
      'file.yaml:6:3: this is not valid YAML: a bracket, comma, colon or quotation mark is missing here or just before',
    );
  });
});
