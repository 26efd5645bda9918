import { Argument, Command, Option } from 'commander';
import { expect, test } from 'vitest';
import { CliCommand } from '../../src/cli/cli-command.ts';
import { usageOf } from '../../src/cli/help/usage.ts';
import { GROUPS } from '../../src/cli/options/option-groups.ts';

test('commands are told with their arguments and options, and the kinds of their values', () => {
  const command = new CliCommand('play')
    .examples(['game play', 'a game'])
    .summary('does it')
    .description('Does it.')
    .argument('<attacker>', 'who')
    .addArgument(new Argument('[shell]').choices(['bash']))
    .argument('[experiment...]', 'where')
    .addOption(new Option('--format <format>', 'how').choices(['a', 'b']).default('a'))
    .optionsGroup(GROUPS.fight)
    .option('--no-luck', 'without')
    .optionsGroup(GROUPS.output)
    .option('--out <folder>', 'to');
  const { version, commands, options } = usageOf(
    new Command('game').version('1.0.0').addCommand(command),
  );
  expect(version).toBe('1.0.0');
  expect(options.map(({ long }) => long)).toEqual(['--version', '--help']);
  expect(commands).toEqual([
    {
      name: 'play',
      summary: 'does it',
      description: 'Does it.',
      arguments: [
        {
          name: 'attacker',
          kind: 'card',
          choices: [],
          text: 'who',
          isRequired: true,
          isRepeated: false,
        },
        {
          name: 'shell',
          kind: 'choice',
          choices: ['bash'],
          text: '',
          isRequired: false,
          isRepeated: false,
        },
        {
          name: 'experiment',
          kind: 'experiment',
          choices: [],
          text: 'where',
          isRequired: false,
          isRepeated: true,
        },
      ],
      options: [
        { group: 'The fight:', flags: '--no-luck', long: '--no-luck', text: 'without' },
        {
          group: 'Output:',
          flags: '--out <folder>',
          long: '--out',
          text: 'to',
          value: { name: 'folder', kind: 'folder', choices: [] },
        },
        {
          group: 'Rarely needed:',
          flags: '--format <format>',
          long: '--format',
          text: 'how',
          value: { name: 'format', kind: 'choice', choices: ['a', 'b'] },
          default: 'a',
        },
        {
          group: 'Rarely needed:',
          flags: '-h, --help',
          long: '--help',
          text: 'display help for command',
        },
      ],
      examples: [['game play', 'a game']],
    },
  ]);
});
