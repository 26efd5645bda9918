import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { check } from '../../../src/experiments/scenarios/check.ts';
import { HEROCLIX_RULINGS } from '../../../src/rules/heroclix/rulings.ts';
import { heroclixFields } from '../../../src/rules/heroclix/schema.ts';
import { refused } from '../../experiments/scenarios/refusals.ts';

const schema = z.strictObject(heroclixFields());
const attacker = { name: 'A', attackValue: 9, damage: 2 };
const defender = { name: 'D', defenseValue: 15 };
const mistakes = (document: object) =>
  refused(() => check(schema, { attacker, defender, ...document }));

test('a fight is an attacker and a defender; all else may be left out', () => {
  expect(mistakes({})).toEqual([]);
  expect(mistakes({ attacker: undefined, defender: undefined })).toEqual([
    'attacker is missing; give a mapping with name, attackValue, damage and keyphrases',
    'defender is missing; give a mapping with name and defenseValue',
  ]);
});

describe('numbers are whole, and go', () => {
  test.each([
    ['attacker', 'attackValue', 0, 100],
    ['attacker', 'damage', 0, 100],
    ['attacker', 'knockbackDistance', 1, 100],
    ['attacker', 'range', 1, 40],
    ['defender', 'defenseValue', 0, 100],
  ] as const)("for the %s's %s from %i to %i", (who, field, least, most) => {
    const of = (value: number) => {
      const fighter = who === 'attacker' ? attacker : defender;
      return mistakes({ [who]: { ...fighter, [field]: value } });
    };
    expect([least, most].flatMap(of)).toEqual([]);
    for (const value of [least - 1, most + 1, least + 0.5]) {
      const allowed = `a whole number from ${least} to ${most}`;
      expect(of(value)).toEqual([`${who}.${field} is ${value}; give ${allowed}`]);
    }
  });
});

test('numbers that every character has must be given', () => {
  expect(mistakes({ attacker: { name: 'A' }, defender: { name: 'D' } })).toEqual([
    'attacker.attackValue is missing; give a whole number from 0 to 100',
    'attacker.damage is missing; give a whole number from 0 to 100',
    'defender.defenseValue is missing; give a whole number from 0 to 100',
  ]);
});

test('so must names', () => {
  const { name: _, ...nameless } = attacker;
  expect(mistakes({ attacker: nameless, defender: { defenseValue: 15 } })).toEqual([
    'attacker.name is missing; give text of 1 to 120 characters',
    'defender.name is missing; give text of 1 to 120 characters',
  ]);
});

describe('keyphrases', () => {
  test('are knockback and immune, for either of the two', () => {
    const keyphrases = ['knockback', 'immune'];
    const both = { attacker: { ...attacker, keyphrases }, defender: { ...defender, keyphrases } };
    expect(mistakes(both)).toEqual([]);
    expect(mistakes({ attacker: { ...attacker, keyphrases: ['flight'] } })).toEqual([
      'attacker.keyphrases[0] is "flight"; give one of knockback, immune',
    ]);
  });

  test('are a list of ten at most', () => {
    const having = (keyphrases: unknown) => mistakes({ attacker: { ...attacker, keyphrases } });
    expect(having(Array(10).fill('immune'))).toEqual([]);
    expect(having(Array(11).fill('immune'))).toEqual([
      'attacker.keyphrases is a list of 11; give a list of at most 10 keyphrases',
    ]);
    expect(having('immune')).toEqual([
      'attacker.keyphrases is "immune"; give a list of keyphrases, such as [knockback]',
    ]);
  });
});

describe('rulings', () => {
  test('are the three of RULES.md, each true or false', () => {
    const names = ['knockbackNeedsDamage', 'fallAndShortAddUp', 'statedDistanceIsFull'];
    expect(Object.keys(heroclixFields().rulings.unwrap().shape)).toEqual(names);
    for (const name of names) {
      expect(mistakes({ rulings: { [name]: true } })).toEqual([]);
      expect(mistakes({ rulings: { [name]: 1 } })).toEqual([
        `rulings.${name} is 1; give true or false`,
      ]);
    }
    expect(mistakes({ rulings: {} })).toEqual([]);
    expect(mistakes({ rulings: true })).toEqual([
      'rulings is true; give a mapping of rulings to true or false',
    ]);
  });

  test('say in the schema what is usual', () => {
    const told = z.toJSONSchema(schema, { io: 'input' }) as unknown as {
      properties: { rulings: { properties: Record<string, { description: string }> } };
    };
    const texts = Object.values(told.properties.rulings.properties);
    expect(texts.map(({ description }) => /\(usually (\w+)\)$/.exec(description)?.[1])).toEqual([
      'false',
      'true',
      'true',
    ]);
  });
});

test('a board is one of squares', () => {
  expect(mistakes({ board: { terrain: '1', attacker: [0, 0] } })).toEqual([
    'board.defender is missing; give a square: [column, row], from 0',
  ]);
});

test('every field says in the schema what it is, for editors', () => {
  interface Field {
    readonly description?: string;
    readonly properties?: Record<string, Field>;
  }
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input' }) as unknown as Field;
  const fields = Object.entries(properties).flatMap(([name, field]) => [
    [name, field] as const,
    ...Object.entries(name === 'board' ? {} : (field.properties ?? {})),
  ]);
  const told = fields.map(([name, { description = '' }]) => `${name}: ${description}`);
  expect(told).toEqual([
    'attacker: Who attacks',
    "name: The attacker's name",
    'attackValue: The attack value, which is added to a roll of two dice',
    'damage: The damage that a hit deals, in clicks',
    'keyphrases: The keyphrases that the character has',
    'knockbackDistance: The knockback distance in squares, if an effect states it (usually 3)',
    'range: The range from which the character can attack, in squares (usually 1). `aim` ranks the ' +
      'places within it; the place on the board may be farther away',
    'defender: The character that is attacked',
    "name: The defender's name",
    'defenseValue: The defense value, which the attack must reach to hit',
    'keyphrases: The keyphrases that the character has',
    'board: The ground of the fight (default: endless, level ground)',
    'rulings: Rulings to turn on or off',
    ...HEROCLIX_RULINGS.map(({ name, text, usual }) => `${name}: ${text} (usually ${usual})`),
  ]);
});
