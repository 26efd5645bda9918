import { describe, expect, it } from 'vitest';
import type { CardData, Plain } from './cards.ts';
import type { FightData } from './fight.ts';
import { fraction, plus, toText } from './fractions.ts';
import { attackDistribution, type Law } from './index.ts';

const card = (data: Partial<CardData>): CardData => ({
  name: 'Somebody',
  attack: 1,
  defense: 0,
  life: 10,
  ...data,
});

const power = (...effects: Plain[]): Plain => ({ name: 'Power', effects });

/** The distribution of one measure, as `value: fraction`. */
function lawOf({ outcomes }: Law, measure: string): { [value: string]: string } {
  const sums = new Map<string, ReturnType<typeof fraction>>();
  for (const { measures, probability } of outcomes) {
    const value = String(measures[measure]);
    sums.set(value, plus(sums.get(value) ?? fraction(0n), probability));
  }
  return Object.fromEntries([...sums].map(([value, sum]) => [value, toText(sum)]));
}

/** One attacker's card against one defender's, on clear ground. */
function fight(
  attacker: Partial<CardData>,
  defender: Partial<CardData>,
  more: Omit<Partial<FightData>, 'attacker' | 'defender'> = {},
): Law {
  return attackDistribution({
    attacker: { card: card(attacker) },
    defender: { card: card(defender) },
    ...more,
  });
}

describe('dice', () => {
  it('one die against none wounds half of the time', () => {
    expect(lawOf(fight({}, {}), 'totalWounds')).toEqual({ 0: '1/2', 1: '1/2' });
  });

  it('one die against one: a skull and no shield', () => {
    // 1/2 x 2/3.
    expect(lawOf(fight({}, { defense: 1 }), 'totalWounds')).toEqual({ 0: '2/3', 1: '1/3' });
  });

  it('height gives dice, two from ten levels on', () => {
    const two = { 0: '1/4', 1: '1/2', 2: '1/4' };
    const of = (heightAdvantage: number): unknown =>
      lawOf(fight({}, {}, { heightAdvantage }), 'totalWounds');
    expect(of(9)).toEqual(two);
    expect(of(10)).toEqual({ 0: '1/8', 1: '3/8', 2: '3/8', 3: '1/8' });
    expect(of(-1)).toEqual({ 0: '2/3', 1: '1/3' });
  });

  it('the height of an enemy may not count', () => {
    const model = fight({}, { powers: [power({ noEnemyHeight: true })] }, { heightAdvantage: 1 });
    expect(lawOf(model, 'totalWounds')).toEqual({ 0: '1/2', 1: '1/2' });
  });

  it('numbers count what they are scaled by', () => {
    const model = attackDistribution({
      attacker: {
        card: card({ attack: 0, powers: [power({ attackDice: 1, per: 'ownWound', most: 2 })] }),
        wounds: 3,
      },
      defender: { card: card({}) },
    });
    expect(lawOf(model, 'totalWounds')).toEqual({ 0: '1/4', 1: '1/2', 2: '1/4' });
  });
});

