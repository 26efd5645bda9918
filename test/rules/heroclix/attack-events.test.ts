import { expect, test } from 'vitest';
import { fightEventSchema } from '../../../src/rules/fight-event-schema.ts';
import { type Changes, explained, inARow } from './scenarios.ts';

/** Checked by the schema. */
const eventsOf = (changes: Changes, dice?: string) =>
  explained(changes, dice).events.map((event) => fightEventSchema().parse(event));

const roll = { is: 'attackRoll', who: 'Thor', target: 'Loki', attackValue: 10, defenseValue: 17 };
const hit = { ...roll, dice: { attack: ['6', '5'] }, isHit: true, damage: 3 };

test('an attack that misses is its roll', () => {
  expect(eventsOf({}, '4 2')).toEqual([{ ...roll, dice: { attack: ['4', '2'] }, damage: 0 }]);
});

test('a critical hit says so, and one that knocks nobody back is its roll', () => {
  expect(eventsOf({ attacker: { keyphrases: [] } }, '6 6')).toEqual([
    { ...hit, dice: { attack: ['6', '6'] }, isCritical: true, damage: 4, unmoved: 'noPower' },
  ]);
});

test('a knockback has its squares, what stops it, and the damage with its reasons', () => {
  // It falls off a roof two levels high, and stops after two squares of three.
  expect(eventsOf(inARow('3 3 3 1 1 1'))).toEqual([
    hit,
    {
      is: 'driven',
      who: 'Loki',
      spaces: 2,
      most: 3,
      from: [[1, 0]],
      places: [[[2, 0]], [[3, 0]]],
      drops: [0, 2],
    },
    { is: 'stopped', who: 'Loki', cause: 'fell', blockers: [], next: [[4, 0]] },
    {
      is: 'knockbackDamage',
      who: 'Loki',
      damage: 2,
      fullDistance: 3,
      isShort: true,
      isLower: true,
    },
  ]);
});

test('who stands in the way is named, and nobody takes damage by it', () => {
  const sif = { others: [{ character: 'Sif', at: [2, 0] }] };
  expect(eventsOf(inARow('2 2 1 1 1', {}, sif)).slice(1)).toEqual([
    { is: 'driven', who: 'Loki', spaces: 0, most: 3, from: [[1, 0]], places: [], drops: [] },
    { is: 'stopped', who: 'Loki', cause: 'character', blockers: ['Sif'], next: [[2, 0]] },
    { is: 'knockbackDamage', who: 'Loki', damage: 0, fullDistance: 3 },
  ]);
});

test('without a board there are no squares; an immune character takes no damage', () => {
  expect(eventsOf({}).slice(1, 2)).toEqual([{ is: 'driven', who: 'Loki', spaces: 3, most: 3 }]);
  const immune = { defender: { keyphrases: ['immune'] } };
  expect(eventsOf(inARow('3 3 3 1 1 1', immune)).at(-1)).toEqual({
    is: 'knockbackDamage',
    who: 'Loki',
    damage: 0,
    fullDistance: 3,
    isShort: true,
    isLower: true,
    isImmune: true,
  });
});

test('a hit without damage knocks nobody back, and higher ground says by how much', () => {
  expect(
    eventsOf({ attacker: { damage: 0 }, rulings: { knockbackNeedsDamage: true } }).slice(0, 1),
  ).toMatchObject([{ isHit: true, damage: 0, unmoved: 'noDamage' }]);
  expect(eventsOf(inARow('1 1 3')).slice(1, 3)).toMatchObject([
    { is: 'driven', spaces: 0 },
    { is: 'stopped', cause: 'higher', next: [[2, 0]], climb: 2 },
  ]);
});
