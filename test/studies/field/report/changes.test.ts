import { expect, test } from 'vitest';
import { comparedFields } from '../../../../src/studies/field/compared.ts';
import { changeItems, shiftBlocks } from '../../../../src/studies/field/report/shifts.ts';
import { cardNamed, fieldOf } from '../fields.ts';
import { tablesOf } from './fields.ts';

const fieldWith = (card: ReturnType<typeof cardNamed>, share = 0.5) =>
  fieldOf([card, 'B'], [[0, share], []]);
const power = (power: string, n = 1) => ({ power, effects: [{ attackDice: n }] });

test('powers go by their titles; one that does something else under its title is said to', () => {
  const a = fieldWith(cardNamed('A', { powers: [power('Hard')] }));
  const items = (...powers: ReturnType<typeof power>[]) =>
    changeItems(comparedFields(a, fieldWith(cardNamed('A', { powers }))));
  expect(items(power('Hard'), power('Fast'))).toEqual(['A: powers Hard → Hard, Fast']);
  expect(items(power('Hard', 2))).toEqual(['A: what its powers do']);
  expect(items(power('Hard'))).toEqual([]);
});

test('there are no tables where no pair changes', () => {
  const same = comparedFields(fieldWith(cardNamed('A')), fieldWith(cardNamed('A')));
  expect(shiftBlocks(same, { a: 'a', b: 'b' })).toEqual([]);
  const other = comparedFields(fieldWith(cardNamed('A')), fieldWith(cardNamed('A'), 0.6));
  expect(tablesOf(shiftBlocks(other, { a: 'a', b: 'b' }))).toHaveLength(2);
});

test('pairs that lose their odds are listed without a difference', () => {
  const lost = comparedFields(fieldWith(cardNamed('A')), fieldOf(['A', 'B'], [[0, 'endless'], []]));
  expect(tablesOf(shiftBlocks(lost, { a: 'a', b: 'b' })).at(-1)?.rows).toEqual([
    ['A', 'B', '50.0%', 'none', ''],
  ]);
});
