import { expect, test } from 'vitest';
import { labelsAmong, variedFields } from '../../../src/report/tables/labels.ts';

const labels = (...values: unknown[]) => values.map(labelsAmong(values));

test('a card written in place goes by its name', () => {
  expect(labels('hawkgirl', { name: 'Rat', attack: 1, life: 1 })).toEqual(['Hawkgirl', 'Rat']);
  expect(labels({ card: 'hawkgirl', wounds: 2 }, 'hawkgirl')).toEqual([
    'Hawkgirl, wounds 2',
    'Hawkgirl',
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

test('what the file calls a value comes first, and is kept from all others', () => {
  const given = new Map([['3', 'none']]);
  expect([null, 3].map(labelsAmong([null, 3], given))).toEqual(['none (2)', 'none']);
});

test('varied fields have each value once, in order, with its label', () => {
  const fields = variedFields([
    { combination: { 'board.walls': [], 'attacker.attack': 1 }, labels: { 'board.walls': 'open' } },
    { combination: { 'board.walls': [], 'attacker.attack': 2 }, labels: { 'board.walls': 'open' } },
    { combination: { 'board.walls': [[1, 2]], 'attacker.attack': 1 } },
  ]);
  expect(fields.map(({ name, values, labelOf }) => [name, values.map(labelOf)])).toEqual([
    ["board's walls", ['open', '1,2']],
    ["attacker's attack", ['1', '2']],
  ]);
});

test('a fighter that the file gives by name alone goes by the name on its card', () => {
  const account = { cast: { attacker: 'The Thunderer', defender: 'Rat' } };
  const [attacker, defender] = variedFields([
    { combination: { attacker: 'the-thunderer', 'defender.life': 3 }, account },
  ]);
  expect(attacker?.labelOf('the-thunderer')).toBe('The Thunderer');
  expect(defender?.labelOf(3)).toBe('3');
});
