import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BadInput, type Problem } from '../../../src/base/words/problem.ts';
import { parseYaml } from '../../../src/experiments/scenarios/document.ts';

const text = `# a comment
name: Grundy
attacker: hawkgirl
defender:
  card: solomon-grundy
  powers: [tough, { tough: 2 }]
vary:
  attacker.attack: [3, 4, 99]
seed:
again: &anchor
  life: 5
alias: *anchor
`;

const place = (path: Problem['path'], atKey = false, of = text) =>
  parseYaml(of, 'file.yaml').locate({ path, found: '', allowed: '', atKey }).place;

describe('a problem stands at the line and column of', () => {
  test.each<[string, (string | number)[], string]>([
    ['a value', ['name'], '2:7'],
    ['a value inside a mapping', ['defender', 'card'], '5:9'],
    ['a mapping', ['defender'], '5:3'],
    ['an entry of a list', ['defender', 'powers', 0], '6:12'],
    ['a value in an entry of a list', ['defender', 'powers', 1, 'tough'], '6:28'],
    ['a value under a key with a point', ['vary', 'attacker.attack', 2], '8:27'],
  ])('%s', (_, path, where) => {
    expect(place(path)).toBe(`file.yaml:${where}`);
  });

  test('a key, where the key itself is the mistake', () => {
    expect(place(['defender', 'powers'], true)).toBe('file.yaml:6:3');
    expect(place(['attacker'], true)).toBe('file.yaml:3:1');
  });

  test('the innermost thing that is there, where the field is missing', () => {
    expect(place(['defender', 'name'])).toBe('file.yaml:5:3');
    expect(place(['defender', 'powers', 7])).toBe('file.yaml:6:11');
    expect(place(['attacker', 'attack'])).toBe('file.yaml:3:11');
    expect(place(['nothing', 'of', 'this'])).toBe('file.yaml:2:1');
    expect(place([])).toBe('file.yaml:2:1');
  });

  test('the key, where nothing follows it', () => {
    expect(place(['seed'])).toMatch(/^file\.yaml:9:/);
  });

  test('an alias, for what stands where it leads', () => {
    expect(place(['alias', 'life'])).toBe('file.yaml:12:8');
  });

  test('values in JSON, and in files with the line ends of Windows', () => {
    const json = '{\n  "name": "x",\n  "attacker": { "attack": -3 }\n}\n';
    expect(place(['attacker', 'attack'], false, json)).toBe('file.yaml:3:27');
    expect(place(['attacker'], false, 'name: x\r\nattacker: 5\r\n')).toBe('file.yaml:2:11');
  });
});

test('data come out as plain data, JSON like YAML', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      fc.pre(value !== null);
      expect(parseYaml(JSON.stringify(value), 'x.json').data).toEqual(
        JSON.parse(JSON.stringify(value)),
      );
    }),
  );
});

function refusal(of: string, name = 'file.yaml'): BadInput {
  try {
    parseYaml(of, name);
  } catch (error) {
    if (error instanceof BadInput) return error;
  }
  throw new Error('the text was not refused');
}

test('every key that repeats is named at once', () => {
  const { problems } = refusal('name: a\nseed: 1\nname: b\nx: { y: 1, y: 2 }\nname: c\n');
  expect(problems.map(({ place }) => place)).toEqual([
    'file.yaml:3:1',
    'file.yaml:5:1',
    'file.yaml:4:12',
  ]);
});

