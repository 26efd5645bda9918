import { describe, expect, test } from 'vitest';
import type { Document } from './scenarios.ts';
import { planOf, scenarioOf } from './scenarios.ts';

const mistake = (document: Document): string => {
  try {
    scenarioOf(document);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'no mistake';
};

describe('what is left out gets its usual value', () => {
  test('of a fight', () => {
    expect(scenarioOf({ attacker: 'hawkgirl', defender: 'the-joker' })).toMatchObject({
      specialAttack: false,
      superStrength: true,
      heightAdvantage: 'neither',
      rulings: { automaticShieldsNeedARoll: true, destroyedFiguresStay: true },
    });
  });

  test('of a card: Height 5, a single base, no powers; what is unknown stays absent', () => {
    const imp = { name: 'Imp', attack: 1, defense: 2 };
    const { defender } = scenarioOf({ attacker: imp, defender: imp }) as unknown as {
      defender: object;
    };
    const usual = { height: 5, base: 'single', powers: [], wounds: 0 };
    expect(defender).toEqual({ ...imp, ...usual });
  });
});

test('dice that are not rolled stay unknown, and nothing is said of them', () => {
  const fight = {
    attacker: { name: 'Imp', attack: 2 },
    defender: { name: 'Rat', defense: 1 },
  };
  expect(scenarioOf(fight)).not.toHaveProperty('attacker.defense');
  expect(scenarioOf(fight)).not.toHaveProperty('defender.attack');
  const [attacker, defender] = planOf(fight).account.facts;
  expect(attacker?.text).toBe('Imp: Attack 2, Height 5');
  expect(defender?.text).toBe('Rat: Defense 1, Height 5');
});

describe('a card with some numbers changed', () => {
  test('keeps the others, and what is given is no longer assumed', () => {
    const defender = { card: 'Solomon Grundy', life: 9, wounds: 2 };
    const scenario = scenarioOf({ attacker: 'hawkgirl', defender }) as unknown as {
      defender: { assumed: string[] };
    };
    expect(scenario.defender).toMatchObject({
      name: 'Solomon Grundy',
      defense: 4,
      life: 9,
      wounds: 2,
    });
    expect(scenario.defender.assumed).toContain('height');
    expect(scenario.defender.assumed).not.toContain('life');
  });

  test('may be a card of the document’s own', () => {
    const cards = [{ name: 'Imp', attack: 1, defense: 2 }];
    const defender = { card: 'imp', defense: 0 };
    expect(scenarioOf({ cards, attacker: 'hawkgirl', defender })).toMatchObject({
      defender: { name: 'Imp', attack: 1, defense: 0 },
    });
  });
});

describe('mistakes that no schema can see', () => {
  test('a name that no card has', () => {
    expect(mistake({ attacker: 'hawkgril', defender: 'the-joker' })).toBe(
      'attacker: found "hawkgril", allowed: a card\'s name: hawkgirl, solomon-grundy, the-joker ' +
        '(did you mean hawkgirl?)',
    );
    expect(mistake({ attacker: 'hawkgirl', defender: { card: 'grundy' } })).toBe(
      'defender.card: found "grundy", allowed: a card\'s name: hawkgirl, solomon-grundy, the-joker ' +
        '(did you mean solomon-grundy?)',
    );
  });

  test('a second card of a name; long names with the same beginning are two', () => {
    const fight = (...names: string[]) =>
      mistake({
        cards: names.map((name) => ({ name, attack: 1, defense: 2 })),
        attacker: 'hawkgirl',
        defender: names[1],
      });
    expect(fight('Big Imp', 'big-imp')).toBe(
      'cards[1]: found a second card named "big-imp", allowed: every name once',
    );
    const title = 'Imp '.repeat(20);
    expect(fight(`${title} the Elder`, `${title} the Younger`)).toBe('no mistake');
  });

  test('as many wounds as Life', () => {
    const defender = { card: 'the-joker', life: 4, wounds: 4 };
    expect(mistake({ attacker: 'hawkgirl', defender })).toBe(
      'defender.wounds: found 4, allowed: fewer wounds than the Life of 4',
    );
  });

  describe('as many wounds as Life, of who else is there', () => {
    const beside = (...others: Document[]) =>
      mistake({
        cards: [{ name: 'Imp', attack: 1, defense: 2, life: 3 }],
        attacker: 'hawkgirl',
        defender: 'solomon-grundy',
        board: { terrain: '1 1 1 1 1', attacker: [0, 0], defender: [1, 0], others },
      });

    test('given beside it, of a figure or an object', () => {
      expect(beside({ figure: 'the-joker', at: [2, 0], life: 2, wounds: 5 })).toBe(
        'board.others[0].wounds: found 5, allowed: fewer wounds than the Life of 2',
      );
      const figure = { figure: 'Guard', at: [2, 0], life: 2, wounds: 1 };
      expect(beside(figure, { object: 'Crate', at: [3, 0], life: 1, wounds: 1 })).toBe(
        'board.others[1].wounds: found 1, allowed: fewer wounds than the Life of 1',
      );
    });

    test('that its card gives', () => {
      expect(beside({ figure: 'imp', at: [2, 0], wounds: 3 })).toBe(
        'board.others[0].wounds: found 3, allowed: fewer wounds than the Life of 3',
      );
      expect(beside({ figure: 'imp', at: [2, 0], wounds: 2 })).toBe('no mistake');
      expect(beside({ figure: 'imp', at: [2, 0], life: 4, wounds: 3 })).toBe('no mistake');
    });

    test('but any number of wounds without a Life', () => {
      expect(beside({ figure: 'Guard', at: [2, 0], wounds: 9 })).toBe('no mistake');
    });
  });
});

describe('the remarks of a plan', () => {
  const remarks = (document: Document) => planOf(document).account.remarks.join('\n');

  test('name the assumed values that count', () => {
    const all = remarks({ attacker: 'the-joker', defender: 'solomon-grundy' });
    expect(all).toContain("The Joker's attack of 3");
    expect(all).toContain("Solomon Grundy's life of 8");
    expect(all).not.toContain('height');
  });

  test('say why there is no Knockback', () => {
    const fight = { attacker: 'hawkgirl', defender: 'the-joker' };
    expect(remarks(fight)).not.toContain('no Knockback');
    expect(remarks({ ...fight, specialAttack: true })).toContain('this is a special attack');
    expect(remarks({ ...fight, superStrength: false })).toContain(
      "Hawkgirl's Super Strength is negated",
    );
    expect(remarks({ ...fight, attacker: 'the-joker' })).toContain(
      'The Joker has no Super Strength',
    );
  });

  test('say that without a Life nothing is destroyed', () => {
    const imp = { name: 'Imp', attack: 1, defense: 2 };
    expect(remarks({ attacker: imp, defender: imp })).toContain('Imp has no Life given');
  });
});
