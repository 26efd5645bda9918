import { expect, test } from 'vitest';
import { moveOf, shiftsOf } from '../../../src/studies/field/compared.ts';
import { cardNamed, fieldOf } from './fields.ts';

test('cards whose mean moves most come first, then those with a rank in one field only', () => {
  const before = fieldOf(
    ['a', 'b', 'c'],
    [
      [undefined, 0.6, 0.6],
      [undefined, undefined, 0.6],
    ],
  );
  const aura = cardNamed('c', { powers: [{ power: 'Aura', effects: [], modelled: 'no' }] });
  const after = fieldOf(
    ['a', 'b', aura],
    [
      [undefined, 0.3, 0.6],
      [undefined, undefined, 0.6],
    ],
  );
  const shifts = shiftsOf(before, after);
  expect(shifts.map(({ name, before: old, after: now }) => [name, old?.rank, now?.rank])).toEqual([
    ['a', 1, 2],
    ['b', 2, 1],
    ['c', 3, undefined],
  ]);
  // a: 0.6 before, 0.3 now; b: (0.4 + 0.6) / 2 before, 0.7 now.
  expect(shifts.map(moveOf)).toEqual([
    expect.closeTo(-0.3, 14),
    expect.closeTo(0.2, 14),
    undefined,
  ]);
});

test('the card that moves most comes first, and cards of one field only come last', () => {
  const before = fieldOf(
    ['Gone', 'A', 'B', 'C'],
    [[0, 0.5, 0.5, 0.5], [0, 0, 0.5, 0.5], [0, 0, 0, 0.5], []],
  );
  const after = fieldOf(
    ['A', 'B', 'C', 'New'],
    [[0, 0.5, 0.8, 0.5], [0, 0, 0.6, 0.5], [0, 0, 0, 0.5], []],
  );
  const shifts = shiftsOf(before, after);
  // A: 50% becomes 60%; B becomes 53.3%; C becomes (20% + 40% + 50%) / 3.
  expect(shifts.map(({ name }) => name)).toEqual(['C', 'A', 'B', 'Gone', 'New']);
  expect(shifts.map(moveOf)).toEqual([
    expect.closeTo(-0.4 / 3, 12),
    expect.closeTo(0.1, 12),
    expect.closeTo(0.1 / 3, 12),
    undefined,
    undefined,
  ]);
});
