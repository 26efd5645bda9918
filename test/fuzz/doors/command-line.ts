import fc from 'fast-check';
import { type Door, type Due, judged } from '../door.ts';
import { anyName } from '../names.ts';
import { tryCommand, verdictOf } from '../try-command.ts';

export interface CommandInput {
  readonly argv: readonly string[];
  readonly due: Due;
}

/** An option with values that may follow it, and values that may not. */
interface Option {
  readonly name: string;
  readonly good: readonly string[];
  readonly bad: readonly string[];
}

const whole = (name: string, least: number, most: number): Option => ({
  name,
  good: [String(least), String(Math.min(most, least + 3))],
  bad: [
    String(least - 1),
    String(most + 1),
    '1.5',
    '',
    ' ',
    '1e1',
    '0x1',
    '١',
    'x',
    '--',
    '1 2',
    '\u001b[31m',
    '\u202e1',
  ],
});

/** The attackers here reach no farther. */
const DISTANCE = { name: '--distance', good: ['1'], bad: ['', '0', '101', 'far', '7'] };

const FIGHT = [
  whole('--attack', 0, 50),
  whole('--defense', 0, 50),
  whole('--auto-shields', 0, 50),
  whole('--life', 1, 1000),
  whole('--height', 1, 100),
  { name: '--distance', good: ['1'], bad: ['', '0', '101', 'far'] },
  {
    name: '--height-advantage',
    good: ['attacker', 'neither'],
    bad: ['', 'both', 'Attacker', '\u0007'],
  },
  {
    name: '--power',
    good: ['tough 2', 'Deadly Strike', 'defender: flying'],
    bad: [
      '',
      ' ',
      'togh',
      'tough 99',
      'flying 2',
      'ignores attack',
      'nobody: tough',
      '\u202etough',
    ],
  },
  {
    name: '--cards',
    good: [],
    bad: ['nowhere.yaml', '.', '/dev/zero', '../\u202ex', 'experiments\0'],
  },
];
/** Numbers of which several may be given, in a list or a range. */
const swept = (options: readonly Option[]): Option[] =>
  options.map((option) =>
    option.bad.includes('1e1')
      ? {
          ...option,
          good: [...option.good, '2,4', '2..3'],
          bad: [...option.bad, '3..2', '1,', ',1', '1,1', '1...2', '1..1000', '2..3,3'],
        }
      : option,
  );
const DUEL = [
  whole('--attacker-attack', 0, 50),
  whole('--attacker-life', 1, 1000),
  whole('--attacker-move', 0, 100),
  whole('--defender-defense', 0, 50),
  whole('--defender-figures', 1, 20),
  whole('--defender-range', 1, 100),
  whole('--distance', 1, 100),
  whole('--most-turns', 1, 10_000),
  { name: '--first', good: ['attacker', 'toss'], bad: ['', 'hawkgirl', 'Toss', '\u0007'] },
];
const SURVIVAL = [
  whole('--defense', 0, 50),
  whole('--life', 1, 1000),
  whole('--figures', 1, 20),
  DISTANCE,
  { name: '--by', good: ['hawkgirl', 'the-joker'], bad: ['', 'nobody at all', '\u202ex'] },
];
const RUN = [
  {
    name: '--trials',
    good: ['1', '1k', '1_000', '2e3'],
    bad: ['0', '-1', '1.5', '1e16', 'ten', '', '1e400', '1 k'],
  },
  {
    name: '--seed',
    good: ['x', '0', '-', 'two words', '\u001b[31m', '\u202e'],
    bad: ['', '  ', 'x'.repeat(201)],
  },
  { name: '--threads', good: ['1', '2'], bad: ['0', '-1', '1025', 'all', '1.5'] },
  { name: '--kernel', good: ['wasm', 'typescript'], bad: ['c', '', 'WASM'] },
  {
    name: '--format',
    good: ['table', 'json', 'csv', 'markdown', 'bbcode'],
    bad: ['xml', '', 'JSON', '__proto__'],
  },
];
const EXPLAIN = [
  { name: '--seed', good: ['x'], bad: ['', 'x'.repeat(201)] },
  { name: '--format', good: ['text', 'json'], bad: ['table', ''] },
  {
    name: '--knockback-die',
    good: ['skull', ' Blank '],
    bad: ['skull,skull', '', 'skul', '6', '\u0007'],
  },
  {
    name: '--attack-dice',
    good: [],
    bad: ['skul', '3s', '3 skulls', '7s', 'constructor', '9'.repeat(99), ','.repeat(99)],
  },
  { name: '--dice', good: ['ignore=17', '__proto__=1', '\u001b=x'], bad: ['x', '=1', 'attack='] },
];

const PLAN = [
  {
    name: '--question',
    good: ['destroyed', 'stoppedBy is edge'],
    bad: ['', 'nonsense', 'destroyed and', '\u202e'],
  },
  {
    name: '--format',
    good: ['table', 'json', 'csv', 'markdown', 'bbcode'],
    bad: ['xml', '', 'JSON'],
  },
];

const UNTIL = [
  {
    name: '--until',
    good: ['50%', '0.5', '.5', '99.99 %'],
    bad: ['', '0', '1', '100%', '50', '-1%', 'half', '5e-1', '\u202e1%'],
  },
  { name: '--format', good: ['table', 'json', 'csv', 'bbcode'], bad: ['xml', ''] },
];

