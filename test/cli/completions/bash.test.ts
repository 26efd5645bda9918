import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bashCompletions } from '../../../src/cli/completions/bash.ts';
import { tempFolder } from '../knockback.ts';
import { CARDS, KNOWN, USAGE } from '../usages.ts';

const SCRIPT = bashCompletions(USAGE, KNOWN);
const FOLDER = tempFolder(afterAll);
beforeAll(() => {
  writeFileSync(join(FOLDER, 'script.bash'), SCRIPT);
  mkdirSync(join(FOLDER, 'here/twofold'), { recursive: true });
  for (const name of ['two.yaml', 'two words.yml', 'two.hsc', 'notes.txt', 'twofold/in.json']) {
    writeFileSync(join(FOLDER, 'here', name), '');
  }
});

/** The completions that bash offers for the last of these words. */
function completed(...words: string[]): string[] {
  const run = `source "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _game; printf "%s\\n" "\${COMPREPLY[@]}"`;
  const shown = execFileSync('bash', ['-c', run, join(FOLDER, 'script.bash'), ...words], {
    cwd: join(FOLDER, 'here'),
    encoding: 'utf8',
  });
  return shown.split('\n').filter(Boolean).sort();
}

describe('bash completes', () => {
  test.each<[string[], string[]]>([
    [
      ['game', ''],
      ['board', 'help', 'play', 'run'],
    ],
    [['game', 'p'], ['play']],
    [['game', '--'], ['--version']],
    [['game', 'help', 'r'], ['run']],
    [
      ['game', 'play', '--'],
      ['--dice', '--format', '--power', '--quick'],
    ],
    [
      ['game', 'play', '--format', ''],
      ['json', 'table'],
    ],
    [['game', 'play', '--format', '=', 'j'], ['json']],
    [
      ['game', 'play', '--format', '='],
      ['json', 'table'],
    ],
    [['game', 'play', '--dice', ''], []],
    [['game', 'play', ''], CARDS],
    [['game', 'play', '--power', ''], ['tough']],
    [
      ['game', 'board', 't'],
      ['the-moor', 'two words.yml', 'two.hsc', 'two.yaml', 'twofold'],
    ],
    [
      ['game', 'board', '--against', ''],
      ['old', 'two words.yml', 'two.yaml', 'twofold'],
    ],
    [['game', 'play', '--dice', '3', '--quick', 'o'], ['ogre']],
    [['game', 'play', '--format', '=', 'json', 'i'], ['imp']],
    [
      ['game', 'play', 'imp', ''],
      ['imp', 'ogre', 'two words.yml', 'two.yaml', 'twofold'],
    ],
    [['game', 'play', 'imp', 'ogre', ''], []],
    // The last card of a list.
    [['game', 'play', 'imp,o'], ['imp,ogre']],
    [
      ['game', 'run', 'two'],
      ['two words.yml', 'two.yaml', 'twofold'],
    ],
    [['game', 'run', 'two.yaml', 'twofold/'], ['twofold/in.json']],
    [['game', 'run', '--out', ''], ['twofold']],
    [
      ['game', 'run', '--save', ''],
      ['notes.txt', 'two words.yml', 'two.hsc', 'two.yaml', 'twofold'],
    ],
    [['game', 'nonsense', ''], []],
  ])('%j', (words, to) => expect(completed(...words)).toEqual(to));
});
