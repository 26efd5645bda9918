import { expect, test } from 'vitest';
import { withoutHeight } from '../../../src/fight/ground/without-height.ts';
import type { C3gScenario } from '../../../src/fight/scenario.ts';
import { planOf, scenarioOf } from '../scenarios.ts';

const imp = { name: 'Imp', attack: 1, defense: 2 };
const board = (terrain: string) => ({ terrain, attacker: [0, 0], defender: [1, 0] });
const fight = (defender: object, terrain: string) => ({
  attacker: 'krug',
  defender,
  board: {
    ...board(terrain),
    attacker: [
      [0, 0],
      [0, 1],
    ],
  },
});

const named = (document: object) =>
  withoutHeight(scenarioOf({ ...document }) as C3gScenario).map(({ name }) => name);

test('a card without a Height is told on a board of several levels', () => {
  expect(named(fight(imp, '1 1\n1 2'))).toEqual(['Imp']);
});

test('none is told where Heights decide nothing, or where they are given', () => {
  expect(named(fight(imp, '1 1\n1 .'))).toEqual([]);
  expect(named({ attacker: imp, defender: imp })).toEqual([]);
  expect(named(fight({ ...imp, height: 5 }, '1 1\n1 2'))).toEqual([]);
  const cards = [imp];
  expect(named({ cards, ...fight({ card: 'imp', height: 5 }, '1 1\n1 2') })).toEqual([]);
  expect(named({ cards, ...fight({ card: 'imp', life: 5 }, '1 1\n1 2') })).toEqual(['Imp']);
});

test('the report says so', () => {
  const { caveats } = planOf(fight(imp, '1 1\n1 2')).account;
  expect(caveats).toContainEqual({
    kind: 'assumed',
    card: 'Imp',
    text: "Imp's card gives no Height: 5 is assumed.",
  });
});
