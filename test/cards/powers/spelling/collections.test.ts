import { expect, test } from 'vitest';
import { shippedCard, shippedCards } from '../../../../src/cards/collections.ts';
import { rulesOfLine } from '../../../../src/cards/powers/adapter/index.ts';
import { EFFECTS } from '../../../../src/cards/powers/effects/index.ts';
import { ruleSchema, spelledRule } from '../../../../src/cards/powers/spelling/rule.ts';

/** Every line of the collections by where it is, and the examples of all effects. */
const LINES = [
  ...shippedCards()
    .map(shippedCard)
    .flatMap(({ name, powers }) =>
      powers.flatMap(({ power, effects = [], grants = [] }) =>
        [...effects, ...grants].map((line) => ({ of: `${name}: ${power}`, line })),
      ),
    ),
  ...EFFECTS.flatMap(({ name, example, otherExample = example }) =>
    [example, otherExample].map((line) => ({ of: `example of ${name}`, line })),
  ),
];

test('the rules of every line of every collection are the same when they are spelled and read', () => {
  expect(LINES.length).toBeGreaterThan(1500);
  for (const { of, line } of LINES)
    for (const rule of rulesOfLine(line))
      expect([of, ruleSchema().parse(spelledRule(rule))]).toEqual([of, rule]);
});

test('a rule that is read from its shortest form has no shorter one', () => {
  for (const { of, line } of LINES)
    for (const rule of rulesOfLine(line)) {
      const spelled = spelledRule(rule);
      expect([of, spelledRule(ruleSchema().parse(spelled))]).toEqual([of, spelled]);
    }
});
