import { describe, expect, test } from 'vitest';
import { MOST_ALIASES, MOST_TOKENS } from '../../../src/experiments/scenarios/document-oddities.ts';
import { MOST_ON_BOARD } from '../../../src/rules/board-fields.ts';
import { load, mistakes } from './loading.ts';

/** Rows of 500 spaces, enough for all. */
const terrain = `${'1 '.repeat(500).trim()}\n`.repeat(24);

/** Places for this many figures, two spaces wide, away from the two fighters. */
const places = (many: number) =>
  Array.from({ length: many }, (_, i): [number, number] => [
    2 * (i % 249),
    1 + Math.floor(i / 249),
  ]);

interface Rules {
  readonly fighters: object;
  /** One of the other figures, with every field that it can have. */
  other(place: [number, number], i: number): object;
}

const RULES: Record<'c3g' | 'heroclix', Rules> = {
  c3g: {
    fighters: { attacker: 'hawkgirl', defender: 'the-joker' },
    other: ([c, r]: [number, number], i: number) => ({
      figure: `Guard ${i} of the watch`,
      at: [
        [c, r],
        [c + 1, r],
      ],
      life: 4,
      wounds: 1,
      base: 'double',
    }),
  },
  heroclix: {
    fighters: {
      attacker: { name: 'A', attackValue: 9, damage: 2 },
      defender: { name: 'D', defenseValue: 15 },
    },
    other: (at: [number, number], i: number) => ({ character: `Guard ${i} of the watch`, at }),
  },
};

function documentOf(rules: keyof typeof RULES, others: number, walls = 0): object {
  const { fighters, other } = RULES[rules];
  return {
    name: 'Crowd',
    rules,
    ...fighters,
    board: {
      terrain,
      attacker: [498, 0],
      defender: [499, 0],
      others: places(others).map(other),
      walls: places(walls).map(([c, r]) => [
        [c, r],
        [c + 1, r],
      ]),
    },
  };
}

describe('the limits of boards and of documents agree:', () => {
  test.each(['c3g', 'heroclix'] as const)(
    'as many others as a board may have are let in, written at length, by %s',
    (rules) => {
      expect(MOST_ON_BOARD).toBe(5000);
      const text = JSON.stringify(documentOf(rules, MOST_ON_BOARD), null, 2);
      const { cases } = load({ 'file.yaml': text });
      const [only] = cases as unknown as [{ scenario: { board: { others: object[] } } }];
      expect(only.scenario.board.others).toHaveLength(MOST_ON_BOARD);
    },
  );

  test.each(['c3g', 'heroclix'] as const)('so are as many walls, by %s', (rules) => {
    const text = JSON.stringify(documentOf(rules, 0, MOST_ON_BOARD), null, 2);
    expect(load({ 'file.yaml': text }).cases).toHaveLength(1);
  });

  test.each([
    ['c3g', 'a list of at most 5000 figures, objects, obstacles, glyphs or powers'],
    ['heroclix', 'a list of at most 5000 characters'],
  ] as const)(
    'one more is too many for the board, not for the document, by %s',
    (rules, allowed) => {
      const others = JSON.stringify(documentOf(rules, MOST_ON_BOARD + 1));
      expect(mistakes({ 'file.yaml': others })).toEqual([
        expect.stringMatching(new RegExp(`board\\.others is a list of 5001; give ${allowed}$`)),
      ]);
      const walls = JSON.stringify(documentOf(rules, 0, MOST_ON_BOARD + 1));
      expect(mistakes({ 'file.yaml': walls })).toEqual([
        expect.stringMatching(/board\.walls is a list of 5001; give a list of at most 5000 walls$/),
      ]);
    },
  );
});

test('a document of one word more than is allowed is refused', () => {
  // A document with this many words, each preceded by a sign; also a colon, a blank, and line ends.
  const ofWords = (words: number) => ({ 'file.yaml': `${'\n'.repeat(words - 7)}a: 1` });
  const tooMany = 'file.yaml: more than 400000 words and signs; give at most 400000';
  expect(mistakes(ofWords(MOST_TOKENS))).not.toContain(tooMany);
  expect(mistakes(ofWords(MOST_TOKENS + 1))).toEqual([tooMany]);
});

test('an alias more than is allowed is refused at its place, even without an anchor', () => {
  const withAliases = (aliases: number, name: string) => ({
    'file.yaml': `a: &a 1\nb: [${`*${name},`.repeat(aliases)}]\n`,
  });
  const tooMany = 'more than 100 aliases; give at most 100 aliases';
  const said = (files: Record<string, string>) => mistakes(files).join('\n');
  expect(said(withAliases(MOST_ALIASES - 1, 'a'))).not.toContain('aliases');
  expect(said(withAliases(MOST_ALIASES + 1, 'a'))).toBe(`file.yaml:2:305: ${tooMany}`);
  expect(said(withAliases(MOST_ALIASES + 1, 'x'))).toBe(`file.yaml:2:305: ${tooMany}`);
  expect(said(withAliases(MOST_ALIASES, 'x'))).toBe(
    'file.yaml:2:5: the alias x refers to no anchor; give valid YAML',
  );
});
