import { expect, test } from 'vitest';
import { atOnce } from '../../../src/base/words/steps.ts';
import { compile } from '../../../src/experiments/registry/rulesets.ts';
import { heroclix } from '../../../src/rules/heroclix/index.ts';
import type { HeroclixScenario } from '../../../src/rules/heroclix/scenario.ts';
import { documentOf, inARow, scenarioOf } from './scenarios.ts';

const noFiles = {
  readFile(): never {
    throw new Error('no file is read');
  },
};

test('the ruleset goes by its name, and by that of the game', () => {
  expect([heroclix.name, heroclix.title]).toEqual(['heroclix', 'HeroClix knockback']);
});

test('it reads documents, compiles what it read, and gives the places to attack from', () => {
  const { name: _, rules: __, ...document } = documentOf(inARow('1 1 1'));
  const scenario = heroclix.read(document, noFiles) as HeroclixScenario;
  expect(scenario).toEqual(scenarioOf(inARow('1 1 1')));
  expect(atOnce(compile(scenario)).account.cast).toEqual({ attacker: 'Thor', defender: 'Loki' });
  expect(heroclix.stances(scenario).map(({ place }) => place)).toEqual(['0,0', '2,0']);
});

test('it says which places those are', () => {
  expect(heroclix.places).toBe(
    'every free square from which the defender is in range (at range 1, only without a wall between ' +
      'them), and the square in the file, however far away. Line of fire is not checked',
  );
});

test('it names its measures, with what it takes for those that not every fight has', () => {
  const names = ['hit', 'damage', 'squaresMoved', 'stoppedBy', 'knockbackDamage', 'finalSquare'];
  expect(heroclix.measures.map(({ name }) => name)).toEqual(names);
  const conditional = heroclix.measures.filter(({ condition }) => condition);
  expect(conditional.map(({ name }) => name)).toEqual(['finalSquare']);
});

test('what can be asked of a fight is what is measured of it', () => {
  for (const scenario of [scenarioOf(), scenarioOf(inARow('1 1'))]) {
    const { measures } = atOnce(compile(scenario)).account;
    const asked = heroclix.measuresOf(scenario);
    expect(asked.map(({ board, ...measure }) => measure)).toEqual(measures);
    // A question about the place where the defender ends must name an existing square.
    const board = { terrain: scenario.board?.terrain, what: 'square', spaces: 1 };
    for (const { kind, board: named } of asked)
      expect(named).toEqual(kind === 'place' ? board : undefined);
  }
  expect(heroclix.shortQuestions).toEqual({});
});

test('its fights are described in files alone', () => {
  expect(heroclix).not.toHaveProperty('fightCommand');
});

test('it names its rulings, and the keys of its documents', () => {
  expect(heroclix.rulings.map(({ name, usual }) => [name, usual])).toEqual([
    ['knockbackNeedsDamage', false],
    ['fallAndShortAddUp', true],
    ['statedDistanceIsFull', true],
  ]);
  expect(Object.keys(heroclix.fields())).toEqual(['attacker', 'defender', 'board', 'rulings']);
});