const FIELD = [
  { name: '--against', good: [], bad: ['', 'nothing.yaml', '\u202e'] },
  { name: '--budget', good: ['240', '210'], bad: ['0', '-1', '1e3', ''] },
  { name: '--distance', good: ['1', '7'], bad: ['0', '101', 'far'] },
  {
    name: '--what-if',
    good: ['krug.defense=5', 'charos.powers+=tough', 'krug.attack-=1'],
    bad: [
      '',
      'krug',
      'krug.defense=',
      'krug.__proto__=1',
      'krug.powers+=',
      '.life=3',
      'krug.life=[[[',
    ],
  },
  {
    name: '--format',
    good: ['table', 'json', 'csv', 'markdown', 'bbcode'],
    bad: ['xml', '', 'JSON'],
  },
];

const PRICE = [
  { name: '--games', good: [], bad: ['', 'none', '0', '-1', '\u0007'] },
  { name: '--collection', good: ['classic', 'Modern'], bad: ['', 'nothing.yaml', '\u202e'] },
  {
    name: '--what-if',
    good: ['solomon-grundy.defense=5', 'grundy.powers-=tough'],
    bad: ['', 'grundy', 'grundy.defense', 'joker.life=3', 'grundy.__proto__=1', '.life=3'],
  },
  { name: '--chart', good: [], bad: ['', 'a.svg', '\u001b'] },
  {
    name: '--format',
    good: ['table', 'json', 'csv', 'markdown', 'bbcode'],
    bad: ['xml', '', 'JSON'],
  },
];

const FILE = 'experiments/displacing-grundy.yaml';
const BOARD = 'experiments/example-4.yaml';
const TURN = 'experiments/two-on-one-at-the-cliff.yaml';

interface Command {
  readonly args: readonly string[];
  readonly options: readonly Option[];
  readonly end: readonly string[];
}

const exactly = ['--no-simulation'];
const COMMANDS: readonly Command[] = [
  {
    args: ['odds', 'hawkgirl', 'solomon-grundy'],
    options: [...swept(FIGHT), ...RUN],
    end: exactly,
  },
  { args: ['odds', '--attack', '3', '--defense', '2'], options: RUN, end: [] },
  { args: ['odds', '--attack', '3..5', '--defense', '2'], options: UNTIL, end: exactly },
  { args: ['odds', 'krug, the joker,hawkgirl', 'solomon-grundy'], options: PLAN, end: exactly },
  { args: ['plan', TURN], options: PLAN, end: [] },
  { args: ['field', 'krug', 'charos', 'atlaga'], options: FIELD, end: [] },
  { args: ['price', 'solomon-grundy'], options: PRICE, end: [] },
  {
    args: ['duel', 'hawkgirl', 'solomon-grundy'],
    options: [...swept(DUEL), ...RUN],
    end: exactly,
  },
  {
    args: ['survive', 'solomon-grundy', '--attack', '3'],
    options: [...swept(SURVIVAL), ...RUN],
    end: exactly,
  },
  { args: ['run', FILE], options: RUN, end: [...exactly, '--format', 'json'] },
  { args: ['aim', BOARD], options: RUN, end: exactly },
  // Without attack dice, given ones are ignored.
  {
    args: ['explain', 'hawkgirl', 'the-joker'],
    options: [...FIGHT.filter(({ name }) => name !== '--attack'), ...EXPLAIN],
    end: [],
  },
  { args: ['explain', BOARD], options: EXPLAIN, end: [] },
  { args: ['cards'], options: [{ name: '--format', good: ['csv'], bad: ['x', ''] }], end: [] },
  { args: ['map', BOARD], options: [], end: [] },
  { args: ['schema'], options: [], end: [] },
];

const chosen = ({ args, options, end }: Command): fc.Arbitrary<CommandInput> =>
  fc
    .tuple(
      fc.shuffledSubarray([...options], { maxLength: Math.min(4, options.length) }),
      fc.infiniteStream(fc.tuple(fc.nat(), fc.nat(8), fc.boolean())),
      fc.constantFrom('', '', '', '', '--nonsense', '--trails', '-x', 'one too many', '\u0007'),
    )
    .map(([some, luck, extra]) => {
      const draws = luck[Symbol.iterator]();
      let isBad = extra !== '';
      const given = some.flatMap(({ name, good, bad }) => {
        const [n, odd, glued] = draws.next().value;
        const values = odd === 0 || good.length === 0 ? bad : good;
        isBad ||= values === bad;
        const value = values[n % values.length] ?? '';
        return glued ? [`${name}=${value}`] : [name, value];
      });
      const extras = extra === '' ? [] : extra === 'one too many' ? ['x', 'y', 'z'] : [extra];
      return { argv: [...args, ...given, ...extras, ...end], due: isBad ? 'refused' : undefined };
    });

/** Words of the command line in any order. */
const scrambled: fc.Arbitrary<CommandInput> = fc
  .array(
    fc.oneof(
      fc.constantFrom(...COMMANDS.flatMap(({ args }) => args)),
      fc.constantFrom(
        '--attack',
        '--cards',
        '--seed',
        '--format',
        '--dice',
        '--',
        '-',
        '--help',
        '-V',
        '',
        '--life=',
        '1',
      ),
      anyName,
    ),
    { maxLength: 6 },
  )
  .map((argv) => ({ argv: [...argv, '--no-simulation', '--format', 'csv'], due: undefined }));

export const anyCommand: fc.Arbitrary<CommandInput> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...COMMANDS).chain(chosen) },
  { weight: 1, arbitrary: scrambled },
);

/** Command lines that people and scripts type. */
export const commandLineDoor: Door<CommandInput> = {
  name: 'command line',
  atATime: 20,
  inputs: anyCommand,
  enter: async ({ argv, due }) =>
    judged(verdictOf(await tryCommand(argv)), due, JSON.stringify(argv)),
};
