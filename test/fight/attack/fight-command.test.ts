import { describe, expect, test } from 'vitest';
import { atOnce } from '../../../src/base/words/steps.ts';
import type { Card } from '../../../src/cards/card.ts';
import { MOST_DICE } from '../../../src/cards/figure-numbers.ts';
import { compile } from '../../../src/experiments/registry/rulesets.ts';
import { c3gFightCommand } from '../../../src/fight/attack/fight-command.ts';
import type { GivenFight } from '../../../src/rules/fight-command.ts';
import type { Surroundings } from '../../../src/rules/surroundings.ts';
import { noFiles, scenarioOf } from '../scenarios.ts';

const documentOf = (fight: Partial<GivenFight>, surroundings: Surroundings = noFiles) =>
  c3gFightCommand.document({ given: {}, ...fight }, surroundings);

const CARDS = { attacker: 'hawkgirl', defender: 'solomon-grundy' };

describe('the document of a fight', () => {
  test('of two cards has their names', () => {
    expect(documentOf(CARDS)).toEqual({
      name: 'Hawkgirl attacks Solomon Grundy',
      rules: 'c3g',
      attacker: { card: 'Hawkgirl' },
      defender: { card: 'Solomon Grundy' },
    });
  });

  test('is the turn of a card that may attack more than once', () => {
    const turn = {
      fight: 'turn',
      attacker: { card: 'Marro Warriors' },
      defender: { card: 'Krug' },
    };
    const marros = { attacker: 'marro-warriors', defender: 'krug' };
    expect(documentOf(marros)).toMatchObject(turn);
    expect(documentOf({ attacker: 'krug', defender: 'hawkgirl' })).toMatchObject({ fight: 'turn' });
    // It may attack again if it has not destroyed its target.
    expect(documentOf({ attacker: 'zhen-yuan', defender: 'krug' })).toMatchObject({
      fight: 'turn',
    });
    expect(documentOf({ ...CARDS, given: { '--power': ['double attack'] } })).toMatchObject({
      fight: 'turn',
      attacker: { card: 'Hawkgirl', powers: expect.arrayContaining(['double-attack']) },
    });
    expect(documentOf({ ...marros, given: { '--single-attack': true } })).toEqual({
      name: 'Marro Warriors attacks Krug',
      rules: 'c3g',
      attacker: { card: 'Marro Warriors' },
      defender: { card: 'Krug' },
    });
  });

  test.each([
    [true, true],
    ['Queglix Gun Special Attack', 'Queglix Gun Special Attack'],
  ])('of a turn names the special attack of its attacker (%j)', (given, written) => {
    const q9 = { attacker: 'major-q9', defender: 'krug' };
    expect(documentOf({ ...q9, given: { '--special-attack': given } })).toMatchObject({
      fight: 'turn',
      attacker: { card: 'Major Q9' },
      specialAttack: written,
    });
    expect(documentOf({ ...q9, given: { '--normal-attack': true } })).not.toHaveProperty('fight');
  });

  test('is the turn of a card that begins apart from the defender, as it may move', () => {
    const from = (distance: number | readonly number[], more = {}) =>
      documentOf({ ...CARDS, given: { '--distance': distance, ...more } });
    expect(from(2)).toMatchObject({ fight: 'turn', attacker: { card: 'Hawkgirl' }, distance: 2 });
    expect(from([1, 2])).toMatchObject({ fight: 'turn', vary: { distance: [1, 2] } });
    expect(from(1)).not.toHaveProperty('fight');
    expect(from(2, { '--single-attack': true })).not.toHaveProperty('fight');
    const numbers = { '--attacker-attack': 4, '--distance': 2 };
    expect(documentOf({ defender: 'krug', given: numbers })).not.toHaveProperty('fight');
  });

  test('is one special attack of a card without one, which has a caveat in the command as in a file', () => {
    const krug = { attacker: 'krug', defender: 'hawkgirl' };
    for (const more of [{}, { '--distance': 3 }]) {
      const document = documentOf({ ...krug, given: { '--special-attack': true, ...more } });
      expect(document).toMatchObject({ specialAttack: true });
      expect(document).not.toHaveProperty('fight');
      const { caveats = [] } = atOnce(compile(scenarioOf(document))).account;
      expect(caveats.map(({ text }) => text)).toContain(
        "Krug's attack dice are rolled as a special attack, although Krug has none.",
      );
    }
    expect(() => documentOf({ ...krug, given: { '--special-attack': 'fire' } })).toThrow(
      "--special-attack: Krug has no special attack; give --special-attack without a name, to roll Krug's attack dice as a special attack",
    );
    const near = { '--special-attack': true, '--near': ['hawkgirl'] };
    expect(documentOf({ ...krug, given: near })).toMatchObject({ specialAttack: true });
    const alone = { '--attacker-attack': 4, '--special-attack': true };
    expect(documentOf({ defender: 'krug', given: alone })).toMatchObject({ specialAttack: true });
  });

  test('of numbers alone has an attacker without powers and a defender of so many automatic shields', () => {
    expect(documentOf({ given: { '--attacker-attack': 6, '--defender-defense': 3 } })).toEqual({
      name: 'Attacker attacks Defender',
      rules: 'c3g',
      attacker: { name: 'Attacker', attack: 6 },
      defender: { name: 'Defender', defense: 3, powers: [{ tough: 0 }] },
    });
    const shielded = documentOf({
      given: { '--attacker-attack': 6, '--defender-defense': 0, '--auto-shields': 2 },
    });
    expect(shielded.defender).toMatchObject({ defense: 0, powers: [{ tough: 2 }] });
  });

  test('has numbers in the place of the cards’, each on its side', () => {
    const given = {
      '--attacker-attack': 0,
      '--defender-defense': 1,
      '--defender-life': 9,
      '--defender-wounds': 2,
      '--defender-height': 7,
    };
    expect(documentOf({ ...CARDS, given })).toMatchObject({
      attacker: { card: 'Hawkgirl', attack: 0 },
      defender: { card: 'Solomon Grundy', defense: 1, life: 9, wounds: 2, height: 7 },
    });
  });

  test('of a card and a number for the other side has both', () => {
    expect(documentOf({ attacker: 'hawkgirl', given: { '--defender-defense': 3 } })).toMatchObject({
      name: 'Hawkgirl attacks Defender',
      attacker: { card: 'Hawkgirl' },
      defender: { name: 'Defender', defense: 3 },
    });
    expect(documentOf({ defender: 'the-joker', given: { '--attacker-attack': 3 } })).toMatchObject({
      name: 'Attacker attacks The Joker',
      attacker: { name: 'Attacker', attack: 3 },
      defender: { card: 'The Joker' },
    });
  });

  test('has what is said of the attack, and nothing of what is not', () => {
    const given = {
      '--no-super-strength': false,
      '--normal-attack': true,
      '--height-advantage': 'defender',
    };
    expect(documentOf({ ...CARDS, given })).toEqual({
      ...documentOf(CARDS),
      superStrength: false,
      specialAttack: false,
      heightAdvantage: 'defender',
    });
  });

  test('is one that the rules read', () => {
    expect(scenarioOf(documentOf(CARDS))).toMatchObject({
      attacker: { name: 'Hawkgirl' },
      defender: { name: 'Solomon Grundy' },
    });
    const { defender } = documentOf({ given: { '--attacker-attack': 6, '--defender-defense': 3 } });
    expect(defender).not.toHaveProperty('life');
  });
});

