import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { COLLECTIONS } from '../../src/cards/collection-text.ts';
import { shippedCard, shippedCards } from '../../src/cards/collections.ts';
import { convertedCards } from '../../src/cards/converted-cards.ts';
import { rulesOfLine } from '../../src/cards/powers/adapter/index.ts';
import { effectLines } from '../../src/cards/powers/effects/index.ts';
import type { PowerUse } from '../../src/cards/powers/power.ts';
import { cardFile } from '../../src/cards/schema.ts';
import { writtenPower } from '../../src/cards/written-power.ts';
import { dealt } from '../cases.ts';
import { linesOfRules } from '../reference/rules/line-of-rule.ts';

const FILE = `# My cards.
- name: Ann   # the first
  attack: 3
  defense: 4
  powers:
    - { tough: 2 }
    - name: Rage
      effects: [{attackDice: 1, when: [normalAttack, adjacent]}, { anotherTurn: 16 }]   # short
      note: "kept, with its quotes"
    - name: Ladder
      # Several lines.
      effects:
        - unblockableWounds: { 10: 1, 20: destroy }
          stage: after
        # Between the lines.
        - { evade: 13 }
`;

const CONVERTED = `# My cards.
- name: Ann   # the first
  attack: 3
  defense: 4
  powers:
    - { tough: 2 }
    - name: Rage
      rules: [{ if: adjacent, dice: { attack: 1 } }, { at: turnEnds, roll: 16, turn: whole }]   # short
      note: "kept, with its quotes"
    - name: Ladder
      # Several lines.
      rules:
        - { at: attackOver, wound: { 10: 1, 20: destroy } }
        # Between the lines.
        - { at: evasion, roll: 13, ignore: attack }
`;

const TWO_WITH_USES = '{ attackDice: 1, defenseDice: 1, uses: 1, per: turn }';

/** The cards of a file's data, with all rules of each power. */
const rulesOfCards = (data: unknown) =>
  cardFile()
    .parse(data)
    .map(({ powers, ...card }) => ({
      ...card,
      powers: powers.map(({ effects = [], ...power }) => ({
        ...power,
        rules: effects.flatMap(rulesOfLine),
      })),
    }));

test('powers are written as rules, and all else stays as it is', () => {
  expect(convertedCards(FILE)).toEqual({ text: CONVERTED, powers: 2, left: 0 });
});

test('a converted file has nothing to convert', () => {
  expect(convertedCards(CONVERTED)).toEqual({ text: CONVERTED, powers: 0, left: 0 });
});

test('cards of a mapping with comments before it are converted too', () => {
  const text =
    'cards:\n  - { name: A, attack: 1, defense: 1, powers: [{ name: X, effects: [{ evade: 13 }] }] }\n';
  expect(convertedCards(text).text).toBe(
    'cards:\n  - { name: A, attack: 1, defense: 1, powers: [{ name: X, rules: [{ at: evasion, roll: 13, ignore: attack }] }] }\n',
  );
});

test('JSON stays JSON', () => {
  const powers = [{ name: 'X', effects: [{ heals: { 11: 2 }, stage: 'endOfTurn' }] }];
  const { text } = convertedCards(JSON.stringify([{ name: 'A', attack: 1, defense: 1, powers }]));
  expect(JSON.parse(text)).toEqual([
    {
      name: 'A',
      attack: 1,
      defense: 1,
      powers: [{ name: 'X', rules: [{ at: 'turnEnds', heal: { 11: 2 } }] }],
    },
  ]);
});

describe('lines that are several rules', () => {
  test.each([
    [
      'in a list over several lines',
      'effects:\n        - { comesLater: { d20: 13, apart: true } }\n        - { move: 1 }',
      'rules:\n        - { mode: waits }\n        - { at: roundBegins, roll: 13, raise: { apart: true } }\n        - { value: { move: 1 } }',
    ],
    [
      'in a list on one line',
      'effects: [{ arrives: { moment: markerShown, to: {}, within: 3 }, uses: 1, per: round }]',
      'rules: [{ mode: waits }, { at: markerShown, limit: { uses: 1, per: round }, whom: { side: card, state: waiting, pick: 1 }, raise: { nextTo: { side: own, self: true }, within: 3 } }]',
    ],
    [
      'of several effects',
      'effects: [{ attackDice: 1, defenseDice: 2, when: adjacent }]',
      'rules: [{ if: adjacent, dice: { attack: 1 } }, { if: adjacent, dice: { defense: 2 } }]',
    ],
  ])('%s', (_, effects, rules) => {
    const fileOf = (lines: string) =>
      `- name: A\n  attack: 1\n  defense: 1\n  powers:\n    - name: X\n      ${lines}\n`;
    const converted = convertedCards(fileOf(effects));
    expect(converted).toEqual({ text: fileOf(rules), powers: 1, left: 0 });
    expect(rulesOfCards(parse(converted.text))).toEqual(rulesOfCards(parse(fileOf(effects))));
  });
});

describe('powers that stay as effects, and are counted', () => {
  test.each([
    ['of which one line has several effects with common uses', `effects: [${TWO_WITH_USES}]`],
    ['with the same after another line', `effects: [{ evade: 13 }, ${TWO_WITH_USES}]`],
    [
      'of which one line has several effects with a common roll',
      'effects: [{ attackDice: 1, automaticSkulls: 1, when: { d20: 13 } }]',
    ],
    ['with rules already', 'rules: { at: turnEnds, heal: 1 }, effects: [{ evade: 13 }]'],
    ['with an anchor', 'effects: [&one { evade: 13 }]'],
    ['with a comment within', 'effects: [{ evade: # what?\n   13 }]'],
  ])('%s', (_, power) => {
    const text = `- { name: A, attack: 1, defense: 1, powers: [{ name: X, ${power} }] }\n`;
    cardFile().parse(parse(text));
    expect(convertedCards(text)).toEqual({ text, powers: 0, left: 1 });
  });
});

describe('the collections are written as rules', () => {
  test.each(COLLECTIONS)('%s', (name) => {
    const text = readFileSync(`src/cards/collections/${name}.yaml`, 'utf8');
    expect(convertedCards(text)).toEqual({ text, powers: 0, left: 0 });
    expect(text).not.toContain('effects: ');
  });
});

/** A power in the older spelling. */
function asEffects(use: PowerUse): unknown {
  const { effects = [] } = use;
  const older = linesOfRules(effects.flatMap(rulesOfLine));
  // Rules with conditions that are newer than the older spelling stay rules.
  const isWhole =
    older.flatMap(rulesOfLine).length === effects.flatMap(rulesOfLine).length &&
    effectLines().safeParse(older).success;
  return writtenPower(isWhole && use.effects ? { ...use, effects: older } : use);
}

test('cards of the collections have the same rules if they are written as effects and converted', () => {
  const cards = dealt(shippedCards(), 'quick')
    .map(shippedCard)
    .map(({ powers, ...card }) => ({ ...card, powers: powers.map(asEffects) }));
  const text = JSON.stringify(cards);
  const converted = convertedCards(text);
  const withEffects = cards.flatMap(({ powers }) =>
    powers.filter((power) => JSON.stringify(power).includes('"effects":')),
  );
  expect(converted).toMatchObject({ powers: withEffects.length, left: 0 });
  expect(withEffects.length).toBeGreaterThan(cards.length);
  expect(rulesOfCards(JSON.parse(converted.text))).toEqual(rulesOfCards(cards));
});
