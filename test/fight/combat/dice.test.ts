import { describe, expect, test } from 'vitest';
import { attackDistribution } from '../../../src/fight/combat/dice.ts';
import { profileOf } from '../../../src/fight/combat/profile.ts';
import { routesOf } from '../../../src/fight/ground/route.ts';
import type { Setting } from '../../cards/powers/attacks.ts';
import { c3gScenario, played, pools } from './stages/fights.ts';

const model = (setting: Setting) => {
  const scenario = c3gScenario(setting);
  const [route] = routesOf(scenario);
  return attackDistribution(profileOf(scenario), scenario, route);
};

describe('the dice of an attack', () => {
  test('are attack and defense, and the D20 to ignore it', () => {
    expect(pools({ attack: 4, defense: 3 })).toEqual({ attack: 4, defense: 3 });
    expect(pools({ attack: 4, defense: 3, theirs: [{ ignoreAttack: 16 }] })).toEqual({
      attack: 4,
      defense: 3,
      ignore: 1,
    });
    expect(pools({ attack: 0, defense: 3 })).toEqual({});
  });

  test('have parts where their number hangs on other dice', () => {
    const mine = [{ attackDice: { 11: 1, 18: 3 } }, { noDefense: 16 }];
    expect(pools({ attack: 4, defense: 3, mine })).toEqual({
      attackDice: 1,
      attack: 4,
      'attack/2': 1,
      'attack/3': 2,
      noDefense: 1,
      defense: 3,
    });
  });

  test('are those of hazards that the points can lead to, more points by powers among them', () => {
    const board = { terrain: '1 1 1 1m 1', attacker: [0, 0], defender: [1, 0] };
    const mine = [{ superStrength: true }];
    expect(pools({ attack: 1, mine, board })).toEqual({ attack: 1, defense: 0 });
    const farther = pools({ attack: 1, mine: [...mine, { knockbackPoints: 1 }], board });
    expect(farther).toEqual({ attack: 1, 'lava-2': 1 });
  });
});

test('the most Knockback points are those that the dice and powers can give', () => {
  const mine = [{ superStrength: true }];
  expect(model({ attack: 3, mine }).mostPoints).toBe(3);
  expect(model({ attack: 3, mine: [...mine, { knockbackPoints: 2 }] }).mostPoints).toBe(5);
});

test('of parts those are read that were rolled: below 11 the fifth die does not count', () => {
  const setting = { attack: 4, mine: [{ attackDice: { 11: 1 } }] };
  const dice = (reached: number) => ({
    attackDice: { reached },
    attack: { skull: 4 },
    'attack/2': { skull: 1 },
  });
  expect(played(setting, dice(0)).attack.wounds.attack).toBe(4);
  expect(played(setting, dice(1)).attack.wounds.attack).toBe(5);
});

test('skulls on all dice depend on their number: such attacks are alike with as many dice alone', () => {
  const mine = [{ extraWounds: 1, when: ['allSkulls'] }];
  const alike = (attack: number, effects: typeof mine | undefined) =>
    model({ attack, defense: 3, ...(effects && { mine: effects }) }).alike;
  expect(alike(3, mine)).not.toBe(alike(4, mine));
  expect(alike(3, undefined)).toBe(alike(4, undefined));
  expect(model({ attack: 3, defense: 0 }).alike).not.toBe(model({ attack: 3, defense: 1 }).alike);
});
