import { expect, test } from 'vitest';
import { played } from './fights.ts';

const dice = { attack: { skull: 3 }, defense: { shield: 0, skull: 1 } };
const points = (setting: Parameters<typeof played>[0]) =>
  played({ attack: 3, defense: 1, ...setting }, dice).attack.knockbackPoints;
const mine = [{ superStrength: true }];

test('skulls against skulls, whatever each counts for', () => {
  expect(points({ mine })).toBe(2);
  expect(points({ mine: [...mine, { hitsPerSkull: 3 }, { automaticSkulls: 4 }] })).toBe(2);
});

test('powers change them, but never below 0', () => {
  expect(points({ mine: [...mine, { knockbackPoints: 1 }] })).toBe(3);
  expect(points({ mine: [...mine, { knockbackPoints: -5 }] })).toBe(0);
});

test('there are none without Super Strength that holds, adjacent, in a normal attack', () => {
  expect(points({})).toBe(0);
  expect(points({ mine, superStrength: false })).toBe(0);
  expect(points({ mine, distance: 2 })).toBe(0);
  expect(points({ mine, special: { dice: 3 } })).toBe(0);
});
