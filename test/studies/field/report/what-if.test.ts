import { describe, expect, test } from 'vitest';
import type { Contestant } from '../../../../src/studies/field/contestant.ts';
import type { Field } from '../../../../src/studies/field/field.ts';
import { whatIfHeadline } from '../../../../src/studies/field/report/headline.ts';
import { cardNamed, fieldAgainst, fieldOf } from '../fields.ts';

/** A before B before C. */
const before = fieldOf(['A', 'B', 'C'], [[0, 0.7, 0.9], [0, 0, 0.6], []]);
const headline = (after: Field, changes = ['changed'], from = before) =>
  whatIfHeadline(from, { changes, field: after });
const changed = (name: string, attack = 4) => cardNamed(name, { attack });
const TOUGH = [{ power: 'tough', number: 1 }];

describe('the headline of a change', () => {
  test('tells the place and the win share of the card that was changed', () => {
    // C wins 10% and 40% before; 60% and 70% after, so it overtakes both.
    expect(headline(fieldOf(['A', 'B', changed('C')], [[0, 0.7, 0.4], [0, 0, 0.3], []]))).toBe(
      'C with attack 4 instead of 3 rises from place 3 to 1: mean win share 25.0% → 65.0%.',
    );
    expect(headline(fieldOf([changed('A', 2), 'B', 'C'], [[0, 0.1, 0.2], [0, 0, 0.6], []]))).toBe(
      'A with attack 2 instead of 3 falls from place 1 to 3: mean win share 80.0% → 15.0%.',
    );
    const tough = cardNamed('A', { powers: TOUGH });
    expect(headline(fieldOf([tough, 'B', 'C'], [[0, 0.8, 0.9], [0, 0, 0.6], []]))).toBe(
      'A with Tough 1 stays at place 1: mean win share 80.0% → 85.0%.',
    );
  });

  test('tells a difference that rounding would hide, and that no pair changes', () => {
    const hardly = fieldOf([changed('A'), 'B', 'C'], [[0, 0.7002, 0.9], [0, 0, 0.6], []]);
    expect(headline(hardly)).toBe(
      'A with attack 4 instead of 3 stays at place 1: mean win share 80.0% → 80.0% (+0.010 percentage points).',
    );
    const dearer = cardNamed('A', { points: 90 });
    expect(headline(fieldOf([dearer, 'B', 'C'], [[0, 0.7, 0.9], [0, 0, 0.6], []]))).toBe(
      'A with points 90: no pair changes.',
    );
  });

  test('tells three cards one by one, and of more how many change and which moves most', () => {
    const all = ['A', 'B', 'C'].map((name) => changed(name));
    expect(headline(fieldOf(all, [[0, 0.6, 0.9], [0, 0, 0.6], []]), ['*.attack+=1'])).toBe(
      [
        'A with attack 4 instead of 3 stays at place 1: mean win share 80.0% → 75.0%',
        'B with attack 4 instead of 3 stays at place 2: mean win share 45.0% → 50.0%',
        'C with attack 4 instead of 3 stays at place 3: mean win share still 25.0%.',
      ].join('; '),
    );
    const four = ['A', 'B', 'C', 'D'];
    const even = [[0, 0.5, 0.5, 0.5], [0, 0, 0.5, 0.5], [0, 0, 0, 0.5], []];
    // D wins 50% against each before, 80% after.
    const then = [[0, 0.5, 0.5, 0.2], [0, 0, 0.5, 0.2], [0, 0, 0, 0.2], []];
    const many = four.map((name) => changed(name));
    expect(headline(fieldOf(many, then), ['*.attack+=1'], fieldOf(four, even))).toBe(
      'With *.attack+=1, four cards change. The largest change is that D stays at place 1: mean win share 50.0% → 80.0%.',
    );
    expect(headline(fieldOf(many, even), ['*.attack+=1'], fieldOf(four, even))).toBe(
      'With *.attack+=1, four cards change, but no pair does.',
    );
  });

  test('of the setting tells how the order changes, or that no pair does', () => {
    const inRounds = (shares: Parameters<typeof fieldOf>[1]) =>
      fieldOf(['A', 'B', 'C'], shares, { rounds: true });
    expect(headline(inRounds([[0, 0.7, 0.9], [0, 0, 0.6], []]), ['rounds'])).toBe(
      'With real rounds, no pair changes.',
    );
    // B becomes the best, A the second: of three ranks, two are exchanged.
    const other = headline(inRounds([[0, 0.2, 0.9], [0, 0, 0.6], []]), ['rounds']);
    expect(other).toMatch(/^With real rounds, .*rank correlation 0\.50/);
  });

  test('of an opponent tells whose odds it changes', () => {
    const from = fieldAgainst(['A'], ['X', 'Y'], [[0.9, 0.3]]);
    const one = fieldAgainst(['A'], [changed('X'), 'Y'], [[0.5, 0.3]]);
    expect(headline(one, ['x.attack=4'], from)).toBe(
      'Against X with attack 4 instead of 3, A has a mean win share of 60.0% → 40.0%.',
    );
    const two = fieldAgainst(['A', 'B'], ['X'], [[0.9], [0.8]]);
    const then = fieldAgainst(['A', 'B'], [changed('X')], [[0.6], [0.7]]);
    expect(headline(then, ['x.attack=4'], two)).toBe(
      'Against X with attack 4 instead of 3, A changes most: it falls from place 1 to 2: mean win share 90.0% → 60.0%.',
    );
  });

  test('of a card that cannot take part any more says why', () => {
    const without = fieldOf(['A', 'B'], [[0, 0.7], []]);
    const after: Field = { ...without, absent: [{ name: 'C', why: 'tooDear' }] };
    expect(headline(after)).toBe('C with the change cannot take part: costs more than the budget.');
  });

  test('tells how many copies a budget buys then', () => {
    const copies = (count: number, points: number): Contestant => {
      const one = cardNamed('C', { points });
      return { ...one, copies: count, side: { ...one.side, figures: count } };
    };
    const from = fieldOf(['A', 'B', copies(2, 100)], [[0, 0.7, 0.9], [0, 0, 0.6], []]);
    const after = fieldOf(['A', 'B', copies(3, 66)], [[0, 0.7, 0.4], [0, 0, 0.3], []]);
    expect(headline(after, ['c.points=66'], from)).toMatch(
      /^C with points 66 instead of 100 and copies 3 instead of 2 rises from place 3 to 1: /,
    );
  });
});
