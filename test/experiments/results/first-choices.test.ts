import { describe, expect, test } from 'vitest';
import { rankedChoices } from '../../../src/experiments/results/ranking.ts';
import type { Account, Options } from '../../../src/rules/plan.ts';

const row = (
  name: string,
  worth: number,
  spaces: readonly (readonly [number, number])[] = [],
  chosen = false,
): Options['rows'][number] => ({ name, who: name, spaces, chosen, values: [worth] });

const accountOf = (rows: Options['rows']) =>
  ({ options: { title: '', head: [], rows } }) as unknown as Account;

const ranksOf = (rows: Options['rows']) =>
  rankedChoices(accountOf(rows)).map(({ rank, name }) => [rank, name]);

describe('the first choices of a turn', () => {
  test('are ranked by their worth, and equals share a rank, as places do', () => {
    expect(ranksOf([row('a', 0.1), row('b', 0.5), row('c', 0.5), row('d', 0.9)])).toEqual([
      [1, 'd'],
      [2, 'b'],
      [2, 'c'],
      [4, 'a'],
    ]);
  });

  test('are equal where only the order of adding up tells them apart', () => {
    expect(ranksOf([row('a', 0.3), row('b', 0.1 + 0.2), row('c', 0.3 - 1e-6)])).toEqual([
      [1, 'b'],
      [1, 'a'],
      [3, 'c'],
    ]);
  });

  test('of equals, the chosen one is the first, then they stand row by row', () => {
    const rows = [
      row('a', 0.5, [[0, 1]]),
      row('b', 0.5, [[3, 0]]),
      row('c', 0.5, [[2, 0]]),
      row('d', 0.5, [[5, 5]], true),
    ];
    expect(ranksOf(rows).map(([, name]) => name)).toEqual(['d', 'c', 'b', 'a']);
  });

  test('are none where there was nothing to choose from', () => {
    expect(rankedChoices({} as Account)).toEqual([]);
  });
});
