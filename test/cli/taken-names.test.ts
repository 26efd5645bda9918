import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dealt } from '../cases.ts';
import { knockback, tempFolder } from './knockback.ts';

/**
 * Names that every JavaScript object has, each with a similar name that no object has: of the same length, with
 * letters and punctuation in the same places, so that all output must be the same except for the name itself.
 */
const NAMES = [
  ['constructor', 'constructoq'],
  ['toString', 'toStrinq'],
  ['valueOf', 'valueOq'],
  ['hasOwnProperty', 'hasOwnPropertq'],
  ['__proto__', '__protq__'],
] as const;

interface Door {
  readonly files: Readonly<Record<string, object>>;
  readonly args: readonly string[];
}

const card = (name: string, more: object = {}) => ({
  name,
  life: 2,
  move: 5,
  range: 1,
  attack: 3,
  defense: 2,
  height: 4,
  points: 50,
  ...more,
});
const BOB = card('Bob', { powers: ['super-strength'] });
const QUIET = ['--no-simulation'];
const own = (name: string) => ({ 'own.yaml': [card(name), BOB] });
const runs = (document: object, ...args: string[]): Door => ({
  files: { 'x.json': { name: 'Fight', ...document } },
  args: ['run', 'x.json', ...QUIET, ...args],
});
const FORMATS = ['json', 'csv', 'markdown'] as const;
const BOARD = { terrain: '1 1 1 1 1 1 1 1', attacker: [0, 0], defender: [1, 0] };

