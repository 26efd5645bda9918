import fc from 'fast-check';
import { stringify } from 'yaml';
import { type Door, judged } from '../door.ts';
import { anyName, UNKNOWN_KEYS } from '../names.ts';
import { scratchFile } from '../scratch.ts';
import { tryCommand, verdictOf } from '../try-command.ts';

interface CardsInput {
  readonly text: string;
  /** Whether a card can be read; others are skipped. */
  readonly isValid: boolean;
  readonly format: string;
}

/** A value, and whether it is valid in its place. */
type Judged = readonly [value: unknown, isValid: boolean];

/** Bad values are common, as a file is only refused if none of its cards can be read. */
const judgedField = (good: fc.Arbitrary<unknown>, ...bad: unknown[]): fc.Arbitrary<Judged> =>
  fc.oneof(
    { weight: 10, arbitrary: good.map((value): Judged => [value, true]) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...bad, null, [], {}).map((value): Judged => [value, false]),
    },
  );

const whole = (least: number, most: number) =>
  judgedField(
    fc.oneof(fc.constantFrom(least, most), fc.integer({ min: least, max: most })),
    ...[least - 1, most + 1, least + 0.5, -1e300, `${most}`, 'x', true, Number.NaN, [least]],
  );

const bare = ['super-strength', 'tough', 'nth-metal-mace', 'deadly-strike', 'lava-resistant'];
const powers = fc.shuffledSubarray([...bare, 'ignores-attack']).chain((names) =>
  fc.tuple(
    ...names.map((name) => {
      const number = fc.integer({ min: 1, max: 20 });
      if (name === 'ignores-attack') return number.map((n) => ({ [name]: n }));
      return name === 'tough'
        ? fc.oneof(
            fc.constant(name),
            number.map((n) => ({ [name]: n })),
          )
        : fc.constant(name);
    }),
  ),
);

const fields = {
  name: judgedField(anyName, '', '  ', 5, true, 'x'.repeat(121)),
  attack: whole(0, 50),
  defense: whole(0, 50),
};
const others = {
  life: whole(1, 1000),
  move: whole(0, 100),
  range: whole(1, 100),
  height: whole(1, 100),
  points: whole(0, 100_000),
  size: judgedField(anyName, '', 5, 'x'.repeat(121)),
  base: judgedField(fc.constantFrom('single', 'double'), 'Single', 'triple', 1, true),
  powers: fc.oneof(
    { weight: 30, arbitrary: powers.map((list): Judged => [list, true]) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...WRONG_POWERS()).map((list): Judged => [list, false]),
    },
  ),
};

function WRONG_POWERS(): unknown[] {
  return [
    ...[
      'tough',
      null,
      {},
      ['toughh'],
      ['tough', 'tough'],
      ['tough', { tough: 2 }],
      [{ tough: -1 }],
    ],
    ...[
      [{ tough: 51 }],
      [{ tough: '2' }],
      [{ tough: 1, toughh: 1 }],
      [{}],
      [['tough']],
      [null],
      [5],
    ],
    ...[['ignores-attack'], [{ 'ignores-attack': 21 }], [{ 'ignores-attack': 0 }], ['__proto__']],
    ...[
      [{ 'super-strength': 2 }],
      ['constructor'],
      [{ constructor: 1 }],
      [{ tough: 1, 'ignores-attack': 2 }],
    ],
  ];
}

const card: fc.Arbitrary<Judged> = fc
  .tuple(
    fc.record({ ...fields, ...others }, { requiredKeys: ['name', 'attack', 'defense'] }),
    fc.oneof({ weight: 20, arbitrary: fc.constant('') }, fc.constantFrom(...KEYS_TO_DROP_OR_ADD())),
  )
  .map(([written, odd]): Judged => {
    const entries = Object.entries(written as Record<string, Judged>);
    const isValid = odd === '' && entries.every(([, [, fits]]) => fits);
    const values = entries.map(([key, [value]]) => [key, value] as const);
    const kept = values.filter(([key]) => key !== odd);
    return [
      Object.fromEntries(kept.length < values.length || odd === '' ? kept : [...kept, [odd, 1]]),
      isValid,
    ];
  });

/** Required keys are dropped, unknown ones added; a name with a blank is understood, as in lists of other programs. */
function KEYS_TO_DROP_OR_ADD(): string[] {
  return [
    'name',
    'attack',
    'defense',
    ...UNKNOWN_KEYS.filter((key) => key.trim() === key && key !== ''),
    'wounds',
    'assumed',
  ];
}

/** Files of cards. */
export const cardsDoor: Door<CardsInput> = {
  name: 'cards',
  atATime: 20,
  inputs: fc
    .record({
      list: fc.array(card, { maxLength: 4 }),
      isAlone: fc.boolean(),
      isJson: fc.boolean(),
      format: fc.constantFrom('table', 'json', 'csv', 'markdown', 'bbcode'),
    })
    .map(({ list, isAlone, isJson, format }) => {
      const [first] = list;
      const cards = list.map(([value]) => value);
      const written = isAlone && first ? first[0] : cards;
      return {
        text: isJson ? JSON.stringify(written) : stringify(written),
        isValid: isAlone && first ? first[1] : list.length === 0 || list.some(([, fits]) => fits),
        format,
      };
    }),
  async enter({ text, isValid, format }) {
    const file = scratchFile('cards.yaml', text);
    const verdict = verdictOf(await tryCommand(['cards', '--cards', file, '--format', format]));
    // If two cards have the same name, it is unclear which is meant.
    return judged(verdict, isValid ? undefined : 'refused', text);
  },
};
