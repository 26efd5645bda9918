import { expect, test } from 'vitest';
import type { FieldSetting } from '../../../../src/studies/field/field.ts';
import { settingItems } from '../../../../src/studies/field/report/blocks.ts';
import { cardNamed, fieldOf, SETTING } from '../fields.ts';

const itemsOf = (setting: Partial<FieldSetting>) =>
  settingItems(fieldOf(['A', 'B'], [[0, 0.5], []], setting));

test('the usual setting is ground and first turn', () => {
  expect(itemsOf({})).toEqual([
    'Endless clear, level ground; the sides begin adjacent to each other.',
    expect.stringMatching(/^Each side has the first turn in half of the duels\./),
  ]);
});

test('whatever is not usual is said', () => {
  const text = itemsOf({
    distance: 4,
    superStrength: false,
    budget: 300,
    states: ['moonlight', 'night'],
    rulings: { ...SETTING.rulings, squadsCloseRanks: false },
  }).join('\n');
  expect(text).toContain('the sides begin four spaces apart');
  expect(text).toContain('as many copies of its card as 300 points buy');
  expect(text).toContain('Knockback is off');
  expect(text).toContain('Switched on: moonlight and night.');
  expect(text).toMatch(/Off: .*\. \(squadsCloseRanks\)/);
});

test('a budget says which cards count as common because they do not say it', () => {
  const common = (...cards: Parameters<typeof fieldOf>[0]) =>
    settingItems(fieldOf(cards, [[0, 0.5], []], { budget: 300 })).filter(
      (item) => item.includes('counts as common') || item.includes('count as common'),
    );
  const unique = (name: string) => cardNamed(name, { unique: 'unique' });
  expect(common('A', 'B')).toEqual([
    'A and B do not say how many copies may be drafted, and so count as common: the points buy as many copies as possible.',
  ]);
  expect(common('A', unique('B'))).toEqual([
    'A does not say how many copies may be drafted, and so counts as common: the points buy as many copies as possible.',
  ]);
  expect(common(unique('A'), unique('B'))).toEqual([]);
});
