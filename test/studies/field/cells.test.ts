import { expect, test } from 'vitest';
import { cellOf, isCounted, shareOf, whyLeftOut } from '../../../src/studies/field/cells.ts';
import { cardNamed, fieldAgainst, fieldOf, winsOf } from './fields.ts';

test('a duel that nobody wins is half a win of each', () => {
  const wins = {
    attacker: { attacker: 0.5, defender: 0.25 },
    defender: { attacker: 0.25, defender: 0.5 },
  };
  const field = fieldAgainst(['a'], ['b'], [[wins]]);
  // First: 0.5 and half of the 0.25 that is undecided; second: 0.25 and half of 0.25.
  expect(cellOf(field, 0, 0)).toEqual({ share: 0.5, first: 0.625, second: 0.375, nobody: 0.25 });
});

test('the two cards of a pair see it from their sides, and their win shares sum to one', () => {
  const field = fieldOf(['a', 'b'], [[undefined, winsOf(0.7, 0.2, 0.1)]]);
  expect(cellOf(field, 0, 1)).toMatchObject({
    share: expect.closeTo(0.7, 14),
    first: expect.closeTo(0.8, 14),
    second: expect.closeTo(0.6, 14),
  });
  expect(cellOf(field, 1, 0)).toMatchObject({
    share: expect.closeTo(0.3, 14),
    first: expect.closeTo(0.4, 14),
    second: expect.closeTo(0.2, 14),
    nobody: expect.closeTo(0.1, 14),
  });
});

test('a pair counts but for a card against itself, one without odds and one of powers not modelled', () => {
  const partly = cardNamed('c', { powers: [{ power: 'Aura', effects: [], modelled: 'no' }] });
  const shares = [
    [undefined, 0.6, 0.5],
    [undefined, undefined, 'endless'],
  ] as const;
  const field = fieldOf(['a', 'b', partly], shares);
  expect([isCounted(field, 0, 1), isCounted(field, 1, 0), isCounted(field, 1, 1)]).toEqual([
    true,
    true,
    false,
  ]);
  expect([whyLeftOut(field, 0, 2), whyLeftOut(field, 2, 0)]).toEqual(['unmodelled', 'unmodelled']);
  expect([whyLeftOut(field, 1, 2), whyLeftOut(field, 2, 1)]).toEqual(['endless', 'endless']);
  expect(shareOf(field, 2, 1)).toBeNaN();
  const all = fieldOf(['a', 'b', partly], shares, { countsUnmodelled: true });
  expect([isCounted(all, 0, 2), isCounted(all, 1, 2)]).toEqual([true, false]);
});

test('a pair that was not played counts in no mean', () => {
  const field = fieldOf(['a', 'b', 'c'], [[undefined, 0.6, undefined]]);
  expect([isCounted(field, 0, 1), isCounted(field, 0, 2), isCounted(field, 2, 0)]).toEqual([
    true,
    false,
    false,
  ]);
});
