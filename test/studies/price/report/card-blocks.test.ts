import { describe, expect, test } from 'vitest';
import { RANK_CORRELATIONS } from '../../../../src/studies/armies/shipped/rank-correlations.ts';
import { cardHeadline, priceBlocks } from '../../../../src/studies/price/report/card-blocks.ts';
import { shiftText } from '../../../../src/studies/price/report/words.ts';
import { headsOf } from '../../../report/tables.ts';
import { cardOf } from '../cards.ts';
import { answerFor, withoutArmies, worthOf } from './answers.ts';

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
  test('tells all three estimates with their spreads or interval, and what is printed', () => {
    const whole = String.raw`\d+`;
    // 120 ± 1.96 × 10.
    expect(cardHeadline(answerFor())).toMatch(
      new RegExp(
        `^Mine: ${YACE} points by the published formula \\(± ${whole}\\), ${whole} by the regression over made up \\(± ${whole}\\) and 120 by games between armies \\(100 to 140\\); 100 printed on the card\\.$`,
      ),
    );
  });

  test('says that nothing is printed, and leaves out armies without a worth', () => {
    const { points: _, ...card } = cardOf({ name: 'Mine' });
    const text = cardHeadline(withoutArmies(card));
    expect(text).toMatch(/; no points are printed on the card\.$/);
    expect(text).not.toContain('armies');
  });

  test('tells by how much each price shifts with a change', () => {
    // The formula has 17 points for a die of defense.
    const card = cardOf({ name: 'Mine' });
    const after = answerFor({ ...card, defense: 4 }, worthOf(131));
    expect(cardHeadline({ ...answerFor(card), after })).toMatch(
      / Defense 4 instead of 3: \+17 points by the published formula, \+\d+ by the regression over made up and \+11 by games between armies\.$/,
    );
    // The worth that ships is of the card without the change.
    const unplayed = withoutArmies({ ...card, defense: 4 });
    expect(cardHeadline({ ...answerFor(card), after: unplayed })).toMatch(
      /: \+17 points by the published formula and \+\d+ by the regression over made up\.$/,
    );
  });
});

describe('a change without effect', () => {
  const card = cardOf({ name: 'Mine' });
  const changedBy = (more: object) => answerFor({ ...card, ...more });

  test('on any estimate is told as no change', () => {
    const answer = { ...answerFor(card), after: changedBy({ height: 9 }) };
    expect(cardHeadline(answer)).toMatch(/ Height 9 instead of 5: no change\.$/);
    expect(tablesOf(answer)[0]?.rows.map((row) => row.at(-1))).toEqual(Array(3).fill('no change'));
  });

  test('because the estimates ignore the power says so, unless games were played', () => {
    const strong = { ...card, powers: [{ power: 'super-strength' }] };
    const answer = { ...withoutArmies(strong), after: withoutArmies(card) };
    expect(cardHeadline(answer)).toMatch(
      / Without Super Strength: no change, because these estimates ignore this power; --games 2k estimates it from games between armies\.$/,
    );
    const both = { ...strong, powers: [...strong.powers, { power: 'tough', number: 1 }] };
    expect(cardHeadline({ ...withoutArmies(card), after: withoutArmies(both) })).toContain(
      'ignore these powers;',
    );
    expect(cardHeadline({ ...answer, after: answerFor(card) })).not.toContain('ignore');
    // The formula counts movement in lava.
    const resistant = { ...card, powers: [{ power: 'lava-resistant' }] };
    expect(cardHeadline({ ...withoutArmies(card), after: withoutArmies(resistant) })).not.toContain(
      'ignore',
    );
  });

  test('on one of them is told of that one', () => {
    // Range is worth 5 points by the formula; the worth in armies is given and stays.
    const text = cardHeadline({ ...answerFor(card), after: changedBy({ range: 2 }) });
    expect(text).toMatch(
      / Range 2 instead of 1: \+5 points by the published formula, .* and no change by games between armies\.$/,
    );
    const moved = { ...answerFor(card), after: changedBy({ height: 9 }) };
    const played = answerFor({ ...card, height: 9 }, worthOf(150));
    expect(cardHeadline({ ...moved, after: played })).toMatch(
      / no change by the published formula, no change by the regression over made up and \+30 points by games between armies\.$/,
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
    expect(headsOf(estimates)).toEqual([
      'by',
      'points',
      'spread',
      '95% interval',
      'printed − estimate',
    ]);
    expect(estimates?.rows[0]).toEqual([
      'formula',
      '80',
      expect.stringMatching(/^± \d+$/),
      '',
      '+20',
    ]);
    expect(estimates?.rows[2]).toEqual(['armies', '120', '', '100 to 140', '−20']);
    expect(estimates?.rows.map(([by]) => by)).toEqual(['formula', 'regression', 'armies']);
    expect(estimates?.note).toContain('20,000 games between random armies (built in');
  });

  test('write the sum of the formula out', () => {
    const flier = cardOf({ name: 'Mine', powers: [{ power: 'flying' }] });
    const formula = tablesOf(withoutArmies(flier))[1];
    expect(formula?.rows).toEqual([
      ['Lives', '4', '20', '80'],
      ['Move 5 × 2 (Flying)', '10', '2', '20'],
      ['Range', '1', '5', '5'],
      ['Attack', '3', '15', '45'],
      ['Defense', '3', '17', '51'],
      ['attacks per turn', '1', '4', '4'],
      ['constant', '', '', '−115'],
      ['sum', '', '', '90'],
    ]);
  });

  test('name the card, and tell how much of the printed points the formula explains', () => {
    const answer = withoutArmies();
    const { squaredCorrelation = 0 } = answer.prices.yaceFit;
    expect(tablesOf(answer)[1]).toMatchObject({
      title: 'The published formula (YACE) for Mine',
      note: `The formula explains ${Math.round(100 * squaredCorrelation)}% of the variance of the points printed on 30 cards.`,
    });
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
      /^Fitted to 30 cards: R² \d\.\d\d\. If each card is left out of its own fit, the error is \d+ points/,
    );
  });
});

