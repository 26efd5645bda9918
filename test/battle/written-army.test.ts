import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Mistakes } from '../../src/base/words/mistakes.ts';
import { BadInput, problemText } from '../../src/base/words/problem.ts';
import { hyphenated } from '../../src/base/words/slug.ts';
import { isArmyFile, writtenSide } from '../../src/battle/written-army.ts';
import { NICKNAMES } from '../../src/cards/army-list/meant.ts';
import { libraryOf } from '../../src/cards/library.ts';
import { surroundingsOf } from '../../src/experiments/scenarios/load.ts';
import { damagedText } from '../cards/army-list/damaged.ts';
import { damagedRuns } from '../cases.ts';

interface Read {
  readonly army: readonly string[];
  readonly mistakes: readonly string[];
  /** The lines and columns of these mistakes in the text of the army. */
  readonly within: readonly unknown[];
  readonly notes: readonly string[];
  readonly name?: string | undefined;
}

/** Reads the army of a side, in a folder with some files. */
function read(army: unknown, files: Readonly<Record<string, string>> = {}): Read {
  const notes: string[] = [];
  const around = surroundingsOf('.', {
    read(path) {
      if (files[path] !== undefined) return files[path];
      throw new BadInput({ path: [], found: 'no such file', allowed: 'a file' });
    },
    readBytes: () => new Uint8Array(),
    beside: (_, path) => path,
    note: (text) => notes.push(text),
  });
  const reading = {
    surroundings: around,
    isWhole: true,
    library: libraryOf(),
    most: 50,
    pointsOf: ({ points }: { readonly points?: number }) => points,
  };
  const mistakes = new Mistakes();
  const side = writtenSide({ army } as never, ['sides', 0], reading, mistakes);
  return {
    army: side.army.map(({ entry, copies }) =>
      typeof entry === 'string' && copies !== undefined && copies !== 1
        ? `${entry} x${copies}`
        : typeof entry === 'string'
          ? entry
          : JSON.stringify(entry),
    ),
    mistakes: mistakes.problems.map(problemText),
    within: mistakes.problems.map(({ within }) => within),
    notes,
    name: side.name,
  };
}

const CARDS = ['Krug', 'Deathreavers x2'];

describe('the army of a side may be', () => {
  test('text, one line or several', () => {
    expect(read('krug, 2x deathreavers')).toMatchObject({ army: CARDS, mistakes: [] });
    expect(read('Krug (120)\nDeathreavers x2 (80)\n')).toMatchObject({ army: CARDS, mistakes: [] });
  });

  test('a list, whose entries are text or mappings, in their order', () => {
    const list = ['krug', { card: 'hawkgirl', points: 200 }, '2x deathreavers'];
    expect(read(list).army).toEqual([
      'Krug',
      '{"card":"hawkgirl","points":200}',
      'Deathreavers x2',
    ]);
  });

  test.each([
    ['army.txt', 'Krug (120/120)\nrats x2 (80/200)\n# done\n'],
    ['army.yaml', '[krug, deathreavers x2]'],
    ['army.yaml', '{ name: Rats, army: [krug, deathreavers x2] }'],
    ['army.yaml', 'name: Rats\narmy: |\n  krug\n  2x deathreavers\n'],
    ['army.json', '{"army": ["krug", "deathreavers x2"]}'],
    ['army.json', '{"units": [{"name": "Krug"}, {"name": "rats", "quantity": 2}]}'],
  ])('the file %s with %s', (file, text) => {
    expect(isArmyFile(file)).toBe(true);
    expect(read(file, { [file]: text })).toMatchObject({ army: CARDS, mistakes: [] });
  });

  test('a file that says the name of the side, too', () => {
    const json = '{"name": "Rat pack", "cards": [{"name": "rats", "quantity": 2}]}';
    expect(read('a.json', { 'a.json': json }).name).toBe('Rat pack');
    expect(read('a.yaml', { 'a.yaml': 'name: Rats\narmy: [krug]\n' }).name).toBe('Rats');
  });
});

