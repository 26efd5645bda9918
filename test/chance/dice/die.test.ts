import { expect, test } from 'vitest';
import { combatDie, numberedDie, reachingDie } from '../../../src/chance/dice/die.ts';

test('a combat die has 3 skulls, 2 shields and 1 blank (RULES.md, section 1)', () => {
  expect(combatDie.name).toBe('combat die');
  const shown = combatDie.faces.map(({ name, symbols }) => [name, symbols]);
  expect(shown).toEqual([
    ['skull', { skull: 1 }],
    ['skull', { skull: 1 }],
    ['skull', { skull: 1 }],
    ['shield', { shield: 1 }],
    ['shield', { shield: 1 }],
    ['blank', { blank: 1 }],
  ]);
});

test('a D20 has the faces 1 to 20 and answers yes on those it is asked for', () => {
  const die = numberedDie(20, 'destroyed', (n) => n <= 18);
  expect(die.name).toBe('D20');
  expect(die.faces.map(({ name }) => name)).toEqual(
    Array.from({ length: 20 }, (_, i) => `${i + 1}`),
  );
  const no = die.faces.filter(({ symbols }) => symbols.destroyed !== 1).map(({ name }) => name);
  expect(no).toEqual(['19', '20']);
});

test('each face of a reaching die shows how many of the numbers it reaches', () => {
  const die = reachingDie(6, [2, 5]);
  expect(die.name).toBe('D6');
  expect(die.faces.map(({ name, symbols }) => [name, symbols])).toEqual([
    ['1', { reached: 0 }],
    ['2', { reached: 1 }],
    ['3', { reached: 1 }],
    ['4', { reached: 1 }],
    ['5', { reached: 2 }],
    ['6', { reached: 2 }],
  ]);
});
