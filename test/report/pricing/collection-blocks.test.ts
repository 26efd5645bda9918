import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { byOverpricing } from '../../../src/pricing/prices.ts';
import { rankedRows } from '../../../src/report/pricing/answer.ts';
import { collectionBlocks } from '../../../src/report/pricing/collection-blocks.ts';
import { collectionCsv, collectionJson } from '../../../src/report/pricing/data.ts';
import { headsOf } from '../tables.ts';
import { collectionAnswer, unplayed } from './answers.ts';

const answer = collectionAnswer();
const ranked = byOverpricing(answer.prices.rows, 'play');
const rowsOf = (text: string) => parse(text, { columns: true }) as Record<string, string>[];

describe('the ranking', () => {
  test('begins with the most overpriced by the way that is asked for', () => {
    for (const by of ['yace', 'regression', 'play'] as const) {
      const names = rankedRows(collectionAnswer(by)).map(({ name }) => name);
      expect(names).toEqual(byOverpricing(answer.prices.rows, by).map(({ name }) => name));
    }
  });

  test('ends with the cards of which it leaves powers out, without a rank', () => {
    const first = ranked[0]?.name ?? '';
    const rows = rankedRows(collectionAnswer('play', [first]));
    expect(rows.at(-1)).toMatchObject({ name: first });
    expect(rows.at(-1)).not.toHaveProperty('rank');
    expect(rows[0]).toMatchObject({ name: ranked[1]?.name, rank: 1 });
  });
});

describe('the report', () => {
  const blocks = collectionBlocks(answer);
  const tables = blocks.flatMap((block) => (block.kind === 'table' ? [block.table] : []));

  test('names three of each end in its headline', () => {
    const [headline] = blocks;
    const text = headline?.kind === 'headline' ? headline.text : '';
    const [most, least] = [ranked[0], ranked.at(-1)];
    expect(text).toContain(
      `Of 30 cards of made up, by play, the most overpriced are ${most?.name} (${most?.printed} printed, ${Math.round(most?.points ?? 0)} estimated), `,
    );
    expect(text).toContain(`the most underpriced are ${least?.name} (`);
  });

  test('shows ten of each end, and says how many more there are', () => {
    expect(tables[0]?.rows.map(([name]) => name)).toEqual(
      ranked.slice(0, 10).map(({ name }) => name),
    );
    expect(tables[1]?.rows.map(([name]) => name)).toEqual(
      ranked
        .slice(-10)
        .reverse()
        .map(({ name }) => name),
    );
    expect(tables[1]?.note).toContain('10 more cards');
    expect(headsOf(tables[0]).at(-1)).toBe('printed − play');
  });

  test('lists cards that are not ranked', () => {
    const lists = collectionBlocks(collectionAnswer('play', ['Card 3'])).flatMap((block) =>
      block.kind === 'list' ? [block] : [],
    );
    expect(lists.find(({ title }) => title === 'Not ranked')?.items).toEqual([
      'one card with powers that are not modelled: Card 3',
    ]);
  });

  test('says nothing of duels that were not played', () => {
    const text = JSON.stringify(collectionBlocks(unplayed()));
    expect(text).not.toContain('win share');
    expect(text).toContain('by the regression');
  });
});

test('CSV has every card with all estimates, those without a rank last', () => {
  const rows = rowsOf(collectionCsv(collectionAnswer('play', ['Card 3'])));
  expect(rows.length).toBe(30);
  expect(rows[0]).toMatchObject({ rank: '1', type: 'hero' });
  expect(rows.at(-1)).toMatchObject({ rank: '', card: 'Card 3' });
  expect(rows.at(-1)?.notes).toContain('Aura');
  for (const row of rows) {
    expect(Number(row.printed) - Number(row.play)).toBeCloseTo(Number(row.play_overpriced_by), 9);
    expect(Number(row.printed) - Number(row.yace)).toBe(Number(row.yace_overpriced_by));
    expect(Number(row.win_share)).toBeCloseTo(answer.plays.get(row.card ?? '')?.share ?? NaN, 14);
  }
  expect(Object.keys(rowsOf(collectionCsv(unplayed()))[0] ?? {})).not.toContain('play');
});

test('JSON has every card, the regression and the fields', () => {
  const { cards, regression, fields, by } = JSON.parse(JSON.stringify(collectionJson(answer)));
  expect(by).toBe('play');
  expect(cards.map(({ card }: { card: string }) => card)).toEqual(ranked.map(({ name }) => name));
  expect(cards[0].estimates.play.overpricedBy).toBe(ranked[0]?.overpricedBy);
  expect(regression.leaveOneOut.rootMeanSquare).toBe(answer.prices.regression.rootMeanSquare);
  expect(fields).toMatchObject([{ of: 'heroes', cards: 30, leftOut: { noLife: ['Spectator'] } }]);
});
