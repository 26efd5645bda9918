import { describe, expect, test } from 'vitest';
import type { Field } from '../../../../src/studies/field/field.ts';
import { leftOutBlocks } from '../../../../src/studies/field/report/left-out.ts';
import { fieldAgainst, fieldOf } from '../fields.ts';
import { oddCard, partlyCard, tablesOf, textsOf } from './fields.ts';

const field: Field = {
  ...fieldOf(
    ['A', 'B', oddCard('C'), partlyCard('D')],
    [[0, 'endless', 0.5, 0.5], [0, 0, 0.5, 'tooManyStates'], [0, 0, 0, 0.5], []],
  ),
  absent: [
    { name: 'Ghost', why: 'noLife' },
    { name: 'Titan', why: 'tooDear' },
  ],
};

describe('what is left out of means', () => {
  test('is counted by reason', () => {
    expect(textsOf(leftOutBlocks(field))).toEqual([
      'Of 6 pairs, 1 counts. Pairs left out of the means: 3 with powers that are not modelled, 1 whose duel never ends and 1 with more than 30,000 states.',
    ]);
  });

  test('is listed: pairs, cards with the titles of their powers, and who cannot take part', () => {
    const rows = Object.fromEntries(
      tablesOf(leftOutBlocks(field)).map(({ title, rows }) => [title, rows]),
    );
    expect(rows).toEqual({
      'Pairs without odds': [
        ['A', 'B', 'the duel never ends'],
        ['B', 'D', 'more than 30,000 states'],
      ],
      'Cards left out of the means, and their powers that are not modelled': [['C', 'Odd Power']],
      'Cards that cannot take part': [
        ['Ghost', 'no Life on its card'],
        ['Titan', 'costs more than the budget'],
      ],
    });
  });

  test('says how many pairs were not played', () => {
    expect(textsOf(leftOutBlocks(fieldOf(['A', 'B', 'C'], [[0, 0.5], [], []])))).toEqual([
      'Of 3 pairs, 1 counts. Pairs left out of the means: 2 not played yet.',
    ]);
  });

  test('is nothing where every pair counts', () => {
    expect(leftOutBlocks(fieldOf(['A', 'B'], [[0, 0.5], []]))).toEqual([]);
  });

  test('is no card that counts all the same', () => {
    const counting = fieldOf(['A', oddCard('C')], [[0, 0.5], []], { countsUnmodelled: true });
    expect(leftOutBlocks(counting)).toEqual([]);
  });

  test('of few against many, the cards of both are listed', () => {
    const few = fieldAgainst([oddCard('A')], [oddCard('X'), 'Y'], [[0.5, 0.5]]);
    expect(tablesOf(leftOutBlocks(few))[0]?.rows.map(([name]) => name)).toEqual(['A', 'X']);
  });
});