/** Every way for a name to enter the program, with the output in which it then appears. */
const DOORS: Readonly<Record<string, (name: string) => Door>> = {
  'an experiment, as a report': (name) =>
    runs({ name, attacker: BOB, defender: card('Al') }, '--out', 'o'),
  'an attack, as a report': (name) =>
    runs({ attacker: card(name), defender: BOB, board: BOARD }, '--out', 'o'),
  'a duel, as a report': (name) =>
    runs({ fight: 'duel', attacker: card(name), defender: BOB }, '--out', 'o'),
  'a survival, as a report': (name) =>
    runs({ fight: 'survival', attacker: BOB, defender: card(name) }, '--out', 'o'),
  'a turn, as a report': (name) =>
    runs(
      {
        turn: [{ figure: card(name), at: [0, 0] }],
        defender: BOB,
        board: { terrain: BOARD.terrain, defender: [2, 0] },
      },
      '--out',
      'o',
    ),
  'a winner who is asked for': (name) =>
    runs(
      {
        fight: 'duel',
        question: `winner is "${name}"`,
        attacker: card(name),
        defender: BOB,
      },
      ...['--format', 'json'],
    ),
  'a figure on the board, as a report': (name) =>
    runs(
      {
        attacker: BOB,
        defender: card('Al'),
        board: { ...BOARD, others: [{ figure: name, at: [4, 0], life: 2 }] },
      },
      '--out',
      'o',
    ),
  'an object on the board, as a report': (name) =>
    runs(
      {
        attacker: BOB,
        defender: card('Al'),
        board: { ...BOARD, others: [{ object: name, at: [3, 0], life: 2 }] },
      },
      '--out',
      'o',
    ),
  'a power and what it asks for': (name) =>
    runs(
      {
        attacker: {
          ...BOB,
          powers: [{ name, effects: [{ attackDice: 1, when: { state: name } }] }],
        },
        defender: card('Al'),
        states: [name],
      },
      ...['--format', 'json'],
    ),
  'varied names, as a report': (name) =>
    runs(
      { attacker: BOB, defender: card('Al'), vary: { 'defender.name': [name, 'Cy'] } },
      '--out',
      'o',
    ),
  'a measure': (name) => runs({ attacker: BOB, defender: card('Al'), measures: [name] }),
  'a question': (name) => runs({ attacker: BOB, defender: card('Al'), question: name }),
  'a named power': (name) =>
    runs({ attacker: { ...BOB, powers: [name] }, defender: 'incredible-hulk' }),
  rules: (name) => runs({ rules: name, attacker: BOB, defender: card('Al') }),
  'a kind of fight': (name) => runs({ fight: name, attacker: BOB, defender: card('Al') }),
  'a card of the library': (name) => runs({ attacker: name, defender: BOB }),
  'cards of a document, as a report': (name) =>
    runs({ cards: [card(name)], attacker: name, defender: BOB }, '--out', 'o'),
  'odds on the command line': (name) => ({
    files: own(name),
    args: ['odds', name, 'bob', '--cards', 'own.yaml', ...QUIET],
  }),
  'a sweep of cards': (name) => ({
    files: own(name),
    args: ['odds', `${name},bob`, 'incredible-hulk', '--cards', 'own.yaml', ...QUIET],
  }),
  'a duel on the command line': (name) => ({
    files: own(name),
    args: ['duel', name, 'bob', '--cards', 'own.yaml', ...QUIET],
  }),
  'a chart on the command line': (name) => ({
    files: own(name),
    args: [
      ...['duel', name, 'bob', '--cards', 'own.yaml', '--chart', 'o.vl.json'],
      ...['--trials', '1000', '--seed', 'x'],
    ],
  }),
  'an attack explained': (name) => ({
    files: own(name),
    args: ['explain', 'bob', name, '--cards', 'own.yaml', '--seed', 'x'],
  }),
  'dice that are given': (name) => ({
    files: own(name),
    args: [
      'explain',
      'bob',
      'incredible-hulk',
      '--cards',
      'own.yaml',
      '--dice',
      `${name}=skull`,
      '--seed',
      'x',
    ],
  }),
  'a listing of cards': (name) => ({
    files: own(name),
    args: ['cards', name, '--cards', 'own.yaml'],
  }),
  'a field, as a report': (name) => ({
    files: own(name),
    args: ['field', name, 'bob', '--cards', 'own.yaml', '--out', 'o'],
  }),
  'a field with a change': (name) => ({
    files: own(name),
    args: ['field', '--cards', 'own.yaml', '--what-if', `${name}.attack+=1`],
  }),
  'a change of a field that no card has': (name) => ({
    files: own(name),
    args: ['field', '--cards', 'own.yaml', '--what-if', `bob.${name}=1`],
  }),
  'a field that is kept': (name) => ({
    files: own(name),
    args: ['field', '--cards', 'own.yaml', '--keep', 'o.json', '--format', 'json'],
  }),
  'a price': (name) => ({
    files: own(name),
    args: ['price', name, '--cards', 'own.yaml'],
  }),
  'two experiments compared': (name) => ({
    files: {
      'a.json': { name, fight: 'duel', attacker: card(name), defender: BOB },
      'b.json': { name, fight: 'duel', attacker: card(name, { attack: 4 }), defender: BOB },
    },
    args: ['compare', 'a.json', 'b.json', ...QUIET],
  }),
  ...Object.fromEntries(
    FORMATS.flatMap((format) => [
      [
        `an attack as ${format}`,
        (name: string) =>
          runs({ attacker: card(name), defender: BOB, board: BOARD }, '--format', format),
      ],
      [
        `a duel as ${format}`,
        (name: string) =>
          runs({ fight: 'duel', attacker: card(name), defender: BOB }, '--format', format),
      ],
      [
        `a field as ${format}`,
        (name: string) => ({
          files: own(name),
          args: ['field', '--cards', 'own.yaml', '--format', format],
        }),
      ],
    ]),
  ),
};

