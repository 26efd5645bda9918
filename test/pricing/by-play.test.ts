import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type FieldCard,
  fairPrice,
  fieldLine,
  isFlat,
  shareAt,
} from '../../src/pricing/by-play.ts';
import { seededUniform } from '../statistics/uniform.ts';

const shareOf = (logOdds: number) => 1 / (1 + Math.exp(-logOdds));

/** Cards of 40 to 220 points whose log odds are a line over points, each moved by so much. */
const fieldOf = (intercept: number, slope: number, moves: readonly number[] = []): FieldCard[] =>
  Array.from({ length: 10 }, (_, i) => ({
    name: `Card ${i}`,
    points: 40 + 20 * i,
    share: shareOf(intercept + slope * (40 + 20 * i) + (moves[i] ?? 0)),
  }));

const MOVES = [0.3, -0.2, 0.1, -0.4, 0.2, 0.25, -0.3, 0.05, 0.15, -0.15];

const told = (share: number, field: readonly FieldCard[], name = 'New') => {
  const price = fairPrice({ name, share }, field);
  if (!price.isTold) throw new Error(price.because);
  return price;
};

describe('where strength follows from points exactly', () => {
  const field = fieldOf(-2, 0.016);

  test('the points come back, within the field and outside of it', () => {
    for (const points of [40, 77, 125, 220, 260, -30]) {
      const price = told(shareOf(-2 + 0.016 * points), field);
      expect(price.points).toBeCloseTo(points, 6);
      expect(price.spread).toBeCloseTo(0, 6);
      expect(price.isClipped).toBe(false);
    }
  });

  test('what lies outside of the field’s points is marked as such', () => {
    const extrapolated = (points: number) =>
      told(shareOf(-2 + 0.016 * points), field).isExtrapolated;
    expect([41, 219].map(extrapolated)).toEqual([false, false]);
    expect([39, 221, -10].map(extrapolated)).toEqual([true, true, true]);
  });

  test('the line is told: where it begins, how it rises, and what it gives', () => {
    const { line } = told(0.5, field);
    expect(line.intercept).toBeCloseTo(-2, 9);
    expect(line.slope).toBeCloseTo(0.016, 11);
    expect(line).toMatchObject({ cards: 10, least: 40, most: 220, meanPoints: 130 });
    expect(shareAt(line, 125)).toBeCloseTo(0.5, 9);
    expect(shareAt(line, 40)).toBeCloseTo(field[0]?.share ?? 0, 9);
  });

  test('a percentage point is worth what it takes to win 50.5 rather than 49.5% of the time', () => {
    const price = told(0.5, field);
    const between = told(0.505, field).points - told(0.495, field).points;
    // The curve is straight there to within 0.01%.
    expect(price.pointsPerPercent / between).toBeCloseTo(1, 3);
  });
});

describe('the spread', () => {
  test('is the standard error of a value read off the line the other way round', () => {
    // Sxx of 40, 60 … 220 is 400 × 82.5; the line of least squares by its textbook sums.
    const field = fieldOf(-2, 0.016, MOVES);
    const x = field.map(({ points = 0 }) => points);
    const y = x.map((points, i) => -2 + 0.016 * points + (MOVES[i] ?? 0));
    const mean = y.reduce((sum, one) => sum + one, 0) / 10;
    const sxx = 400 * 82.5;
    const slope = x.reduce((sum, one, i) => sum + (one - 130) * ((y[i] ?? 0) - mean), 0) / sxx;
    const squares = y.reduce(
      (sum, one, i) => sum + (one - mean - slope * ((x[i] ?? 0) - 130)) ** 2,
      0,
    );
    const scatter = Math.sqrt(squares / 8);
    const price = told(0.7, field);
    const points = 130 + (Math.log(0.7 / 0.3) - mean) / slope;
    expect(price.points).toBeCloseTo(points, 7);
    expect(price.spread).toBeCloseTo(
      (scatter / slope) * Math.sqrt(1 + 1 / 10 + (points - 130) ** 2 / sxx),
      7,
    );
    expect(price.line.deviation).toBeCloseTo(scatter, 10);
    expect(price.line.slopeStandardError).toBeCloseTo(scatter / Math.sqrt(sxx), 10);
  });

  test('is how far the prices of cards are from their points, over 1,000 fields of 60 cards', () => {
    const uniform = seededUniform('fields');
    const normal = () =>
      Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
    const FIELDS = 1000;
    const card = (i: number): FieldCard => {
      const points = 40 + 180 * uniform();
      return { name: `Card ${i}`, points, share: shareOf(-2 + 0.016 * points + 0.2 * normal()) };
    };
    let squares = 0;
    for (let i = 0; i < FIELDS; i++) {
      const field = Array.from({ length: 60 }, (_, j) => card(j));
      const own = card(60);
      const { points, spread } = told(own.share, field);
      squares += ((points - (own.points ?? 0)) / spread) ** 2;
    }
    // A mean of squares of about normal numbers: its standard error is sqrt(2 / 1000). The delta method and
    // Student's t for 58 degrees of freedom make it up to 5% more.
    expect(Math.abs(squares / FIELDS - 1)).toBeLessThan(4 * Math.sqrt(2 / FIELDS) + 0.05);
  });
});

