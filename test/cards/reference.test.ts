import { describe, expect, test } from 'vitest';
import { NAMED_POWERS } from '../../src/cards/powers/named-powers.ts';
import { referenceFor } from '../../src/cards/reference.ts';
import { cardSchema, cardsJsonSchema } from '../../src/cards/schema.ts';
import { parseYaml } from '../../src/experiments/scenarios/document.ts';

const entries = referenceFor([]).flatMap((section) => section.entries);

test('every power is listed once', () => {
  expect(powers?.entries.map(({ name }) => name)).toEqual(NAMED_POWERS.map(({ name }) => name));
});

const powersOf = (powers: string) => {
  const { data } = parseYaml(`{ name: A, attack: 1, defense: 1, powers: [${powers}] }`, 'card');
  return cardSchema.parse(data).powers;
};

const [powers, effects, conditions, beside, ofPower] = referenceFor([]);

test.each(powers?.entries ?? [])('$name can be written on a card as it says', (entry) => {
  const { name, written, number } = entry;
  expect(written.length).toBeGreaterThan(0);
  for (const text of written) {
    const [use] = powersOf(text);
    expect(use?.power).toBe(name);
    const of = use?.number;
    if (!number) expect(of).toBeUndefined();
    else expect(of).toSatisfy((n: number) => n >= number.least && n <= number.most);
  }
});

test.each(effects?.entries ?? [])('the effect $name can be written in a power', (entry) => {
  for (const text of entry.written) {
    const [use] = powersOf(`{ name: Own, effects: [${text}] }`);
    expect(use?.effects?.[0]).toHaveProperty(entry.name);
  }
});

test.each(conditions?.entries ?? [])('the condition $name can be written in an effect', (entry) => {
  for (const text of entry.written) {
    const [use] = powersOf(`{ name: Own, effects: [{ attackDice: 1, when: ${text} }] }`);
    expect(JSON.stringify(use?.effects?.[0]?.when)).toContain(entry.name);
  }
});

test.each(beside?.entries ?? [])('$name can be written beside an effect', (entry) => {
  for (const text of entry.written) {
    const [use] = powersOf(`{ name: Own, effects: [${text}] }`);
    expect(use?.effects?.[0]).toHaveProperty(entry.name);
  }
});

test.each(ofPower?.entries ?? [])('$name can be written beside the effects of a power', (entry) => {
  for (const text of entry.written) {
    const [use] = powersOf(text);
    // Rules are read as effects.
    expect(use).toHaveProperty(entry.name === 'rules' ? 'effects' : entry.name);
  }
});

/** The fields of every object in a schema that has one of them. */
function fieldsBeside(field: string, schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const inside = Object.values(schema).flatMap((part) => fieldsBeside(field, part));
  const { properties } = schema as { properties?: object };
  return properties && field in properties ? [...Object.keys(properties), ...inside] : inside;
}

test.each([
  ['modelled', ['name', 'rules', 'effects', 'meaning', 'note']],
  ['stage', []],
])('whatever a power can say beside %s is explained', (field, needsNoWord) => {
  const known = [...entries.map(({ name }) => name), ...needsNoWord];
  const fields = fieldsBeside(field, cardsJsonSchema());
  expect(fields).toContain(field);
  expect(fields.filter((one) => !known.includes(one))).toEqual([]);
});

describe('the entries of some names', () => {
  const namesFor = (...names: string[]) =>
    referenceFor(names).flatMap((section) => section.entries.map(({ name }) => name));

  test('are found as cards write them, and by their titles', () => {
    expect(namesFor('tough')).toEqual(['tough']);
    expect(namesFor('Deadly Strike', 'super-strength')).toEqual([
      'super-strength',
      'deadly-strike',
    ]);
    expect(namesFor()).toEqual(entries.map(({ name }) => name));
  });

  test('of which there are none are all refused', () => {
    expect(() => referenceFor(['tou', 'tough', 'swimming'])).toThrow(
      /^power is "tou" \(did you mean tough\?\); give the name of a power, .*\npower is "swimming"; [^\n]*$/,
    );
  });
});
