import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shippedCard, shippedCards } from '../../../src/cards/collections.ts';
import { rulesOfLine } from '../../../src/cards/powers/adapter/index.ts';
import { arenaOf } from '../../../src/cards/powers/arena.ts';
import { EFFECTS, effectLines } from '../../../src/cards/powers/effects/index.ts';
import { amountsIn, isOfBoard } from '../../../src/cards/powers/rules/counted-amounts.ts';
import { rules } from '../../cards/powers/spelling/random-rules.ts';
import { lineOfRule, linesOfRules } from './line-of-rule.ts';

test('all rules of the collections for one-on-one fights have lines with the same rules', () => {
  const lines = shippedCards()
    .map(shippedCard)
    .flatMap(({ powers }) =>
      powers.flatMap(({ effects = [], grants = [] }) => [...effects, ...grants]),
    );
  expect(lines.length).toBeGreaterThan(1400);
  const without = lines.filter((line) => {
    const found = linesOfRules(rulesOfLine(line));
    if (found.length > 0) expect(found.flatMap(rulesOfLine)).toEqual(rulesOfLine(line));
    return found.length === 0;
  });
  // What only battles can count is nothing in a one-on-one fight.
  const others = without.filter((line) => !amountsIn(rulesOfLine(line)).some(isOfBoard));
  // Some rules of battles are newer than the older spelling.
  for (const line of others) expect(arenaOf(line).isOfBattles).toBe(true);
  const newer = others.filter((line) =>
    /"put":\{[^}]*"level":"same"/.test(JSON.stringify(rulesOfLine(line))),
  );
  expect(others.length - newer.length).toBeLessThan(lines.length / 100);
});

describe('each effect is found by its rule', () => {
  test.each(EFFECTS.map((effect) => [effect.name, effect] as const))(
    '%s',
    (name, { example, otherExample = example }) => {
      for (const written of [example, otherExample]) {
        const [line = {}] = effectLines().parse([written]);
        const [found, ...others] = linesOfRules(rulesOfLine(line));
        expect(others).toEqual([]);
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
      expect(effectLines().parse([line])).toEqual([line]);
    }),
    { numRuns: 500 },
  );
});
