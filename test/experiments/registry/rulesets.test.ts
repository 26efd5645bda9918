import { expect, onTestFinished, test } from 'vitest';
import { atOnce } from '../../../src/base/words/steps.ts';
import {
  addRuleset,
  compile,
  fightCommand,
  fightsNamed,
  fightTold,
  kindsOfFights,
  ofRulesets,
  ruleNames,
  rulesetNamed,
  rulesetOf,
  rulesets,
} from '../../../src/experiments/registry/rulesets.ts';
import { planOf, scenarioOf } from '../../rules/heroclix/scenarios.ts';
import { refused } from '../scenarios/refusals.ts';

test('a name of no ruleset is none that a schema lets through', () => {
  expect(() => rulesetNamed('chess')).toThrow('no ruleset is named chess');
  expect(() => rulesetNamed('heroclix', 'duel')).toThrow('no ruleset is named heroclix for a duel');
});

test('a scenario is compiled by the rules that it is of', () => {
  expect(atOnce(compile(scenarioOf())).account).toEqual(planOf().account);
});

test('the command line describes fights by the one ruleset that lets it', () => {
  expect(fightCommand()).toBe(rulesetNamed('c3g').fightCommand);
  expect(rulesetNamed('heroclix').fightCommand).toBeUndefined();
});

test('of one game, duels have rules of their own beside those of single attacks', () => {
  expect(rulesetNamed('c3g').fight).toBeUndefined();
  expect(rulesetNamed('c3g', 'duel').fight).toBe('duel');
  expect(rulesetOf({ rules: 'c3g', fight: 'duel' })).toBe(rulesetNamed('c3g', 'duel'));
  expect(rulesetOf({ rules: 'c3g' })).toBe(rulesetNamed('c3g'));
});

test('a document tells its kind of fight by fight, or by the key of that kind', () => {
  expect(fightTold({ rules: 'c3g' })).toBeUndefined();
  expect(fightTold({ rules: 'c3g', fight: 'duel' })).toBe('duel');
  expect(fightTold({ rules: 'c3g', ...{ turn: [] } })).toBe('turn');
  expect(fightTold({ rules: 'heroclix', ...{ turn: [] } })).toBeUndefined();
});

test('the kinds of fights are known of all games, and of each', () => {
  expect(kindsOfFights()).toEqual(['duel', 'survival', 'turn', 'battle', 'armies']);
  expect(fightsNamed('c3g')).toEqual(['duel', 'survival', 'turn', 'battle', 'armies']);
  expect(fightsNamed('heroclix')).toEqual([]);
});

test('a ruleset that is added is known until it is taken out, and so is what follows from it', () => {
  const titles = ofRulesets((all) => all.map(({ title }) => title).join('; '));
  const [before, usual] = [titles(), ruleNames()];
  const chess = { ...rulesetNamed('heroclix'), name: 'chess', title: 'Chess' };
  const remove = addRuleset(chess);
  onTestFinished(remove);
  expect(rulesetNamed('chess')).toBe(chess);
  expect(titles()).toBe(`${before}; Chess`);
  expect(ruleNames()).toEqual([...usual, 'chess']);
  remove();
  expect(rulesets()).not.toContain(chess);
  expect(titles()).toBe(before);
});

test('data derived from rulesets is computed once while they do not change', () => {
  let times = 0;
  const counted = ofRulesets(() => ++times);
  expect([counted(), counted()]).toEqual([1, 1]);
  const remove = addRuleset({ ...rulesetNamed('heroclix'), name: 'chess' });
  onTestFinished(remove);
  expect([counted(), counted()]).toEqual([2, 2]);
});

test('a name is taken by one ruleset; another kind of fight of the same game is another', () => {
  const heroclix = rulesetNamed('heroclix');
  expect(refused(() => addRuleset({ ...heroclix }))).toEqual([
    'name is "heroclix", which is already taken; give a name other than c3g, heroclix',
  ]);
  const remove = addRuleset({ ...heroclix, fight: 'brawl' });
  onTestFinished(remove);
  expect(fightsNamed('heroclix')).toEqual(['brawl']);
});
