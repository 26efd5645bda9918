import { expect, test } from 'vitest';
import { winShareByPoints } from '../../../../src/studies/field/charts/points.ts';
import { cardNamed, fieldOf, manyCards } from '../fields.ts';

type Dot = { card: string; points: number; mean: number; side?: 'left' | 'right' };

const dotsOf = (field: ReturnType<typeof fieldOf>) => {
  const [chart] = winShareByPoints({ title: '', field });
  return chart && (chart.spec.data as { values: Dot[] }).values;
};

test('the title says what points are worth on average', () => {
  // Dearer by 100 points, each wins 50% more than the last: means 0, 50% and 100% at 100, 200 and 300.
  const cards = [100, 200, 200, 300].map((points, i) => cardNamed(`C${i}`, { points }));
  const field = fieldOf(cards, [[0, 0, 0, 0], [0, 0, 0.5, 0], [0, 0, 0, 0], []]);
  expect(dotsOf(field)?.map(({ mean }) => mean)).toEqual([1, 0.5, 0.5, 0]);
  const [chart] = winShareByPoints({ title: '', field });
  if (!chart) throw new Error('no chart');
  const { layer } = chart.spec as unknown as { layer: { data: { values: object[] } }[] };
  expect(layer[0]?.data.values).toEqual([
    { points: 100, mean: expect.closeTo(0, 12) },
    { points: 300, mean: expect.closeTo(1, 12) },
  ]);
  expect(chart.spec.description).toMatch(
    /^A card that costs 100 points more wins 50\.0 percentage points more on average\./,
  );
});

test('cards of nearly the same price fill the picture, and the title tells of ten points', () => {
  const spanOf = (prices: readonly number[]) => {
    const cards = prices.map((points, i) => cardNamed(`C${i}`, { points }));
    const field = fieldOf(
      cards,
      cards.map((_, a) => cards.map((__, b) => 0.5 + (a - b) / 20)),
    );
    const spec = winShareByPoints({ title: '', field })[0]?.spec as unknown as {
      readonly description: string;
      readonly encoding: { readonly x: { readonly scale: { readonly domain: number[] } } };
    };
    return { domain: spec.encoding.x.scale.domain, title: spec.description };
  };
  expect(spanOf([85, 90, 110, 119])).toMatchObject({
    domain: [80, 120],
    title: expect.stringMatching(/^A card that costs 10 points more/),
  });
  expect(spanOf([30, 90, 110, 219])).toMatchObject({
    domain: [0, 220],
    title: expect.stringMatching(/^A card that costs 100 points more/),
  });
});

test('those farthest from the line are named, not those that win most or least', () => {
  // A card that costs 10 more wins more often; but one in the middle costs far too little, and another far too much.
  const prices = Array.from({ length: 20 }, (_, i) => 100 + 10 * i);
  [prices[9], prices[10]] = [290, 100];
  const field = fieldOf(
    prices.map((points, i) => cardNamed(`C${i}`, { points })),
    prices.map((_, a) => prices.map((_, b) => 0.5 + (a - b) / 40)),
  );
  const named = (dotsOf(field) ?? []).filter(({ side }) => side).map(({ card }) => card);
  expect(named).toContain('C9');
  expect(named).toContain('C10');
});

test('no name stands over another', () => {
  const named = (dotsOf(manyCards(80)) ?? []).filter(({ side }) => side);
  expect(named.length).toBeGreaterThanOrEqual(4);
  for (const one of named) {
    for (const other of named.filter(({ card, side }) => card !== one.card && side === one.side)) {
      const isBeside = Math.abs(one.points - other.points) < 20;
      if (isBeside) expect(380 * Math.abs(one.mean - other.mean)).toBeGreaterThanOrEqual(14);
    }
  }
});

test('cards without points are left out, and too few make no chart', () => {
  const cards = [10, 20, 30, undefined].map((points, i) =>
    cardNamed(`C${i}`, points === undefined ? {} : { points }),
  );
  expect(
    dotsOf(
      fieldOf(
        cards,
        cards.map(() => cards.map(() => 0.4)),
      ),
    ),
  ).toBeUndefined();
});
