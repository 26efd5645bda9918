import { describe, expect, test } from 'vitest';
import {
  isSamePower,
  keyOfPower,
  leftOutOf,
  numberOfPower,
  textOfPower,
  titleOfPower,
} from '../../../src/explorer/fight/written-powers.ts';

const OWN = { name: 'Rage Smash', effects: [{ attackDice: 1 }] };

describe('a power as cards write it', () => {
  test.each([
    ['tough', 'tough', 'Tough 1', 1],
    [{ tough: 2 }, 'tough', 'Tough 2', 2],
    ['super-strength', 'super-strength', 'Super Strength', undefined],
    [OWN, 'Rage Smash', 'Rage Smash', undefined],
  ] as const)('%j is known by its name', (power, key, title, number) => {
    expect(keyOfPower(power)).toBe(key);
    expect(titleOfPower(power)).toBe(title);
    expect(numberOfPower(power)).toBe(number);
  });

  test('is the same whatever its number', () => {
    expect(isSamePower('tough', { tough: 3 })).toBe(true);
    expect(isSamePower('tough', 'flying')).toBe(false);
  });

  test('is explained where the program knows it', () => {
    expect(textOfPower({ tough: 2 })).toMatch(/automatic shield/);
    expect(textOfPower(OWN)).toBeUndefined();
  });

  test('says what is left out of it', () => {
    expect(leftOutOf(OWN)).toBeUndefined();
    expect(leftOutOf('tough')).toBeUndefined();
    expect(leftOutOf({ name: 'Aura' })).toBe('no');
    expect(leftOutOf({ ...OWN, modelled: 'partly' })).toBe('partly');
    expect(leftOutOf({ name: 'Lore', modelled: 'notNeeded' })).toBeUndefined();
  });

  test.each([1, null, []])('%j is none', (power) => {
    expect(keyOfPower(power)).toBeUndefined();
  });
});
