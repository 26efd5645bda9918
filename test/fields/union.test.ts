import { expect, test } from 'vitest';
import { readFieldFile } from '../../src/fields/format/read.ts';
import { fieldJson } from '../../src/fields/format/write.ts';
import { knownPairs, unionOf } from '../../src/fields/kept.ts';
import { cardNamed, fieldAgainst, fieldOf, SETTING, winsOf } from './fields.ts';

const [a, b, c] = [3, 4, 5].map((attack) => cardNamed(`card ${attack}`, { attack })) as [
  ReturnType<typeof cardNamed>,
  ReturnType<typeof cardNamed>,
  ReturnType<typeof cardNamed>,
];
/** The same name, another card. */
const changed = cardNamed('card 3', { attack: 6 });
const square = fieldOf([a, b], [[undefined, 0.4]]);
const few = fieldAgainst(
  [c, changed],
  [a, b],
  [
    ['endless', 0.7],
    [0.8, winsOf(0.9, 0.1)],
  ],
);

test('holds every pair of the fields, from both sides, and leaves out those that none has played', () => {
  const union = unionOf([square, few], SETTING);
  expect(union.rows).toEqual([a, b, c, changed]);
  const known = knownPairs([union], SETTING);
  expect(known(a.side, b.side)).toEqual(winsOf(0.4));
  expect(known(c.side, a.side)).toBe('endless');
  expect(known(c.side, b.side)).toEqual(winsOf(0.7));
  const { attacker, defender } = winsOf(0.9, 0.1);
  expect(known(b.side, changed.side)).toEqual({
    attacker: { attacker: defender.defender, defender: defender.attacker },
    defender: { attacker: attacker.defender, defender: attacker.attacker },
  });
  expect(known(c.side, changed.side)).toBeUndefined();
});

test('is kept in a file and read back', () => {
  const union = unionOf([square, few], SETTING);
  const { field } = readFieldFile(fieldJson({ title: 'x', field: union }, '1'), 'kept.json');
  const known = knownPairs([field], SETTING);
  expect(known(c.side, b.side)).toEqual(winsOf(0.7));
  expect(known(c.side, changed.side)).toBeUndefined();
});
