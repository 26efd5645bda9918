import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { anyCharacter } from '../../any-character.ts';
import type { Door } from '../door.ts';
import { anyName } from '../names.ts';
import { tryExperiment } from '../try-experiment.ts';
import { validDocument } from '../valid.ts';
import { textOf } from './experiment.ts';

/** The experiments that come with the program. */
const CORPUS = readdirSync('experiments')
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => readFileSync(`experiments/${name}`, 'utf8'));

/** Pieces of YAML, of numbers and of this program's own language. */
const TOKENS = [
  ...[
    '\n',
    '  ',
    '\t',
    ':',
    ': ',
    '- ',
    '? ',
    '[',
    ']',
    '{',
    '}',
    ',',
    '#',
    '|',
    '>-',
    '---\n',
    '...\n',
  ],
  ...[
    '&a ',
    '*a',
    '<<: *a',
    '!!set ',
    '!!binary ',
    '!!js/function ',
    '%YAML 1.1\n',
    '"',
    "'",
    '\\u202e',
  ],
  ...[
    '0',
    '-0',
    '1e999',
    '0x1F',
    '0o7',
    '.inf',
    '.nan',
    '1_000',
    '-1',
    '51',
    '1000000000000000000000',
  ],
  ...[
    'null',
    '~',
    'true',
    'no',
    '2024-01-01',
    '__proto__: 1\n',
    'constructor',
    '\ufeff',
    '\u2028',
    '\r',
  ],
  ...[
    'vary:\n  attacker.attack: [1, 2]\n',
    'attacker',
    'powers: [tough]',
    '1m',
    '.',
    '[0, 0]',
    '\u0007',
  ],
];

interface Edit {
  readonly kind: 'delete' | 'insert' | 'repeat' | 'swap' | 'number';
  /** The position, as a share of the text. */
  readonly at: number;
  readonly length: number;
  readonly token: string;
}

const edit: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom('delete', 'insert', 'repeat', 'swap', 'number', 'number'),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 40 })),
  token: fc.oneof(fc.constantFrom(...TOKENS), anyName),
});

function edited(text: string, { kind, at, length, token }: Edit): string {
  const from = Math.floor(at * text.length);
  const [before, piece, after] = [
    text.slice(0, from),
    text.slice(from, from + length),
    text.slice(from + length),
  ];
  switch (kind) {
    case 'delete':
      return before + after;
    case 'insert':
      return before + token + piece + after;
    case 'repeat':
      return before + piece + piece + after;
    case 'swap':
      return before + token + after;
    case 'number':
      return before + (piece + after).replace(/\d+/, String(length % 8));
  }
}

const damaged = fc
  .tuple(
    fc.oneof(
      fc.constantFrom(...CORPUS),
      validDocument.map((document) => textOf({ document, style: 'yaml' })),
    ),
    fc.array(edit, { minLength: 1, maxLength: 3 }),
  )
  .map(([text, edits]) => edits.reduce(edited, text));

/** Little that grows large: nesting, aliases of aliases, long lines, many keys. */
const growing = fc
  .tuple(
    fc.constantFrom('[', '{ a: ', '- ', '? ', '!!seq [', '&a [*a, ', '"', '\n a:', '<<: {'),
    fc.nat(3000),
  )
  .map(([piece, times]) => `name: x\nvary: ${piece.repeat(times)}`);

const bombs = fc.tuple(fc.integer({ min: 2, max: 12 }), fc.nat(12)).map(([width, depth]) => {
  const lines = Array.from({ length: depth + 1 }, (_, i) => {
    const items = Array<string>(width).fill(i === 0 ? 'x' : `*a${i - 1}`);
    return `a${i}: &a${i} [${items.join(', ')}]`;
  });
  return `${lines.join('\n')}\n`;
});

/** Text of unknown validity: if it is accepted, its results must be sound. */
export const anyText: fc.Arbitrary<string | Uint8Array> = fc.oneof(
  { weight: 12, arbitrary: damaged },
  { weight: 1, arbitrary: growing },
  { weight: 1, arbitrary: bombs },
  {
    weight: 1,
    arbitrary: fc.array(fc.constantFrom(...TOKENS), { maxLength: 60 }).map((a) => a.join('')),
  },
  { weight: 1, arbitrary: fc.string({ unit: anyCharacter, maxLength: 200 }) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }) },
);

/** Experiment files as an editor, a disk or an enemy may leave them. */
export const textDoor: Door<string | Uint8Array> = {
  name: 'text',
  atATime: 30,
  inputs: anyText,
  enter: tryExperiment,
};
