import { describe, expect, test } from 'vitest';
import { BadInput } from '../../../src/base/words/problem.ts';
import type { Card } from '../../../src/cards/card.ts';
import { changedCards } from '../../../src/studies/field/changes.ts';

const GRUNDY: Card = {
  name: 'Solomon Grundy',
  life: 8,
  attack: 6,
  defense: 4,
  height: 6,
  base: 'single',
  powers: [{ power: 'tough', number: 1 }],
  assumed: ['life', 'attack'],
};
const GIRL: Card = {
  ...GRUNDY,
  name: 'Hawkgirl',
  attack: 6,
  powers: [{ power: 'super-strength' }],
};
const BOY: Card = { ...GRUNDY, name: 'Hawkboy' };

const changed = (...texts: string[]) => changedCards([GRUNDY, GIRL, BOY], texts);

describe('a change', () => {
  test.each<[string, number, Partial<Card>]>([
    ['solomon-grundy.defense=5', 0, { defense: 5 }],
    ['Solomon Grundy.defense = 5', 0, { defense: 5 }],
    ['grundy.life+=2', 0, { life: 10 }],
    ['hawkgirl.attack-=1', 1, { attack: 5 }],
    ['hawkgirl.points=90', 1, { points: 90 }],
    ['hawkgirl.personality=Wild', 1, { personality: 'Wild' }],
    ['grundy.powers=[]', 0, { powers: [] }],
    ['grundy.powers={ tough: 2 }', 0, { powers: [] }],
  ])('%s', (text, place, fields) => {
    if (text.includes('={')) {
      expect(() => changed(text)).toThrow('a list of powers');
      return;
    }
    expect(changed(text)[place]).toMatchObject(fields);
    expect(changed(text).filter((_, i) => i !== place)).toEqual(
      [GRUNDY, GIRL, BOY].filter((_, i) => i !== place),
    );
  });

  test('what was assumed of a card is said once it is changed', () => {
    expect(changed('grundy.life=9')[0]?.assumed).toEqual(['attack']);
  });

  test('powers are added, in the place of one of their name, and taken away by name or title', () => {
    expect(changed('grundy.powers+={ tough: 2 }')[0]?.powers).toEqual([
      { power: 'tough', number: 2 },
    ]);
    expect(changed('hawkgirl.powers+=tough')[1]?.powers).toEqual([
      { power: 'super-strength' },
      { power: 'tough', number: 1 },
    ]);
    expect(changed('hawkgirl.powers-=Super Strength')[1]?.powers).toEqual([]);
    const own = changed('hawkgirl.powers+={ name: Fury, effects: [{ attackDice: 2 }] }')[1]?.powers;
    expect(own?.[1]).toEqual({ power: 'Fury', effects: [{ attackDice: 2 }] });
  });

  test('changes follow one another', () => {
    expect(
      changed('grundy.life+=1', 'grundy.life+=1', 'hawkboy.life=1').map(({ life }) => life),
    ).toEqual([10, 8, 1]);
  });

  test('of * changes every card that has what is changed, and no other', () => {
    expect(changed('*.attack+=1').map(({ attack }) => attack)).toEqual([7, 7, 7]);
    expect(changed('*.life=3', 'hawkgirl.life=5').map(({ life }) => life)).toEqual([3, 5, 3]);
    expect(changed('*.powers+=flying').map(({ powers }) => powers.length)).toEqual([2, 2, 2]);
    const without = changed('*.powers-=[super-strength, tough]');
    expect(without.map(({ powers }) => powers)).toEqual([[], [], []]);
    const [one, other] = changedCards([{ ...GRUNDY, points: 100 }, GIRL], ['*.points+=20']);
    expect(one?.points).toBe(120);
    expect(other).toBe(GIRL);
  });

  test('changes a card wherever it is listed, but no other card of its name', () => {
    const mine = { ...GRUNDY, attack: 1 };
    const attacks = (cards: readonly Card[], text: string) =>
      changedCards(cards, [text]).map(({ attack }) => attack);
    expect(attacks([GRUNDY, GIRL, structuredClone(GRUNDY)], 'grundy.attack=9')).toEqual([9, 6, 9]);
    expect(attacks([mine, GIRL, GRUNDY], 'solomon-grundy.attack=9')).toEqual([9, 6, 6]);
  });
});

test('words that several cards have are refused with all of them', () => {
  const twins = [GRUNDY, { ...GRUNDY, name: 'Young Grundy' }];
  expect(() => changedCards(twins, ['grundy.defense=5'])).toThrow(
    '"grundy", which fits 2 cards; give one of them: solomon-grundy or young-grundy',
  );
});

test.each([
  ['', '"": not a change; give CARD.FIELD=VALUE'],
  ['grundy', '"grundy": not a change; give CARD.FIELD=VALUE'],
  ['.defense=5', 'no card before the field; give CARD.defense=5 or, for every card, *.defense=5'],
  [
    'grundy.defence=5',
    'is "defence" (did you mean defense?); give one of the fields life, attack, defense',
  ],
  ['grundy.defense=fifty', 'is "fifty"; give a whole number from 0 to 50'],
  ['grundy.defense=51', 'is 51; give a whole number from 0 to 50'],
  ['grundy.defense-=5', 'is -1; give a whole number from 0 to 50'],
  ['grundy.points+=5', '+= for points, which this card does not give; give = instead of +='],
  ['grundy.base-=1', '-= for base, which is not a number; give = instead of -='],
  ['grundy.defense+=x', '+= for "x"'],
  ['hawk.defense=5', 'did you mean hawkgirl or hawkboy?'],
  ['grundi.defense=5', 'did you mean'],
  ['grundy.powers-=flying', 'is "flying"; give a power of Solomon Grundy'],
  ['grundy.powers+=invisible', '; give '],
  ['grundy.powers=[tough', 'this is not valid YAML: a closing ] is missing'],
  ['*.points+=5', '+= for points, which no card gives as a number'],
  ['*.powers-=flying', 'is "flying"; give a power of one of the cards'],
  ['*.attack+=45', '--what-if "*.attack+=45", Solomon Grundy: this is 51'],
])('%s is refused', (text, message) => {
  const attempt = () => changed(text);
  expect(attempt).toThrow(BadInput);
  expect(attempt).toThrow(message);
  expect(attempt).toThrow(`--what-if ${JSON.stringify(text)}`);
});
