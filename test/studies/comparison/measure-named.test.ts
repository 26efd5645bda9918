import { describe, expect, test } from 'vitest';
import { measureNamed } from '../../../src/studies/comparison/measured.ts';
import { counted } from './results.ts';

const numbers = counted([0, 3], [1, 3], [2, 4]);

describe('a measure that the rules know', () => {
  test('has its title and kind from them, whatever came out', () => {
    expect(measureNamed('spacesMoved', { rules: 'c3g' }, counted([0, 3], [1, 3]))).toEqual({
      name: 'spacesMoved',
      title: 'Spaces moved',
      kind: 'count',
    });
    expect(measureNamed('squaresMoved', { rules: 'heroclix' }, [])).toEqual({
      name: 'squaresMoved',
      title: 'Squares moved',
      kind: 'count',
    });
  });

  test('may be of somebody, who stands behind the title', () => {
    expect(measureNamed('blockerWounds:the-joker', { rules: 'c3g' }, numbers)).toEqual({
      name: 'blockerWounds:the-joker',
      title: 'Blocker hit: the-joker',
      kind: 'flag',
    });
    expect(measureNamed('blockerWounds:a:b', { rules: 'c3g' }, numbers).title).toMatch(/: a: b$/);
  });
});

describe('a measure that the rules do not know, such as one of other rules', () => {
  const kind = (outcomes: ReturnType<typeof counted>) =>
    measureNamed('squaresMoved', { rules: 'c3g' }, outcomes).kind;

  test('has its name for a title, in words', () => {
    expect(measureNamed('squaresMoved', { rules: 'c3g' }, []).title).toBe('Squares moved');
    expect(measureNamed('wentToTheEnd', { rules: 'c3g' }, []).title).toBe('Went to the end');
    expect(measureNamed('seen', { rules: 'c3g' }, []).title).toBe('Seen');
  });

  test('is a flag where nothing but 0 and 1 came out', () => {
    expect([counted([0, 3], [1, 3]), counted([1, 3]), counted([0, 3])].map(kind)).toEqual([
      'flag',
      'flag',
      'flag',
    ]);
  });

  test('is a count where other numbers came out, and a name where any text did', () => {
    expect([numbers, counted([2, 4])].map(kind)).toEqual(['count', 'count']);
    expect([counted([0, 3], ['wall', 3]), counted(['wall', 3])].map(kind)).toEqual([
      'name',
      'name',
    ]);
  });
});
