import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { csvText, wideCsvParts } from '../../../src/report/formats/csv.ts';
import { computed } from '../sentences/sweeps.ts';

/** One die against none: a skull, and therefore one space, half of the time. */
const SHOVE = {
  attacker: { name: 'A', attack: 1, defense: 0, powers: ['super-strength'] },
  defender: { name: 'D', attack: 0, defense: 0 },
};
const rowsOf = (text: string) => parse(text, { columns: true }) as Record<string, string>[];

test('CSV has a line for the question and one for each value of a measure', async () => {
  const text = csvText(await computed(SHOVE));
  const [question, ...others] = rowsOf(text);
  expect(question).toMatchObject({
    measure: 'question',
    value: 'displaced',
    exact_probability: '0.5',
    exact_fraction: '1/2',
    simulated_count: '',
  });
  const spaces = others.filter(({ measure }) => measure === 'spacesMoved');
  expect(
    spaces.map((row) => [row.value, row.exact_fraction, row.at_least_exact_probability]),
  ).toEqual([
    ['0', '1/2', '1'],
    ['1', '1/2', '0.5'],
  ]);
  expect(rowsOf(csvText(await computed(SHOVE), 'spacesMoved'))).toEqual(spaces);
});

test('CSV of a sweep has a line for each combination, with means, but no empty columns', async () => {
  const results = await computed({ ...SHOVE, vary: { 'attacker.attack': [1, 2] } });
  const rows = rowsOf([...wideCsvParts(results)].join(''));
  // Two dice: no skull 1/4, one 1/2, two 1/4.
  expect(rows).toMatchObject([
    { 'attacker.attack': '1', exact_probability: '0.5', exact_mean_spacesMoved: '0.5' },
    { 'attacker.attack': '2', exact_probability: '0.75', exact_mean_spacesMoved: '1' },
  ]);
  for (const row of rows) {
    expect(row.question).toBe('displaced');
    expect(Object.keys(row).filter((name) => name.startsWith('simulated'))).toEqual([]);
  }
});
