import { describe, expect, test } from 'vitest';
import { POWERS } from '../../src/cards/powers/index.ts';
import { REFERENCE, referenceFor } from '../../src/cards/reference.ts';
import { cardSchema } from '../../src/cards/schema.ts';
import { parseYaml } from '../../src/scenarios/document.ts';

const entries = REFERENCE.flatMap((section) => section.entries);

test('every power is listed once', () => {
  const [powers] = REFERENCE;
  expect(powers?.entries.map(({ name }) => name)).toEqual(POWERS.map(({ name }) => name));
});

test.each(entries)('$name can be written on a card as it says', ({ name, written, number }) => {
  expect(written.length).toBeGreaterThan(0);
  for (const text of written) {
    const { data } = parseYaml(`{ name: A, attack: 1, defense: 1, powers: [${text}] }`, 'card');
    const { powers } = cardSchema.parse(data);
    expect(powers[0]?.power).toBe(name);
    const of = powers[0]?.number;
    if (!number) expect(of).toBeUndefined();
    else expect(of).toSatisfy((n: number) => n >= number.least && n <= number.most);
  }
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
    expect(() => referenceFor(['tou', 'tough', 'flying'])).toThrow(
      /^power: found "tou", allowed: one of super-strength, .* \(did you mean tough\?\)\npower: found "flying", [^\n]*$/,
    );
  });
});
