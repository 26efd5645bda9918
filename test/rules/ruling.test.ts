import { describe, expect, test } from 'vitest';
import { rulesetNamed, rulesets } from '../../src/experiments/registry/rulesets.ts';
import { completeRulings } from '../../src/rules/ruling.ts';

const rulings = [
  { name: 'first', usual: true, text: 'First.' },
  { name: 'second', usual: false, text: 'Second.' },
] as const;

test('a ruling is as it is chosen, else as usual', () => {
  expect(completeRulings(rulings)).toEqual({ first: true, second: false });
  expect(completeRulings(rulings, { first: false })).toEqual({ first: false, second: false });
  expect(completeRulings(rulings, { first: undefined, second: true })).toEqual({
    first: true,
    second: true,
  });
});

describe.each(rulesets().map((ruleset) => [ruleset.title, ruleset] as const))(
  '%s',
  (_, ruleset) => {
    test('is found by its name and its kind of fight', () => {
      expect(rulesetNamed(ruleset.name, ruleset.fight)).toBe(ruleset);
    });

    test('has every ruling and every measure once, each ruling with a sentence for it', () => {
      const names = ruleset.rulings.map((ruling) => ruling.name);
      expect(new Set(names).size).toBe(names.length);
      const measures = ruleset.measures.map(({ name }) => name);
      expect(new Set(measures).size).toBe(measures.length);
      for (const { text } of ruleset.rulings) expect(text).toMatch(/^[A-Z].*\.$/);
    });
  },
);