describe('stages', () => {
  it('Tough blocks one in normal attacks, if a die is rolled', () => {
    // Two skulls (1/4) and no shield (2/3).
    expect(lawOf(fight({ attack: 2 }, { defense: 1, powers: ['tough'] }), 'totalWounds')).toEqual({
      0: '5/6',
      1: '1/6',
    });
    expect(lawOf(fight({}, { powers: ['tough'] }), 'totalWounds')).toEqual({ 0: '1/2', 1: '1/2' });
  });

  it('Counter Strike wounds for each block beyond the hits', () => {
    // No skull (1/2) and a shield (1/3).
    const model = fight({}, { defense: 1, powers: ['counter-strike'] });
    expect(lawOf(model, 'attackerWounds')).toEqual({ 0: '5/6', 1: '1/6' });
  });

  it('evasion is rolled instead of defending, against at least one skull', () => {
    const model = fight({}, { defense: 1, powers: [power({ evade: 11 })] });
    expect(lawOf(model, 'evaded')).toEqual({ 0: '3/4', 1: '1/4' });
    // A skull, no luck, no shield.
    expect(lawOf(model, 'totalWounds')).toEqual({ 0: '5/6', 1: '1/6' });
  });

  it('a failed roll may leave no defense', () => {
    const model = fight(
      {},
      { defense: 1, powers: [power({ evade: { d20: 11, orNoDefense: true } })] },
    );
    expect(lawOf(model, 'totalWounds')).toEqual({ 0: '3/4', 1: '1/4' });
  });

  it('an evasion that one may use is rolled where it leaves fewer wounds', () => {
    // To defend leaves 2/3 of a wound; the roll 19/20 if it fails at 1 to 19, 1/4 if at 1 to 5.
    const of = (d20: number): unknown =>
      lawOf(
        fight(
          {},
          {
            defense: 1,
            powers: [
              { name: 'Shield', may: true, effects: [{ evade: { d20, orNoDefense: true } }] },
            ],
          },
        ),
        'totalWounds',
      );
    expect(of(20)).toEqual({ 0: '2/3', 1: '1/3' });
    expect(of(6)).toEqual({ 0: '7/8', 1: '1/8' });
  });

  it('an evasion is weighed by the wounds that there is Life for', () => {
    // Two skulls: the roll leaves 11/20 of its one Life, three dice 20/27. One skull: 11/20, and 8/27.
    const shield = {
      name: 'Shield',
      may: true,
      effects: [{ evade: { d20: 12, orNoDefense: true } }],
    };
    const model = fight({ attack: 2 }, { life: 1, defense: 3, powers: [shield] });
    expect(lawOf(model, 'destroyed')[1]).toBe('617/2160');
  });

  it('wounds may be ignored where they destroy', () => {
    const model = fight(
      { attack: 1 },
      { life: 1, powers: [power({ ignoreWounds: 11, when: 'destroyed' })] },
    );
    expect(lawOf(model, 'destroyed')).toEqual({ 0: '3/4', 1: '1/4' });
    expect(lawOf(model, 'ignoredWounds')).toEqual({ 0: '3/4', 1: '1/4' });
  });

  it('a table that says again is rolled until the wounds reach the Life left', () => {
    // From 11 on a wound and once more; the figure has three left after the attack's own.
    const table = { 11: { wounds: 1, again: true } };
    const model = fight({ attack: 1 }, { life: 4, powers: [] }, {});
    expect(lawOf(model, 'totalWounds')).toEqual({ 0: '1/2', 1: '1/2' });
    const more = fight({ powers: [power({ extraWounds: table })] }, { life: 4 });
    expect(lawOf(more, 'extraWounds')).toEqual({ 0: '3/4', 1: '1/8', 2: '1/16', 3: '1/16' });
  });

  it('one roll serves all conditions of a power', () => {
    const effects = [
      { attackDice: 1, when: { d20: 11 } },
      { costs: 1, stage: 'after', when: { not: { d20: 11 } } },
    ];
    const model = fight({ attack: 0, powers: [power(...effects)] }, {});
    // Without the die there is no attack, and therefore no cost.
    expect(lawOf(model, 'attackerWounds')).toEqual({ 0: '1' });
    expect(lawOf(model, 'totalWounds')).toEqual({ 0: '3/4', 1: '1/4' });
  });

  it('what destroys before the attack leaves no attack, and is answered', () => {
    const model = fight(
      { powers: [power({ destroys: 16, stage: 'before' })] },
      { powers: [power({ unblockableWounds: 1, stage: 'whenDestroyed' })] },
    );
    expect(lawOf(model, 'destroyed')).toEqual({ 0: '3/4', 1: '1/4' });
    expect(lawOf(model, 'attackerWounds')).toEqual({ 0: '3/4', 1: '1/4' });
    expect(lawOf(model, 'totalWounds')).toEqual({ 0: '5/8', 1: '3/8' });
  });

  it('a special attack is made where it is worth more', () => {
    const powers = [power({ specialAttack: { range: 1, dice: 2 } })];
    expect(fight({ powers }, {}).special).toBe(0);
    expect(fight({ attack: 2, powers }, {}).special).toBe('normal');
  });

  it('a power that one may use is used where its costs are not too high', () => {
    const gamble = (d20: number): Plain => ({
      name: 'Gamble',
      may: true,
      effects: [{ attackDice: 1 }, { costs: { [d20]: 1 }, stage: 'after' }],
    });
    // Half a wound more, for half a wound (equal: it is used) or more.
    expect(fight({ powers: [gamble(11)] }, {}).declined).toEqual([]);
    expect(fight({ powers: [gamble(10)] }, {}).declined).toEqual(['Gamble']);
  });
});

