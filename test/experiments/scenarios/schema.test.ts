import { describe, expect, test } from 'vitest';
import { BadInput } from '../../../src/base/words/problem.ts';
import { rulesets } from '../../../src/experiments/registry/rulesets.ts';
import {
  checkFight,
  commonKeys,
  experimentSchema,
} from '../../../src/experiments/scenarios/schema.ts';

/** The messages about the kind of a fight; undefined if it is accepted. */
function problemsOf(head: { rules: string; fight?: string; turn?: unknown }) {
  try {
    checkFight(head);
    return undefined;
  } catch (error) {
    if (error instanceof BadInput) return error.problems;
    throw error;
  }
}

describe('the kind of a fight', () => {
  test('may be left out under any rules: then it is a single attack', () => {
    expect(problemsOf({ rules: 'c3g' })).toBeUndefined();
    expect(problemsOf({ rules: 'heroclix' })).toBeUndefined();
  });

  test('may be a duel by the rules that know duels', () => {
    expect(problemsOf({ rules: 'c3g', fight: 'duel' })).toBeUndefined();
  });

  test('is refused by rules that have single attacks alone, which are told to leave the key out', () => {
    expect(problemsOf({ rules: 'heroclix', fight: 'duel' })).toEqual([
      {
        path: ['fight'],
        found: 'duel',
        allowed: 'no such key together with rules: heroclix',
        sentence: 'rules: heroclix has no such key; remove it',
      },
    ]);
  });

  test('is refused where the rules know others, which are named', () => {
    expect(problemsOf({ rules: 'c3g', fight: 'melee' })).toEqual([
      {
        path: ['fight'],
        found: 'melee',
        allowed: 'duel, survival, turn, battle or armies, or no such key',
      },
    ]);
  });

  test('that a key of its own tells has no other', () => {
    expect(problemsOf({ rules: 'c3g', turn: [] })).toBeUndefined();
    expect(problemsOf({ rules: 'c3g', turn: [], fight: 'duel' })).toEqual([
      {
        path: ['fight'],
        found: 'duel',
        allowed: 'no such key together with turn',
        sentence: 'this key cannot be used together with turn; remove it',
      },
    ]);
  });

  test('is refused at such a key by rules that do not know it', () => {
    expect(problemsOf({ rules: 'heroclix', turn: [], fight: 'duel' })).toEqual([
      {
        path: ['turn'],
        found: 'the key "turn"',
        allowed: 'no such key together with rules: heroclix',
        atKey: true,
        sentence: 'rules: heroclix has no such key; remove it',
      },
    ]);
  });
});

test('the schema of experiments under a ruleset is made once', () => {
  const schemas = rulesets().map(experimentSchema);
  expect(new Set([...schemas, ...rulesets().map(experimentSchema)]).size).toBe(schemas.length);
});

test('the keys that select the rules are common to all experiments', () => {
  expect(commonKeys()).toEqual(expect.arrayContaining(['rules', 'fight', 'vary', 'name']));
});
