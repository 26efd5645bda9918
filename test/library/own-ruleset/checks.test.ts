import { describe, expect, test } from 'vitest';
import {
  mistakesInDice,
  mistakesInRules,
  outcomeOf,
} from '../../../src/library/own-ruleset/checks.ts';
import { ownRuleset } from '../../../src/library/own-ruleset.ts';
import type { OwnPool, OwnRuleset } from '../../../src/library/types/ruleset.ts';
import type { Scenario } from '../../../src/rules/ruleset.ts';
import { problemText } from '../../../src/words/problem.ts';
import { refused } from '../../scenarios/refusals.ts';

/** One D6, and whether it shows a 6. */
const SIX: OwnRuleset<object> = {
  name: 'six',
  title: 'A six',
  keys: {},
  read: () => ({}),
  dice: () => [{ name: 'luck', count: 1, die: 6 }],
  measures: [{ name: 'six', title: 'Six', kind: 'flag' }],
  resolve: ({ luck }) => ({ six: luck?.['6'] === 1 }),
};

const mistakes = (changes: Partial<OwnRuleset<object>>) =>
  mistakesInRules({ ...SIX, ...changes }).map(problemText);

const SCENARIO: Scenario = { rules: 'six', rulings: {} };

test('rules that are right have no mistakes', () => {
  expect(mistakes({})).toEqual([]);
  expect(mistakesInDice(SIX, SIX.dice({}))).toEqual([]);
});

describe('rules are refused for', () => {
  test.each([
    [
      'a name that is none',
      { name: 'My Game' },
      'the ruleset "My Game": name: found "My Game", allowed: lower-case letters, digits and hyphens, from a letter on, up to 40',
    ],
    [
      'an empty title',
      { title: ' ' },
      'the ruleset "six": title: found " ", allowed: text of 1 to 120 characters',
    ],
    [
      'a key that every experiment has',
      { keys: { trials: 'How often' } },
      'the ruleset "six": keys.trials: found "trials", allowed: a key other than rules, fight, vary, name, description, seed, trials, precision, question, measures, turn',
    ],
    [
      'a key that would tell another kind of fight',
      { keys: { turn: 'Whose turn it is' } },
      expect.stringMatching(/keys\.turn: found "turn"/),
    ],
    [
      'a key that is no name',
      { keys: { 'a.b': 'A field' } },
      'the ruleset "six": keys.a.b: found "a.b", allowed: a letter, then letters and digits, up to 40',
    ],
    [
      'no measures',
      { measures: [] },
      'the ruleset "six": measures: found none, allowed: at least one',
    ],
  ])('%s', (_, changes, text) => {
    expect(mistakes(changes)).toEqual([text]);
  });

  test.each([
    ['a name of two words', { name: 'a six' }, /name: found "a six"/],
    ['a word of questions', { name: 'Not' }, /name: found "Not".*not and, or, not, is/],
    [
      'no kind',
      { kind: 'number' as 'count' },
      /kind: found "number", allowed: count, flag or name/,
    ],
    ['a name without values', { kind: 'name' as const }, /values: found nothing/],
    ['values of a flag', { values: ['yes'] }, /values: found a list of 1, allowed: no values/],
    [
      'a value that no question can quote',
      { kind: 'name' as const, values: ['a "six"'] },
      /values\[0\]: found .*allowed: text of 1 to 60 characters without quotation marks/,
    ],
    ['a phrase without its contrary', { phrase: { yes: 'it is' } }, /phrase\.no: found nothing/],
  ])('a measure with %s', (_, changes, text) => {
    const [measure] = SIX.measures;
    if (!measure) throw new Error('no measure');
    expect(mistakes({ measures: [{ ...measure, ...changes }] })).toEqual([
      expect.stringMatching(text),
    ]);
  });

  test('two measures of one name', () => {
    expect(mistakes({ measures: [...SIX.measures, ...SIX.measures] })).toEqual([
      'the ruleset "six": measures[1].name: found "six" twice, allowed: every name once',
    ]);
  });
});

describe('an attack is refused for', () => {
  const coin = { name: 'coin', faces: [{ name: 'heads', symbols: { heads: 1 } }] };
  const pool: OwnPool = { name: 'luck', count: 1, die: 6 };
  test.each<[string, OwnPool[], RegExp]>([
    ['no dice', [], /dice: found none, allowed: at least one pool/],
    ['part of a die', [{ ...pool, count: 1.5 }], /dice\[0\]\.count: found 1\.5/],
    ['too many dice', [{ ...pool, count: 101 }], /count: found 101, allowed: .* from 0 to 100/],
    ['a die of one side', [{ ...pool, die: 1 }], /die: found 1, allowed: .* from 2 to 1000/],
    ['a name that marks a part', [{ ...pool, name: 'a/2' }], /name: found "a\/2"/],
    ['two pools of one name', [pool, pool], /dice\[1\]\.name: found "luck" twice/],
    ['a die without faces', [{ ...pool, die: { ...coin, faces: [] } }], /faces: found 0 faces/],
    [
      'a symbol less than none',
      [{ ...pool, die: { name: 'coin', faces: [{ name: 'tails', symbols: { heads: -1 } }] } }],
      /symbols\.heads: found -1/,
    ],
    [
      'faces of one name that differ',
      [{ ...pool, die: { ...coin, faces: [...coin.faces, { name: 'heads', symbols: {} }] } }],
      /faces\[1\]: found other symbols on "heads", allowed: the same on all/,
    ],
    [
      'more than a simulation can count',
      [{ ...pool, count: 40 }],
      /dice: found 113,030,441 raw outcomes, allowed: up to 16,777,216, of one pool up to 1,048,576/,
    ],
  ])('%s', (_, pools, text) => {
    const problems = mistakesInDice(SIX, pools).map(problemText);
    expect(problems).toEqual([expect.stringMatching(text)]);
    const ruleset = ownRuleset({ ...SIX, dice: () => pools });
    expect(refused(() => ruleset.compile(SCENARIO))).toEqual(problems);
  });
});

describe('an outcome', () => {
  const rules: OwnRuleset<object> = {
    ...SIX,
    measures: [
      ...SIX.measures,
      { name: 'pips', title: 'Pips', kind: 'count' },
      { name: 'end', title: 'End', kind: 'name', values: ['won', 'lost'] },
    ],
  };
  const right = { six: true, pips: 6, end: 'won' };

  test('holds yes and no as 1 and 0, and nothing beside its measures', () => {
    expect(outcomeOf(rules, { ...right, more: 3 })).toEqual({ six: 1, pips: 6, end: 'won' });
  });

  test.each([
    [{ six: 2 }, 'six: found 2, allowed: true or false, or 1 or 0'],
    [{ pips: -1 }, 'pips: found -1, allowed: a whole number from 0 to 1000000000'],
    [{ pips: 0.5 }, 'pips: found 0.5, allowed: a whole number from 0 to 1000000000'],
    [{ end: 'drawn' }, 'end: found "drawn", allowed: one of won, lost'],
  ])('is refused with %j', (wrong, text) => {
    expect(refused(() => outcomeOf(rules, { ...right, ...wrong }))).toEqual([
      `the ruleset "six": resolve.${text}`,
    ]);
  });

  test('is refused without a measure', () => {
    expect(refused(() => outcomeOf(rules, { six: true, end: 'won' }))).toEqual([
      'the ruleset "six": resolve.pips: found nothing, allowed: a whole number from 0 to 1000000000',
    ]);
  });
});
