import { describe, expect, test } from 'vitest';
import { attackDistribution } from '../../../src/fight/combat/dice.ts';
import { profileOf } from '../../../src/fight/combat/profile.ts';
import { routesOf } from '../../../src/fight/ground/route.ts';
import type { C3gScenario } from '../../../src/fight/scenario.ts';
import { type Document, rolled, scenarioOf } from '../scenarios.ts';

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
const struck = (fight: C3gScenario, raw = rolled(4, 1, 2)) => {
  const { attack, struckDown } = attackDistribution(
    profileOf(fight),
    fight,
    routesOf(fight)[0],
  ).resolve(raw);
  return { ...attack, dealt: attack.wounds.attack, struckDown };
};

describe('an attack with powers that roll no dice', () => {
  test('counts skulls, shields and skulls, and what they come to', () => {
    const fight = scenario(['super-strength', 'deadly-strike'], [{ tough: 2 }]);
    expect(struck(fight)).toMatchObject({
      skulls: 4,
      shields: 1,
      defenderSkulls: 2,
      automaticShields: 2,
      hits: 8,
      blocks: 3,
      ignored: false,
      dealt: 5,
      struckDown: false,
      knockbackPoints: 2,
    });
  });

  test('leaves no wounds below 0 and no Knockback points below 0', () => {
    const fight = scenario(['super-strength'], ['tough']);
    expect(struck(fight, rolled(1, 3, 1))).toMatchObject({ dealt: 0, knockbackPoints: 0 });
    expect(struck(fight, rolled(0, 0, 3))).toMatchObject({ dealt: 0, knockbackPoints: 0 });
  });

  test('that is ignored makes neither wounds nor Knockback, whatever it rolled', () => {
    const fight = scenario(['super-strength'], [{ 'ignores-attack': 10 }], { life: 2 });
    const raw = (ignored: number) => ({ ...rolled(4, 0, 0), ignore: { reached: ignored } });
    expect(struck(fight, raw(1))).toMatchObject({
      ignored: true,
      dealt: 0,
      struckDown: false,
      knockbackPoints: 0,
    });
    expect(struck(fight, raw(0))).toMatchObject({
      ignored: false,
      dealt: 2,
      struckDown: true,
      knockbackPoints: 4,
    });
  });

  test('has no Knockback points from afar', () => {
    const from = (distance: number) => scenario(['super-strength'], [], {}, { distance });
    expect(struck(from(2), rolled(4, 0, 0))).toMatchObject({ dealt: 4, knockbackPoints: 0 });
    expect(struck(from(1), rolled(4, 0, 1))).toMatchObject({ dealt: 4, knockbackPoints: 3 });
  });

  test('of no dice adds no automatic shields', () => {
    const fight = scenario(
      ['super-strength'],
      ['tough'],
      {},
      { attacker: { name: 'A', attack: 0, defense: 0 } },
    );
    expect(struck(fight, {})).toMatchObject({ automaticShields: 0, dealt: 0, struckDown: false });
  });
});
