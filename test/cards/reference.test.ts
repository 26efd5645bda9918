import { describe, expect, test } from 'vitest';
import { NAMED_POWERS } from '../../src/cards/powers/named-powers.ts';
import { actionFields } from '../../src/cards/powers/spelling/actions.ts';
import { referenceFor } from '../../src/cards/reference.ts';
import { cardSchema, cardsJsonSchema } from '../../src/cards/schema.ts';
import { parseYaml } from '../../src/experiments/scenarios/document.ts';

const entries = referenceFor([]).flatMap((section) => section.entries);

test('every power is listed once', () => {
  expect(powers?.entries.map(({ name }) => name)).toEqual(NAMED_POWERS.map(({ name }) => name));
});

const powersOf = (powers: string) => {
  const { data } = parseYaml(`{ name: A, attack: 1, defense: 1, powers: [${powers}] }`, 'card');
  return cardSchema().parse(data).powers;
};

const [powers, actions, traits, conditions, beside, ofPower] = referenceFor([]);

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

const rulesOf = (rule: string) =>
  JSON.stringify(powersOf(`{ name: Own, rules: ${rule} }`)[0]?.effects);

test.each([
  ['actions', actions, [...Object.keys(actionFields()), 'gives']],
  ['traits', traits, ['value', 'mode', 'bar', 'way', 'words', 'gives']],
])('all %s are listed', (_, section, names) => {
  expect(section?.entries.map(({ name }) => name)).toEqual(names);
});

test.each([...(actions?.entries ?? []), ...(traits?.entries ?? [])])(
  '$name can be written in a rule',
  ({ name, written, does }) => {
    for (const text of written) expect(rulesOf(text)).toContain(`"${name}":`);
    expect(does).toMatch(/^[A-Z][^{}]*\.$/);
  },
);

test.each(conditions?.entries ?? [])('the condition $name can be written in a rule', (entry) => {
  for (const text of entry.written) {
    const name = entry.name === 'enemy' ? 'other' : entry.name;
    expect(rulesOf(`{ if: ${text}, dice: { attack: 1 } }`)).toContain(`"${name}":`);
  }
});

const STORED: Readonly<Record<string, string>> = { at: 'on', limit: 'limits' };

test.each(beside?.entries ?? [])('$name can be written beside an action', ({ name, written }) => {
  // A table is a roll that is written as an amount.
  for (const text of written.filter((one) => one.includes(`${name}:`)))
    expect(rulesOf(text)).toContain(`"${STORED[name] ?? name}":`);
});

test.each(ofPower?.entries ?? [])('$name can be written beside the rules of a power', (entry) => {
  for (const text of entry.written) {
    const [use] = powersOf(text);
    // Rules are stored as lines.
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

test.each([['modelled', ['name', 'rules', 'effects', 'meaning', 'note']]])(
  'whatever a power can say beside %s is explained',
  (field, needsNoWord) => {
    const known = [...entries.map(({ name }) => name), ...needsNoWord];
    const fields = fieldsBeside(field, cardsJsonSchema());
    expect(fields).toContain(field);
    expect(fields.filter((one) => !known.includes(one))).toEqual([]);
  },
);

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
