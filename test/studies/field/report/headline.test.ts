import { describe, expect, test } from 'vitest';
import type { Contestant } from '../../../../src/studies/field/contestant.ts';
import { fieldHeadline } from '../../../../src/studies/field/report/headline.ts';
import { cardNamed, fieldAgainst, fieldOf } from '../fields.ts';
import { oddCard } from './fields.ts';

describe('the headline of a field', () => {
  test('of two cards says who beats whom, whichever comes first', () => {
    expect(fieldHeadline(fieldOf(['A', 'B'], [[0, 0.612], []]))).toBe(
      'A beats B: it wins 61.2% of the duels.',
    );
    expect(fieldHeadline(fieldOf(['A', 'B'], [[0, 0.388], []]))).toBe(
      'B beats A: it wins 61.2% of the duels.',
    );
    expect(fieldHeadline(fieldOf(['A', 'B'], [[0, 0.5], []]))).toBe(
      'A and B are even: each wins 50.0% of the duels.',
    );
  });

  test('names cards that share the first place, and counts many of them', () => {
    const even = (names: readonly string[]) =>
      fieldOf(
        names,
        names.map(() => names.map(() => 0.5)),
      );
    expect(fieldHeadline(even(['A', 'B', 'C']))).toBe(
      'A, B and C each win 50.0% of their duels on average, the best of 3 heroes.',
    );
    expect(fieldHeadline(even(['A', 'B', 'C', 'D']))).toMatch(/^4 cards each win 50\.0%/);
  });

  test('says where not all cards count', () => {
    const field = fieldOf(['A', 'B', oddCard('C')], [[0, 0.7, 0.9], [0, 0, 0.9], []]);
    expect(fieldHeadline(field)).toBe(
      'A wins 70.0% of its duels on average, the best of 2 heroes (one more is not ranked).',
    );
  });

  test('says why nobody is ranked', () => {
    expect(fieldHeadline(fieldOf([oddCard('A'), 'B'], [[0, 0.4], []]))).toBe(
      'The cards have powers that are not modelled, so there is no ranking.',
    );
    expect(fieldHeadline(fieldOf(['A', 'B'], [[0, 'endless'], []]))).toBe(
      'The cards fight duels that never end, so there is no ranking.',
    );
  });

  test('says how much of the field was played before an interruption', () => {
    expect(
      fieldHeadline(fieldOf(['A', 'B', 'C'], [[0, 0.7, undefined], [0, 0, undefined], []])),
    ).toBe(
      'With 1 of 3 pairs played: A wins 70.0% of its duels on average, the best of 2 heroes (one more is not ranked).',
    );
    expect(fieldHeadline(fieldOf(['A', 'B'], [[], []]))).toBe(
      'No pair was played, so there is no ranking.',
    );
  });

  test('of few against many names the field that they fight, and squads and copies for what they are', () => {
    const squad = (name: string) => cardNamed(name, { type: 'squad', figures: 3 });
    const field = fieldAgainst(
      ['A', 'B'],
      [squad('X'), squad('Y')],
      [
        [0.1, 0.2],
        [0.3, 0.4],
      ],
    );
    expect(fieldHeadline(field)).toBe(
      'Against 2 squads, B wins 35.0% of its duels on average, the best of 2 heroes.',
    );
    const three: Contestant = { ...cardNamed('Hawkgirl'), copies: 3 };
    expect(fieldHeadline(fieldOf([three, 'B'], [[0, 0.7], []]))).toMatch(/^3 × Hawkgirl beats B/);
  });
});
