import { expect, test } from 'vitest';
import { zshCompletions } from '../../../src/cli/completions/zsh.ts';
import { CARDS, USAGE } from '../usages.ts';

const SCRIPT = zshCompletions(USAGE, CARDS);

test('zsh is told of every command with its summary, quoted for the shell', () => {
  expect(SCRIPT).toMatch(/^#compdef game\n/);
  expect(SCRIPT).toContain("'play:the player'\\''s odds: one game'");
  expect(SCRIPT).toContain("'run:does x'");
});

test('zsh is told of every option, with what may stand for its value', () => {
  for (const spec of [
    "'--version[the version]'",
    "'--format=[how it is \\[written\\]: plainly]:format:(table json)'",
    "'--dice=[how many]:n: '",
    "'--quick[soon]'",
    "'--out=[where to]:folder:_files -/'",
    "'--save=[what into]:file:_files'",
  ]) {
    expect(SCRIPT).toContain(spec);
  }
});

test('zsh is told of every argument at its place', () => {
  for (const spec of [
    "'1:card:(imp ogre)'",
    "'2::other:_game_fighters'",
    "'*:experiment:_game_experiments'",
  ]) {
    expect(SCRIPT).toContain(spec);
  }
});
