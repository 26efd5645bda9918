import { expect, test } from 'vitest';
import { withFigures } from './figures.ts';

const dice = { module: 'dice', tests: 'quick, long', mutants: 40, killed: 39, date: '2026-01-31' };
const exact = { module: 'rules/c3g', tests: 'quick', mutants: 3, killed: 3, date: '2026-02-01' };
const rows = (page: string) =>
  page.split('\n').filter((line) => /^\| \w+(\/\w+)? \| quick/.test(line));

test('every module has a row with its mutants, how many were killed and the share of these', () => {
  expect(rows(withFigures('', [dice, exact]))).toEqual([
    '| dice | quick, long | 40 | 39 | 1 | 97.5% | 2026-01-31 |',
    '| rules/c3g | quick | 3 | 3 | 0 | 100.0% | 2026-02-01 |',
  ]);
});

test('a module that ran again has its row replaced, and the others stay as they are', () => {
  const page = withFigures('', [dice, exact]);
  const again = withFigures(page, [{ ...dice, killed: 40, date: '2026-03-01' }]);
  expect(rows(again)).toEqual([
    '| dice | quick, long | 40 | 40 | 0 | 100.0% | 2026-03-01 |',
    '| rules/c3g | quick | 3 | 3 | 0 | 100.0% | 2026-02-01 |',
  ]);
  expect(withFigures(again, [])).toBe(again);
});
