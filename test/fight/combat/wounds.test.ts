import { describe, expect, test } from 'vitest';
import { planOf, rolled } from '../scenarios.ts';

/** 6 attack dice with Super Strength against a defender of this Life. */
function fight(defender: { life?: number; wounds?: number }, rulings = {}) {
  return planOf({
    attacker: { name: 'A', attack: 6, defense: 0, powers: ['super-strength'] },
    defender: { name: 'D', attack: 0, defense: 3, ...defender },
    rulings,
  }).model;
}

test('wounds are hits less blocks, never below 0', () => {
  const { resolve } = fight({});
  expect(resolve(rolled(5, 3, 0))).toMatchObject({ attackWounds: 2, totalWounds: 2 });
  expect(resolve(rolled(1, 3, 0))).toMatchObject({ attackWounds: 0, totalWounds: 0 });
});

test('without a Life wounds destroy nothing', () => {
  expect(fight({}).resolve(rolled(6, 0, 0))).toMatchObject({ attackWounds: 6, destroyed: 0 });
});

test('a figure is destroyed when its wounds reach its Life, not before', () => {
  const { resolve } = fight({ life: 5, wounds: 2 });
  expect(resolve(rolled(2, 0, 0))).toMatchObject({ attackWounds: 2, destroyed: 0 });
  expect(resolve(rolled(3, 0, 0))).toMatchObject({ attackWounds: 3, destroyed: 1 });
});

test('wounds never exceed the Life left', () => {
  const { resolve } = fight({ life: 5, wounds: 2 });
  expect(resolve(rolled(6, 0, 0))).toMatchObject({ attackWounds: 3, totalWounds: 3, destroyed: 1 });
});

describe('a defender destroyed by the attack itself', () => {
  const fatal = rolled(4, 0, 1);

  test('stays where it is, by the usual ruling; its Knockback points are still what the dice gave', () => {
    expect(fight({ life: 3 }).resolve(fatal)).toMatchObject({
      destroyed: 1,
      knockbackPoints: 3,
      spacesMoved: 0,
      displaced: 0,
      stoppedBy: 'none',
    });
  });

  test('is knocked back like any other where the ruling is turned', () => {
    const { resolve } = fight({ life: 3 }, { destroyedFiguresStay: false });
    const moved = { destroyed: 1, knockbackPoints: 3, spacesMoved: 3, displaced: 1 };
    expect(resolve(fatal)).toMatchObject(moved);
  });

  test('makes no difference to one that survives', () => {
    for (const destroyedFiguresStay of [true, false]) {
      const { resolve } = fight({ life: 9 }, { destroyedFiguresStay });
      expect(resolve(fatal)).toMatchObject({ destroyed: 0, knockbackPoints: 3, spacesMoved: 3 });
    }
  });
});
