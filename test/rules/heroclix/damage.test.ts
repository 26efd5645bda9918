import { describe, expect, test } from 'vitest';
import { rulingsOf } from '../../experiments/results/throws.ts';
import { type Changes, inARow, onHit, scenarioOf } from './scenarios.ts';

const stated = (knockbackDistance: number, rulings = {}): Changes => ({
  attacker: { knockbackDistance },
  rulings,
});

describe('knockback damage of a fall', () => {
  test.each([
    ['on the first square, stopped short as well', '2 2 1 1 1', '1 fell 2 2,0'],
    ['on the second square, stopped short as well', '2 2 2 1 1', '2 fell 2 3,0'],
    ['on the third square, which completes the path', '2 2 2 2 1', '3 none 1 4,0'],
    ['of many levels is no worse', '9 9 1 1 1', '1 fell 2 2,0'],
    ['down stairs is one fall, which ends the path', '3 3 2 1 0', '1 fell 2 2,0'],
  ])('%s', (_, terrain, expected) => {
    expect(onHit(inARow(terrain))).toBe(expected);
  });

  test('with fallAndShortAddUp off, falling short deals 1', () => {
    const rulings = { fallAndShortAddUp: false };
    expect(onHit(inARow('2 2 1 1 1', { rulings }))).toBe('1 fell 1 2,0');
    expect(onHit(inARow('2 2 2 2 1', { rulings }))).toBe('3 none 1 4,0');
    expect(onHit(inARow('1 1 1', { rulings }))).toBe('1 edge 1 2,0');
  });
});

describe('knockback damage of a stated distance', () => {
  test.each([
    ['1, completed: none', inARow('1 1 1 1 1', stated(1)), '1 none 0 2,0'],
    ['2, stopped: 1', inARow('1 1 1', stated(2)), '1 edge 1 2,0'],
    ['1, completed by a fall: 1', inARow('1 1 0', stated(1)), '1 none 1 2,0'],
    ['5, stopped after four: 1', inARow('1 1 1 1 1 1', stated(5)), '4 edge 1 5,0'],
    ['5, completed: none', inARow('1 1 1 1 1 1 1', stated(5)), '5 none 0 6,0'],
    [
      '5, stopped by a character: none',
      inARow('1 1 1 1', stated(5), { others: [{ character: 'Sif', at: [3, 0] }] }),
      '1 character 0 2,0',
    ],
  ])('of %s', (_, fight, expected) => {
    expect(onHit(fight)).toBe(expected);
  });

  test('with statedDistanceIsFull off, fewer than three squares are short', () => {
    const rulings = { statedDistanceIsFull: false };
    expect(onHit(inARow('1 1 1 1 1', stated(1, rulings)))).toBe('1 none 1 2,0');
    expect(onHit(inARow('1 1 0 1 1', stated(1, rulings)))).toBe('1 none 2 2,0');
    expect(onHit(inARow('1 1 1 1 1', stated(3, rulings)))).toBe('3 none 0 4,0');
    expect(onHit(stated(2, rulings))).toBe('2 none 1');
  });
});

test('Immune characters take none, but are moved all the same', () => {
  const defender = { keyphrases: ['immune'] };
  expect(onHit(inARow('2 2 1 1 1', { defender }))).toBe('1 fell 0 2,0');
  expect(onHit(inARow('1 1 1', { defender }))).toBe('1 edge 0 2,0');
  // Immune on the attacker's side does nothing.
  const attacker = { keyphrases: ['immune', 'knockback'] };
  expect(onHit(inARow('1 1 1', { attacker }))).toBe('1 edge 1 2,0');
});

describe("the document's question", () => {
  const others = [{ character: 'Sif', at: [2, 0] }];

  test('is answered with no damage: a character stopped it, and it entered no lower square', () => {
    expect(onHit(inARow('2 2 1 1 1 1', {}, { others }))).toBe('0 character 0 1,0');
    expect(onHit(inARow('2 2 2 1 1 1', {}, { others: [{ character: 'Sif', at: [3, 0] }] }))).toBe(
      '1 character 0 2,0',
    );
  });

  test('would be answered with 2 were the lower square free', () => {
    expect(onHit(inARow('2 2 1 1 1 1'))).toBe('1 fell 2 2,0');
  });

  test('hangs on no ruling', () => {
    expect(rulingsOf(scenarioOf(inARow('2 2 1 1', {}, { others })))).toEqual([]);
  });
});

test('a report lists the rulings that its odds hang on', () => {
  const names = (changes: Changes) => rulingsOf(scenarioOf(changes)).map(({ name }) => name);
  expect(names(inARow('2 2 1 1 1'))).toEqual(['fallAndShortAddUp']);
  expect(names(stated(2))).toEqual(['statedDistanceIsFull']);
  expect(names({ attacker: { damage: 0 } })).toEqual(['knockbackNeedsDamage']);
  expect(names({})).toEqual([]);
});
