import { describe, expect, test } from 'vitest';
import type { ThrowModel } from '../../../src/rules/model.ts';
import { diceIn, planOf, rolled } from '../scenarios.ts';

/** A simple fight of 4 attack dice against 4 defense dice, with the changes of each case. */
function fight(
  attackerPowers: readonly unknown[],
  defenderPowers: readonly unknown[] = [],
  more: object = {},
  dice: { attack?: number; defense?: number } = {},
) {
  return planOf({
    attacker: { name: 'A', attack: dice.attack ?? 4, defense: 0, powers: attackerPowers },
    defender: { name: 'D', attack: 0, defense: dice.defense ?? 4, powers: defenderPowers },
    ...more,
  }).model;
}

const dice = ({ thrown }: ThrowModel) => [diceIn(thrown, 'attack'), diceIn(thrown, 'defense')];

describe('Super Strength', () => {
  test('turns the skulls that the defender does not cancel into Knockback points', () => {
    const { resolve } = fight(['super-strength']);
    expect(resolve(rolled(3, 0, 1))).toMatchObject({ knockbackPoints: 2, spacesMoved: 2 });
    expect(resolve(rolled(1, 0, 3))).toMatchObject({ knockbackPoints: 0, spacesMoved: 0 });
  });

  test.each([
    ['is missing', fight([])],
    ['stands on the defender’s card', fight([], ['super-strength'])],
    ['is negated', fight(['super-strength'], [], { superStrength: false })],
    ['makes a special attack', fight(['super-strength'], [], { specialAttack: true })],
  ])('knocks nobody back where it %s', (_, { resolve }) => {
    const outcome = resolve(rolled(4, 0, 0));
    expect(outcome).toMatchObject({ attackWounds: 4, knockbackPoints: 0, spacesMoved: 0 });
    expect(outcome).toMatchObject({ displaced: 0, stoppedBy: 'none' });
  });
});

describe('Tough', () => {
  test('adds a shield, or as many as its number says, and cancels no Knockback points', () => {
    const bare = fight(['super-strength'], ['tough']).resolve(rolled(4, 1, 0));
    const numbered = fight(['super-strength'], [{ tough: 2 }]).resolve(rolled(4, 1, 0));
    expect([bare.attackWounds, numbered.attackWounds]).toEqual([2, 1]);
    expect([bare.knockbackPoints, numbered.knockbackPoints]).toEqual([4, 4]);
  });

  test('does not count against a special attack', () => {
    const { resolve } = fight([], ['tough'], { specialAttack: true });
    expect(resolve(rolled(4, 1, 0))).toMatchObject({ attackWounds: 3 });
  });

  test('counts only where a defense die is rolled, by the usual ruling', () => {
    const rulings = { automaticShieldsNeedARoll: false };
    const none = { defense: 0 };
    const usual = fight([], ['tough'], {}, none).resolve(rolled(2, 0, 0));
    const otherwise = fight([], ['tough'], { rulings }, none).resolve(rolled(2, 0, 0));
    expect([usual.attackWounds, otherwise.attackWounds]).toEqual([2, 1]);
  });

  test('counts although the dice that are rolled show no shield', () => {
    const { resolve } = fight([], ['tough'], {}, { defense: 1 });
    expect(resolve(rolled(2, 0, 0))).toMatchObject({ attackWounds: 1 });
  });
});

describe('Deadly Strike', () => {
  test('doubles hits, and not Knockback points: two doubled skulls are 2 (guild ruling)', () => {
    const { resolve } = fight(['super-strength', 'deadly-strike']);
    expect(resolve(rolled(2, 1, 0))).toMatchObject({ attackWounds: 3, knockbackPoints: 2 });
  });
});

describe('dice counts', () => {
  test('Nth Metal Mace takes a defense die from whoever is attacked', () => {
    expect(dice(fight(['nth-metal-mace']))).toEqual([4, 3]);
    expect(dice(fight([], ['nth-metal-mace']))).toEqual([4, 4]);
  });

  test('height advantage gives the higher side a die', () => {
    expect(dice(fight([], [], { heightAdvantage: 'attacker' }))).toEqual([5, 4]);
    expect(dice(fight([], [], { heightAdvantage: 'defender' }))).toEqual([4, 5]);
    expect(dice(fight([], [], { heightAdvantage: 'neither' }))).toEqual([4, 4]);
  });

  test('never go below 0', () => {
    expect(dice(fight(['nth-metal-mace'], [], {}, { defense: 0 }))).toEqual([4, 0]);
  });

  test('a defense of 1 with the mace against it is no roll, so Tough counts for nothing', () => {
    const model = fight(['nth-metal-mace'], ['tough'], {}, { defense: 1 });
    expect(dice(model)).toEqual([4, 0]);
    expect(model.resolve(rolled(2, 0, 0))).toMatchObject({ attackWounds: 2 });
  });

  test('an attack with 0 dice is no attack: no dice, no wounds, no Knockback', () => {
    const model = fight(['super-strength'], ['tough'], {}, { attack: 0 });
    expect(dice(model)).toEqual([0, 0]);
    expect(model.resolve({})).toMatchObject({ attackWounds: 0, knockbackPoints: 0, displaced: 0 });
  });

  test('height advantage makes an attack of what would be none', () => {
    expect(dice(fight([], [], { heightAdvantage: 'attacker' }, { attack: 0 }))).toEqual([1, 4]);
  });
});

describe('Ignores Attack', () => {
  const model = fight(['super-strength'], [{ 'ignores-attack': 16 }]);
  const ignoring = (ignored: number) => ({ ...rolled(4, 0, 0), ignore: { reached: ignored } });

  test('leaves neither wounds nor Knockback where the D20 says so', () => {
    const outcome = model.resolve(ignoring(1));
    expect(outcome).toMatchObject({ attackWounds: 0, knockbackPoints: 0, spacesMoved: 0 });
  });

  test('changes nothing where the D20 falls short', () => {
    const outcome = model.resolve(ignoring(0));
    expect(outcome).toMatchObject({ attackWounds: 4, knockbackPoints: 4, spacesMoved: 4 });
  });
});
