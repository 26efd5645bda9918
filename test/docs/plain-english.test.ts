import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/* Phrases that read as if translated, with suggested replacements. None has a legitimate use in this project. */

const PHRASES: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/\bamiss\b/i, 'wrong'],
  [/\bcomes? to nothing\b/i, 'fail'],
  [/\bfound nothing, allowed\b/i, 'the problem, and what to type'],
  [/\binasmuch\b|\bin so far\b/i, 'if, or as far as'],
  [/\bin the mean\b/i, 'on average'],
  [/\b(its|their) like\b/i, 'name them'],
  [/\bof (which|whom) nothing\b/i, 'without'],
  [/\bothers are none\b/i, 'negate the verb'],
  [/\b(oftener|likelier)\b/i, 'more often, more likely'],
  [/\b(there|where)(by|in|of|upon)\b|\bhereby\b/i, 'by it, in it, from it'],
  [/\b(unto|whence|thence|whilst|lest)\b/i, 'to, from, while, so that not'],
  [/\bwhat (it|they) comes? to\b/i, 'the result, the total'],
  [/\bwhere there (are|is) none\b/i, 'if there is none'],
  [/\b(whomever|whosoever|whatsoever)\b/i, 'anyone who'],
  [/\bcards? ha(ve|s) to say\b/i, 'which cards, or by their cards'],
  [/\b(given|taken?|takes) for granted\b/i, 'assume'],
  [/\bfor ever\b/i, 'forever'],
  [/\bwithout end\b/i, 'endless'],
  [/\bby lot\b/i, 'at random'],
  [/\bin vain\b/i, 'without success'],
  [/\bheld against\b/i, 'compared with'],
  [/\bcomes? to rest\b/i, 'stop, or end its move'],
  [/\bgiven several times\b/i, 'can be repeated'],
  [/\bwhat is no\b/i, 'anything but, or not a'],
];

/** Words that documents do without; descriptions in the source still have some of them. */
const WORDS: typeof PHRASES = [
  [/\banew\b/i, 'again'],
  [/\bat the (least|most)\b/i, 'at least, at most'],
  [/\blikeliest\b/i, 'most likely'],
  [/\b(any|every|no|some)body\b/i, 'anyone, everyone, no one, someone'],
  [/\bso many\b/i, 'this many, or how many'],
  [/\bwhoever\b/i, 'anyone who'],
  [/\b(if|where) left out\b/i, 'default: …'],
];

const FILES = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /^src\/.*\.(ts|tsx|css)$|\.md$/.test(file))
  .filter((file) => !/^(reports\/|CHANGELOG\.md)/.test(file));

/** The text of a file as a reader sees it: comments that continue over several lines are joined. */
function textOf(file: string): string {
  return readFileSync(file, 'utf8').replaceAll(/\s*\n\s*(\*|\/\/)?\s*/g, ' ');
}

/** The phrases in a text, each with a few words around it. */
function phrasesIn(text: string, phrases = PHRASES): string[] {
  return phrases.flatMap(([phrase, instead]) => {
    const found = phrase.exec(text);
    if (!found) return [];
    const around = text.slice(Math.max(0, found.index - 30), found.index + 50);
    return [`“…${around}…”: write ${instead}`];
  });
}

test.each([
  ['what is amiss in a chart', 1],
  ['a chart with a mistake', 0],
  ['more wounds in the mean', 1],
  ['in the meantime', 0],
])('in “%s” it finds %i', (text, count) => expect(phrasesIn(text)).toHaveLength(count));

test('no document, comment or message has one of them', () => {
  const found = FILES.flatMap((file) => phrasesIn(textOf(file)).map((one) => `${file}: ${one}`));
  expect(found).toEqual([]);
});

test('no document has one of the words', () => {
  const documents = FILES.filter((file) => file.endsWith('.md'));
  const found = documents.flatMap((file) =>
    phrasesIn(textOf(file), WORDS).map((one) => `${file}: ${one}`),
  );
  expect(found).toEqual([]);
});
