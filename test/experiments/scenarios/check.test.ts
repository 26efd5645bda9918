import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { BadInput } from '../../../src/base/words/problem.ts';
import { cardFile } from '../../../src/cards/schema.ts';
import { check } from '../../../src/experiments/scenarios/check.ts';
import { headSchema } from '../../../src/experiments/scenarios/schema.ts';
import { messages, onBoard, refused, schema, written } from './refusals.ts';

const dice = 'a whole number from 0 to 50';

describe('what is right', () => {
  test('comes back as it was', () => {
    expect(messages({})).toEqual([]);
    expect(messages({ trials: '10M', seed: 5, ...written({ powers: ['tough'] }) })).toEqual([]);
  });
});

test('mistakes without a description are told in plain words, too', () => {
  const schema = z.strictObject({
    list: z.array(z.string()).min(2),
    text: z.string().max(3),
    either: z.union([z.number(), z.boolean()]),
    one: z.enum(['a', 'b']),
    only: z.literal(true),
    odd: z.string().regex(/^x/),
    pair: z.tuple([z.number(), z.number()]),
  });
  const data = {
    list: [7],
    text: 'long',
    either: [],
    one: 'c',
    only: 2,
    odd: 'y',
    pair: [1],
    more: 1,
  };
  const told = refused(() => check(schema, data)).join('\n');
  expect(told).toContain('list[0] is 7; give text');
  expect(told).toContain('only is 2; give true');
  expect(told).toContain('list is a list of 1; give at least 2 entries');
  expect(told).toContain('text is "long"; give at most 3 characters');
  expect(told).toContain('one is "c"; give one of a, b');
  expect(told).not.toMatch(/Invalid|Too |expected|received|Unrecognized/);
});

describe('one message a mistake: the field, what was found, what is allowed', () => {
  test.each<[string, object, string]>([
    ['a number out of range', written({ attack: -3 }), `attacker.attack is -3; give ${dice}`],
    ['a fraction', written({ attack: 2.5 }), `attacker.attack is 2.5; give ${dice}`],
    ['text for a number', written({ attack: '6' }), `attacker.attack is "6"; give ${dice}`],
    [
      'a list for a number',
      written({ attack: [6] }),
      `attacker.attack is a list of 1; give ${dice}`,
    ],
    [
      'neither a name nor a card',
      { attacker: 7 },
      "attacker is 7; give a card's name, a card, or { card: name } with the fields to change",
    ],
    [
      'no card at all',
      { attacker: undefined },
      "attacker is missing; give a card's name, a card, or { card: name } with the fields to change",
    ],
    ['an empty name', { name: ' ' }, 'name is " "; give text of 1 to 120 characters'],
    ['yes for true', { superStrength: 'yes' }, 'superStrength is "yes"; give true or false'],
    [
      'a word that is not one of few',
      { heightAdvantage: 'attaker' },
      'heightAdvantage is "attaker" (did you mean attacker?); give one of attacker, defender, neither',
    ],
    [
      'trials that are no count',
      { trials: 'lots' },
      'trials is "lots"; give a whole number from 1 to 9e15, such as 10M, 1e7 or 10_000_000',
    ],
    [
      'both trials and precision',
      { trials: 5, precision: 0.1 },
      'precision is 0.1; give trials or precision, not both',
    ],
    [
      'a precision out of range',
      { precision: 2 },
      'precision is 2; give a number from 0.0000001 to 0.5',
    ],
    [
      'a power for a list of powers',
      written({ powers: 'tough' }),
      'attacker.powers is "tough"; give a list of powers, such as [tough]',
    ],
    [
      'a power with its number for a list of powers',
      written({ powers: { tough: 2 } }),
      'attacker.powers is a mapping; give a list of powers, such as [tough]',
    ],
    [
      'more powers than any card has',
      written({ powers: Array.from({ length: 21 }, (_, tough) => ({ tough })) }),
      'attacker.powers is a list of 21; give a list of at most 20 powers',
    ],
    [
      'a file for a list of files',
      { cards: 5 },
      'cards is 5; give a file of cards, a card, or a list of these: [my-cards.yaml]',
    ],
    [
      'a figure for a list of them',
      onBoard({ others: { figure: 'the-joker', at: [2, 0] } }),
      'board.others is a mapping; give a list of figures, objects, obstacles, glyphs or powers, such as [{ figure: the-joker, at: [3, 0] }]',
    ],
    [
      'true for a list of walls',
      onBoard({ walls: true }),
      'board.walls is true; give a list of walls, such as [[[1, 1], [2, 1]]]',
    ],
    [
      'a measure for a list of them',
      { measures: 'displaced' },
      'measures is "displaced"; give a list of measures, such as [displaced]',
    ],
    ['no measures', { measures: [] }, 'measures is an empty list; give at least one measure'],
    ['a seed that is neither', { seed: true }, 'seed is true; give text or a number'],
    [
      'a seed of too many digits',
      { seed: 2 ** 53 },
      'seed is 9007199254740992; give text; put a number in quotes if it should stay as it is written',
    ],
    [
      'a seed without end',
      { seed: Number.POSITIVE_INFINITY },
      'seed is Infinity; give text or a number',
    ],
    [
      'a ruling that is no switch',
      { rulings: { destroyedFiguresStay: 1 } },
      'rulings.destroyedFiguresStay is 1; give true or false',
    ],
  ])('%s', (_, wrong, message) => {
    expect(messages(wrong)).toEqual([message]);
  });

  test('an inline card that lacks the dice it rolls says so at the number', () => {
    const which = 'which a card of your own needs';
    expect(messages({ defender: { name: 'A', attack: 3 } })).toEqual([
      `defender.defense is missing; give a number of dice from 0 to 50, ${which}`,
    ]);
    expect(messages({ attacker: { defense: 3 } })).toEqual([
      `attacker.name is missing; give a name, ${which}`,
      `attacker.attack is missing; give a number of dice from 0 to 50, ${which}`,
    ]);
  });

  test('the dice that an inline card does not roll in the attack may be left out', () => {
    expect(messages({ attacker: { name: 'A', attack: 3 } })).toEqual([]);
    expect(messages({ defender: { name: 'A', defense: 3 } })).toEqual([]);
  });

  test('a power with too high a number', () => {
    expect(messages(written({ powers: [{ tough: 99 }] }))).toEqual([
      'attacker.powers[0].tough is 99; give a whole number from 0 to 50',
    ]);
  });

  test('two powers in one entry', () => {
    expect(messages(written({ powers: [{ tough: 1, 'ignores-attack': 2 }] }))).toEqual([
      'attacker.powers[0] is a mapping; give exactly one power, such as { tough: 2 }',
    ]);
  });

  test('every mistake is named, not the first alone', () => {
    const wrong = { ...written({ attack: 99, defense: -1 }), specialAttack: 0 };
    expect(messages(wrong)).toEqual([
      `attacker.attack is 99; give ${dice}`,
      `attacker.defense is -1; give ${dice}`,
      'specialAttack is 0; give true or false, or the name of a special attack on the card',
    ]);
  });
});

