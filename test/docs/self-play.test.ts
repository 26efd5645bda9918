import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { selfPlayPage } from '../../site/self-play.ts';
import { WEIGHTS } from '../../src/battle/engine/policies/weights.ts';

const TABLES = 'research/self-play/tables';

test('the page of self-play shows every table', () => {
  const page = selfPlayPage();
  for (const file of readdirSync(TABLES)) {
    const [head = ''] = readFileSync(`${TABLES}/${file}`, 'utf8').split('\n');
    const row = new RegExp(`^\\| ${head.split(',').join(' +\\| +')} +\\|$`, 'm');
    expect(page, file).toMatch(row);
  }
});

test('the table of weights has those of the policy', () => {
  const rows = readFileSync(`${TABLES}/weights.csv`, 'utf8').trim().split('\n').slice(1);
  const weights = rows.map((row) => row.split(',')[0]);
  expect(weights).toEqual(Object.entries(WEIGHTS).map(([name, value]) => `${name} ${value}`));
});
