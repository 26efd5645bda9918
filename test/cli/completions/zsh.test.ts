import { expect, test } from 'vitest';
import { zshCompletions } from '../../../src/cli/completions/zsh.ts';
import { KNOWN, USAGE } from '../usages.ts';

const SCRIPT = zshCompletions(USAGE, KNOWN);

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
    "'--power=[which]:power:_game_power'",
    "'--out=[where to]:folder:_game_folder'",
    "'--save=[what into]:file:_game_file'",
  ]) {
    expect(SCRIPT).toContain(spec);
  }
});

test('zsh is told of every argument at its place', () => {
  for (const spec of [
    "'1:card:_game_card'",
    "'2::other:_game_fighter'",
    "'*:experiment:_game_experiment'",
  ]) {
    expect(SCRIPT).toContain(spec);
  }
});

test('zsh is told what words and files there are of each kind', () => {
  for (const line of [
    "_game_card_words() { compset -P '*,'; compadd -- imp ogre }",
    "_game_card() { _alternative 'cards:card:_game_card_words' }",
    "_game_map_files() { _files -g '*.(yaml|yml|json|hsc)' }",
    "_game_map() { _alternative 'files:file:_game_map_files' 'maps:map:_game_map_words' }",
    '_game_folder_files() { _files -/ }',
  ]) {
    expect(SCRIPT.split('\n')).toContain(line);
  }
});
