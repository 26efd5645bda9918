import { describe, expect, test } from 'vitest';
import type { EffectLine } from '../../../src/cards/powers/effect-line.ts';
import { comparedFields, differenceOf } from '../../../src/studies/field/compared.ts';
import { cardNamed, fieldAgainst, fieldOf } from './fields.ts';

const before = fieldOf(['A', 'B', 'C'], [[0, 0.5, 0.7], [0, 0, 0.6], []]);

describe('two fields side by side', () => {
  test('the same field twice has no change', () => {
    const { setting, cards, only, pairs, common } = comparedFields(before, before);
    expect({ setting, cards, only, pairs, common }).toEqual({
      setting: [],
      cards: [],
      only: { a: [], b: [] },
      pairs: [],
      common: 3,
    });
  });

  test('pairs are told by the card that gains, the largest difference first', () => {
    const after = fieldOf(['A', 'B', 'C'], [[0, 0.4, 0.7], [0, 0, 0.9], []]);
    const { pairs } = comparedFields(before, after);
    expect(pairs.map(({ card, opponent }) => [card, opponent])).toEqual([
      ['B', 'C'],
      ['B', 'A'],
    ]);
    expect(pairs.map(differenceOf)).toEqual([expect.closeTo(0.3, 12), expect.closeTo(0.1, 12)]);
    expect(pairs[1]).toMatchObject({ a: expect.closeTo(0.5, 12), b: expect.closeTo(0.6, 12) });
  });

  test('cards are matched by name, wherever they stand', () => {
    const after = fieldOf(
      ['C', 'D', 'B', 'A'],
      [[0, 0.5, 0.4, 0.3], [0, 0, 0.5, 0.5], [0, 0, 0, 0.5], []],
    );
    const { pairs, only, common } = comparedFields(before, after);
    expect(pairs).toEqual([]);
    expect(common).toBe(3);
    expect(only).toEqual({ a: [], b: ['D'] });
  });

  test('a pair that gains or loses its odds is a change without a difference, after all others', () => {
    const after = fieldOf(['A', 'B', 'C'], [[0, 'endless', 0.71], [0, 0, 0.6], []]);
    const { pairs } = comparedFields(before, after);
    expect(pairs.map(({ card, opponent }) => card + opponent)).toEqual(['AC', 'AB']);
    expect(pairs[1]).toEqual({ card: 'A', opponent: 'B', a: 0.5 });
    expect(pairs.map(differenceOf)[1]).toBeUndefined();
  });

  test('a card says in what it differs: numbers, points, and powers by their titles', () => {
    const power = (power: string, effects: readonly EffectLine[] = []) => ({ power, effects });
    const one = cardNamed('A', { points: 100, powers: [power('Hard')] });
    const field = (card: typeof one) => fieldOf([card, 'B'], [[0, 0.5], []]);
    const changesTo = (more: Parameters<typeof cardNamed>[1]) =>
      comparedFields(
        field(one),
        field(cardNamed('A', { points: 100, powers: [power('Hard')], ...more })),
      ).cards;
    expect(changesTo({})).toEqual([]);
    expect(changesTo({ defense: 5, points: 120 })).toEqual([
      {
        name: 'A',
        changes: [
          { field: 'defense', a: 3, b: 5 },
          { field: 'points', a: 100, b: 120 },
        ],
      },
    ]);
    expect(changesTo({ powers: [power('Hard'), power('Fast')] })[0]?.changes).toEqual([
      { field: 'powers', a: ['Hard'], b: ['Hard', 'Fast'] },
    ]);
    const fields = changesTo({ powers: [power('Hard', [{ attackDice: 1 }])] })[0]?.changes;
    expect(fields?.map(({ field }) => field.split(/[.[]/)[0])).toEqual(['effects']);
  });

  test('settings are compared', () => {
    const after = fieldOf(['A', 'B', 'C'], [[0, 0.5, 0.7], [0, 0, 0.6], []], { distance: 3 });
    expect(comparedFields(before, after).setting).toEqual([{ field: 'distance', a: 1, b: 3 }]);
  });

  test('of few against many, every pair of both counts', () => {
    const few = (share: number) => fieldAgainst(['A'], ['X', 'Y'], [[share, 0.5]]);
    const { pairs, common } = comparedFields(few(0.2), few(0.1));
    expect(common).toBe(2);
    expect(pairs).toEqual([
      { card: 'X', opponent: 'A', a: expect.closeTo(0.8, 12), b: expect.closeTo(0.9, 12) },
    ]);
  });
});
