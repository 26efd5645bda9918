/** Expectations worked out by hand. A combat die shows a skull with 1/2, a shield with 1/3, a blank with 1/6. */

import { describe, expect, test } from 'vitest';
import type { Effect, Ending } from './fight.ts';
import {
  attackerDestroyed,
  attackerWounds,
  chance,
  destroyed,
  moved,
  points,
  type Setting,
  special,
  unblockable,
  wounds,
} from './questions.ts';

describe('the attack without powers', () => {
  test('two dice against one: skulls less shields', () => {
    // 2: both skulls, no shield: 1/4 x 2/3. 1: both and a shield, or one and none: 1/4 x 1/3 + 1/2 x 2/3.
    expect(wounds({ attack: 2, defense: 1 }, 2)).toBe('1/6');
    expect(wounds({ attack: 2, defense: 1 }, 1)).toBe('5/12');
    expect(wounds({ attack: 2, defense: 1 }, 0)).toBe('5/12');
  });

  test('height is a die more for whoever stands higher; a special attack gains none, its defender does', () => {
    expect(wounds({ heightAdvantage: 'attacker' }, 2)).toBe('1/4');
    expect(wounds({ heightAdvantage: 'attacker', ...special }, 2)).toBe('0/1');
    // a skull, no shield: 1/2 x 2/3
    expect(wounds({ heightAdvantage: 'defender' }, 1)).toBe('1/3');
    expect(wounds({ heightAdvantage: 'defender', ...special }, 1)).toBe('1/3');
  });

  test('wounds never exceed the Life left, and reaching it destroys', () => {
    const setting = { attack: 3, defender: { life: 3, wounds: 1 } };
    // two or three skulls of three: 3/8 + 1/8
    expect(wounds(setting, 2)).toBe('1/2');
    expect(destroyed(setting)).toBe('1/2');
    expect(destroyed({ attack: 3 })).toBe('0/1');
  });

  test('an attack with 0 dice is no attack', () => {
    const setting: Setting = {
      attack: 0,
      defense: 1,
      mine: [
        { automaticSkulls: 1 },
        { attackAgain: true },
        { unblockableWounds: 1, stage: 'after' },
      ],
      theirs: [
        { counterStrike: true },
        { ignoreAttack: 1 },
        { unblockableWounds: 1, stage: 'whenAttacked' },
      ],
    };
    const nothing = (e: Ending) =>
      e.totalWounds + e.attackerWounds === 0 && !e.ignoredAttack && !e.attackAgain;
    expect(chance(setting, nothing)).toBe('1/1');
  });
});

