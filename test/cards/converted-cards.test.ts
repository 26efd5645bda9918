import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { COLLECTIONS } from '../../src/cards/collection-text.ts';
import { convertedCards } from '../../src/cards/converted-cards.ts';
import { rulesOfLine } from '../../src/cards/powers/adapter/index.ts';
import { cardFile } from '../../src/cards/schema.ts';

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

describe('powers that stay as effects, and are counted', () => {
  test.each([
    ['of two rules', 'effects: [{ comesLater: { d20: 13 } }]'],
    ['of which one line is of two rules', 'effects: [{ evade: 13 }, { comesLater: { d20: 13 } }]'],
    ['with rules already', 'rules: { at: turnEnds, heal: 1 }, effects: [{ evade: 13 }]'],
    ['with an anchor', 'effects: [&one { evade: 13 }]'],
    ['with a comment within', 'effects: [{ evade: # what?\n   13 }]'],
  ])('%s', (_, power) => {
    const text = `- { name: A, attack: 1, defense: 1, powers: [{ name: X, ${power} }] }\n`;
    cardFile.parse(parse(text));
    expect(convertedCards(text)).toEqual({ text, powers: 0, left: 1 });
  });
});

describe('every card of a collection has the same rules, and the same in all else', () => {
  test.each(COLLECTIONS)('%s', (name) => {
    const text = readFileSync(`src/cards/collections/${name}.yaml`, 'utf8');
    const converted = convertedCards(text);
    const cardsOf = (yaml: string) =>
      cardFile.parse(parse(yaml)).map(({ powers, ...card }) => ({
        ...card,
        powers: powers.map(({ effects = [], ...power }) => ({
          ...power,
          rules: effects.flatMap(rulesOfLine),
        })),
      }));
    expect(cardsOf(converted.text)).toEqual(cardsOf(text));
    expect(converted.text).not.toContain('effects: [{ attackDice');
  });
});
