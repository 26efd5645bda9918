import { describe, expect, test } from 'vitest';
import { mistake } from './mistake.ts';
import { type Document, scenarioOf } from './scenarios.ts';

const IMP = { name: 'Imp', attack: 1, defense: 2 };
const refusal = (more: Document) => mistake({ attacker: 'hawkgirl', defender: IMP, ...more });

describe('a fighter', () => {
  test('is a name, a whole card, or a card with what differs', () => {
    for (const defender of [
      'the-joker',
      IMP,
      { card: 'the-joker' },
      { card: 'the-joker', wounds: 1 },
    ]) {
      expect(refusal({ defender })).toBe('no mistake');
    }
    expect(refusal({ defender: 7 })).toBe(
      "defender is 7; give a card's name, a card, or { card: name } with the fields to change",
    );
  });

  test('written in place needs its name and the dice that it rolls; one by a card’s name does not', () => {
    const dice = 'a number of dice from 0 to 50, which a card of your own needs';
    expect(refusal({ defender: { attack: 1, defense: 2 } })).toBe(
      'defender.name is missing; give a name, which a card of your own needs',
    );
    expect(refusal({ defender: { name: 'Imp' } })).toBe(
      `defender.defense is missing; give ${dice}`,
    );
  });

  test('has wounds from 0 to 999', () => {
    const wounds = (n: number) => refusal({ defender: { ...IMP, wounds: n } });
    expect([wounds(0), wounds(999)]).toEqual(['no mistake', 'no mistake']);
    for (const n of [-1, 1000]) {
      expect(wounds(n)).toBe(`defender.wounds is ${n}; give a whole number from 0 to 999`);
    }
  });

  test('is one figure as a hero; a squad has several, and so does a hero of a card whose figures are changed', () => {
    const said = (more: Document) => refusal({ defender: { ...IMP, ...more } });
    const found =
      'is 4; give 1, because a hero is one figure; a card with several figures has type: squad';
    expect(said({ type: 'hero', figures: 4 })).toBe(`defender.figures ${found}`);
    for (const one of [
      { type: 'hero', figures: 1 },
      { type: 'hero' },
      { type: 'squad', figures: 4 },
      { figures: 4 },
    ])
      expect(said(one)).toBe('no mistake');
    const cards = [{ ...IMP, type: 'hero', figures: 4 }];
    expect(refusal({ cards })).toBe(`cards[0].figures ${found}`);
    expect(refusal({ cards: cards[0] })).toBe(`cards.figures ${found}`);
    expect(refusal({ attacker: { card: 'hawkgirl', figures: 2 } })).toBe('no mistake');
  });

  test('has no keys that are not known', () => {
    expect(refusal({ defender: { ...IMP, wonds: 1 } })).toMatch(
      /^defender\.wonds: .*did you mean wounds\?/,
    );
  });
});

describe('the settings of an attack', () => {
  test.each([
    ['specialAttack', 'yes', 'true or false'],
    ['superStrength', 1, 'true or false'],
    ['heightAdvantage', 'both', 'one of attacker, defender, neither'],
    ['goal', 'fun', 'one of spaces, wounds, destroy'],
    ['direction', 'N', 'one of E, NE, NW, W, SW, SE'],
    ['rulings', [], 'a mapping of rulings to true or false'],
    ['cards', 7, 'a file of cards, a card, or a list of these: [my-cards.yaml]'],
  ])('%s is not %s', (key, value, allowed) => {
    expect(refusal({ [key]: value })).toContain(`give ${allowed}`);
    expect(refusal({ [key]: value })).toMatch(new RegExp(`^${key} is `));
  });

  test('are rulings by their names, on or off', () => {
    expect(refusal({ rulings: { glyphsBlock: 'no' } })).toBe(
      'rulings.glyphsBlock is "no"; give true or false',
    );
    expect(refusal({ rulings: { glyphBlock: false } })).toContain('did you mean glyphsBlock?');
    const rulings = { glyphsBlock: false, doubleSpaceEndsLevel: false };
    expect(scenarioOf({ attacker: 'hawkgirl', defender: IMP, rulings })).toMatchObject({
      rulings: {
        automaticShieldsNeedARoll: true,
        destroyedFiguresStay: true,
        greatHeight: true,
        adjacentWithinHeight: true,
        glyphsBlock: false,
        doubleSpaceEndsLevel: false,
      },
    });
  });

  test('are cards of one’s own, or files of them', () => {
    expect(refusal({ cards: [7] })).toBe(
      'cards[0] is 7; give a card, or the path of a file of cards',
    );
    expect(refusal({ cards: [IMP], defender: 'imp' })).toBe('no mistake');
  });

  test('are as written', () => {
    const written = { specialAttack: true, superStrength: false, heightAdvantage: 'attacker' };
    expect(scenarioOf({ attacker: 'hawkgirl', defender: IMP, ...written })).toMatchObject(written);
  });
});