describe('Knockback', () => {
  const hawkgirl = { name: 'Hawkgirl', attack: 6, powers: ['super-strength', 'nth-metal-mace'] };
  const grundy = { name: 'Solomon Grundy', defense: 4, life: 99, powers: ['tough'] };

  it('displaces on clear ground where skulls are left', () => {
    const model = lawOf(fight(hawkgirl, grundy), 'knockbackPoints');
    // Skulls of nine dice, three of which count for the other side: P(at most 3 of 9) = 130/512.
    expect(model[0]).toBe('65/256');
  });

  it('the four examples of section 2', () => {
    const of = (model: Law, asked: { [measure: string]: number | string }): boolean =>
      model.outcomes.some(({ measures }) =>
        Object.entries(asked).every(([key, value]) => measures[key] === value),
      );
    const clear = fight(hawkgirl, grundy);
    expect(of(clear, { attackWounds: 0, knockbackPoints: 0, spacesMoved: 0 })).toBe(true);
    expect(of(clear, { attackWounds: 1, knockbackPoints: 1, spacesMoved: 1 })).toBe(true);
    const cliff = fight(hawkgirl, grundy, {
      board: { terrain: '1 1 1 1 4 4 4', attacker: [0, 0], defender: [1, 0] },
    });
    const stopped = { attackWounds: 1, knockbackPoints: 5, spacesMoved: 2, stoppedBy: 'elevation' };
    expect(of(cliff, { ...stopped, knockbackDamageRolled: 1, knockbackWounds: 1 })).toBe(true);
    const joker = fight(hawkgirl, grundy, {
      board: {
        terrain: '1 1 1 1 1 1 1',
        attacker: [0, 0],
        defender: [1, 0],
        others: [{ figure: 'Joker', at: [4, 0], life: 4 }],
      },
    });
    const blocked = { attackWounds: 0, knockbackPoints: 4, spacesMoved: 2, stoppedBy: 'figure' };
    expect(of(joker, { ...blocked, knockbackWounds: 1, 'blockerWounds:Joker': 1 })).toBe(true);
  });

  it('falls, lava and the edge', () => {
    const strong = { powers: ['super-strength'] };
    const on = (terrain: string, more: Partial<CardData> = {}): Law =>
      fight(strong, more, { board: { terrain, attacker: [0, 0], defender: [1, 0] } });
    // A skull moves it (1/2), then one attack die for the fall shows a skull (1/2).
    expect(lawOf(on('9 9 1'), 'fallWounds')).toEqual({ 0: '3/4', 1: '1/4' });
    expect(lawOf(on('9 9 1w'), 'fallWounds')).toEqual({ 0: '1' });
    expect(lawOf(on('30 30 1'), 'destroyed')).toEqual({ 0: '11/20', 1: '9/20' });
    expect(lawOf(on('1 1 1m'), 'hazardDestroyed')).toEqual({ 0: '21/40', 1: '19/40' });
    expect(lawOf(on('1 1'), 'stoppedBy')).toEqual({ none: '1/2', edge: '1/2' });
    expect(lawOf(on('1 1 1'), 'finalSpace')).toEqual({ '1,0': '1/2', '2,0': '1/2' });
  });

  it('a double base ends on one level', () => {
    const model = fight(
      { powers: ['super-strength'] },
      {},
      {
        board: {
          terrain: '1 1 1 2 2',
          attacker: [0, 0],
          defender: [
            [1, 0],
            [2, 0],
          ],
        },
      },
    );
    // One point is not enough to climb: the step up would cost two.
    expect(lawOf(model, 'stoppedBy')).toEqual({ none: '1/2', elevation: '1/2' });
    const down = fight(
      { powers: ['super-strength'] },
      {},
      {
        board: {
          terrain: '2 2 2 1 1',
          attacker: [0, 0],
          defender: [
            [1, 0],
            [2, 0],
          ],
        },
      },
    );
    expect(lawOf(down, 'stoppedBy')).toEqual({ none: '1/2', uneven: '1/2' });
    expect(lawOf(down, 'knockbackWounds')).toEqual({ 0: '3/4', 1: '1/4' });
  });
});
