import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { cardsCsv, cardsJson } from '../../../../src/studies/price/report/data.ts';
import { cardOf } from '../cards.ts';
import { answerFor, withoutArmies, worthOf } from './answers.ts';

const card = cardOf({ name: 'Mine' });
const changed = { ...answerFor(card), after: answerFor({ ...card, defense: 4 }, worthOf(131)) };
const rowsOf = (text: string) => parse(text, { columns: true }) as Record<string, string>[];

test('CSV has a row for each way, and again with a change', () => {
  const rows = rowsOf(cardsCsv([changed, withoutArmies(cardOf({ name: 'Other' }))]));
  expect(rows.map((row) => [row.card, row.change, row.way])).toEqual([
    ['Mine', '', 'yace'],
    ['Mine', '', 'regression'],
    ['Mine', '', 'armies'],
    ['Mine', 'defense 4 instead of 3', 'yace'],
    ['Mine', 'defense 4 instead of 3', 'regression'],
    ['Mine', 'defense 4 instead of 3', 'armies'],
    ['Other', '', 'yace'],
    ['Other', '', 'regression'],
    ['Other', '', 'armies'],
  ]);
  expect(rows[0]).toMatchObject({ printed: '100', points: '80', overpriced_by: '20' });
  expect(rows[3]).toMatchObject({ points: '97', overpriced_by: '3' });
  expect([rows[2]?.points, rows[5]?.points, rows[8]?.points]).toEqual(['120', '131', '']);
  expect(Number(rows[2]?.low)).toBeCloseTo(100.4, 2);
  expect(Number(rows[2]?.high)).toBeCloseTo(139.6, 2);
  expect(rows[8]?.notes).toContain('Add --games');
});

test('JSON has the same numbers, what they are made from, and the change', () => {
  const { format, cards } = JSON.parse(JSON.stringify(cardsJson([changed])));
  expect(format).toBe('knockback-price');
  const [{ estimates, formula, regression, armies, whatIf, ...rest }] = cards;
  expect(rest).toEqual({ card: 'Mine', collection: 'made up', printed: 100 });
  expect(estimates.yace).toMatchObject({ points: 80, overpricedBy: 20, notes: [] });
  expect(estimates.armies.points).toBe(changed.prices.estimates[2]?.points);
  expect(formula.terms[0]).toEqual({ of: 'lives', amount: 4, times: 20, points: 80 });
  expect(regression.coefficients.length).toBeGreaterThan(3);
  expect(armies).toEqual({ games: 20_000 });
  expect(whatIf.change).toBe('defense 4 instead of 3');
  expect(whatIf.estimates.yace.points).toBe(97);
});
