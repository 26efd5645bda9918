import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { powersInBattlePage } from '../../site/powers-in-battle.ts';
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

test('the page of powers through others counts the rows of its table', () => {
  const [, ...rows] = readFileSync('research/powers-in-battle/powers.csv', 'utf8')
    .trim()
    .split('\n');
  const bounds = rows.map((row) => {
    const [low = 0, high = 0] = (row.split(',').at(-1) ?? '')
      .replaceAll('−', '-')
      .split(' to ')
      .map(Number);
    return { low, high };
  });
  const gaining = bounds.filter(({ low }) => low > 0).length;
  const losing = bounds.filter(({ high }) => high < 0).length;
  expect(powersInBattlePage().match(/^\| /gm)).toHaveLength(rows.length + 2);
  expect(readFileSync('docs/powers-in-battle.md', 'utf8')).toContain(
    `The intervals of ${gaining} of the ${rows.length} powers are above zero, those of ${losing} below; the other ${rows.length - gaining - losing} contain zero.`,
  );
});
