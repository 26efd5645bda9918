import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shippedCard, shippedCards } from '../../../src/cards/collections.ts';
import { rulesOfLine } from '../../../src/cards/powers/adapter/index.ts';
import { lineOfRule } from '../../../src/cards/powers/adapter/line-of-rule.ts';
import type { EffectLine } from '../../../src/cards/powers/effect-line.ts';
import { EFFECT_LINES, EFFECTS } from '../../../src/cards/powers/effects/index.ts';
import { rules } from './spelling/random-rules.ts';

const LINES = shippedCards()
  .map(shippedCard)
  .flatMap(({ powers }) =>
    powers.flatMap(({ effects = [], grants = [] }) => [...effects, ...grants]),
  );

/** The line with the rules of a line: one, or two where figures wait and then arrive. */
function foundAgain(line: EffectLine): EffectLine | undefined {
  const rules = rulesOfLine(line);
  const last = rules.at(-1);
  return last && lineOfRule(last, false, rules.slice(0, -1));
}

test('every line of the collections is the line of its rules, or one with the same rules', () => {
  expect(LINES.length).toBeGreaterThan(1400);
  for (const line of LINES) {
    const found = foundAgain(line);
    expect([line, found && rulesOfLine(found)]).toEqual([line, rulesOfLine(line)]);
  }
});

describe('each effect is found by its rule', () => {
  test.each(EFFECTS.map((effect) => [effect.name, effect] as const))(
    '%s',
    (name, { example, otherExample = example }) => {
      for (const written of [example, otherExample]) {
        const [line = {}] = EFFECT_LINES.parse([written]);
        const found = foundAgain(line);
        expect(found).toHaveProperty(name);
        expect(found && rulesOfLine(found)).toEqual(rulesOfLine(line));
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
