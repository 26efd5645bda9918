import { describe, expect, test } from 'vitest';
import { readExperiment } from '../../../src/experiments/scenarios/read-experiment.ts';
import { mistake } from '../mistake.ts';
import type { Document } from '../scenarios.ts';
import { planOf, scenarioOf } from '../scenarios.ts';

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
    const usual = { height: 5, unstated: ['height'], base: 'single', powers: [], wounds: 0 };
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
    const scenario = scenarioOf({ cards, attacker: 'hawkgirl', defender });
    expect(scenario).toMatchObject({ defender: { name: 'Imp', attack: 1, defense: 0 } });
    expect((scenario as unknown as { defender: object }).defender).not.toHaveProperty('assumed');
  });
});

describe('mistakes that no schema can see', () => {
  test('a name that no card has', () => {
    expect(mistake({ attacker: 'hawkgril', defender: 'the-joker' })).toBe(
      'attacker: no card is called "hawkgril" (did you mean hawkgirl?)',
    );
    expect(mistake({ attacker: 'hawkgirl', defender: { card: 'grundi' } })).toMatch(
      /^defender\.card: no card is called "grundi" \(did you mean solomon-grundy\?\)/,
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
      'cards[1]: a second card named "big-imp"; give each name only once',
    );
    const title = 'Imp '.repeat(20);
    expect(fight(`${title} the Elder`, `${title} the Younger`)).toBe('no mistake');
  });

  test('as many wounds as Life', () => {
    const defender = { card: 'the-joker', life: 4, wounds: 4 };
    expect(mistake({ attacker: 'hawkgirl', defender })).toBe(
      'defender.wounds is 4; give fewer wounds than the Life of 4',
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
        'board.others[0].wounds is 5; give fewer wounds than the Life of 2',
      );
      const figure = { figure: 'Guard', at: [2, 0], life: 2, wounds: 1 };
      expect(beside(figure, { object: 'Crate', at: [3, 0], life: 1, wounds: 1 })).toBe(
        'board.others[1].wounds is 1; give fewer wounds than the Life of 1',
      );
    });

    test('that its card gives', () => {
      expect(beside({ figure: 'imp', at: [2, 0], wounds: 3 })).toBe(
        'board.others[0].wounds is 3; give fewer wounds than the Life of 3',
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
  const remarks = (document: Document) => {
    const { caveats = [], remarks } = planOf(document).account;
    return [...caveats.map(({ text }) => text), ...remarks].join('\n');
  };

  test('name the assumed values that count', () => {
    const all = remarks({ attacker: 'the-joker', defender: 'solomon-grundy' });
    expect(all).toContain("The Joker's Attack of 3");
    expect(all).toContain("Solomon Grundy's Life of 8");
    expect(all).not.toContain('Height');
  });

  test('say that a card without a special attack makes its attack as one', () => {
    const text =
      "Hawkgirl's attack dice are rolled as a special attack, although Hawkgirl has none.";
    const fight = { attacker: 'hawkgirl', defender: 'the-joker' };
    expect(remarks({ ...fight, specialAttack: true })).toContain(text);
    expect(remarks(fight)).not.toContain(text);
    expect(remarks({ ...fight, attacker: 'major-q9', specialAttack: true })).not.toContain(
      'has none',
    );
  });

  test('say why there is no Knockback', () => {
    const fight = { attacker: 'hawkgirl', defender: 'the-joker' };
    expect(remarks(fight)).not.toContain('no Knockback');
    expect(remarks({ ...fight, specialAttack: true })).toContain('this is a special attack');
    expect(remarks({ ...fight, superStrength: false })).toContain(
      "Hawkgirl's Super Strength is negated",
    );
    expect(remarks({ ...fight, attacker: 'the-joker' })).toContain(
      'because the Joker has no Super Strength',
    );
  });

  test('say that without a Life nothing is destroyed', () => {
    const imp = { name: 'Imp', attack: 1, defense: 2 };
    expect(remarks({ attacker: imp, defender: imp })).toContain('No Life is given for Imp');
  });
});

describe('beside a board', () => {
  const board = { terrain: '1 1 1', attacker: [0, 0], defender: [1, 0] };
  const fight = { attacker: 'hawkgirl', defender: 'the-joker' };

  test('no height advantage is given, whatever it says: levels decide', () => {
    for (const heightAdvantage of ['attacker', 'neither']) {
      expect(mistake({ ...fight, board, heightAdvantage })).toBe(
        'heightAdvantage: the board decides this; remove the key',
      );
      expect(mistake({ ...fight, heightAdvantage })).toBe('no mistake');
    }
  });

  test('a direction is one in which the two stand, and goes without a goal', () => {
    expect(scenarioOf({ ...fight, board, direction: 'E' })).toMatchObject({
      choice: { direction: 'E' },
    });
    expect(mistake({ ...fight, board, direction: 'W' })).toBe(
      'direction: W; give one of E, the directions open from where the two stand',
    );
    expect(mistake({ ...fight, board, direction: 'E', goal: 'spaces' })).toBe(
      'direction: E; give a goal or a direction, not both',
    );
    const nowhere =
      'direction: E; give a direction only if attacker and defender are adjacent on a board';
    expect(mistake({ ...fight, board: { ...board, defender: [2, 0] }, direction: 'E' })).toBe(
      nowhere,
    );
    expect(mistake({ ...fight, direction: 'E' })).toBe(nowhere);
  });

  test('a goal is kept, and spaces is the usual one', () => {
    expect(scenarioOf({ ...fight, board, goal: 'wounds' })).toMatchObject({
      choice: { goal: 'wounds' },
    });
    expect(scenarioOf({ ...fight, board })).toMatchObject({ choice: { goal: 'spaces' } });
  });

  test('of several directions, those that are open are named', () => {
    const attacker = { name: 'A', attack: 1, defense: 0, base: 'double' };
    const two = {
      terrain: '9 9 9\n 9 9 9',
      attacker: [
        [0, 1],
        [1, 0],
      ],
      defender: [1, 1],
    };
    expect(mistake({ ...fight, attacker, board: two, direction: 'W' })).toBe(
      'direction: W; give one of E or SE, the directions open from where the two stand',
    );
  });
});

describe('cards of the document’s own', () => {
  const imp = { name: 'Imp', attack: 1, defense: 2 };

  test('may come from files, which are asked for by their place in the list', () => {
    const asked = new Set<string>();
    const files = {
      readFile(path: string, _: unknown, at: unknown) {
        asked.add(JSON.stringify([path, at]));
        return [{ ...imp, powers: [], height: 5, base: 'single' }];
      },
    } as unknown as Parameters<typeof readExperiment>[1];
    const written = { name: 'A fight', rules: 'c3g', attacker: 'ox', defender: 'imp' };
    const cards = [{ ...imp, name: 'Ox' }, 'own.yaml'];
    const [only] = readExperiment({ ...written, cards }, files).cases;
    expect([...asked]).toEqual(['["own.yaml",["cards",1]]']);
    expect(only?.scenario).toMatchObject({ attacker: { name: 'Ox' }, defender: { name: 'Imp' } });
  });

  test('have every name once, at the place of the second', () => {
    const cards = [{ ...imp, name: 'Ox' }, imp, { ...imp, name: 'imp' }];
    expect(mistake({ cards, attacker: 'ox', defender: 'imp' })).toBe(
      'cards[2]: a second card named "imp"; give each name only once',
    );
  });
});

test('wounds fewer than the Life, and none with no wounds given', () => {
  const of = (defender: Document) =>
    scenarioOf({ attacker: 'hawkgirl', defender }) as unknown as {
      defender: { wounds: number; assumed?: string[] };
    };
  expect(of({ card: 'the-joker', life: 4, wounds: 3 }).defender.wounds).toBe(3);
  expect(of({ card: 'the-joker' }).defender.wounds).toBe(0);
});

test('a card of which everything assumed is given assumes nothing', () => {
  const whole = scenarioOf({ attacker: 'hawkgirl', defender: 'solomon-grundy' }) as unknown as {
    defender: Record<string, unknown> & { assumed: string[] };
  };
  const { defender } = whole;
  const given = Object.fromEntries(defender.assumed.map((field) => [field, defender[field]]));
  const scenario = scenarioOf({
    attacker: 'hawkgirl',
    defender: { card: 'solomon-grundy', ...given },
  }) as unknown as { defender: object };
  expect(scenario.defender).not.toHaveProperty('assumed');
});