describe('automatic shields that are given', () => {
  const card = {
    name: 'Ghost',
    attack: 1,
    defense: 2,
    powers: [
      { power: 'tough', number: 3 },
      { power: 'lava-resistant' },
      { power: 'ignores-attack', number: 16 },
    ],
  } as unknown as Card;
  const own = { readFile: () => [card] } as unknown as Surroundings;
  const powersOf = (given: GivenFight['given']) =>
    (
      documentOf({ attacker: 'hawkgirl', defender: 'ghost', cards: 'own.yaml', given }, own)
        .defender as {
        powers?: unknown;
      }
    ).powers;

  test('take the place of the card’s Tough; its other powers stay', () => {
    expect(powersOf({ '--auto-shields': 1 })).toEqual([
      'lava-resistant',
      { 'ignores-attack': 16 },
      { tough: 1 },
    ]);
  });

  test('leave the card’s powers alone where none are given', () => {
    expect(powersOf({})).toBeUndefined();
  });
});

describe('powers that are given', () => {
  const sidesOf = (given: GivenFight['given'], cards: object = {}) => {
    const { attacker, defender } = documentOf({
      ...cards,
      given: { '--attacker-attack': 1, '--defender-defense': 1, ...given },
    }) as Record<'attacker' | 'defender', { powers?: unknown; granted?: unknown }>;
    return [attacker.powers, defender.powers, attacker.granted];
  };

  test('are those of the side that they act for; Tough stands in the place of no shields', () => {
    expect(sidesOf({ '--power': ['Deadly Strike', 'tough 2', 'flying'] })).toEqual([
      ['deadly-strike', 'flying'],
      [{ tough: 2 }],
      undefined,
    ]);
    expect(sidesOf({ '--power': ['defender: flying', 'attacker:tough'] })).toEqual([
      [{ tough: 1 }],
      [{ tough: 0 }, 'flying'],
      undefined,
    ]);
  });

  test('are written beside those of a card, and in every combination of a sweep', () => {
    const hawkgirl = sidesOf({ '--power': ['deadly strike'] }, CARDS)[0] as unknown[];
    expect(hawkgirl.at(-1)).toBe('deadly-strike');
    expect(hawkgirl.length).toBeGreaterThan(1);
    const given = {
      '--attacker-attack': 1,
      '--defender-defense': 1,
      '--power': ['counter strike'],
    };
    expect(documentOf({ given: { ...given, '--auto-shields': [0, 1] } }).vary).toEqual({
      'defender.powers': [
        [{ tough: 0 }, 'counter-strike'],
        [{ tough: 1 }, 'counter-strike'],
      ],
    });
  });

  test('may be Super Strength: the attacker’s own, or granted by another figure', () => {
    expect(sidesOf({ '--super-strength': true })[0]).toEqual(['super-strength']);
    const twice = { '--super-strength': true, '--power': ['super strength'] };
    expect(sidesOf(twice)[0]).toEqual(['super-strength']);
    expect(sidesOf({ '--granted': true })).toEqual([
      undefined,
      [{ tough: 0 }],
      [{ superStrength: true }],
    ]);
  });

  test.each([
    [
      'beside automatic shields',
      { '--power': ['tough'], '--auto-shields': 1 },
      /^--power tough: --auto-shields was given, too/,
    ],
    ['twice', { '--power': ['tough', 'tough 2'] }, /^--power: tough twice/],
  ])('are refused %s', (_, given, message) => {
    expect(() => sidesOf(given)).toThrow(message);
  });

  test('a normal attack is no special attack, and not both are asked for', () => {
    expect(documentOf({ ...CARDS, given: { '--normal-attack': true } }).specialAttack).toBe(false);
    const both = { '--normal-attack': true, '--special-attack': true };
    expect(() => documentOf({ ...CARDS, given: both })).toThrow(/^--normal-attack: --special/);
  });
});