describe('dice', () => {
  test('attackDice: a die more; in a special attack only when it is named or its own', () => {
    expect(wounds({ mine: [{ attackDice: 1 }] }, 2)).toBe('1/4');
    expect(wounds({ mine: [{ attackDice: 1 }], ...special }, 2)).toBe('0/1');
    expect(wounds({ mine: [{ attackDice: 1, when: 'specialAttack' }], ...special }, 2)).toBe('1/4');
    expect(wounds({ mine: [{ attackDice: 1, when: 'anyAttack' }], ...special }, 2)).toBe('1/4');
    expect(wounds({ special: { dice: 1, effects: [{ attackDice: 1 }] } }, 2)).toBe('1/4');
  });

  test('attackDice from a table: rolled once', () => {
    // from 11 on with 1/2 a second die: 1/2 x 1/4; from 20 on with 1/20 three: 1/20 x 1/8
    const setting = { mine: [{ attackDice: { 11: 1, 20: 2 } }] };
    // 9/20 x 1/4 + 1/20 x 3/8 two skulls of three
    expect(wounds(setting, 2)).toBe('21/160');
    expect(wounds(setting, 3)).toBe('1/160');
  });

  test('per and most: so many dice a wound, an ally, a kill, up to a limit', () => {
    const three = { wounds: 3 };
    const dice = (per: Effect['per'], most?: number): Effect[] => [
      { attackDice: 1, ...(per && { per }), ...(most && { most }) },
    ];
    // 1 + 3 dice all skulls: 1/16; 1 + 2 under `most: 2`: 1/8
    expect(wounds({ mine: dice('ownWound'), attacker: three }, 4)).toBe('1/16');
    expect(wounds({ mine: dice('ownWound', 2), attacker: three }, 3)).toBe('1/8');
    expect(wounds({ mine: dice('enemyWound'), defender: three }, 4)).toBe('1/16');
    expect(wounds({ mine: dice('ally'), attacker: { allies: 3 } }, 4)).toBe('1/16');
    expect(wounds({ mine: dice('kill'), attacker: { kills: 3 } }, 4)).toBe('1/16');
  });

  test('defenseDice: a die more for the defender, negative ones never below 0', () => {
    expect(wounds({ theirs: [{ defenseDice: 1 }] }, 1)).toBe('1/3');
    expect(wounds({ defense: 2, theirs: [{ defenseDice: -20 }] }, 1)).toBe('1/2');
    expect(wounds({ theirs: [{ defenseDice: 1 }], ...special }, 1)).toBe('1/2');
  });

  test('enemyDefenseDice and enemyAttackDice change the dice of the other', () => {
    expect(wounds({ defense: 1, mine: [{ enemyDefenseDice: -1 }] }, 1)).toBe('1/2');
    expect(wounds({ attack: 2, theirs: [{ enemyAttackDice: -1 }] }, 2)).toBe('0/1');
    expect(wounds({ attack: 2, theirs: [{ enemyAttackDice: 1 }] }, 3)).toBe('1/8');
  });

  test('dice are summed before they are held at 0', () => {
    // 1 - 3 + 1 = -1, so 0 and no attack; held at 0 first it would be 1
    const setting = { mine: [{ attackDice: -3 }, { attackDice: 1 }] };
    expect(wounds(setting, 0)).toBe('1/1');
  });

  test('mostEnemyDefenseDice, on a D20', () => {
    // 14 and above, 7/20: one die of two: 7/20 x 1/3 + 13/20 x 1/2 x 4/9
    const setting: Setting = {
      defense: 2,
      mine: [{ mostEnemyDefenseDice: 1, when: { d20: 14 } }],
    };
    expect(wounds(setting, 1)).toBe('47/180');
    expect(wounds({ defense: 1, mine: [{ mostEnemyDefenseDice: 3 }] }, 1)).toBe('1/3');
  });

  test('one roll of the D20 serves every `d20` of a power, and each power rolls its own', () => {
    const first: Effect = { attackDice: 1, when: { d20: 11 } };
    const second: Effect = { automaticSkulls: 2, when: { d20: 16 } };
    // together only from 16 on: 1/4 x both skulls 1/4; each for itself: 1/2 x 1/4 x 1/4
    expect(wounds({ mine: [first, second] }, 4)).toBe('1/16');
    const apart = [
      { name: 'One', effects: [first] },
      { name: 'Two', effects: [second] },
    ];
    expect(wounds({ attacker: { powers: apart } }, 4)).toBe('1/32');
  });
});

