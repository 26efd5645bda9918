import { expect, test } from 'vitest';
import { compile, fightCommand, rulesetNamed } from '../../src/rules/rulesets.ts';
import { planOf, scenarioOf } from './heroclix/scenarios.ts';

test('a name of no ruleset is none that a schema lets through', () => {
  expect(() => rulesetNamed('chess')).toThrow('no ruleset is named chess');
});

test('a scenario is compiled by the rules that it is of', () => {
  expect(compile(scenarioOf()).account).toEqual(planOf().account);
});

test('the command line describes fights by the one ruleset that lets it', () => {
  expect(fightCommand()).toBe(rulesetNamed('c3g').fightCommand);
  expect(rulesetNamed('heroclix').fightCommand).toBeUndefined();
});
