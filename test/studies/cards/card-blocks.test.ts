import { expect, test } from 'vitest';
import type { Card } from '../../../src/cards/card.ts';
import { powerUse } from '../../../src/cards/power-schema.ts';
import type { Block } from '../../../src/report/block.ts';
import { cardBlocks } from '../../../src/studies/cards/card-blocks.ts';

const card: Card = {
  ...{ name: 'Krug', attack: 2, defense: 3, height: 8, base: 'double', life: 8, points: 120 },
  ...{ type: 'squad', figures: 3, unique: 'common', species: 'Orc', class: 'Guards' },
  ...{ personality: 'Wild', general: 'Utgar', set: 'A set' },
  disagreements: { life: [5], points: [70, 75] },
  powers: [
    { power: 'tough', number: 1 },
    { power: 'Half', effects: [{ attackDice: 1 }], modelled: 'partly', note: 'the rest' },
    { power: 'Aura', effects: [], modelled: 'no', grants: [{ defenseDice: 2 }], note: 'within 4' },
    { power: 'Disengage', effects: [] },
  ],
};

/** The lists by title, and the texts, of some blocks. */
function told(blocks: readonly Block[]) {
  const lists = blocks.flatMap((block) =>
    block.kind === 'list' ? [[block.title, block.items] as const] : [],
  );
  const texts = blocks.flatMap((block) => ('text' in block ? [block.text] : []));
  return { lists: Object.fromEntries(lists), texts };
}

test.each([
  [{ type: 'hero', figures: 1 }, 'Krug: unique hero'],
  [{ figures: 1 }, 'Krug: unique'],
  [{ type: 'squad', figures: 1 }, 'Krug: unique squad of 1 figure'],
  [{ type: 'hero', figures: 2 }, 'Krug: unique hero of 2 figures'],
])('%j is %s', (more, text) => {
  const only: Card = {
    name: 'Krug',
    unique: 'unique',
    attack: 1,
    defense: 1,
    height: 5,
    base: 'single',
    powers: [],
    ...more,
  };
  expect(told(cardBlocks(only)).texts[0]).toBe(text);
});

test('a card is told in full: who it is, its powers in words, what is not modelled', () => {
  expect(told(cardBlocks(card, 'classic'))).toEqual({
    lists: {
      Powers: [
        'Tough 1: When it is attacked with a normal attack, it adds 1 automatic shield to its defense.',
        'Half: It adds 1 die to its normal attack. (the rest)',
      ],
      'Modelled only in part': ['Half'],
      'Not modelled': ['Aura: within 4'],
      'Nothing to model in one-on-one fights': ['Disengage'],
      'Effects that the card gives to other figures (`granted` in an experiment)': [
        'Aura: When it is attacked with a normal attack, it adds 2 dice to its defense.',
      ],
    },
    texts: [
      'Krug: common squad of 3 figures, Orc Guards, Wild, of Utgar',
      'A set; collection classic',
      'Something on the card is not modelled in attacks, duels and battles.',
      'Other sources print life 5, points 70 or 75.',
    ],
  });
});

test('the points of the modern pricing stand where they differ', () => {
  expect(told(cardBlocks({ ...card, modernPoints: 160 })).texts).toContain(
    '160 points in the modern pricing.',
  );
});

test('a card that says little has no empty lists', () => {
  const imp: Card = { name: 'Imp', attack: 1, defense: 2, height: 5, base: 'single', powers: [] };
  expect(cardBlocks(imp).map(({ kind }) => kind)).toEqual(['headline', 'table', 'text']);
});

test('a power that only acts through others is a sentence, not a name alone', () => {
  const harmsNear = { moment: 'beforeMoving', within: 1, to: {}, d20: 14, wounds: 1 };
  const powers: Card['powers'] = [
    { power: 'Heat', effects: [{ harmsNear }], modelled: 'throughOthers', note: 'a note' },
  ];
  const [heat = ''] = told(cardBlocks({ ...card, powers })).lists['Affects only other cards'] ?? [];
  expect(heat).toMatch(/^Heat: .*D20.*adjacent.*14 or higher.*1 wound\.$/);
});

test('a power that needs other cards and acts on its own card is listed apart', () => {
  const rules = powerUse().parse({
    name: 'Speed',
    rules: {
      at: 'afterTurn',
      may: true,
      whom: { side: 'own', name: 'Imp', self: true, pick: 1 },
      turn: { take: 'move', spaces: 5 },
    },
  });
  const { lists } = told(cardBlocks({ ...card, powers: [rules] }));
  expect(lists['Acts only in battles']).toEqual([expect.stringMatching(/^Speed: /)]);
  expect(lists['Affects only other cards']).toBeUndefined();
});

test('a power that acts differently in battles is told for fights and for battles', () => {
  const effects = [
    { attackDice: 1, in: 'fights' as const },
    { attackDice: 2, in: 'battles' as const },
  ];
  const [rage] =
    told(cardBlocks({ ...card, powers: [{ power: 'Rage', effects }] })).lists.Powers ?? [];
  expect(rage).toMatch(/1 die .*\(in one-on-one fights\)/);
  expect(rage).toMatch(/2 dice .*\(in battles\)/);
});