describe('instead or before', () => {
  test('unblockableWounds before the attack, which follows while the defender lives', () => {
    const mine: Effect[] = [{ unblockableWounds: { 11: 1 }, stage: 'before' }];
    expect(unblockable({ mine }, 1)).toBe('1/2');
    expect(wounds({ mine }, 1)).toBe('1/2');
    // destroyed by it: half; else by the attack: half of the other half
    expect(wounds({ mine, defender: { life: 1 } }, 1)).toBe('1/4');
    expect(destroyed({ mine, defender: { life: 1 } })).toBe('3/4');
  });

  test('unblockableWounds in dice: a wound a skull', () => {
    const mine: Effect[] = [{ unblockableWounds: { dice: 2 }, stage: 'before' }];
    expect(unblockable({ mine }, 2)).toBe('1/4');
  });

  test('a table row that says again is rolled again and again (the chances of Venom Ray)', () => {
    const mine: Effect[] = [
      { unblockableWounds: { 10: { wounds: 1, again: true }, 20: 'destroy' }, stage: 'before' },
    ];
    const setting: Setting = { mine, attack: 0, defender: { life: 5 } };
    const atLeast = (n: number) => chance(setting, (e) => e.unblockableWounds >= n || e.destroyed);
    // a1 = 11/20 (10 to 20); a(k+1) = 1/20 + 1/2 a(k)
    expect(atLeast(1)).toBe('11/20');
    expect(atLeast(2)).toBe('13/40');
    expect(atLeast(3)).toBe('17/80');
    expect(atLeast(4)).toBe('5/32');
    expect(destroyed(setting)).toBe('41/320');
  });

  test('a row of nothing but again leaves its chance to the others', () => {
    // 1 to 10 nothing, 11 to 19 again, 20 destroys: 1 of the 11 that count
    const mine: Effect[] = [{ unblockableWounds: { 11: 'again', 20: 'destroy' }, stage: 'before' }];
    expect(destroyed({ mine, attack: 0 })).toBe('1/11');
  });

  test('instead of the attack there is no attack', () => {
    const mine: Effect[] = [
      { destroys: 16, stage: 'instead' },
      { attackAgain: true },
      { unblockableWounds: 1, stage: 'after' },
    ];
    expect(destroyed({ mine })).toBe('1/4');
    expect(chance({ mine }, (e) => e.totalWounds === 0 && !e.attackAgain)).toBe('1/1');
  });

  test('an instead whose conditions fail leaves the attack; its costs are due when it replaced it', () => {
    const mine: Effect[] = [
      { unblockableWounds: { 4: 2, 16: 4 }, stage: 'instead', when: 'adjacent' },
      { costs: 'self', stage: 'instead' },
    ];
    expect(unblockable({ mine }, 2)).toBe('3/5');
    expect(attackerDestroyed({ mine })).toBe('1/1');
    expect(attackerDestroyed({ mine, distance: 2 })).toBe('0/1');
    expect(wounds({ mine, distance: 2 }, 1)).toBe('1/2');
  });

  test('destroys before the attack adds no wounds', () => {
    const mine: Effect[] = [{ destroys: 16, stage: 'before' }];
    expect(chance({ mine }, (e) => e.destroyed && e.totalWounds === 0)).toBe('1/4');
    expect(wounds({ mine }, 1)).toBe('3/8');
  });

  test('who is destroyed already is not wounded too', () => {
    const mine: Effect[] = [
      { unblockableWounds: { 1: 'destroy' }, stage: 'before' },
      { unblockableWounds: 1, stage: 'before' },
    ];
    expect(chance({ mine }, (e) => e.destroyed && e.totalWounds === 0)).toBe('1/1');
  });

  test('costs before the attack, and an attacker that they destroy does not attack', () => {
    const mine: Effect[] = [{ costs: { 11: 1 }, stage: 'before' }];
    const setting = { mine, attacker: { life: 1 } };
    expect(attackerWounds(setting, 1)).toBe('1/2');
    expect(attackerDestroyed(setting)).toBe('1/2');
    expect(wounds(setting, 1)).toBe('1/4');
    const twice: Effect[] = [
      { costs: 'self', stage: 'before' },
      { costs: 1, stage: 'before' },
    ];
    expect(attackerWounds({ mine: twice }, 0)).toBe('1/1');
  });

  test('the defender answers when attacked, and may stop the attack for good', () => {
    const theirs: Effect[] = [{ unblockableWounds: { 11: 1 }, stage: 'whenAttacked' }];
    expect(attackerWounds({ theirs }, 1)).toBe('1/2');
    expect(wounds({ theirs, attacker: { life: 1 } }, 1)).toBe('1/4');
  });

  test('ignoreAttack: no wounds, no Knockback, and yet an attack', () => {
    const setting: Setting = {
      mine: [{ superStrength: true }, { attackAgain: 11 }],
      theirs: [{ ignoreAttack: 13 }],
    };
    expect(chance(setting, (e) => e.ignoredAttack)).toBe('2/5');
    expect(wounds(setting, 1)).toBe('3/10');
    expect(moved(setting, 1)).toBe('3/10');
    expect(chance(setting, (e) => e.ignoredAttack && e.attackAgain)).toBe('1/5');
  });

  test('ignoreAttack with the distance added', () => {
    // at 3 spaces 13 needs a 10: 11/20
    const theirs: Effect[] = [{ ignoreAttack: { d20: 13, plus: 'distance' } }];
    expect(chance({ theirs, distance: 3 }, (e) => e.ignoredAttack)).toBe('11/20');
  });
});

