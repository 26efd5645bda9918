import { describe, expect, test } from 'vitest';
import { cardHeadline, priceBlocks } from '../../../src/report/pricing/card-blocks.ts';
import { shiftText } from '../../../src/report/pricing/words.ts';
import { cardOf } from '../../pricing/cards.ts';
import { headsOf } from '../tables.ts';
import { answerFor, playOf, withoutPlay } from './answers.ts';

const blocks = (answer: Parameters<typeof priceBlocks>[0]) => priceBlocks(answer);
const tablesOf = (answer: Parameters<typeof priceBlocks>[0]) =>
  blocks(answer).flatMap((block) => (block.kind === 'table' ? [block.table] : []));
const listOf = (answer: Parameters<typeof priceBlocks>[0], title: string) =>
  blocks(answer).flatMap((block) =>
    block.kind === 'list' && block.title === title ? block.items : [],
  );

/** Life 4, Move 5, Range 1, Attack 3, Defense 3: 80 + 10 + 5 + 45 + 51 + 4 - 115. */
const YACE = 80;

describe('the headline', () => {
  test('tells all three estimates with their spreads, and what is printed', () => {
    const whole = String.raw`\d+`;
    expect(cardHeadline(answerFor())).toMatch(
      new RegExp(
        `^Mine: ${YACE} points by the published formula \\(± ${whole}\\), ${whole} by the regression of made up \\(± ${whole}\\) and ${whole} by play \\(± ${whole}\\); 100 printed on the card\\.$`,
      ),
    );
  });

  test('says that nothing is printed, and leaves out duels that were not played', () => {
    const { points: _, ...card } = cardOf({ name: 'Mine' });
    const text = cardHeadline(withoutPlay(card));
    expect(text).toMatch(/; nothing is printed on the card\.$/);
    expect(text).not.toContain('play');
  });

  test('says where a way tells no price', () => {
    const text = cardHeadline(answerFor(undefined, playOf(0.6, { cards: [] })));
    expect(text).toContain(' and none by play;');
  });

  test('tells by how much each price shifts with a change', () => {
    // The formula has 17 points for a die of defense.
    const card = cardOf({ name: 'Mine' });
    const after = answerFor({ ...card, defense: 4 }, playOf(0.7));
    expect(cardHeadline({ ...answerFor(card), after })).toMatch(
      / Defense 4 instead of 3: \+17 points by the published formula, \+\d+ by the regression of made up and \+\d+ by play\.$/,
    );
  });
});

describe('a change without effect', () => {
  const card = cardOf({ name: 'Mine' });
  const changedBy = (more: object) => answerFor({ ...card, ...more }, playOf(0.6));

  test('on any estimate is told as no change', () => {
    const answer = { ...answerFor(card), after: changedBy({ height: 9 }) };
    expect(cardHeadline(answer)).toMatch(/ Height 9 instead of 5: no change\.$/);
    expect(tablesOf(answer)[0]?.rows.map((row) => row.at(-1))).toEqual(Array(3).fill('no change'));
  });

  test('on one of them is told of that one', () => {
    // Range is worth 5 points by the formula; the win share is given and stays.
    const text = cardHeadline({ ...answerFor(card), after: changedBy({ range: 2 }) });
    expect(text).toMatch(
      / Range 2 instead of 1: \+5 points by the published formula, .* and no change by play\.$/,
    );
    const moved = { ...answerFor(card), after: changedBy({ height: 9 }) };
    const play = answerFor({ ...card, height: 9 }, playOf(0.9));
    expect(cardHeadline({ ...moved, after: play })).toMatch(
      / no change by the published formula, no change by the regression of made up and \+\d+ points by play\.$/,
    );
  });

  test('on the card is told as such, and all else is of the card as it is', () => {
    const answer = { ...answerFor(card), after: changedBy({}) };
    expect(cardHeadline(answer)).toMatch(/ No change: the card stays as it is\.$/);
    expect(tablesOf(answer)).toEqual(tablesOf(answerFor(card)));
  });

  test('that rounding would hide is not told as none', () => {
    expect(shiftText(0.3)).toBe('+0.3');
    expect(shiftText(-0.04)).toBe('−0.040');
    expect(shiftText(1e-12)).toBe('no change');
    expect(shiftText(-2.6)).toBe('−3');
  });
});