describe('a card that wins everything or nothing', () => {
  const field = fieldOf(-2, 0.016, MOVES);

  test('counts as losing, or winning, half a duel of those against the field', () => {
    // Ten cards, each with nine others.
    const most = told(1, field);
    expect(most.points).toBe(told(17 / 18, field).points);
    expect(most.isClipped).toBe(true);
    expect(told(17 / 18, field).isClipped).toBe(false);
    expect(told(0, field).points).toBe(told(1 / 18, field).points);
    expect(told(0.001, field).isClipped).toBe(true);
  });

  test('is no obstacle to the line', () => {
    const [first = { name: '', share: 0 }, ...others] = field;
    const line = fieldLine([{ ...first, share: 0 }, ...others]);
    expect(line).toEqual(fieldLine([{ ...first, share: 1 / 18 }, ...others]));
    expect(line?.leastShare).toBe(1 / 18);
  });
});

test('the card itself is no part of the line, however its name is written', () => {
  const field = fieldOf(-2, 0.016, MOVES);
  const strong = { name: 'Solomon Grundy', points: 50, share: 0.9 };
  const { line: own, ...with_ } = told(0.9, [...field, strong], 'solomon-grundy');
  const { line, ...without } = told(0.9, field, 'solomon-grundy');
  expect([own, with_]).toEqual([line, without]);
});

test('cards without points are no part of the line, and are named', () => {
  const field = fieldOf(-2, 0.016, MOVES);
  const { withoutPoints, leastShare, ...line } = told(0.5, [
    ...field,
    { name: 'Free', share: 0.9 },
  ]).line;
  const { withoutPoints: none, leastShare: least, ...plain } = told(0.5, field).line;
  expect(line).toEqual(plain);
  expect([withoutPoints, none]).toEqual([['Free'], []]);
  expect([leastShare, least]).toEqual([1 / 20, 1 / 18]);
});

describe('no price is told', () => {
  const price = (field: readonly FieldCard[]) => fairPrice({ name: 'New', share: 0.5 }, field);

  test('of fewer than three cards with points, the card itself not counted', () => {
    const [one, two, three] = fieldOf(-2, 0.016, MOVES) as [FieldCard, FieldCard, FieldCard];
    const own = { name: 'new', points: 90, share: 0.5 };
    const free = { name: 'Free', share: 0.2 };
    expect(price([one, two, own, free])).toEqual({ isTold: false, because: 'fewCards', cards: 2 });
    expect(price([])).toEqual({ isTold: false, because: 'fewCards', cards: 0 });
    expect(price([one, two, three])).not.toMatchObject({ because: 'fewCards' });
  });

  test('where all have the same points', () => {
    const same = fieldOf(-2, 0.016).map((card) => ({ ...card, points: 100 }));
    expect(price(same)).toEqual({ isTold: false, because: 'samePoints', cards: 10 });
  });

  test('where the line falls', () => {
    expect(price(fieldOf(2, -0.016, MOVES))).toMatchObject({ isTold: false, because: 'flatLine' });
  });

  test('where it is level', () => {
    expect(price(fieldOf(0, 0))).toMatchObject({ isTold: false, because: 'flatLine' });
  });

  test('unless it rises by more than two standard errors', () => {
    fc.assert(
      fc.property(fc.double({ min: -0.01, max: 0.01, noNaN: true }), (slope) => {
        const found = price(fieldOf(-1, slope, MOVES));
        const line = fieldLine(fieldOf(-1, slope, MOVES));
        if (!line) throw new Error('no line');
        expect(found.isTold).toBe(line.slope > 2 * line.slopeStandardError);
        if (!found.isTold) expect(found).toEqual({ isTold: false, because: 'flatLine', line });
      }),
    );
  });
});

test('a line needs three cards of different points', () => {
  const [one, two] = fieldOf(-2, 0.016) as [FieldCard, FieldCard];
  expect(fieldLine([one, two])).toBeUndefined();
  expect(fieldLine([one, one, one])).toBeUndefined();
  expect(fieldLine([one, one, two])).toBeDefined();
});

test('a line is flat whose slope is not above two of its standard errors', () => {
  const line = fieldLine(fieldOf(-2, 0.016, MOVES));
  if (!line) throw new Error('ten cards have a line');
  const at = (errors: number) => isFlat({ ...line, slope: errors * line.slopeStandardError });
  expect([at(2.01), at(2), at(-3)]).toEqual([false, true, true]);
});

test('what a line explains is the squared correlation of points and log odds', () => {
  const field = fieldOf(-2, 0.016, MOVES);
  const [x, y] = [
    field.map(({ points = 0 }) => points),
    field.map(({ share }) => Math.log(share / (1 - share))),
  ];
  const centred = (all: readonly number[]) =>
    all.map((one) => one - all.reduce((sum, n) => sum + n, 0) / all.length);
  const products = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, one, i) => sum + one * (b[i] ?? 0), 0);
  const [cx, cy] = [centred(x), centred(y)];
  const squared = products(cx, cy) ** 2 / (products(cx, cx) * products(cy, cy));
  expect(fieldLine(field)?.explained).toBeCloseTo(squared, 12);
});
