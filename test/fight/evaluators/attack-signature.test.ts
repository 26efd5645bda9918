import { describe, expect, test } from 'vitest';
import { profileOf } from '../../../src/fight/combat/profile.ts';
import { attackSignature, woundsForDice } from '../../../src/fight/evaluators/attack-signature.ts';
import { bareFight } from '../../../src/fight/evaluators/distribution-cache.ts';
import type { C3gScenario } from '../../../src/fight/scenario.ts';
import { type Document, scenarioOf } from '../scenarios.ts';

interface Cards {
  readonly own?: readonly Document[];
  readonly enemy?: readonly Document[];
  readonly more?: Document;
}

const powers = (name: string, effects: readonly Document[]) =>
  effects.map((effect, i) => ({ name: `${name} ${i + 1}`, effects: [effect] }));

function attackOf({ own = [], enemy = [], more = {} }: Cards) {
  const { attacker, defender, ...fight } = more as { attacker?: Document; defender?: Document };
  const scenario = scenarioOf({
    attacker: { name: 'A', attack: 3, life: 4, powers: powers('A', own), ...attacker },
    defender: { name: 'D', defense: 2, life: 5, powers: powers('D', enemy), ...defender },
    ...fight,
  }) as C3gScenario;
  const { fight: cards, rules } = profileOf(scenario);
  return { cards, rules };
}

function bareOf(cards: Cards) {
  const { cards: fight, rules } = attackOf(cards);
  const found = attackSignature(fight, rules);
  if (!found) throw new Error('the attack was not bared');
  return found.bare;
}

const text = (cards: Cards) => JSON.stringify(bareOf(cards));