describe('what is refused, with its place', () => {
  test.each<[string, string, RegExp]>([
    [
      'a list that does not end',
      'name: [1, 2\nseed: 1',
      /^file\.yaml:2:1: this is not valid YAML: a closing ] is missing before this$/,
    ],
    [
      'a key that repeats',
      'name: a\nseed: 1\nname: b\n',
      /^file\.yaml:3:1: the key name appears twice/,
    ],
    [
      'a key that repeats in other signs',
      'a: 1\nb: 2\n"a": 3\n',
      /^file\.yaml:3:1: the key a appears twice/,
    ],
    ['a list as a key', '[a]: 1\n', /^file\.yaml:1:1: .* as a key; give text as a key$/],
    ['an alias of a list as a key', 'a: &a [1]\n*a : 1\n', /^file\.yaml:2:1: \*a as a key/],
    ['bytes as a key', '!!binary aGk=: 1\n', /^file\.yaml:1:10: hi as a key/],
    [
      'a tag without end',
      `name: ${'!'.repeat(10_000)}`,
      /^file\.yaml:1:7: .{200}; give valid YAML$/,
    ],
    [
      'a tab for indentation',
      'name: a\nattacker:\n\tattack: 1',
      /^file\.yaml:3:1: a tab as indentation; give spaces$/,
    ],
    [
      'a second colon',
      'name: a: b\n',
      /^file\.yaml:1:7: this is not valid YAML: there is a second colon in this line; /,
    ],
    [
      'two documents',
      'name: a\n---\nname: b\n',
      /^file\.yaml:2:1: the file holds a second YAML document/,
    ],
    ['an alias of nothing', 'name: *nobody\n', /^file\.yaml:1:7: .*; give /],
    ['a tag that nobody knows', 'name: !magic a\n', /^file\.yaml:1:7: .*!magic/],
  ])('%s', (_, of, message) => {
    expect(refusal(of).message).toMatch(message);
    expect(refusal(of).message).not.toContain('\n');
  });

  test.each([
    ['a key in the first column of the file', 'name: x\na: b\n c: d\n', '3:2'],
    ['keys under a key that has a value', 'name: x\na: b\n  life: 3\nc: d\n', '3:3'],
    ['a key under another one', 'name: x\na:\n  card: b\n   life: 3\n', '4:4'],
    ['a key before the others', 'name: x\na:\n   card: b\n  life: 3\n', '4:3'],
    ['after a comment and an empty line', 'name: x\n # y: z\n\n a: b\n', '4:2'],
    ['after a value with colons in quotes', 'name: "a: b" # c: d\n  life: 3\n', '2:3'],
    ['in a list', 'turn:\n - figure: a\n     life: 3\n', '3:6'],
  ])('a line that is indented differently: %s', (_, of, place) => {
    expect(refusal(of).message).toBe(
      `file.yaml:${place}: this is not valid YAML: this line is indented differently from the ` +
        'lines around it; all keys of a mapping must begin in the same column',
    );
  });

  test.each([
    ['with a line below it that is right', 'name: a: b\nc: d\n', '1:7'],
    ['with a line below it that is indented', 'a:\n  b: c: d\n   e: f\n', '2:6'],
    ['at the end of the line', 'name: a b:\n', '1:7'],
  ])('a second colon %s', (_, of, place) => {
    const { message } = refusal(of);
    expect(message).toContain(
      `file.yaml:${place}: this is not valid YAML: there is a second colon`,
    );
  });

  test('an empty file, and one of comments alone', () => {
    expect(refusal('').message).toBe('file.yaml: the file is empty');
    expect(refusal('# nothing\n').message).toBe('file.yaml: the file holds only comments');
  });

  test('aliases that grow without end', () => {
    const rows = Array.from({ length: 9 }, (_, i) => {
      const aliases = i === 0 ? 'x' : new Array(9).fill(`*a${i - 1}`).join(', ');
      return `a${i}: &a${i} [${aliases}]`;
    });
    expect(refusal(rows.join('\n')).message).toMatch(/give at most 100 aliases$/);
  });

  test('aliases by the thousand, each of which the parser would look for in the whole document', () => {
    const text = `a: &a x\nb: [${'*a, '.repeat(40_000)}]`;
    expect(refusal(text).message).toMatch(/^file\.yaml:2:\d+: .*give at most 100 aliases$/);
  });

  test.each([
    ['brackets', '['.repeat(1_000_000)],
    ['entries', '- a\n'.repeat(500_000)],
    ['empty lines', '\n'.repeat(1_000_000)],
    ['keys', Array.from({ length: 200_000 }, (_, i) => `k${i}: 1\n`).join('')],
  ])('more %s than an experiment has use for', (_, text) => {
    expect(refusal(text).message).toBe(
      'file.yaml: more than 400000 words and signs; give at most 400000',
    );
  });

  test('and the name of the file cannot steer the terminal', () => {
    expect(refusal('', 'a\u001b[31m.yaml').message).toMatch(/^a<U\+001B>\[31m\.yaml: /);
  });
});
