import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import type { Card } from '../../../../src/cards/card.ts';
import { RANK_CORRELATIONS } from '../../../../src/studies/armies/shipped/rank-correlations.ts';
import { byOverpricing } from '../../../../src/studies/price/prices.ts';
import { priceRegression } from '../../../../src/studies/price/regression.ts';
import { rankedRows } from '../../../../src/studies/price/report/answer.ts';
import { collectionBlocks } from '../../../../src/studies/price/report/collection-blocks.ts';
import { collectionCsv, collectionJson } from '../../../../src/studies/price/report/data.ts';
import { regressionTable } from '../../../../src/studies/price/report/term-tables.ts';
import { headsOf } from '../../../report/tables.ts';
import { COLLECTION, collectionAnswer, unplayed } from './answers.ts';

const answer = collectionAnswer();
const ranked = byOverpricing(answer.prices.rows, 'armies');
const rowsOf = (text: string) => parse(text, { columns: true }) as Record<string, string>[];

describe('the ranking', () => {
  test('begins with the most overpriced by the way that is asked for', () => {
    for (const by of ['yace', 'regression', 'armies'] as const) {
      const names = rankedRows(collectionAnswer(by)).map(({ name }) => name);
      expect(names).toEqual(byOverpricing(answer.prices.rows, by).map(({ name }) => name));
    }
  });

  test('ends with the cards that it does not estimate, without a rank', () => {
    const first = ranked[0]?.name ?? '';
    const rows = rankedRows(collectionAnswer('armies', [first]));
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
      `Of 30 cards of made up, judged by games between armies, the most overpriced are ${most?.name} (${most?.printed} printed, ${Math.round(most?.points ?? 0)} estimated), `,
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
    expect(headsOf(tables[0]).at(-1)).toBe('printed − armies');
  });

  test('has a single ranking of up to 24 cards, then the regression', () => {
    const titlesOf = (unranked: number) => {
      const without = answer.cards.slice(0, unranked).map(({ name }) => name);
      const found = collectionBlocks(collectionAnswer('armies', without)).flatMap((block) =>
        block.kind === 'table' ? [block.table] : [],
      );
      return found.map(({ title, rows }) => [title, rows.length]);
    };
    // Six numbers of a card and the constant.
    const regression = ['The regression over made up', 7];
    // 24 and 25 of the 30 cards are ranked.
    expect(titlesOf(6)).toEqual([['Printed points minus the estimate by armies', 24], regression]);
    expect(titlesOf(5)).toEqual([
      ['The most overpriced, by armies', 10],
      ['The most underpriced, by armies', 10],
      regression,
    ]);
  });

  test('names the numbers that the regression leaves out', () => {
    const noteOf = (cards: readonly Card[]) => regressionTable(priceRegression(cards), 'x').note;
    expect(noteOf(COLLECTION)).not.toContain('Left out');
    const heroes = COLLECTION.map((card) => ({ ...card, powers: [], range: 1 }));
    expect(noteOf(heroes)).toContain(
      'Left out, because the other numbers of these cards already determine it: Attacks per turn, Flying (1 or 0), Attack × Range beyond 1.',
    );
  });

  test('lists cards that are not ranked', () => {
    const lists = collectionBlocks(collectionAnswer('armies', ['Card 3'])).flatMap((block) =>
      block.kind === 'list' ? [block] : [],
    );
    expect(lists.find(({ title }) => title === 'Not ranked')?.items).toEqual([
      'one card without an estimate by armies: Card 3',
    ]);
  });

  test('says how the worth in armies ranks cards, or how to find it', () => {
    const text = JSON.stringify(blocks);
    expect(text).toContain('Of these estimates, the worth in armies agrees best with players');
    const without = JSON.stringify(collectionBlocks(unplayed()));
    expect(without).not.toContain('Of these');
    expect(without).toContain(
      'There are no built-in estimates of what the cards of made up are worth in armies. Add --games, such as --games 20k, to play games between random armies with them.',
    );
    expect(without).toContain('by the regression');
  });
});

test('CSV has every card with all estimates, those without a rank last', () => {
  const rows = rowsOf(collectionCsv(collectionAnswer('armies', ['Card 3'])));
  expect(rows.length).toBe(30);
  expect(rows[0]).toMatchObject({ rank: '1', type: 'hero' });
  expect(rows.at(-1)).toMatchObject({ rank: '', card: 'Card 3' });
  expect(rows.at(-1)?.notes).toContain('Add --games');
  for (const row of rows) {
    expect(Number(row.printed) - Number(row.yace)).toBe(Number(row.yace_overpriced_by));
  }
  for (const row of rows.slice(0, -1)) {
    const [printed, points] = [Number(row.printed), Number(row.armies)];
    expect(printed - points).toBeCloseTo(Number(row.armies_overpriced_by), 9);
    // 1.96 standard errors of 10 on either side.
    expect(points - Number(row.armies_low)).toBeCloseTo(19.6, 2);
    expect(Number(row.armies_high) - points).toBeCloseTo(19.6, 2);
  }
  const heads = Object.keys(rows[0] ?? {});
  for (const none of ['armies_spread', 'yace_low', 'regression_high']) {
    expect(heads).not.toContain(none);
  }
  expect(Object.keys(rowsOf(collectionCsv(unplayed()))[0] ?? {})).not.toContain('armies');
});

test('JSON has every card, the regression, and the games of armies', () => {
  const json = JSON.parse(JSON.stringify(collectionJson(answer)));
  const { version, cards, regression, by, armies, rankCorrelations, formula } = json;
  expect({ version, by, armies }).toEqual({
    version: 2,
    by: 'armies',
    armies: { games: 20_000 },
  });
  expect(rankCorrelations).toEqual(RANK_CORRELATIONS);
  expect(cards.map(({ card }: { card: string }) => card)).toEqual(ranked.map(({ name }) => name));
  expect(cards[0].estimates.armies.overpricedBy).toBe(ranked[0]?.overpricedBy);
  const { sample, ...fit } = answer.prices.yaceFit;
  expect(formula).toEqual({ fit: { cards: 30, ...fit } });
  expect(sample.cards).toHaveLength(30);
  expect(regression.leaveOneOut.rootMeanSquare).toBe(answer.prices.regression.rootMeanSquare);
});
