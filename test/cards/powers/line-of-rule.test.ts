import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shippedCard, shippedCards } from '../../../src/cards/collections.ts';
import { rulesOfLine } from '../../../src/cards/powers/adapter/index.ts';
import { lineOfRule } from '../../../src/cards/powers/adapter/line-of-rule.ts';
import { EFFECT_LINES, EFFECTS } from '../../../src/cards/powers/effects/index.ts';
import { rules } from './spelling/random-rules.ts';

const LINES = shippedCards()
  .map(shippedCard)
  .flatMap(({ powers }) =>
    powers.flatMap(({ effects = [], grants = [] }) => [...effects, ...grants]),
  );

/** Effects that are two rules: a figure waits, and then it comes. */
const TWO_RULES = ['comesLater', 'arrives'];

test('every line of the collections is the line of its rule, or one with the same rule', () => {
  const others = LINES.filter((line) => !TWO_RULES.some((effect) => effect in line));
  expect(others.length).toBeGreaterThan(1400);
  for (const line of others) {
    const [rule] = rulesOfLine(line);
    const found = rule && lineOfRule(rule);
    expect([line, found && rulesOfLine(found)]).toEqual([line, [rule]]);
  }
});

describe('each effect is found by its rule', () => {
  const effects = EFFECTS.filter(({ name }) => !TWO_RULES.includes(name));
  test.each(effects.map((effect) => [effect.name, effect] as const))(
    '%s',
    (name, { example, otherExample = example }) => {
      for (const written of [example, otherExample]) {
        const [line = {}] = EFFECT_LINES.parse([written]);
        const [rule] = rulesOfLine(line);
        const found = rule && lineOfRule(rule);
        expect(found).toHaveProperty(name);
        expect(found && rulesOfLine(found)).toEqual([rule]);
      }
    },
  );
});

test('a rule has a line that says the same and that cards could write, or none', () => {
  fc.assert(
    fc.property(rules, (rule) => {
      const line = lineOfRule(rule);
      if (line === undefined) return;
      expect(rulesOfLine(line)).toEqual([rule]);
      expect(EFFECT_LINES.parse([line])).toEqual([line]);
    }),
    { numRuns: 500 },
  );
});
