import { expect, test } from 'vitest';
import type { Table } from '../../../../src/report/tables/table.ts';
import {
  armiesBlocks,
  rankedEstimates,
  tooFewForWorths,
} from '../../../../src/studies/armies/report/blocks.ts';
import { shippedEstimates } from '../../../../src/studies/armies/shipped/index.ts';
import { shippedCollection } from '../../../../src/studies/price/collection.ts';
import { priceOf } from '../../../../src/studies/price/prices.ts';
import { answerOf, estimate } from './answers.ts';

/** Cards of 100 points: `Low 0` to `Low 14` are worth ever less, `High 0` to `High 14` ever more. */
const CARDS = Array.from({ length: 15 }, (_, i) => [
  estimate(`Low ${i}`, 100, 60 - i, 5),
  estimate(`High ${i}`, 100, 140 + i, 5),
]).flat();

const PAIRS = Array.from({ length: 20 }, (_, i) => ({
  cards: [`Low ${i % 15}`, `High ${i % 15}`] as [string, string],
  armies: 40,
  points: i < 3 ? -30 : 60 - i,
  standardError: 10,
}));

const POWERS = [
  { card: 'Low 0', power: 'Pounce', times: 100 },
  { card: 'Low 1', power: 'Drift', times: 2 },
  { card: 'Low 2', power: 'Wait', times: 0 },
];

const blocksOf = (more: Parameters<typeof answerOf>[1] = {}, isReport = false) =>
  armiesBlocks(answerOf(CARDS, more), [], isReport);
const textsOf = (...asked: Parameters<typeof blocksOf>) =>
  blocksOf(...asked).flatMap((block) => ('text' in block ? [String(block.text)] : []));
const tableTitled = (part: string, blocks: ReturnType<typeof blocksOf>): Table | undefined =>
  blocks
    .flatMap((block) => ('table' in block ? [block.table as Table] : []))
    .find(({ title }) => title?.includes(part));

test('the headline names the three cards at each end, the farthest first', () => {
  const [headline] = textsOf();
  const named = [...(headline ?? '').matchAll(/(?:Low|High) \d+/g)].map(String);
  expect(named).toEqual(['High 14', 'High 13', 'High 12', 'Low 14', 'Low 13', 'Low 12']);
});

test('the headline writes a negative worth with the minus sign of the tables', () => {
  const [headline] = armiesBlocks(answerOf([estimate('Hive', 160, -34.2, 5)]), []).flatMap(
    (block) => ('text' in block ? [String(block.text)] : []),
  );
  expect(headline).toContain('the most overpriced card is Hive (160 printed, worth −34).');
});

test('ten cards at each end are told with their record, the farthest first', () => {
  for (const [title, name] of [
    ['Overpriced', 'Low'],
    ['Underpriced', 'High'],
  ] as const) {
    const { rows = [] } = tableTitled(title, blocksOf()) ?? {};
    expect(rows.map(([card]) => String(card))).toEqual(
      Array.from({ length: 10 }, (_, i) => `${name} ${14 - i}`),
    );
  }
});

test('instead of too uncertain worths, says what was reached and how many games are enough', () => {
  const told = (games: number, errors: number, enough: number | undefined = 4400) => {
    const perPoint = { points: errors, standardError: 1 };
    return tooFewForWorths(answerOf(CARDS, { games, enough, estimates: { perPoint } }));
  };
  const builtIn = shippedEstimates('classic')?.games.toLocaleString('en');
  const end = `4,400 games should be enough; the built-in estimates come from ${builtIn}.`;
  expect(told(1000, 2.99)).toBe(
    `1,000 games are too few to estimate what cards are worth: the value of a point is 2.9 standard errors, and must be more than three. ${end}`,
  );
  expect(told(1, -0.2)).toBe(
    `One game is too few to estimate what cards are worth: the value of a point is less than one standard error, and must be more than three. ${end}`,
  );
  expect(told(1000, 3.1)).toBe(undefined);
});

test('does not name a number of games if all armies cost the same', () => {
  const perPoint = { points: 0, standardError: 1 };
  expect(tooFewForWorths(answerOf(CARDS, { estimates: { perPoint } }))).toBe(
    '1,234 games between armies that all cost the same cannot show what cards are worth. That takes a larger spread of points.',
  );
});

test('a note says which estimate the table shows, and which one price and cards use', () => {
  expect(tableTitled('What cards are worth', blocksOf())?.note).toContain(
    'Worth is estimated from wins; knockback price and knockback cards use the estimate by margin',
  );
});

test('only pairs that are worth more together are partners, fifteen at most', () => {
  const { rows = [] } = tableTitled('partners', blocksOf({ estimates: { pairs: PAIRS } })) ?? {};
  expect(rows.map(([cards]) => String(cards))).toEqual(
    PAIRS.slice(3, 18).map(({ cards }) => cards.join(' and ')),
  );
});

test('powers are counted in a sentence, or in a table of the report', () => {
  const isOfPowers = (text: string) => text.includes('act outside attacks in battles');
  const [sentence, ...others] = textsOf({ powers: POWERS }).filter(isOfPowers);
  expect(sentence).toContain('two acted at least once; the rarest of them was Drift of Low 1, ');
  expect(others).toEqual([]);
  expect(textsOf({ powers: POWERS }, true).filter(isOfPowers)).toEqual([]);
  expect(textsOf().filter(isOfPowers)).toEqual([]);
});

test('cards that are in no army are listed with the reason, if there are any', () => {
  const told = (more: Parameters<typeof answerOf>[1]) => JSON.stringify(blocksOf(more));
  const leftOut = [{ name: 'Giant', reason: 'fits no map' }];
  expect(told({ leftOut })).toContain('These cards are in no army: Giant (fits no map).');
  expect(told({})).not.toContain('in no army');
});

test('a text tells how the games were played, and what ten points are worth', () => {
  // 1 / (1 + exp(-10 * 0.01)) is 0.525.
  expect(textsOf({ seed: 'how' }).at(-1)).toBe(
    'Random armies of some cards, from seed "how"; 30% of the cards after the first were drawn from the partners of ' +
      'the cards in the army. 2.0% of the games were decided by points after 12 rounds. An army that is worth ten ' +
      'points more than an otherwise equal one wins 52.5% of the time.',
  );
});

test('cards of a collection have the other estimates of their points, too', () => {
  const { cards } = shippedCollection('classic');
  const answer = answerOf([estimate('Krug', 120, 214, 13), estimate('Nobody', 100, 100, 10)]);
  const [krug, nobody] = rankedEstimates(answer, cards);
  const card = cards.find(({ name }) => name === 'Krug');
  if (!card) throw new Error('Krug is a classic card');
  const { estimates } = priceOf(card, cards);
  const priced = (way: string) => estimates.find((one) => one.way === way)?.points;
  expect(krug).toMatchObject({ card: 'Krug', rank: 1, formula: priced('yace') });
  expect(krug?.regression).toBeCloseTo(priced('regression') ?? Number.NaN, 6);
  expect(nobody).toMatchObject({ card: 'Nobody', rank: 2 });
  expect(nobody).not.toHaveProperty('regression');
});
