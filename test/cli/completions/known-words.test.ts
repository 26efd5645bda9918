import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { shippedCards } from '../../../src/cards/collections.ts';
import { findCard, libraryOf } from '../../../src/cards/library.ts';
import { knownWords } from '../../../src/cli/completions/known-words.ts';
import { FORMATS } from '../../../src/report/presentation.ts';
import { knockback, printed, tempFolder } from '../knockback.ts';

const known = knownWords();

test('every card of every collection is known, and each word stands for one card', () => {
  const library = libraryOf();
  expect(known.card).toEqual(expect.arrayContaining(shippedCards().map(({ slug }) => slug)));
  expect(known.card).toEqual(expect.arrayContaining(['solomon-grundy', 'grundy', 'hawkgirl']));
  // Words that several cards share are not offered for any of them.
  expect(known.card).not.toContain('warriors');
  for (const word of known.card) expect(() => findCard(library, word, [])).not.toThrow();
});

test.each(known.power)(
  'the power %s is one that the program takes, with a number or without',
  async (power) => {
    const fight = ['odds', '--attack', '1', '--defense', '1', '--no-simulation', '--brief'];
    const endings = await Promise.all(
      [power, `${power} 2`].map((written) => knockback([...fight, '--power', written])),
    );
    const refusals = endings.filter(({ stderr }) => /one of|no power/.test(stderr));
    expect(refusals).toEqual([]);
  },
);

describe('the script of the program, in bash', () => {
  /** The completions that bash offers for the last word of a line. */
  async function completed(line: string): Promise<string[]> {
    const cwd = tempFolder();
    writeFileSync(join(cwd, 'script.bash'), await printed(['completions', 'bash']));
    const run = `source ./script.bash; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _knockback; printf "%s\\n" "\${COMPREPLY[@]}"`;
    const words = ['knockback', ...line.split(' ')];
    const text = execFileSync('bash', ['-c', run, 'bash', ...words], { cwd, encoding: 'utf8' });
    return text.split('\n').filter((word) => word !== '' && word !== 'script.bash');
  }

  test.each([
    ['odds solom', ['solomon-grundy']],
    ['odds grun', ['grundy']],
    ['duel krug deathwalker-9', ['deathwalker-9000']],
    ['odds krug hawkgirl --power deadly', ['deadly-strike']],
    ['cards --power deadly', ['deadly-strike']],
    ['odds --power super-str', ['super-strength']],
    ['map the', ['the-ford', 'the-hill', 'the-mountain-pass']],
    ['aim the-f', ['the-ford']],
    ['aim the-ford --attacker hawkg', ['hawkgirl']],
    ['survive krug --by hawkg', ['hawkgirl']],
    ['field --collection c', ['classic', 'customs']],
    ['price krug --collection m', ['modern']],
    ['cards --type h', ['hero']],
    ['run --format ', [...FORMATS]],
  ])('%s', async (line, to) => expect((await completed(line)).sort()).toEqual([...to].sort()));
});
