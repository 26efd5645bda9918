import { expect, test } from 'vitest';
import { labelsAmong } from '../../../src/report/tables/varied-labels.ts';

const labels = (...values: unknown[]) => values.map(labelsAmong(values));

test('a card written in place goes by its name', () => {
  expect(labels('hawkgirl', { name: 'Rat', attack: 1, life: 1 })).toEqual(['hawkgirl', 'Rat']);
  expect(labels({ card: 'hawkgirl', wounds: 2 }, 'hawkgirl')).toEqual([
    'hawkgirl, wounds 2',
    'hawkgirl',
  ]);
});

test('where a name is not enough, it is the longer form', () => {
  expect(labels({ name: 'Rat', attack: 1 }, { name: 'Rat', attack: 2 }, { name: 'Cat' })).toEqual([
    'Rat, attack 1',
    'Rat, attack 2',
    'Cat',
  ]);
  expect(labels('Rat', { name: 'Rat', attack: 2 })).toEqual(['Rat', 'Rat, attack 2']);
});

test('different values never share a label, and equal ones do', () => {
  expect(labels(null, [], 'none', null)).toEqual(['none', 'none (2)', 'none (3)', 'none']);
  expect(labels({ name: 'Rat' }, 'Rat', 'Rat (2)')).toEqual(['Rat', 'Rat (2)', 'Rat (2) (2)']);
});
