import { describe, expect, test } from 'vitest';
import { profileOf } from '../../../src/rules/c3g/profile.ts';
import type { C3gScenario } from '../../../src/rules/c3g/scenario.ts';
import { lifeLeft, strike } from '../../../src/rules/c3g/strike.ts';
import { type Document, rolled, scenarioOf } from './scenarios.ts';

const scenario = (
  attackerPowers: unknown[],
  defenderPowers: unknown[],
  numbers: Document = {},
  more: Document = {},
) =>
  scenarioOf({
    attacker: { name: 'A', attack: 5, defense: 0, powers: attackerPowers },
    defender: { name: 'D', attack: 0, defense: 4, powers: defenderPowers, ...numbers },
    ...more,
  }) as C3gScenario;
const struck = (fight: C3gScenario, raw = rolled(4, 1, 2), adjacent = true) =>
  strike(raw, profileOf(fight), fight, adjacent);

describe('a strike', () => {
  test('counts skulls, shields and skulls, and what they come to', () => {
    const fight = scenario(['super-strength', 'deadly-strike'], [{ tough: 2 }]);
    expect(struck(fight)).toEqual({
      skulls: 4,
      shields: 1,
      defenderSkulls: 2,
      automaticShields: 2,
      hits: 8,
      blocks: 3,
      ignored: false,
      wounds: 5,
      destroyed: false,
      knockbackPoints: 2,
    });
  });

  test('leaves no wounds below 0 and no Knockback points below 0', () => {
    const fight = scenario(['super-strength'], ['tough']);
    expect(struck(fight, rolled(1, 3, 1))).toMatchObject({ wounds: 0, knockbackPoints: 0 });
    expect(struck(fight, rolled(0, 0, 3))).toMatchObject({ wounds: 0, knockbackPoints: 0 });
  });

  test('that is ignored makes neither wounds nor Knockback, whatever it rolled', () => {
    const fight = scenario(['super-strength'], [{ 'ignores-attack': 10 }], { life: 2 });
    const raw = (ignored: number) => ({ ...rolled(4, 0, 0), ignore: { ignored } });
    expect(struck(fight, raw(1))).toMatchObject({
      ignored: true,
      hits: 4,
      wounds: 0,
      destroyed: false,
      knockbackPoints: 0,
    });
    expect(struck(fight, raw(0))).toMatchObject({
      ignored: false,
      wounds: 2,
      destroyed: true,
      knockbackPoints: 4,
    });
  });

  test('has no Knockback points from afar', () => {
    const fight = scenario(['super-strength'], []);
    expect(struck(fight, rolled(4, 0, 1), false)).toMatchObject({ wounds: 4, knockbackPoints: 0 });
    expect(struck(fight, rolled(4, 0, 1), true)).toMatchObject({ wounds: 4, knockbackPoints: 3 });
  });

  test('of no dice adds no automatic shields', () => {
    const fight = scenario(
      ['super-strength'],
      ['tough'],
      {},
      { attacker: { name: 'A', attack: 0, defense: 0 } },
    );
    expect(struck(fight, {})).toMatchObject({ automaticShields: 0, wounds: 0, destroyed: false });
  });
});

test('the Life left is the Life less wounds, without end where no Life is known', () => {
  expect(lifeLeft(scenario([], [], { life: 5, wounds: 2 }))).toBe(3);
  expect(lifeLeft(scenario([], [], { wounds: 2 }))).toBe(Number.POSITIVE_INFINITY);
});