describe('attack roll and evasion', () => {
  test('automaticSkulls are hits, not Knockback points', () => {
    const mine: Effect[] = [{ automaticSkulls: 1 }, { superStrength: true }];
    expect(wounds({ mine }, 1)).toBe('1/2');
    expect(wounds({ mine }, 2)).toBe('1/2');
    expect(points({ mine }, 0)).toBe('1/2');
    expect(wounds({ mine, ...special }, 2)).toBe('0/1');
  });

  test('rerolls of attack dice, all or so many', () => {
    const rerolls = { dice: 'attack', faces: ['blank'] } as const;
    // 1/2 + 1/6 x 1/2
    expect(wounds({ mine: [{ rerolls }] }, 1)).toBe('7/12');
    // both skulls 1/4; a skull and a blank 1/6, then a skull 1/2; both blank, then two skulls 1/36 x 1/4
    expect(wounds({ attack: 2, mine: [{ rerolls }] }, 2)).toBe('49/144');
    // both blank: only one of them is rolled again
    expect(wounds({ attack: 2, mine: [{ rerolls: { ...rerolls, most: 1 } }] }, 2)).toBe('1/3');
  });

  test("most counts over all faces that are rolled again; defense dice are not the attacker's", () => {
    // both skulls 1/4; one skull 1/2, and the other die rolled again 1/2; no skull: only one die is rolled again
    const two: Effect = { rerolls: { dice: 'attack', faces: ['blank', 'shield'], most: 1 } };
    expect(wounds({ attack: 2, mine: [two] }, 2)).toBe('1/2');
    expect(wounds({ mine: [{ rerolls: { dice: 'defense', faces: ['blank'] } }] }, 1)).toBe('1/2');
  });

  test('rerolls come before blanksCount', () => {
    // a skull 1/2, or a blank 1/6 and then a skull or a blank 2/3
    const mine: Effect[] = [
      { blanksCount: 'skull' },
      { rerolls: { dice: 'attack', faces: ['blank'] } },
    ];
    expect(wounds({ mine }, 1)).toBe('11/18');
  });

  test('blanksCount as skulls: hits and Knockback points', () => {
    const mine: Effect[] = [{ blanksCount: 'skull' }, { superStrength: true }];
    expect(wounds({ mine }, 1)).toBe('2/3');
    expect(points({ mine }, 1)).toBe('2/3');
    expect(wounds({ mine, ...special }, 1)).toBe('2/3');
    // on defense dice they count against the points: attacker's skull 1/2, defender neither skull nor blank 1/3
    const theirs: Effect[] = [{ blanksCount: 'skull' }];
    expect(points({ mine: [{ superStrength: true }], theirs, defense: 1 }, 1)).toBe('1/6');
  });

  test('evade: rolled when there is a skull, rolled or automatic', () => {
    const theirs: Effect[] = [{ evade: 16 }];
    expect(chance({ theirs }, (e) => e.evaded)).toBe('1/8');
    expect(wounds({ theirs }, 1)).toBe('3/8');
    expect(chance({ theirs, mine: [{ automaticSkulls: 1 }] }, (e) => e.evaded)).toBe('1/4');
    expect(moved({ theirs, mine: [{ superStrength: true }] }, 1)).toBe('3/8');
  });

  test('who evades does not defend, so strikes nothing back', () => {
    // with a skull and no evasion blocks 1 to 2: 1/2 x 3/4; without a skull no evasion is rolled: shield 1/3
    const theirs: Effect[] = [{ evade: 16 }, { counterStrike: true }];
    // one attack die, one shield beyond: no skull 1/2 x 1/3
    expect(attackerWounds({ theirs, defense: 1 }, 1)).toBe('1/6');
    // two defense dice both shields 1/9 against a skull that was not evaded: 1/2 x 3/4 x 1/9; against none: one shield 4/9
    expect(attackerWounds({ theirs, defense: 2 }, 1)).toBe('19/72');
  });
});

