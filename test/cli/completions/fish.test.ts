import { expect, test } from 'vitest';
import { fishCompletions } from '../../../src/cli/completions/fish.ts';
import { KNOWN, USAGE } from '../usages.ts';

const LINES = fishCompletions(USAGE, KNOWN).split('\n');

test.each([
  "complete -c game -n 'not __fish_seen_subcommand_from play run board help' -a play -d 'the player\\'s odds: one game'",
  "complete -c game -n 'not __fish_seen_subcommand_from play run board help' -l version -d 'the version'",
  "complete -c game -n '__fish_seen_subcommand_from play' -f -a '(__game_card)'",
  "complete -c game -n '__fish_seen_subcommand_from play' -f -a '(__fish_complete_suffix .yaml) (__fish_complete_suffix .json) (__game_card)'",
  "complete -c game -n '__fish_seen_subcommand_from play' -l format -d 'how it is [written]: plainly' -r -f -a 'table json'",
  "complete -c game -n '__fish_seen_subcommand_from play' -l dice -d 'how many' -r -f",
  'function __game_card',
  '  for word in imp ogre',
  '    echo "$before$word"',
  "complete -c game -n '__fish_seen_subcommand_from play' -l power -d 'which' -r -f -a '(__game_power)'",
  "complete -c game -n '__fish_seen_subcommand_from board' -f -a '(__fish_complete_suffix .yaml) (__fish_complete_suffix .json) (__fish_complete_suffix .hsc) (__game_map)'",
  "complete -c game -n '__fish_seen_subcommand_from play' -l quick -d 'soon'",
  "complete -c game -n '__fish_seen_subcommand_from run' -f -a '(__fish_complete_suffix .yaml) (__fish_complete_suffix .json)'",
  "complete -c game -n '__fish_seen_subcommand_from run' -l out -d 'where to' -r -f -a '(__fish_complete_directories)'",
  "complete -c game -n '__fish_seen_subcommand_from run' -l save -d 'what into' -r -F",
])('fish is told: %s', (line) => expect(LINES).toContain(line));
