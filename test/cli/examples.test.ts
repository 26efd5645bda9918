import { symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EXAMPLES } from '../../src/cli/help/notes.ts';
import { printed, tempFolder } from './knockback.ts';

const OPTION = /^ {2}(?:-\w, )?(--[\w-]+)/;
const NAMES = [
  ...'odds duel survive field price run merge plan aim compare explain map'.split(' '),
  ...'cards explorer schema completions man'.split(' '),
];

/** The examples in the help of a command. */
function examplesIn(help: string): string[] {
  const [, after = ''] = help.split('\nExamples:\n');
  return after.split('\n').flatMap((line) => line.match(/^ {2}(\S.*?)(?: {2,}|$)/)?.[1] ?? []);
}

/** The arguments of the program in a shell command line; in a pipe, those of the program's own part. */
function wordsOf(line: string): string[] {
  const [, command = ''] = /knockback (.*?)(?:\)| [|>] [^"]*)?$/.exec(line) ?? [];
  return (command.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ''));
}

/** A folder with the files that the examples name. */
async function folder(command: string): Promise<string> {
  const cwd = tempFolder();
  symlinkSync(resolve('experiments'), join(cwd, 'experiments'));
  writeFileSync(join(cwd, 'cards.csv'), 'name,life,attack,defense,armyCost\nAnn,3,3,3,40\n');
  const grundy = ['experiments/displacing-grundy.yaml', '--trials', '2k'];
  if (command === 'merge') {
    for (const i of [1, 2]) {
      const shard = ['--shard', `${i}/2`, '--checkpoint', `grundy.${i}-of-2.shard`];
      await printed(['run', ...grundy, ...shard], { cwd });
    }
  }
  return cwd;
}

/** The arguments with fewer trials, since this test does not need the simulated numbers. */
const few = (words: readonly string[], help: string) =>
  help.includes('--trials') && !words.some((word) => /^--(no-simulation|against)$/.test(word))
    ? ['--trials', '2k']
    : [];

describe.each(NAMES)('the help of %s', (command) => {
  it('has examples, which work', async () => {
    const help = await printed(['help', command]);
    const examples = examplesIn(help);
    expect(examples.length).toBeGreaterThanOrEqual(2);
    const cwd = await folder(command);
    for (const example of examples) {
      const words = wordsOf(example);
      expect(words[0]).toBe(command);
      expect(await printed([...words, ...few(words, help)], { cwd })).not.toBe('');
    }
  });

  it('has every option in a group, and the groups in one order', async () => {
    const help = await printed(['help', command]);
    const [before = ''] = help.split('\nExamples:\n');
    const heads = before.match(/^[A-Z][a-z ]+:$/gm) ?? [];
    const groups = heads.filter((head) => head !== 'Arguments:');
    const order = ['The fight:', 'Which cards:', 'The question:', 'Output:', 'Simulation:'];
    expect(groups).toEqual([...order, 'Rarely needed:'].filter((group) => groups.includes(group)));
    const [, rare = ''] = before.split('\nRarely needed:\n');
    const inRare = rare.split('\n').flatMap((line) => OPTION.exec(line)?.[1] ?? []);
    const known = ['--help', '--threads', '--kernel', '--keep', '--shard', '--height', '--granted'];
    const checkpoints = ['--checkpoint', '--checkpoint-every', '--resume'];
    expect(inRare.filter((name) => ![...known, ...checkpoints].includes(name))).toEqual([]);
  });
});

it('the examples of the program work', async () => {
  const cwd = await folder('run');
  for (const [line] of EXAMPLES) {
    const words = wordsOf(line);
    const help = await printed(['help', words[0] ?? '']);
    expect(await printed([...words, ...few(words, help)], { cwd })).not.toBe('');
  }
});

it('examples are found as they are written', () => {
  expect(wordsOf('source <(knockback completions bash)')).toEqual(['completions', 'bash']);
  expect(wordsOf('knockback man | man -l -')).toEqual(['man']);
  expect(wordsOf('knockback duel a b --question "turns > 5" --brief')).toEqual([
    'duel',
    'a',
    'b',
    '--question',
    'turns > 5',
    '--brief',
  ]);
});
