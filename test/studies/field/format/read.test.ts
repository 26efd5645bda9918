import { describe, expect, test } from 'vitest';
import { BadInput } from '../../../../src/base/words/problem.ts';
import type { FieldResult } from '../../../../src/studies/field/field.ts';
import {
  holdsField,
  readFieldFile,
  readKeptField,
} from '../../../../src/studies/field/format/read.ts';
import { fieldJson } from '../../../../src/studies/field/format/write.ts';
import { cardNamed, fieldAgainst, fieldOf, manyCards, winsOf } from '../fields.ts';

/** With powers, a duel may end with no winner. */
const POWERS = [{ power: 'tough' }];

const SQUARE: FieldResult = {
  title: 'Three cards',
  field: {
    ...fieldOf(
      [cardNamed('a', { points: 70, powers: POWERS }), cardNamed('b', { powers: POWERS }), 'c'],
      [
        [undefined, winsOf(0.7, 0.1, 0.2), 'endless'],
        [undefined, undefined, 'tooManyStates'],
      ],
      { budget: 100 },
    ),
    absent: [{ name: 'd', why: 'tooDear' }],
  },
};
const WHAT_IF: FieldResult = {
  title: 'One against two',
  field: fieldAgainst(['a'], ['b', 'c'], [[0.25, undefined]]),
  whatIf: { changes: ['a.life=5'], field: fieldAgainst(['a'], ['b', 'c'], [[0.5, 0.125]]) },
};

/** JSON has no `undefined`, and omits missing values at the end of a row. */
const plain = (value: unknown) =>
  JSON.parse(JSON.stringify(value, (_, one) => (one === undefined ? null : one)));

test.each([
  ['of all against all', SQUARE],
  ['of few against many, with a change', WHAT_IF],
])('a field %s is read as it was written', (_, result) => {
  const text = fieldJson(result, '1.2.3');
  expect(holdsField(text)).toBe(true);
  const { program, ...read } = readFieldFile(text, 'field.json');
  expect(program).toBe('1.2.3');
  const outcomesOf = ({ field }: Pick<FieldResult, 'field'>) =>
    field.rows.map((__, r) => field.columns.map((___, c) => field.outcomes[r]?.[c] ?? null));
  expect(outcomesOf(read)).toEqual(outcomesOf(result));
  expect(read.field.columns === read.field.rows).toBe(result.field.columns === result.field.rows);
  const { outcomes: _o, ...field } = read.field;
  const { outcomes: __o, ...written } = result.field;
  expect(plain(field)).toEqual(plain(written));
  expect(read.whatIf?.changes).toEqual(result.whatIf?.changes);
});

test('a field of more pairs than any other document may hold entries is read as it was written', () => {
  const result = { title: 'Many cards', field: manyCards(360) };
  const { field } = readFieldFile(fieldJson(result, '1'), 'field.json');
  expect(field.outcomes[100]?.[359]).toEqual(result.field.outcomes[100]?.[359]);
  expect(field.rows).toHaveLength(360);
});

test('each pair has a line of its own, and what follows from the pairs is there for other readers', () => {
  const text = fieldJson(SQUARE, '1');
  expect(text).toContain('\n    [0, 2, "endless"]');
  expect(JSON.parse(text)).toMatchObject({
    ranking: [
      { rank: 1, name: 'a', cost: 70, pairs: 1, beats: 1, losesTo: 0 },
      { rank: 2, name: 'b', pairs: 1, beats: 0, losesTo: 1 },
    ],
    triangles: { count: 0, of: 0, worst: [] },
    leftOut: { of: 3, endless: 1, tooManyStates: 1, unmodelled: 0 },
  });
});

test('a field that was laid out anew, with its keys in another order, is as it was written', () => {
  const turned = (value: unknown): unknown =>
    typeof value !== 'object' || value === null || Array.isArray(value)
      ? value
      : Object.fromEntries(
          Object.entries(value)
            .reverse()
            .map(([key, inner]) => [key, turned(inner)]),
        );
  const text = JSON.stringify(turned(JSON.parse(fieldJson(SQUARE, '1'))), null, 7);
  expect(readKeptField(text, 'field.json').seal).toBe('whole');
});

test('names with characters that steer a terminal are as they were written', () => {
  const field = fieldAgainst(['a\u001b[31m'], ['b\u202e'], [[0.25]]);
  const text = fieldJson({ title: 'x', field }, '1');
  expect(readKeptField(text, 'field.json').seal).toBe('whole');
});

describe('refused:', () => {
  // Without checksums, as in fields by the first versions: each mistake is found separately.
  const data = () => {
    const { checksum: _, ...field } = JSON.parse(fieldJson(SQUARE, '1'));
    return field;
  };
  test.each<[string, (field: ReturnType<typeof data>) => void, string]>([
    ['another format', (f) => (f.format = 'x'), 'format is "x"; give knockback-field'],
    ['another version', (f) => (f.version = 2), 'version is 2; give 1, the version'],
    ['no cards', (f) => (f.cards = []), 'cards is an empty list; give at least one card'],
    ['a card without Life', (f) => delete f.cards[1].side.life, 'cards[1].side.life is missing'],
    ['a pair outside', (f) => (f.pairs[0][1] = 9), 'row 0, column 9'],
    ['a pair left of the diagonal', (f) => (f.pairs[1] = [1, 0, 0, 0, 0, 0]), 'row 1, column 0'],
    ['a pair twice', (f) => (f.pairs[1] = f.pairs[0]), 'row 0, column 0 again'],
    [
      'chances above 1',
      (f) => (f.pairs[1] = [0, 1, 0.7, 0.7, 0.7, 0]),
      'chances that add up to more than 1',
    ],
    [
      'chances below 1 where somebody wins',
      (f) => {
        f.cards[1].side.powers = [];
        f.cards[0].side.powers = [];
        f.pairs[1] = [0, 1, 0.7, 0.6, 0.2, 0.4];
      },
      'chances that add up to less than 1; give chances that add up to 1',
    ],
    [
      'a checksum of something else',
      (f) => (f.checksum = '00000000'),
      'checksum: a checksum that does not match the setting, the cards and the pairs',
    ],
    ['a chance that is none', (f) => (f.pairs[1] = [0, 1, 2, 0, 0, 0]), 'pairs[1]'],
    ['a reason that is none', (f) => (f.pairs[1] = [0, 1, 'bored']), 'pairs[1]'],
  ])('%s', (_, spoil, message) => {
    const field = data();
    spoil(field);
    const read = () => readFieldFile(JSON.stringify(field), 'field.json');
    expect(read).toThrow(BadInput);
    expect(read).toThrow(message);
    expect(read).toThrow('field.json');
  });

  test('broken JSON', () => {
    expect(() => readFieldFile('{ "format": "knockback-field", ', 'f.json')).toThrow(
      'broken JSON; give a complete field (JSON), as the command field writes it',
    );
  });
});

test('chances that rounding has made a little more than 1 are read back as 1', () => {
  const more = 1 + Number.EPSILON;
  const wins = {
    attacker: { attacker: more, defender: 1 },
    defender: { attacker: 0, defender: 0 },
  };
  const field = fieldAgainst(['a'], ['b'], [[wins]]);
  const { field: read } = readFieldFile(fieldJson({ title: 'x', field }, '1'), 'field.json');
  expect(read.outcomes[0]?.[0]).toEqual({ ...wins, attacker: { attacker: 1, defender: 1 } });
});
