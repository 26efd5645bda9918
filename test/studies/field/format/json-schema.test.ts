import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fieldJsonSchema } from '../../../../src/studies/field/format/json-schema.ts';
import { readFieldFile } from '../../../../src/studies/field/format/read.ts';
import { printed, tempFolder } from '../../../cli/knockback.ts';
import { undescribed } from '../../../experiments/results/format/written-as.ts';

const mistakes = (data: unknown) => undescribed(fieldJsonSchema(), data);
const OLD = readFileSync(new URL('version-1/field.json', import.meta.url), 'utf8');

const CARDS = ['hawkgirl', 'solomon-grundy', 'krug'];
const played = async (...args: string[]) =>
  JSON.parse(await printed(['field', ...CARDS, ...args, '--format', 'json'])) as object;

test('every key of a field is described', async () => {
  const field = await played();
  expect(field).toHaveProperty('ranking');
  expect(field).toHaveProperty('triangles');
  expect(mistakes(field)).toEqual([]);
});

test('so are those of cards against others, of equal points, and with a change', async () => {
  const file = join(tempFolder(), 'others.yaml');
  writeFileSync(file, JSON.stringify([{ name: 'Bob', life: 1, attack: 1, defense: 1 }]));
  const against = await played('--against', file);
  expect(against).toHaveProperty('against');
  expect(mistakes(against)).toEqual([]);
  expect(mistakes(await played('--budget', '400'))).toEqual([]);
  const changed = await played('--what-if', 'krug.life=5');
  expect(changed).toHaveProperty('whatIf.ranking');
  expect(mistakes(changed)).toEqual([]);
});

test('the schema is also that of the first field that was printed, which is still read', () => {
  expect(mistakes(JSON.parse(OLD))).toEqual([]);
  const { field, program } = readFieldFile(OLD, 'field.json');
  expect(program).toBe('0.1.0');
  expect(field.rows.map(({ name }) => name)).toEqual(['Ann', 'Bob', 'Zoe']);
  expect(field.absent).toEqual([{ name: 'Sun', why: 'noLife' }]);
  // Bob has one Life and one automatic shield by Tough; against one attack die the duel never ends.
  expect(field.outcomes[1]?.[1]).toBe('endless');
});

test('of a pair, the row’s chances come first, then the column’s, each by who begins', () => {
  const { field } = readFieldFile(OLD, 'field.json');
  // Three dice wound Zoe, who has no defense dice, unless all of them miss: she survives with her one Life in 1 of 8
  // cases.
  const won = 7 / 8;
  const begins = won / (1 - (1 / 8) ** 2);
  expect(field.outcomes[2]?.[2]).toEqual({
    attacker: { attacker: expect.closeTo(begins, 9), defender: expect.closeTo(1 - begins, 9) },
    defender: { attacker: expect.closeTo(1 - begins, 9), defender: expect.closeTo(begins, 9) },
  });
});

test('deviations from it are found', () => {
  const field = JSON.parse(OLD);
  expect(mistakes({ ...field, version: 2 })).toEqual([expect.stringMatching(/^version: /)]);
  expect(mistakes({ ...field, pairs: [[0, 1, 0.5]] })).toEqual([
    expect.stringMatching(/^pairs\.0/),
  ]);
  expect(mistakes({ ...field, title: undefined, motto: 'a' })).not.toEqual([]);
});
