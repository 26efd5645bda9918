import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BadInput } from '../../../src/base/words/problem.ts';
import { combinations, withValues } from '../../../src/experiments/scenarios/sweep.ts';

const anyVary = fc.dictionary(
  fc.constantFrom('a', 'b.c', 'b.d', 'e'),
  fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 5 }),
  { noNullPrototype: true },
);

describe('combinations', () => {
  test('are every combination once, the last field changing fastest', () => {
    expect(combinations({ x: [1, 2], y: ['a', 'b', 'c'] })).toEqual([
      { x: 1, y: 'a' },
      { x: 1, y: 'b' },
      { x: 1, y: 'c' },
      { x: 2, y: 'a' },
      { x: 2, y: 'b' },
      { x: 2, y: 'c' },
    ]);
    fc.assert(
      fc.property(anyVary, (vary) => {
        const all = combinations(vary);
        const count = Object.values(vary).reduce((n, values) => n * values.length, 1);
        expect(all).toHaveLength(count);
        expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(count);
        for (const one of all) {
          expect(Object.keys(one)).toEqual(Object.keys(vary));
          for (const [field, value] of Object.entries(one)) expect(vary[field]).toContain(value);
        }
      }),
    );
  });

  test('are a single empty one where nothing varies', () => {
    expect(combinations()).toEqual([{}]);
    expect(combinations({})).toEqual([{}]);
  });

  test('beyond 10,000 are refused before they are made', () => {
    const thousand = Array.from({ length: 1000 }, (_, i) => i);
    expect(combinations({ a: thousand, b: thousand.slice(0, 10) })).toHaveLength(10_000);
    expect(() => combinations({ a: thousand, b: thousand, c: thousand })).toThrow(
      'vary: 1000000000 combinations; give at most 10000 combinations',
    );
  });
});

test('more than 100 varied fields are refused', () => {
  const fields = (n: number) => Object.fromEntries(Array.from({ length: n }, (_, i) => [i, [1]]));
  expect(combinations(fields(100))).toHaveLength(1);
  expect(() => combinations(fields(101))).toThrow('vary: 101 fields; give at most 100 fields');
});

describe('a document with the values of a combination', () => {
  const document = {
    name: 'x',
    attacker: 'hawkgirl',
    defender: { card: 'the-joker', powers: ['tough'] },
    vary: { 'attacker.attack': [1, 2] },
  };

  test('has them in place, and varies no more', () => {
    expect(withValues(document, { 'defender.defense': 7, 'rulings.new': true, name: 'y' })).toEqual(
      {
        name: 'y',
        attacker: 'hawkgirl',
        defender: { card: 'the-joker', powers: ['tough'], defense: 7 },
        rulings: { new: true },
      },
    );
  });

  test('has a card by name as { card: name } where a field of it varies', () => {
    const put = withValues(document, { 'attacker.attack': 3, 'attacker.defense': 4 });
    expect(put.attacker).toEqual({ card: 'hawkgirl', attack: 3, defense: 4 });
  });

  test.each<[string, object, object]>([
    [
      'a card',
      { 'attacker.attack': 5, attacker: 'the-joker' },
      { attacker: { card: 'the-joker', attack: 5 } },
    ],
    [
      'a board',
      { 'board.terrain': '1 1', 'board.others': [], board: { terrain: '2 2', attacker: [0, 0] } },
      { board: { terrain: '1 1', others: [], attacker: [0, 0] } },
    ],
    [
      'a list of powers',
      { 'defender.powers.0': 'tough', defender: { card: 'x' }, 'defender.powers': ['a', 'b'] },
      { defender: { card: 'x', powers: ['tough', 'b'] } },
    ],
  ])('has %s and a part of it both, in whatever order they vary', (_, combination, wanted) => {
    const fields = Object.entries(combination);
    for (const order of [fields, fields.toReversed()]) {
      expect(withValues(document, Object.fromEntries(order))).toMatchObject(wanted);
    }
  });

  test('may have an entry of a list varied', () => {
    const put = withValues(document, { 'defender.powers.0': 'lava-resistant' });
    expect(put.defender).toEqual({ card: 'the-joker', powers: ['lava-resistant'] });
  });

  test('may have an entry added to a list', () => {
    const put = withValues(document, { 'defender.powers.1': 'lava-resistant' });
    expect(put.defender).toEqual({ card: 'the-joker', powers: ['tough', 'lava-resistant'] });
  });

  test.each(['first', 'length', '00', '-1', '2', '1e0', ''])(
    'refuses "%s" as an entry of a list of one',
    (key) => {
      const field = `defender.powers.${key}`;
      expect(() => withValues(document, { [field]: 'tough' })).toThrow(
        `vary.${field} is "${key}"; give the number of an entry in this list, from 0 to 1`,
      );
    },
  );

  test('never touches the document it is made from, nor shares anything with it', () => {
    const before = structuredClone(document);
    const powers = ['super-strength'];
    const put = withValues(document, { 'defender.card': 'x', 'attacker.powers': powers });
    for (const part of [put.attacker, put.defender]) {
      const list = (part as { powers: unknown[] }).powers;
      list.push('changed');
    }
    expect(document).toEqual(before);
    expect(powers).toEqual(['super-strength']);
  });

  test('keeps what other fields are, whatever is varied', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (kept, value) => {
        const put = withValues({ kept, changed: { a: 1 } }, { 'changed.b': value });
        expect(put).toEqual({ kept, changed: { a: 1, b: value } });
      }),
    );
  });
});

test('varied values are not copied for each combination', () => {
  // A function cannot be copied.
  const vary = { 'attacker.attack': [() => 1] };
  expect(withValues({ attacker: { attack: 1 }, vary }, { 'attacker.attack': 2 })).toEqual({
    attacker: { attack: 2 },
  });
});

describe('a field that stands in nothing that could hold it is refused', () => {
  test.each([
    ['a number', { trials: 5 }, 'trials.x', '5'],
    ['nothing', { attacker: null }, 'attacker.attack', 'null'],
    ['true', { specialAttack: true }, 'specialAttack.x.y', 'true'],
  ])('%s', (_, document, field, found) => {
    const message = `vary.${field} is ${found}; give the path of a field of the experiment, such as attacker.attack`;
    expect(() => withValues(document, { [field]: 1 })).toThrow(
      expect.objectContaining({ message }),
    );
    expect(() => withValues(document, { [field]: 1 })).toThrow(BadInput);
  });
});

test('fields named like parts of every object are fields like any other, and reach no prototype', () => {
  for (const field of ['__proto__.life', 'constructor.prototype.life', 'attacker.__proto__.life']) {
    const put = withValues({ attacker: {} }, { [field]: 1 });
    expect(Object.getPrototypeOf(put)).toBe(Object.prototype);
    expect(({} as { life?: number }).life).toBeUndefined();
    const [first = ''] = field.split('.');
    expect(Object.keys(put)).toContain(first);
  }
  expect(combinations(JSON.parse('{ "__proto__": [1, 2] }'))).toHaveLength(2);
});