describe('defense roll and wounds', () => {
  test('noDefense: always, or on a D20', () => {
    expect(wounds({ defense: 1, mine: [{ noDefense: true }] }, 1)).toBe('1/2');
    // 1/2 x 1/2 + 1/2 x 1/3
    expect(wounds({ defense: 1, mine: [{ noDefense: 11 }] }, 1)).toBe('5/12');
  });

  test('rerolls and blanksCount of defense dice', () => {
    const rerolls = { dice: 'defense', faces: ['blank'] } as const;
    // no shield: skull 1/2, or blank and again none 1/6 x 2/3: 11/18
    expect(wounds({ defense: 1, theirs: [{ rerolls }] }, 1)).toBe('11/36');
    expect(wounds({ defense: 1, theirs: [{ blanksCount: 'shield' }] }, 1)).toBe('1/4');
  });

  test('automaticShields count when at least one defense die is rolled, or always by the ruling', () => {
    const theirs: Effect[] = [{ automaticShields: 1 }];
    // both skulls 1/4, no shield 2/3
    expect(wounds({ attack: 2, defense: 1, theirs }, 1)).toBe('1/6');
    expect(wounds({ attack: 2, defense: 1, theirs, special: { dice: 2 } }, 2)).toBe('1/6');
    expect(wounds({ attack: 2, theirs }, 2)).toBe('1/4');
    const rulings = { automaticShieldsNeedARoll: false };
    expect(wounds({ attack: 2, theirs, rulings }, 1)).toBe('1/4');
  });

  test('hitsPerSkull doubles hits, not Knockback points', () => {
    const mine: Effect[] = [{ hitsPerSkull: 2 }, { superStrength: true }];
    expect(wounds({ defense: 1, mine }, 2)).toBe('1/3');
    expect(wounds({ defense: 1, mine }, 1)).toBe('1/6');
    expect(points({ mine }, 1)).toBe('1/2');
  });

  test('blocksPerShield doubles automatic shields too', () => {
    // blocks 2 or 4: three skulls 1/8 and no shield 2/3
    const theirs: Effect[] = [{ blocksPerShield: 2 }, { automaticShields: 1 }];
    expect(wounds({ attack: 3, defense: 1, theirs }, 1)).toBe('1/12');
  });

  test('oneShieldBlocksAll: a rolled one, not an automatic one', () => {
    const theirs: Effect[] = [{ oneShieldBlocksAll: true }];
    // no shield 2/3
    expect(wounds({ attack: 2, defense: 1, theirs }, 2)).toBe('1/6');
    expect(wounds({ attack: 2, defense: 1, theirs }, 1)).toBe('1/3');
    const automatic: Effect[] = [...theirs, { automaticShields: 1 }];
    expect(wounds({ attack: 2, defense: 1, theirs: automatic }, 1)).toBe('1/6');
  });

  test('mostWounds when a shield was rolled', () => {
    const setting: Setting = {
      attack: 3,
      defense: 1,
      theirs: [{ mostWounds: 1, when: 'shieldRolled' }],
    };
    // shield 1/3: two or three skulls leave 1; none 2/3: as the skulls are
    expect(wounds(setting, 1)).toBe('5/12');
    expect(wounds(setting, 2)).toBe('1/4');
    expect(wounds(setting, 3)).toBe('1/12');
  });
});
