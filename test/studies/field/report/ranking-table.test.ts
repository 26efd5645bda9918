import { describe, expect, test } from 'vitest';
import { terminalText } from '../../../../src/report/terminal/report.ts';
import type { Contestant } from '../../../../src/studies/field/contestant.ts';
import { RANKING_ROWS, rankingTable } from '../../../../src/studies/field/report/blocks.ts';
import { headsOf } from '../../../report/tables.ts';
import { page } from '../../../report/terminal/pages.ts';
import { cardNamed, fieldOf, manyCards } from '../fields.ts';
import { oddCard } from './fields.ts';

const field = fieldOf(
  [cardNamed('A', { points: 50 }), cardNamed('B', { points: 200 }), oddCard('Odd', 10), 'C'],
  [[0, 0.4, 0.9, 0.8], [0, 0, 0.9, 0.7], [0, 0, 0, 0.9], []],
);

describe('the ranking table', () => {
  test('tells rank, mean, share for 100 points, wins, and the clearest loss and narrowest win', () => {
    const table = rankingTable(field);
    expect(headsOf(table)).toEqual([
      'Rank',
      'Card',
      'Points',
      'Win share',
      'Per 100 points',
      'Beats',
      'Loses to',
      'Worst against',
      'Narrowest win',
    ]);
    // B wins (60% + 70%) / 2, A (40% + 80%) / 2, C (20% + 30%) / 2; pairs with Odd are not counted.
    expect(table?.rows).toEqual([
      ['1', 'B', '200', '65.0%', '32.5%', '2', '0', 'none', 'A 60.0%'],
      ['2', 'A', '50', '60.0%', '120.0%', '1', '1', 'B 40.0%', 'C 80.0%'],
      ['3', 'C', '', '25.0%', '', '0', '2', 'A 20.0%', 'none'],
    ]);
    expect(table?.cards).toEqual([1, 0, 3]);
  });

  test('leaves out points where no card has any', () => {
    const head = headsOf(rankingTable(fieldOf(['A', 'B'], [[0, 0.4], []])));
    expect(head).not.toContain('Points');
    expect(head).not.toContain('Per 100 points');
  });

  test('takes the points of all copies', () => {
    const two: Contestant = { ...cardNamed('A', { points: 100 }), copies: 2 };
    const rows = rankingTable(fieldOf([two, 'B'], [[0, 0.8], []]))?.rows;
    expect(rows?.[0]?.slice(0, 5)).toEqual(['1', '2 × A', '200', '80.0%', '40.0%']);
  });

  test('is whole on a wide terminal, and loses what is least needed on a narrow one', () => {
    const table = rankingTable(field);
    const text = (width: number) =>
      table ? terminalText([{ kind: 'table', table }], page(width)) : '';
    expect(text(120)).toContain('Narrowest win');
    const narrow = text(60);
    expect(narrow).not.toContain('Narrowest win');
    expect(narrow).toContain('Loses');
    // One table, not several parts: each card is written once.
    expect(narrow.match(/^\d /gm)).toHaveLength(3);
  });

  test('of many cards shows the first, and says how to have all', () => {
    const table = rankingTable(manyCards(42));
    const text = table ? terminalText([{ kind: 'table', table }], page(100)) : '';
    expect(text).toContain(
      `… and ${42 - RANKING_ROWS} more rows; --format csv prints all of them.`,
    );
  });
});