describe('a bare attack', () => {
  test('is its dice where nothing else acts, whatever the cards are called', () => {
    expect(bareOf({})).toEqual({
      attackDice: 3,
      defenseDice: 2,
      isSpecial: false,
      distance: 1,
      superStrength: true,
      effects: [],
    });
    expect(text({ more: { attacker: { name: 'B', size: 'huge' } } })).toBe(text({}));
  });

  test('has the dice that settled effects and height bring', () => {
    const bare = bareOf({
      own: [{ attackDice: 2, when: 'adjacent' }, { enemyDefenseDice: -1 }],
      enemy: [{ defenseDice: 4, when: { enemy: { size: 'small' } } }],
      more: { heightAdvantage: 'attacker', attacker: { size: 'small' } },
    });
    expect(bare).toMatchObject({ attackDice: 6, defenseDice: 5, effects: [] });
  });

  test('has the dice that effects bring to special attacks, where they name that kind', () => {
    const bare = (when?: string) =>
      bareOf({
        own: [{ attackDice: 1, ...(when !== undefined && { when }) }],
        more: { specialAttack: true },
      });
    // Nothing that is left depends on the kind of attack.
    expect(bare('anyAttack')).toMatchObject({ attackDice: 4, isSpecial: false, effects: [] });
    expect(bare()).toMatchObject({ attackDice: 3, isSpecial: false, effects: [] });
  });

  test('has the distance only if an effect depends on it', () => {
    const apart = (distance: number, cards: Cards = {}) =>
      bareOf({ ...cards, more: { distance, attacker: { range: 9 } } }).distance;
    expect([1, 4, 7].map((far) => apart(far))).toEqual([1, 1, 1]);
    const evading = { enemy: [{ ignoreAttack: 16 }] };
    expect([1, 4, 7].map((far) => apart(far, evading))).toEqual([1, 1, 1]);
    const strong = { own: [{ superStrength: true }] };
    expect([1, 4].map((far) => apart(far, strong))).toEqual([1, 1]);
    const rolling = { enemy: [{ ignoreWounds: { d20: 16, plus: 'distance' } }] };
    expect([1, 4, 7].map((far) => apart(far, rolling))).toEqual([1, 4, 7]);
  });

  test('has the dice of the wounds that the two have', () => {
    const own = [{ attackDice: 1, per: 'ownWound' }];
    expect(bareOf({ own, more: { attacker: { wounds: 2 } } }).attackDice).toBe(5);
    expect(bareOf({ own }).attackDice).toBe(3);
  });

  test('leaves out what cannot act, and asks no more what is settled', () => {
    const counter = { counterStrike: true };
    const asking = [
      { ...counter, when: ['adjacent', 'normalAttack'] },
      { evade: 10, when: 'specialAttack' },
      { ignoreWounds: 10, when: { not: 'adjacent' } },
      { unblockableWounds: 1, stage: 'endOfTurn' },
    ];
    expect(text({ enemy: asking })).toBe(text({ enemy: [counter] }));
  });

  test('keeps what the attack itself decides', () => {
    const [effect] = bareOf({
      enemy: [{ ignoreWounds: 10, when: ['adjacent', { not: ['adjacent', 'wounded'] }] }],
    }).effects;
    expect(effect?.when).toEqual([{ not: [{ result: 1 }] }]);
  });

  test('keeps dice as they stand on the cards where a D20 decides over more', () => {
    const own = [{ attackDice: 1 }, { attackDice: 2, when: { d20: 14 } }];
    const bare = bareOf({ own, more: { heightAdvantage: 'defender' } });
    expect(bare).toMatchObject({ attackDice: 3, defenseDice: 2, higher: 'defender' });
    expect(bare.effects).toHaveLength(2);
  });

  test('asks for the place of the two where Knockback can have changed it', () => {
    const after = { unblockableWounds: 1, stage: 'after', when: 'adjacent' };
    const kept = bareOf({ own: [{ superStrength: true }, after] });
    expect(kept.effects.map(({ when }) => when)).toEqual([[], [{ adjacent: true }]]);
    expect(bareOf({ own: [after] }).effects.map(({ when }) => when)).toEqual([[]]);
  });

  test('asks whether to attack again for the place of the two after Knockback', () => {
    const again = { attackAgain: true, when: 'adjacent' };
    const kept = bareOf({ own: [{ superStrength: true }, again] });
    expect(kept.effects.map(({ when }) => when)).toEqual([[], [{ adjacent: true }]]);
  });

  test('counts the kills of each by itself', () => {
    const bare = bareOf({
      own: [{ automaticSkulls: 1, per: 'kill' }],
      enemy: [{ automaticShields: 1, per: 'kill' }],
      more: { attacker: { kills: 2 }, defender: { kills: 1 } },
    });
    expect(bare.counts).toEqual({ attacker: [0, 2, 0], defender: [0, 1, 0] });
    const { attacker, defender } = bareFight(bare, {} as never).fight;
    expect([attacker.kills, defender.kills]).toEqual([2, 1]);
  });

  test('is none where what the attack changes is asked together with a card', () => {
    const when = { target: { size: 'large', engaged: true } };
    const { cards, rules } = attackOf({
      own: [{ superStrength: true }, { unblockableWounds: 1, stage: 'after', when }],
      more: { defender: { size: 'large' } },
    });
    expect(attackSignature(cards, rules)).toBeUndefined();
  });

  test('numbers the lines that may act only so often, effects of one line alike', () => {
    const both = { evade: 10, ignoreWounds: 10, uses: 1, per: 'game' };
    const { cards, rules } = attackOf({ enemy: [{ counterStrike: true }, both] });
    const found = attackSignature(cards, rules);
    expect(found?.bare.effects.map(({ limited }) => limited)).toEqual([undefined, 0, 0]);
    expect(found?.limited).toHaveLength(1);
    expect(found?.limited[0]).toMatchObject(both);
  });
});

test.each([
  [
    { attackDice: 1, per: 'ownWound' },
    { attacker: true, defender: false },
  ],
  [
    { attackDice: 1, per: 'enemyWound' },
    { attacker: false, defender: true },
  ],
  [
    { attackDice: 1, when: { enemyWounds: 1 } },
    { attacker: true, defender: true },
  ],
  [
    { extraWounds: 1, per: 'ownWound' },
    { attacker: false, defender: false },
  ],
])('wounds count for dice: %o', (effect, expected) => {
  expect(woundsForDice(attackOf({ own: [effect] }).rules)).toEqual(expected);
});
