import { describe, expect, test } from 'vitest';
import { chance, refusal, wounds } from '../attacks.ts';

describe('unblockableWounds', () => {
  const unblockable = (setting: Parameters<typeof chance>[0], n: number) =>
    chance(setting, 'unblockableWounds', n);

  test('before the attack, which follows while the defender lives', () => {
    const mine = [{ unblockableWounds: { 11: 1 }, stage: 'before' }];
    expect(unblockable({ mine }, 1)).toBe('1/2');
    expect(wounds({ mine }, 1)).toBe('1/2');
    // Destroyed by it, one half; or by the attack, half of the other.
    const setting = { mine, defender: { life: 1 } };
    expect([wounds(setting, 1), chance(setting, 'destroyed', 1)]).toEqual(['1/4', '3/4']);
  });

  test('instead of the attack, where their conditions hold', () => {
    const mine = [{ unblockableWounds: 1, stage: 'instead', when: 'adjacent' }];
    expect([unblockable({ mine }, 1), wounds({ mine }, 0)]).toEqual(['1', '1']);
    expect([unblockable({ mine, distance: 2 }, 0), wounds({ mine, distance: 2 }, 1)]).toEqual([
      '1',
      '1/2',
    ]);
  });

  test('after an attack that was made and neither ignored nor evaded', () => {
    const mine = [{ unblockableWounds: 1, stage: 'after' }];
    expect(unblockable({ mine }, 1)).toBe('1');
    expect(unblockable({ mine, attack: 0 }, 0)).toBe('1');
    expect(unblockable({ mine, theirs: [{ ignoreAttack: 16 }] }, 1)).toBe('3/4');
    expect(unblockable({ mine, theirs: [{ evade: 16 }] }, 1)).toBe('7/8');
  });

  test('of the defender wound the attacker: when attacked, wounded, destroyed', () => {
    const answer = (stage: string) => ({ theirs: [{ unblockableWounds: 1, stage }] });
    const back = (stage: string, life?: number) =>
      chance({ ...answer(stage), ...(life && { defender: { life } }) }, 'attackerWounds', 1);
    expect([back('whenAttacked'), back('whenWounded'), back('whenDestroyed')]).toEqual([
      '1',
      '1/2',
      '0',
    ]);
    // A figure that the wounds destroy answers as destroyed, not as wounded.
    expect([back('whenWounded', 1), back('whenDestroyed', 1)]).toEqual(['0', '1/2']);
  });

  test('of the defender may stop the attack for good', () => {
    const theirs = [{ unblockableWounds: { 11: 1 }, stage: 'whenAttacked' }];
    expect(wounds({ theirs, attacker: { life: 1 } }, 1)).toBe('1/4');
  });

  test('by a row that says again are rolled again and again', () => {
    const mine = [
      { unblockableWounds: { 10: { wounds: 1, again: true }, 20: 'destroy' }, stage: 'before' },
    ];
    // At least n + 1 wounds or destroyed: a(1) = 11/20, a(n + 1) = 1/20 + a(n) / 2; of 3: a(3) = 17/80.
    const setting = { mine, attack: 0, defender: { life: 3 } };
    expect(chance(setting, 'destroyed', 1)).toBe('17/80');
  });

  test('by a row of nothing but again leave its chance to the others: 20 against 1 to 10', () => {
    const mine = [{ unblockableWounds: { 11: 'again', 20: 'destroy' }, stage: 'before' }];
    expect(chance({ mine, attack: 0 }, 'destroyed', 1)).toBe('1/11');
  });

  test('without a Life a row that says again ends after the first roll and ten more', () => {
    const mine = [{ unblockableWounds: { 1: { wounds: 1, again: true } }, stage: 'before' }];
    expect(unblockable({ mine, attack: 0 }, 11)).toBe('1');
  });

  test('are refused without their stage', () => {
    expect(refusal({ unblockableWounds: 1 })).toBe(
      '[0].stage is missing; give one of before, instead, after, whenAttacked, whenWounded, whenUnhurt, whenDestroyed, enemyArrives, endOfTurn, to say when it acts',
    );
    expect(refusal({ unblockableWounds: 1, stage: 'befor' })).toContain('(did you mean before?)');
  });
});

describe('destroys', () => {
  test('on 16 or higher, before the attack, without wounds', () => {
    const mine = [{ destroys: 16, stage: 'before' }];
    expect(chance({ mine }, 'destroyed', 1)).toBe('1/4');
    expect(wounds({ mine }, 1)).toBe('3/8');
  });

  test('always from 1; the defender’s destroys the attacker', () => {
    expect(chance({ mine: [{ destroys: 1, stage: 'instead' }] }, 'destroyed', 1)).toBe('1');
    const theirs = [{ destroys: 11, stage: 'whenWounded' }];
    expect(chance({ theirs }, 'attackerDestroyed', 1)).toBe('1/4');
  });

  test('does nothing where its condition fails', () => {
    const mine = [{ destroys: 1, stage: 'before', when: 'adjacent' }];
    expect(chance({ mine, distance: 2 }, 'destroyed', 1)).toBe('0');
  });

  test('on one roll may spend a use from a lower number on', () => {
    const mine = [{ destroys: { d20: 20, spends: 16 }, stage: 'before', uses: 1, per: 'game' }];
    expect(chance({ mine }, 'destroyed', 1)).toBe('1/20');
  });

  test('is refused', () => {
    expect(refusal({ destroys: true, stage: 'before' })).toContain('give a D20 number, or');
    expect(refusal({ destroys: 21, stage: 'before' })).toContain('21');
  });
});

describe('costs', () => {
  test('wounds or its own figure, each at its stage', () => {
    const before = { mine: [{ costs: { 11: 1 }, stage: 'before' }], attacker: { life: 1 } };
    expect(chance(before, 'attackerDestroyed', 1)).toBe('1/2');
    expect(wounds(before, 1)).toBe('1/4');
    const after = { mine: [{ costs: 'self', stage: 'after', when: 'wounded' }] };
    expect(chance(after, 'attackerDestroyed', 1)).toBe('1/2');
  });

  test('instead is due only where something replaced the attack', () => {
    const mine = [
      { unblockableWounds: 1, stage: 'instead', when: 'adjacent' },
      { costs: 'self', stage: 'instead' },
    ];
    expect(chance({ mine }, 'attackerDestroyed', 1)).toBe('1');
    expect(chance({ mine, distance: 2 }, 'attackerDestroyed', 1)).toBe('0');
  });

  test('of the defender are its own', () => {
    const theirs = [{ costs: 2, stage: 'whenAttacked' }];
    expect(chance({ theirs }, 'unblockableWounds', 2)).toBe('1');
  });

  test('are refused', () => {
    const allowed =
      'give a number of wounds, self, or a D20 table of them such as { 1: self, 10: 1 }';
    expect(refusal({ costs: 'slef', stage: 'after' })).toContain(
      `is "slef" (did you mean self?); ${allowed}`,
    );
    expect(refusal({ costs: { 22: 'self' }, stage: 'after' })).toContain(
      '[0].costs.22: the key "22"; give rows that each begin with a D20 number from 1 to 20',
    );
    expect(refusal({ costs: { 2: 'slef' }, stage: 'after' })).toContain('[0].costs.2 is "slef"');
  });
});