test('a document that is not a mapping is told what an experiment is', () => {
  for (const [wrong, found] of [
    ['text', '"text"'],
    [5, '5'],
    [null, 'null'],
    [[], 'an empty list'],
  ]) {
    expect(refused(() => check(headSchema(), wrong))).toEqual([
      `this is ${found}; give an experiment: a mapping with name, rules, attacker and defender`,
    ]);
  }
});

test("each mistake in the effects of a card's own power is told, however many there are", () => {
  const effects = [{ attackDices: 1 }, { defenseDice: 'many' }, { aura: { wthin: 4 } }];
  const own = messages(written({ powers: [{ name: 'Three Mistakes', effects }] }));
  const at = 'attacker.powers[0].effects';
  expect(own.map((message) => message.replace(/( \(did you mean.*)?; give .*/, ''))).toEqual([
    `${at}[0].attackDices: unknown key "attackDices"`,
    `${at}[1].defenseDice is "many"`,
    `${at}[2].aura.to is missing`,
    `${at}[2].aura.effects is missing`,
    `${at}[2].aura.wthin: unknown key "wthin"`,
  ]);
});

test('a key named like a part of every object is unknown like any other', () => {
  for (const key of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
    const document = JSON.parse(`{ "name": "x", "rules": "c3g", "attacker": "hawkgirl",
      "defender": "the-joker", "${key}": { "life": 1 } }`);
    const [message] = refused(() => check(schema, document));
    expect(message).toContain(`unknown key "${key}"`);
  }
});

test('so is one by the hundred thousand, of which as many are told as of others', () => {
  const data: unknown = JSON.parse(`[${Array(130_000).fill('{ "__proto__": 1 }')}]`);
  expect(refused(() => check(schema, data))).toHaveLength(31);
});

test('of a hundred thousand mistakes, the first hundred are collected and thirty reported', () => {
  const cards = Array.from({ length: 200_000 }, () => 5);
  const told = refused(() => check(cardFile(), cards));
  expect(told).toHaveLength(31);
  expect(told.at(-1)).toBe('and 70 more mistakes');
});

test.each([
  [50, 'one of the keys k1, .*, k50$'],
  [51, 'one of the keys k1, .*, k12 and 39 more$'],
])('an unknown key is answered with all of %i keys, or with the first twelve', (count, keys) => {
  const names = Array.from({ length: count }, (_, i) => [`k${i + 1}`, z.number().optional()]);
  const schema = z.strictObject(Object.fromEntries(names));
  expect(refused(() => check(schema, { any: 1 }))).toEqual([
    expect.stringMatching(new RegExp(`give ${keys}`)),
  ]);
});

test('an unknown key where no key is known is answered in other words', () => {
  const schema = z.strictObject({});
  expect(refused(() => check(schema, { any: 1 }))).toEqual([
    expect.not.stringContaining('one of the keys'),
  ]);
});

test('a value is said to be no list only where nothing but a list can stand', () => {
  const list = z.array(z.number(), { error: 'a list' });
  const either = z.union([list, z.strictObject({ from: z.number() })], { error: 'a list' });
  const isNoList = (schema: z.ZodType, data: unknown) => {
    try {
      check(schema, data);
    } catch (error) {
      if (error instanceof BadInput) return error.problems.some((one) => one.isNoList === true);
      throw error;
    }
    return undefined;
  };
  expect(isNoList(list, 'text')).toBe(true);
  expect(isNoList(z.union([list, z.tuple([z.string()])], { error: 'a list' }), 'text')).toBe(true);
  expect(isNoList(either, 'text')).toBe(false);
});
