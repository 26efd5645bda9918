import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { explanationJsonSchema } from '../../../../src/experiments/results/format/explanation-schema.ts';
import { knockback, printed } from '../../../cli/knockback.ts';
import { ROOT } from '../../../docs/blocks.ts';
import { undescribed } from './written-as.ts';

const FOLDER = `${ROOT}experiments/`;
const mistakes = (data: unknown) => undescribed(explanationJsonSchema(), data);

const explained = async (...args: string[]) =>
  JSON.parse(await printed(['explain', ...args, '--seed', 'a', '--format', 'json'])) as object;

describe('every key of a shipped experiment told is described:', () => {
  const files = readdirSync(FOLDER).filter(
    (name) => name.endsWith('.yaml') && !/^vary:/m.test(readFileSync(FOLDER + name, 'utf8')),
  );
  test.each(files)('%s', async (name) => {
    expect(mistakes(await explained(FOLDER + name))).toEqual([]);
  });
});

test('so are a question, dice that were given, and a varied field with a label', async () => {
  const fight = ['hawkgirl', 'solomon-grundy', '--question', 'displaced'];
  expect(
    mistakes(await explained(...fight, '--attack-dice', '6s', '--defense-dice', '3b')),
  ).toEqual([]);
  const input = JSON.stringify({
    name: 'Varied',
    attacker: 'hawkgirl',
    defender: 'solomon-grundy',
    vary: { 'defender.wounds': [{ label: 'hurt', value: 2 }] },
  });
  const { stdout } = await knockback(['explain', '-', '--format', 'json'], { input });
  const told = JSON.parse(stdout);
  expect(told).toMatchObject({ labels: { 'defender.wounds': 'hurt' } });
  expect(mistakes(told)).toEqual([]);
});

test('the schema is also that of an explanation of 2026-11-22', () => {
  const file = new URL('version-1/explanation.json', import.meta.url);
  expect(mistakes(JSON.parse(readFileSync(file, 'utf8')))).toEqual([]);
});

test('deviations from it are found', async () => {
  const told = await explained('hawkgirl', 'solomon-grundy');
  expect(mistakes({ ...told, version: 2 })).toEqual([expect.stringMatching(/^version: /)]);
  expect(mistakes({ ...told, steps: ['He falls.'] })).toEqual([
    expect.stringMatching(/^steps\.0: /),
  ]);
});