/** The same for a name that is used as a key; `__proto__` is refused as a key everywhere. */
const KEYS: Readonly<Record<string, (name: string) => Door>> = {
  'labels of varied values': (name) =>
    runs(
      {
        attacker: BOB,
        defender: card('Al'),
        vary: { 'defender.defense': { [name]: 1, other: 4 } },
      },
      '--out',
      'o',
    ),
  'a varied field': (name) =>
    runs({ attacker: BOB, defender: card('Al'), vary: { [name]: [1, 2] } }),
  'part of a varied field': (name) =>
    runs({ attacker: BOB, defender: card('Al'), vary: { [`attacker.${name}.x`]: [1, 2] } }),
  'a key': (name) => runs({ attacker: BOB, defender: card('Al'), [name]: 1 }),
  'a key of a card': (name) => runs({ attacker: { ...BOB, [name]: 1 }, defender: card('Al') }),
  'a ruling': (name) => runs({ attacker: BOB, defender: card('Al'), rulings: { [name]: true } }),
  'an effect': (name) =>
    runs({
      attacker: { ...BOB, powers: [{ name: 'P', effects: [{ [name]: 1 }] }] },
      defender: card('Al'),
    }),
};

/** JSON with any keys, including `__proto__`. */
function jsonOf(data: object, name: string): string {
  return JSON.stringify(data).replaceAll('NAME', name);
}

interface Left {
  readonly code: number | null;
  readonly said: string;
  readonly files: Readonly<Record<string, string>>;
}

/**
 * Runs the program with a name, and returns everything that the run leaves behind, with the name replaced by another.
 */
async function enter(door: (name: string) => Door, name: string, instead: string): Promise<Left> {
  const cwd = tempFolder();
  const { files, args } = door('NAME');
  for (const [file, data] of Object.entries(files)) {
    writeFileSync(join(cwd, file), jsonOf(data, name));
  }
  const { code, stdout, stderr } = await knockback(
    args.map((arg) => arg.replaceAll('NAME', name)),
    { cwd },
  );
  const [from, to] = [core(name), core(instead)];
  // Replaces the name in whatever case it has; suggestions of similar names are ignored.
  const renamed = (text: string) =>
    text
      .replace(/ \(did you mean .*\?\)/g, '')
      .replace(/\n\nOf C3G's cards, only[\s\S]*\ndefense: \d/, '')
      .replace(new RegExp(from, 'gi'), (found) =>
        [...found].map((letter, i) => (from[i] === to[i] ? letter : to[i])).join(''),
      );
  const written = readdirSync(cwd, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !Object.hasOwn(files, entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    // Files that contain pictures or compressed text change completely with every letter.
    .filter((path) => /\.(csv|md|json)$/.test(path) && !path.endsWith('.vl.json'))
    .map((path) => [
      renamed(path.slice(cwd.length)),
      withoutChecksum(renamed(readFileSync(path, 'utf8'))),
    ]);
  const said = withoutChecksum(renamed(stdout + stderr));
  return { code, said, files: Object.fromEntries(written) };
}

/** A field's checksum is of its names as well. */
const withoutChecksum = (text: string) => text.replaceAll(/"checksum": "[^"]*"/g, '');

/** The name without its punctuation, which not everything derived from the name keeps. */
const core = (name: string) => name.replace(/^_+|_+$/g, '');

async function checkDoor(door: ((name: string) => Door) | undefined, taken: string, plain: string) {
  if (!door) throw new Error('no such door');
  const left = await enter(door, taken, plain);
  expect(left).toEqual(await enter(door, plain, plain));
  expect(left.said).not.toMatch(/undefined|native code|TypeError|\[object/);
  expect([0, 2]).toContain(left.code);
}

/** Reports contain every output and take long: one name represents them all. */
const isReport = (which: string) => which.includes('report');

const AS_NAMES = NAMES.flatMap(([taken, plain]) =>
  Object.keys(DOORS)
    .filter((which) => taken === 'constructor' || !isReport(which))
    .map((which) => [taken, which, plain] as const),
);
test.each(dealt(AS_NAMES))('%s is a name like any other as that of %s', (taken, which, plain) =>
  checkDoor(DOORS[which], taken, plain),
);

const AS_KEYS = NAMES.filter(([taken]) => taken !== '__proto__').flatMap(([taken, plain]) =>
  Object.keys(KEYS).map((which) => [taken, which, plain] as const),
);
test.each(dealt(AS_KEYS))('%s is a key like any other as that of %s', (taken, which, plain) =>
  checkDoor(KEYS[which], taken, plain),
);
