import { describe, expect, test } from 'vitest';
import { profileOf } from '../../../src/fight/combat/profile.ts';
import { type Before, settler } from '../../../src/fight/evaluators/attack-signature.ts';
import type { C3gScenario } from '../../../src/fight/scenario.ts';
import { scenarioOf } from '../scenarios.ts';

/** The remaining conditions of an effect on the attacker's card. */
function left(when: unknown, before: Before) {
  const scenario = scenarioOf({
    attacker: {
      name: 'A',
      attack: 3,
      life: 4,
      wounds: 1,
      powers: [{ name: 'P', effects: [{ attackDice: 1, when }] }],
    },
    defender: { name: 'D', defense: 2, life: 5, size: 'large' },
    states: ['army-valiant'],
  }) as C3gScenario;
  const { fight, active } = profileOf(scenario);
  const [one] = active;
  if (!one) throw new Error('no effect');
  return settler(fight)(one, before);
}

const ALWAYS = { when: [], asksCards: false };

describe('conditions are settled before the attack', () => {
  test.each([
    ['normalAttack', ALWAYS],
    ['specialAttack', undefined],
    [{ not: 'specialAttack' }, ALWAYS],
    [{ not: 'normalAttack' }, undefined],
    [{ not: ['normalAttack', 'heightAdvantage'] }, ALWAYS],
    [['normalAttack', { state: 'army-valiant' }, { target: { size: 'large' } }], ALWAYS],
    [['normalAttack', { state: 'off' }], undefined],
    ['adjacent', ALWAYS],
    [{ distance: 1 }, ALWAYS],
  ])('%o', (when, expected) => {
    expect(left(when, 'wounds')).toEqual(expected);
  });

  test('also those that ask for wounds, where neither has been wounded yet', () => {
    expect(left({ ownWounds: 1 }, 'nothing')).toEqual(ALWAYS);
    expect(left({ ownWounds: 2 }, 'nothing')).toBeUndefined();
  });
});

describe('conditions are left open', () => {
  test.each([
    ['wounded', { result: 1 }],
    ['destroyed', { result: 'destroyed' }],
    ['shieldRolled', { shows: 'shield' }],
    ['allSkulls', { shows: 'allSkulls' }],
    ['blankRolled', { shows: 'blank' }],
    ['rollsAreEven', { shows: 'evenRolls' }],
    [{ skulls: 2 }, { shows: { skulls: 2 } }],
    [{ ownWounds: 1 }, { self: { wounds: 1 } }],
    [{ enemyLifeLeft: 1 }, { other: { lifeLeft: 1 } }],
    [{ d20: 14 }, { d20: 14 }],
  ])('where the attack can change what they ask: %o', (when, open) => {
    expect(left(when, 'wounds')).toEqual({ when: [open], asksCards: false });
  });

  test('at a D20 also before anything has happened', () => {
    expect(left({ d20: 14 }, 'nothing')?.when).toEqual([{ d20: 14 }]);
  });

  test('about the place of the two, once the defender may have been moved', () => {
    expect(left('adjacent', 'distance')?.when).toEqual([{ adjacent: true }]);
  });

  test('with what is settled taken out, also within "not"', () => {
    expect(left(['adjacent', { not: ['adjacent', 'wounded'] }], 'wounds')?.when).toEqual([
      { not: [{ result: 1 }] },
    ]);
    expect(left({ not: ['heightAdvantage', 'wounded'] }, 'wounds')).toEqual(ALWAYS);
  });

  test('with a word on whether they ask a card as well', () => {
    const engaged = { target: { size: 'large', engaged: true } };
    expect(left(engaged, 'wounds')).toEqual(ALWAYS);
    const open = { target: { cards: { size: 'large' }, engaged: true } };
    expect(left(engaged, 'distance')).toEqual({ when: [open], asksCards: true });
  });
});