describe('the tables', () => {
  test('hold each estimate beside what is printed', () => {
    const [estimates] = tablesOf(answerFor());
    expect(headsOf(estimates)).toEqual(['by', 'points', 'spread', 'printed − estimate']);
    expect(estimates?.rows[0]).toEqual(['formula', '80', expect.stringMatching(/^± \d+$/), '+20']);
    expect(estimates?.rows.map(([by]) => by)).toEqual(['formula', 'regression', 'play']);
  });

  test('write the sum of the formula out', () => {
    const flier = cardOf({ name: 'Mine', powers: [{ power: 'flying' }] });
    const formula = tablesOf(withoutPlay(flier))[1];
    expect(formula?.rows).toEqual([
      ['Lives', '4', '20', '80'],
      ['Move 5 × 2 (Flying)', '10', '2', '20'],
      ['Range', '1', '5', '5'],
      ['Attack', '3', '15', '45'],
      ['Defense', '3', '17', '51'],
      ['attacks a turn', '1', '4', '4'],
      ['constant', '', '', '−115'],
      ['sum', '', '', '90'],
    ]);
  });

  test('write the regression out: coefficients with standard errors, and terms that add up', () => {
    const answer = answerFor();
    const regression = tablesOf(answer)[2];
    expect(headsOf(regression)).toEqual([
      'of',
      'coefficient',
      'standard error',
      'number',
      'points',
    ]);
    const numbers = (regression?.rows ?? []).map((row) => Number(row.at(-1)?.replace('−', '-')));
    const sum = numbers.pop() ?? 0;
    expect(numbers.reduce((total, n) => total + n, 0)).toBeCloseTo(sum, 1);
    expect(sum).toBeCloseTo(answer.prices.estimates[1]?.points ?? 0, 1);
    expect(regression?.note).toMatch(
      /^Fitted to 30 cards: R² \d\.\d\d\. Leave-one-out error: \d+ points/,
    );
  });
});

describe('by play', () => {
  test('tells the win share, whom it is against, the line, and who is not in the field', () => {
    const items = listOf(answerFor(), 'By play');
    expect(items[0]).toBe(
      'mean win share 60.0% against 30 heroes of made up: exact duels, from both starts',
    );
    expect(items[1]).toMatch(
      /^a typical card of 100 points, as printed on this one, wins \d\d\.\d%$/,
    );
    expect(items[2]).toMatch(/^at 50%, a percentage point of win share is worth \d\.\d points$/);
    expect(items[3]).toMatch(/^the line is fitted to 30 heroes: .*, R² 0\.\d\d$/);
    const play = playOf(0.6, { withoutOdds: ['Wall'] });
    expect(listOf(answerFor(undefined, play), 'Not in the field')).toEqual([
      'two heroes with powers that are not modelled: Leader and Bard',
      'one hero without Life: Spectator',
      'one hero against whom duels have no odds (they never end, or have too many states): Wall',
    ]);
  });

  test('notes powers that are worth nothing in it, with that way alone', () => {
    const play = playOf(0.6, { unmodelled: ['Aura'] });
    expect(listOf(answerFor(undefined, play), 'Notes')).toEqual([
      'By play: Powers that are not modelled are worth nothing in this price: Aura.',
    ]);
  });

  test('tells what is noted only with the change', () => {
    const card = cardOf({ name: 'Mine' });
    const after = answerFor({ ...card, life: 1, attack: 0, defense: 0 }, playOf(0.5));
    expect(listOf({ ...answerFor(card), after }, 'Notes with the change')).toEqual([
      expect.stringContaining('The estimate is below 0'),
    ]);
  });
});
