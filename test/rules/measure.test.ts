import { expect, test } from 'vitest';
import { jointTitle, type Measure } from '../../src/rules/measure.ts';

const measure = (title: string, more: Partial<Measure> = {}): Measure => ({
  name: 'some',
  title,
  kind: 'count',
  ...more,
});

test('only the first title keeps its capital', () => {
  const all = ['Wounds by the attack', 'Wounds in all', 'Wounds by Knockback Damage'];
  expect(jointTitle(all.map((title) => measure(title)))).toBe(
    'Wounds by the attack, wounds in all and wounds by Knockback Damage',
  );
  expect(jointTitle([measure('Wounds in all')])).toBe('Wounds in all');
});

test.each(['Knockback points', 'Knockback Damage rolled', 'Life left of Krug'])(
  '"%s" begins with a term that always has its capital',
  (title) => {
    expect(jointTitle([measure('Turns'), measure(title)])).toBe(`Turns and ${title}`);
  },
);

test('the name of a card keeps its capital, wherever it is', () => {
  const survives = measure('Krug survives', { name: 'survived:red:krug', kind: 'flag' });
  const lost = measure('Points lost by Krug', { name: 'pointsLost:red:krug' });
  expect(jointTitle([measure('Displaced at all', { kind: 'flag' }), survives])).toBe(
    'Displaced at all and Krug survives',
  );
  expect(jointTitle([measure('Rounds'), lost])).toBe('Rounds and points lost by Krug');
});
