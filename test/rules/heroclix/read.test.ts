import { expect, test } from 'vitest';
import { inARow, scenarioOf } from './scenarios.ts';

test('what is left out gets its usual value', () => {
  expect(scenarioOf()).toEqual({
    rules: 'heroclix',
    attacker: {
      name: 'Thor',
      attackValue: 10,
      damage: 3,
      keyphrases: ['knockback'],
      knockbackDistance: 3,
      range: 1,
    },
    defender: { name: 'Loki', defenseValue: 17, keyphrases: [] },
    rulings: { knockbackNeedsDamage: false, fallAndShortAddUp: true, statedDistanceIsFull: true },
  });
});

test('a scenario is plain data, which a file of results can hold', () => {
  const others = [{ character: 'Sif', at: [3, 0] }];
  const scenario = scenarioOf(inARow('1 1 1 #\n1 1 1 1', {}, { others: [], walls: [] }));
  expect(JSON.parse(JSON.stringify(scenario))).toEqual(scenario);
  const { board } = scenarioOf(inARow('1 1 1 1', {}, { others }));
  expect(board?.others).toEqual([{ kind: 'character', name: 'Sif', spaces: [[3, 0]] }]);
});

test('what is written stays as it is written', () => {
  const attacker = { attackValue: 0, damage: 0, keyphrases: [], knockbackDistance: 1, range: 7 };
  const defender = { defenseValue: 0, keyphrases: ['immune', 'knockback'] };
  const rulings = {
    knockbackNeedsDamage: true,
    fallAndShortAddUp: false,
    statedDistanceIsFull: false,
  };
  expect(scenarioOf({ attacker, defender, rulings })).toEqual({
    rules: 'heroclix',
    attacker: { name: 'Thor', ...attacker },
    defender: { name: 'Loki', ...defender },
    rulings,
  });
});

test('who is written without keyphrases has none, whichever of the two', () => {
  const none = { keyphrases: undefined };
  const { attacker, defender } = scenarioOf({ attacker: none, defender: none });
  expect([attacker.keyphrases, defender.keyphrases]).toEqual([[], []]);
});

test('a scenario has a board where the document has one, and only there', () => {
  expect(scenarioOf()).not.toHaveProperty('board');
  const { board } = scenarioOf(inARow('1 1'));
  expect(board).toMatchObject({ terrain: '1 1', attacker: [0, 0], defender: [1, 0] });
});