test('the report has blocks only for what is known', () => {
  const kindsOf = (answer: Parameters<typeof priceBlocks>[0]) =>
    blocks(answer).map(({ kind }) => kind);
  expect(kindsOf(answerFor())).toEqual(['headline', 'table', 'text', 'table', 'table']);
  expect(kindsOf(withoutArmies())).toEqual(['headline', 'table', 'list', 'table', 'table']);
  expect(headsOf(tablesOf(withoutArmies())[0])).not.toContain('95% interval');
});

describe('the worth in armies', () => {
  const textsOf = (answer: Parameters<typeof priceBlocks>[0]) =>
    blocks(answer).flatMap((block) => (block.kind === 'text' ? [block.text] : []));

  test('comes with how it ranks cards beside the other estimates', () => {
    const { armies, regression, formula, cards } = RANK_CORRELATIONS;
    expect(textsOf(answerFor())).toEqual([
      `Of these estimates, the worth in armies agrees best with players. Its rank correlation with the points that players give to ${cards} classic cards, per printed point, is ${armies}; that of the regression is ${regression}, and that of the formula is ${formula}.`,
    ]);
    expect(textsOf(withoutArmies())).toEqual([]);
  });

  test('that is missing is noted with what finds it', () => {
    expect(listOf(withoutArmies(), 'Notes')).toEqual([
      'There is no built-in estimate of what this card is worth in armies. Add --games, such as --games 2k, to play games between random armies with it.',
    ]);
  });

  test('from games that were played now names their seed', () => {
    const answer = answerFor(undefined, { points: 90, standardError: 5, games: 2000, seed: 'x' });
    expect(tablesOf(answer)[0]?.note).toContain('2,000 games between random armies (from seed "x"');
  });
});

test('a note that does not hold for every estimate names those for which it does', () => {
  // 80 - 60 for Lives, - 15 for Attack, - 34 for two dice of Defense, which leaves less than 0.
  const weak = cardOf({ name: 'Mine', life: 1, attack: 2, defense: 1 });
  expect(listOf(answerFor(weak), 'Notes')).toEqual([
    'By the formula: The estimate is below 0, but no card can cost less than 0.',
  ]);
});

test('notes that hold only with the change are told apart', () => {
  const card = cardOf({ name: 'Mine' });
  const after = answerFor({ ...card, life: 1, attack: 0, defense: 0 });
  expect(listOf({ ...answerFor(card), after }, 'Notes on the price after the change')).toEqual([
    expect.stringContaining('The estimate is below 0'),
  ]);
});
