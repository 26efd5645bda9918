import { expect, test } from 'vitest';
import { possibleAttacks } from '../../../src/fight/combat/possible-attacks.ts';
import type { C3gScenario } from '../../../src/fight/scenario.ts';
import { scenarioOf } from '../scenarios.ts';

const special = (name: string, value: object) => ({ name, effects: [{ specialAttack: value }] });
const POWERS = [
  special('Near', { range: 2, dice: 1 }),
  special('Far', { range: 5, dice: 1 }),
  special('Beside', { range: 9, dice: 1, beside: true }),
];

function titles(distance: number, attacker: object = {}, more: object = {}): string[] {
  const scenario = scenarioOf({
    attacker: { name: 'A', attack: 1, defense: 0, powers: POWERS, ...attacker },
    defender: { name: 'D', attack: 0, defense: 0 },
    distance,
    ...more,
  });
  return possibleAttacks(scenario as C3gScenario).map(({ title }) => title);
}

test('are the normal attack and the special ones that reach, but for those beside it', () => {
  expect(titles(2)).toEqual(['normal attack', 'Near', 'Far']);
  expect(titles(3)).toEqual(['normal attack', 'Far']);
  expect(titles(6)).toEqual(['normal attack']);
});

test('are no normal attack where only special ones reach', () => {
  expect(titles(2, { range: 2 })).toEqual(['normal attack', 'Near', 'Far']);
  expect(titles(2, { range: 1 })).toEqual(['Near', 'Far']);
});

test('are measured on a board by its spaces', () => {
  const board = { terrain: '1 1 1 1', attacker: [0, 0], defender: [3, 0] };
  const attacker = { name: 'A', attack: 1, defense: 0, range: 2, powers: POWERS };
  const scenario = scenarioOf({ attacker, defender: { name: 'D', attack: 0, defense: 0 }, board });
  expect(possibleAttacks(scenario as C3gScenario).map(({ title }) => title)).toEqual(['Far']);
});

test('are the one that the experiment says', () => {
  expect(titles(2, {}, { specialAttack: 'Far' })).toEqual(['Far']);
  expect(titles(2, { range: 2 }, { specialAttack: false })).toEqual(['normal attack']);
  expect(titles(2, { powers: [] })).toEqual(['normal attack']);
});

test('are each a fight of its own, with nothing left to choose', () => {
  const scenario = scenarioOf({
    attacker: { name: 'A', attack: 1, defense: 0, powers: POWERS },
    defender: { name: 'D', attack: 0, defense: 0 },
  }) as C3gScenario;
  const fights = possibleAttacks(scenario).map((one) => one.scenario);
  expect(fights.map(({ freeAttack }) => freeAttack)).toEqual([undefined, undefined, undefined]);
  expect(fights.map((one) => [one.specialAttack, one.special?.title])).toEqual([
    [false, undefined],
    [true, 'Near'],
    [true, 'Far'],
  ]);
});
