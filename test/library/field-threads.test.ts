import { cards, field } from 'heroscape-knockback';
import { expect, test } from 'vitest';

test('a field of many cards is the same on one thread and on two', async () => {
  const all = cards({ collection: 'classic', type: 'hero', points: [100, 110] });
  const [one, two] = await Promise.all([field(all, { threads: 1 }), field(all, { threads: 2 })]);
  expect(all.length).toBeGreaterThan(30);
  expect(two).toEqual(one);
});