describe('mistakes are told', () => {
  test('with the lines of a file of text, all at once', () => {
    const { mistakes } = read('a.txt', { 'a.txt': 'Krugg\n\nKrug\nFrobnicator x2\n' });
    expect(mistakes).toEqual([
      expect.stringMatching(/^a\.txt:1: no card is called "Krugg" \(did you mean krug\?\)/),
      expect.stringMatching(/^a\.txt:4: no card is called "Frobnicator"/),
    ]);
  });

  test('with the numbers of entries of lists and of builders', () => {
    const list = read('a.yaml', { 'a.yaml': '[krug, nobody-at-all]' }).mistakes;
    expect(list).toEqual([
      expect.stringMatching(/^a\.yaml: army\[1\]: no card is called "nobody-at-all"/),
    ]);
    const units = '{"units": [{"name": "Krug"}, {"name": "nobody-at-all"}]}';
    expect(read('a.json', { 'a.json': units }).mistakes).toEqual([
      expect.stringMatching(/^a\.json: units\[1\]: no card is called "nobody-at-all"/),
    ]);
  });

  test('in the field of the army, of which text knows its line', () => {
    expect(read('krug, nobody-at-all').mistakes).toEqual([
      expect.stringMatching(/^sides\[0\]\.army: no card is called "nobody-at-all"/),
    ]);
    // One line is the whole field, so its problems need no position.
    expect(read('krug, nobody-at-all').within).toEqual([undefined]);
    expect(read('Krug\n  nobody-at-all\n\nno-one x2\n').within).toEqual([
      { line: 1, column: 2 },
      { line: 3, column: 0 },
    ]);
    expect(read('none.txt').mistakes).toEqual([
      expect.stringMatching(/^sides\[0\]\.army is "none\.txt": no such file/),
    ]);
  });

  test('of a file without an army', () => {
    const experiment = 'name: x\nfight: battle\nsides: []\n';
    expect(read('a.yaml', { 'a.yaml': experiment }).mistakes).toEqual([
      expect.stringMatching(/^a\.yaml: army is missing; give a list of cards/),
    ]);
  });
});

test('notes on points say the line, those on short names once', () => {
  expect(read('a.txt', { 'a.txt': 'Krug (120)\nFinn (90)\n' }).notes).toEqual([
    'a.txt:2: "Finn" means Finn the Viking Champion, from the classic collection',
    'a.txt:2: Finn the Viking Champion costs 80 points; the list says 90',
  ]);
});

const POSTED = `Raelin (80/80)
Marro Stingers x6 (360/440)
Brave Arrow (50/490)
Isamu (10/500)
`;
const TEXTS = [
  POSTED,
  '220 Tor-Kul-Na\n90 Marrden Nagrubs x3\n80 Raelin RotV\n100 Krav Maga Agents\n10 Otonashi\n500, 16 spaces\n',
  'Krug; 2x Deathreavers / Brave Arrow, Major Q9 (180 points)',
];
const UNITS = [
  '{"name":"Rats","units":[{"name":"Krug","quantity":1},{"name":"Deathreavers","quantity":3,"points":40}]}',
  '[{"name":"Krug","count":1},{"name":"Marro Stingers","count":6}]',
];

/** Whether a line of text may have meant a card: it has a word of the card's name, its initials or a nickname. */
function isNamed(line: string, card: string): boolean {
  const slug = hyphenated(card);
  const words = hyphenated(line).split('-');
  const initials = slug.split('-').map(([first = '']) => first);
  return (
    slug.split('-').some((word) => words.includes(word)) ||
    words.some((word) => initials.join('').includes(word)) ||
    words.join('').includes(initials.join('')) ||
    Object.entries(NICKNAMES).some(([name, of]) => of === slug && hyphenated(line).includes(name))
  );
}

describe('of damaged files, nothing is invented:', () => {
  /** Every card of an army is named in its text, and every number of copies is written there. */
  const judge = (text: string, { army, mistakes }: Read) => {
    for (const mistake of mistakes) expect(mistake).toMatch(/^\S.*\S$/su);
    if (mistakes.length > 0) return;
    for (const entry of army) {
      const [, name = entry, copies] = /^(.*?)(?: x(\S+))?$/.exec(entry) ?? [];
      expect(isNamed(text, name), `${name} in ${JSON.stringify(text)}`).toBe(true);
      if (copies !== undefined) expect(text).toContain(copies);
    }
  };

  test('text is refused with its lines, or means what it says', () => {
    fc.assert(
      fc.property(damagedText(TEXTS), (text) => judge(text, read('a.txt', { 'a.txt': text }))),
      damagedRuns(),
    );
  });

  test("builders' JSON is refused, or means what it says", () => {
    fc.assert(
      fc.property(damagedText(UNITS), (text) => judge(text, read('a.json', { 'a.json': text }))),
      damagedRuns(),
    );
  });
});
