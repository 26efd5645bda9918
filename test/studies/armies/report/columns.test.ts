import { expect, test } from 'vitest';
import { armiesCsv, armiesJson } from '../../../../src/studies/armies/report/blocks.ts';
import {
  ESTIMATE_COLUMNS,
  isOverpriced,
  isUnderpriced,
} from '../../../../src/studies/armies/report/columns.ts';
import { answerOf, estimate } from './answers.ts';

const CARD = estimate('Cheap', 60, 90.128, 10, {
  type: 'squad',
  byMargin: { points: 80.555, standardError: 4.444 },
  destroyed: 30.127,
  lost: 20.333,
  turns: 3.456,
  preys: ['Prey'],
  foes: ['Foe', 'Other'],
});

test('JSON has all numbers of a card, rounded to hundredths', () => {
  const [record] = armiesJson(answerOf([CARD]), []).cards;
  expect(record).toEqual({
    rank: 1,
    card: 'Cheap',
    type: 'squad',
    printed: 60,
    points: 90.13,
    standardError: 10,
    // 1.96 standard errors on each side.
    low: 70.53,
    high: 109.73,
    perPoint: 1.5,
    byMargin: 80.56,
    byMarginError: 4.44,
    armies: 100,
    copies: 200,
    destroyed: 30.13,
    lost: 20.33,
    turns: 3.46,
    preys: ['Prey'],
    foes: ['Foe', 'Other'],
  });
});

test('CSV has the same numbers, and how often the powers of a card acted', () => {
  const powers = [
    { card: 'Cheap', power: 'Pounce', times: 3 },
    { card: 'Other', power: 'Drift', times: 1 },
    { card: 'Cheap', power: 'Wait', times: 0 },
  ];
  const [head, row, ...others] = armiesCsv(answerOf([CARD], { powers }), [])
    .trim()
    .split(/\r?\n/);
  expect(head).toBe(
    'rank,card,type,printed,points,standardError,low,high,perPoint,byMargin,byMarginError,formula,regression,' +
      'armies,copies,destroyed,lost,turns,powersActed',
  );
  expect(row).toBe(
    '1,Cheap,squad,60,90.13,10,70.53,109.73,1.5,80.56,4.44,,,100,200,30.13,20.33,3.46,Pounce: 3; Wait: 0',
  );
  expect(others).toEqual([]);
});

test('without enough games, JSON and CSV have no cards', () => {
  const few = answerOf([CARD], {
    estimates: { perPoint: { points: 0.003, standardError: 0.001 } },
  });
  expect(armiesJson(few, []).cards).toEqual([]);
  expect(armiesCsv(few, []).trim().split('\n')).toHaveLength(1);
});

test('if a table has too little room, its interval goes first', () => {
  const details = ESTIMATE_COLUMNS.filter(({ table }) => table?.isDetail);
  expect(details.map(({ table }) => table?.head)).toEqual(['95% interval']);
});

test('a card is under- or overpriced if the whole interval of its worth is off its printed points', () => {
  const sidesOf = (points: number) => {
    const one = estimate('Card', 100, points, 10);
    return [isUnderpriced(one), isOverpriced(one)];
  };
  // Its interval reaches 19.6 points to each side.
  expect(sidesOf(120)).toEqual([true, false]);
  expect(sidesOf(119)).toEqual([false, false]);
  expect(sidesOf(81)).toEqual([false, false]);
  expect(sidesOf(80)).toEqual([false, true]);
});
