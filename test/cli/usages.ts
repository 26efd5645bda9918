import type { CommandUsage, ProgramUsage } from '../../src/cli/help/usage.ts';
import { GROUPS } from '../../src/cli/options/option-groups.ts';

const command = (usage: Partial<CommandUsage>): CommandUsage => ({
  name: 'x',
  summary: 'does x',
  description: 'Does x.',
  arguments: [],
  options: [],
  examples: [],
  ...usage,
});

/** A small program with a value of every kind. */
export const USAGE: ProgramUsage = {
  ...command({ name: 'game', description: "The game's odds." }),
  version: '1.2.3',
  options: [
    { group: GROUPS.output, flags: '-V, --version', long: '--version', text: 'the version' },
  ],
  commands: [
    command({
      name: 'play',
      summary: "the player's odds: one game",
      description: '.B begins like a macro, and has a back\\slash.',
      arguments: [
        {
          name: 'card',
          kind: 'card',
          choices: [],
          text: 'a card',
          isRequired: true,
          isRepeated: false,
        },
        {
          name: 'other',
          kind: 'fighter',
          choices: [],
          text: 'another',
          isRequired: false,
          isRepeated: false,
        },
      ],
      options: [
        {
          group: GROUPS.output,
          flags: '--format <format>',
          long: '--format',
          text: 'how it is [written]: plainly',
          value: { name: 'format', kind: 'choice', choices: ['table', 'json'] },
          default: 'table',
        },
        {
          group: GROUPS.output,
          flags: '--dice <n>',
          long: '--dice',
          text: 'how many',
          value: { name: 'n', kind: 'text', choices: [] },
        },
        {
          group: GROUPS.fight,
          flags: '--power <power>',
          long: '--power',
          text: 'which',
          value: { name: 'power', kind: 'power', choices: [] },
        },
        { group: GROUPS.output, flags: '--quick', long: '--quick', text: 'soon' },
      ],
    }),
    command({
      name: 'run',
      arguments: [
        {
          name: 'experiment',
          kind: 'experiment',
          choices: [],
          text: 'files',
          isRequired: true,
          isRepeated: true,
        },
      ],
      options: [
        {
          group: GROUPS.output,
          flags: '--out <folder>',
          long: '--out',
          text: 'where to',
          value: { name: 'folder', kind: 'folder', choices: [] },
        },
        {
          group: GROUPS.output,
          flags: '--save <file>',
          long: '--save',
          text: 'what into',
          value: { name: 'file', kind: 'file', choices: [] },
        },
      ],
    }),
    command({
      name: 'board',
      arguments: [
        {
          name: 'map',
          kind: 'map',
          choices: [],
          text: 'a map',
          isRequired: true,
          isRepeated: false,
        },
      ],
      options: [
        {
          group: GROUPS.cards,
          flags: '--against <collection>',
          long: '--against',
          text: 'whom',
          value: { name: 'collection', kind: 'collection', choices: [] },
        },
      ],
    }),
  ],
};

export const CARDS = ['imp', 'ogre'];

/** The names that shells complete. */
export const KNOWN = { card: CARDS, power: ['tough'], map: ['the-moor'], collection: ['old'] };