describe('cards of one’s own', () => {
  const card = { name: 'Imp', attack: 1, defense: 2, powers: [] } as unknown as Card;

  test('are read from the file, which the document names', () => {
    const read: unknown[] = [];
    const own = {
      readFile: (...asked: unknown[]) => {
        read.push(asked[0], asked[2]);
        return [card];
      },
    } as unknown as Surroundings;
    const document = documentOf({ attacker: 'imp', defender: 'hawkgirl', cards: 'own.yaml' }, own);
    expect(read).toEqual(['own.yaml', ['cards', 0]]);
    expect(document).toMatchObject({
      name: 'Imp attacks Hawkgirl',
      attacker: { card: 'Imp' },
      cards: ['own.yaml'],
    });
  });

  test('are not looked for where no file is given', () => {
    expect(documentOf(CARDS)).not.toHaveProperty('cards');
  });
});

describe('a fight is refused', () => {
  test('with a name of no card, on its side', () => {
    expect(() => documentOf({ ...CARDS, attacker: 'hawkgril' })).toThrow(
      /^attacker: no card is called "hawkgril"/,
    );
    expect(() => documentOf({ ...CARDS, defender: 'grundi' })).toThrow(
      /^defender: no card is called "grundi"/,
    );
  });

  test('with neither a card nor a number of dice', () => {
    expect(() => documentOf({ defender: 'the-joker' })).toThrow(
      "--attack is missing; give --attack with a number, such as --attack 4, or the attacker's card",
    );
    expect(() => documentOf({ attacker: 'hawkgirl' })).toThrow(
      "--defense is missing; give --defense with a number, such as --defense 4, or the defender's card",
    );
  });
});

describe('the options', () => {
  const { options, dice } = c3gFightCommand;

  test('take numbers that the document takes', () => {
    const ranges = options.flatMap(({ name, value, placeholder }) =>
      value.kind === 'whole' ? [[name, value.least, value.most, placeholder]] : [],
    );
    expect(ranges).toEqual([
      ['--attacker-attack', 0, MOST_DICE, 'n'],
      ['--defender-defense', 0, MOST_DICE, 'n'],
      ['--auto-shields', 0, MOST_DICE, 'n'],
      ['--defender-life', 1, 1000, 'n'],
      ['--defender-wounds', 0, 999, 'n'],
      ['--attacker-wounds', 0, 999, 'n'],
      ['--defender-height', 1, 100, 'n'],
      ['--distance', 1, 100, 'n'],
    ]);
  });

  test('are switches where they name no value, and one is a choice of sides', () => {
    const kinds = options.map(({ name, value }) => [name, value.kind]);
    expect(kinds.filter(([, kind]) => kind === 'switch')).toEqual([
      ['--super-strength', 'switch'],
      ['--granted', 'switch'],
      ['--normal-attack', 'switch'],
      ['--single-attack', 'switch'],
      ['--no-super-strength', 'switch'],
    ]);
    expect(options.find(({ name }) => name === '--special-attack')?.value.kind).toBe(
      'textOrSwitch',
    );
    expect(options.find(({ name }) => name === '--height-advantage')?.value).toEqual({
      kind: 'choice',
      choices: ['attacker', 'defender', 'neither'],
    });
  });

  test('name the field that their mistakes are mistakes of', () => {
    const fieldOf = (name: string) => options.find((option) => option.name === name);
    expect(fieldOf('--defender-defense')).toHaveProperty('field', 'defender.defense');
    expect(fieldOf('--auto-shields')).toHaveProperty('field', 'defender.powers');
  });

  test('give the dice of an attack; the Knockback die, which not every attack rolls, has its faces', () => {
    expect(dice.map(({ name, pool, only }) => [name, pool, only])).toEqual([
      ['--attack-dice', 'attack', undefined],
      ['--defense-dice', 'defense', undefined],
      ['--knockback-die', 'knockback', ['skull', 'shield', 'blank']],
    ]);
  });
});
