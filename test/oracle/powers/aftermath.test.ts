/** Expectations worked out by hand. A combat die shows a skull with 1/2, a shield with 1/3, a blank with 1/6. */

import { describe, expect, test } from 'vitest';
import type { Effect } from './fight.ts';
import {
  again,
  attackerDestroyed,
  attackerWounds,
  chance,
  destroyed,
  extra,
  healed,
  moved,
  points,
  type Setting,
  special,
  unblockable,
  wounds,
} from './questions.ts';

describe('after the wounds are known', () => {
  test('ignoreWounds: rolled when there are any; Knockback stays', () => {
    const setting: Setting = { mine: [{ superStrength: true }], theirs: [{ ignoreWounds: 17 }] };
    expect(chance(setting, (e) => e.ignoredWounds)).toBe('1/10');
    expect(wounds(setting, 1)).toBe('2/5');
    expect(moved(setting, 1)).toBe('1/2');
    // at 3 spaces a 14 is enough: 1/2 x 7/20
    const theirs: Effect[] = [{ ignoreWounds: { d20: 17, plus: 'distance' } }];
    expect(chance({ theirs, distance: 3 }, (e) => e.ignoredWounds)).toBe('7/40');
  });

  test('ignoreWounds of deadly wounds only', () => {
    // two skulls, 1/4, would destroy; half of the time the wounds are ignored
    const theirs: Effect[] = [{ ignoreWounds: 11, when: 'destroyed' }];
    const setting = { attack: 2, theirs, defender: { life: 2 } };
    expect(destroyed(setting)).toBe('1/8');
    expect(wounds(setting, 1)).toBe('1/2');
  });

  test('two cards of luck are both tried', () => {
    // 1/2 x 1/2 x 1/2 wounded
    expect(wounds({ theirs: [{ ignoreWounds: 11 }, { ignoreWounds: 11 }] }, 1)).toBe('1/8');
    expect(wounds({ theirs: [{ ignoreAttack: 11 }, { ignoreAttack: 11 }] }, 1)).toBe('1/8');
    expect(wounds({ theirs: [{ evade: 11 }, { evade: 11 }] }, 1)).toBe('1/8');
    expect(wounds({ mine: [{ noDefense: 11 }, { noDefense: 11 }], defense: 1 }, 1)).toBe('11/24');
  });

  test('extraWounds: a number, a table, dice for every wound dealt', () => {
    expect(extra({ mine: [{ extraWounds: 1 }] }, 1)).toBe('1/2');
    const table: Setting = { mine: [{ extraWounds: { 10: 1, 20: 'destroy' } }] };
    expect(extra(table, 1)).toBe('1/4');
    expect(chance(table, (e) => e.destroyed && e.totalWounds === 1)).toBe('1/40');
    // two wounds 1/4: both dice skulls 1/4, one 1/2; one wound 1/2: a skull 1/2
    const dice: Setting = { attack: 2, mine: [{ extraWounds: { dice: 1, per: 'woundDealt' } }] };
    expect(extra(dice, 2)).toBe('1/16');
    expect(extra(dice, 1)).toBe('3/8');
  });

  test('extraWounds need a wound that was dealt and not ignored', () => {
    const setting: Setting = { mine: [{ extraWounds: 1 }], theirs: [{ ignoreWounds: 11 }] };
    expect(extra(setting, 1)).toBe('1/4');
    expect(extra({ ...setting, theirs: [], defender: { life: 1 } }, 0)).toBe('1/1');
  });

  test('the defender answers when wounded, alive, and when destroyed', () => {
    const wounded: Effect[] = [{ unblockableWounds: 1, stage: 'whenWounded' }];
    expect(attackerWounds({ theirs: wounded }, 1)).toBe('1/2');
    expect(attackerWounds({ theirs: wounded, defender: { life: 1 } }, 1)).toBe('0/1');
    const dying: Effect[] = [{ unblockableWounds: { dice: 1 }, stage: 'whenDestroyed' }];
    expect(attackerWounds({ theirs: dying, defender: { life: 1 } }, 1)).toBe('1/4');
    const chomp: Effect[] = [{ destroys: 1, stage: 'before' }];
    expect(attackerWounds({ theirs: dying, mine: chomp }, 1)).toBe('1/2');
    const last: Effect[] = [{ destroys: 16, stage: 'whenDestroyed' }];
    expect(attackerDestroyed({ theirs: last, defender: { life: 1 } })).toBe('1/8');
  });

  test('costs of the defender for its answer are its own wounds', () => {
    const theirs: Effect[] = [{ costs: 1, stage: 'whenAttacked' }];
    expect(unblockable({ theirs }, 1)).toBe('1/1');
    expect(wounds({ theirs, defender: { life: 1 } }, 0)).toBe('1/1');
  });
});

describe('back at the attacker', () => {
  test('counterStrike and backlash: blocks beyond hits, up to the Life', () => {
    // no skull 1/2, a shield 1/3
    expect(attackerWounds({ defense: 1, theirs: [{ counterStrike: true }] }, 1)).toBe('1/6');
    expect(attackerWounds({ defense: 1, mine: [{ backlash: true }] }, 1)).toBe('1/6');
    const both: Setting = {
      defense: 1,
      mine: [{ backlash: true }],
      theirs: [{ counterStrike: true }],
    };
    expect(attackerWounds(both, 2)).toBe('1/6');
    const two: Setting = { defense: 2, theirs: [{ counterStrike: true }], attacker: { life: 1 } };
    // no skull and a shield of two 1/2 x 5/9; a skull and both shields 1/2 x 1/9
    expect(attackerWounds(two, 1)).toBe('1/3');
    expect(attackerDestroyed(two)).toBe('1/3');
  });

  test('blocks are doubled and automatic ones count', () => {
    // blocks (0 or 1 + 1) x 2 against one skull or none: 2 - 1, 2 - 0, 4 - 1, 4 - 0
    const theirs: Effect[] = [
      { counterStrike: true },
      { automaticShields: 1 },
      { blocksPerShield: 2 },
    ];
    expect(attackerWounds({ defense: 1, theirs }, 3)).toBe('1/6');
    expect(attackerWounds({ defense: 1, theirs }, 2)).toBe('1/3');
  });
});

describe('Knockback', () => {
  const mine: Effect[] = [{ superStrength: true }];

  test('points are the skulls of the attacker less those of the defender; a space each', () => {
    expect(points({ mine, defense: 1 }, 1)).toBe('1/4');
    expect(moved({ mine, defense: 1 }, 1)).toBe('1/4');
  });

  test('only with Super Strength that nothing negates, adjacent, in a normal attack', () => {
    expect(points({}, 1)).toBe('0/1');
    expect(points({ mine, superStrengthNegated: true }, 1)).toBe('0/1');
    expect(points({ mine, distance: 2 }, 1)).toBe('0/1');
    expect(points({ mine, ...special }, 1)).toBe('0/1');
  });

  test('Hawkgirl against Grundy: six dice against three', () => {
    // more skulls of 6 than of 3: as many chances as at least 4 of 9: (512 - 1 - 9 - 36 - 84) / 512
    const setting: Setting = {
      attack: 6,
      defense: 4,
      mine: [{ superStrength: true }, { enemyDefenseDice: -1 }],
      theirs: [{ automaticShields: 1 }],
    };
    expect(points(setting, 0)).toBe('65/256');
  });

  test('knockbackPoints join when there is at least one, never below 0', () => {
    const more: Setting = { attack: 2, mine: [...mine, { knockbackPoints: 1 }] };
    expect(points(more, 3)).toBe('1/4');
    expect(points(more, 0)).toBe('1/4');
    const fewer: Setting = { attack: 2, mine: [...mine, { knockbackPoints: -2 }] };
    expect(points(fewer, 0)).toBe('1/1');
  });

  test('a defender that the attack destroyed stays, unless the ruling says otherwise', () => {
    const setting: Setting = { mine, defender: { life: 1 } };
    expect(points(setting, 1)).toBe('1/2');
    expect(moved(setting, 0)).toBe('1/1');
    expect(moved({ ...setting, rulings: { destroyedFiguresStay: false } }, 1)).toBe('1/2');
    const poisoned: Setting = { mine: [...mine, { extraWounds: { 1: 'destroy' } }] };
    expect(moved(poisoned, 0)).toBe('1/1');
  });

  test('noDefense leaves the defender no skulls to set against the points', () => {
    expect(points({ mine: [...mine, { noDefense: true }], defense: 3 }, 1)).toBe('1/2');
  });
});

describe('after the attack', () => {
  test('unblockableWounds after it, to whoever is still adjacent', () => {
    const toxic: Effect = { unblockableWounds: 1, stage: 'after', when: 'adjacent' };
    expect(unblockable({ mine: [toxic] }, 1)).toBe('1/1');
    expect(unblockable({ mine: [toxic, { superStrength: true }] }, 1)).toBe('1/2');
  });

  test('not after an attack that was ignored or evaded', () => {
    const mine: Effect[] = [
      { unblockableWounds: 1, stage: 'after' },
      { costs: 1, stage: 'after' },
    ];
    expect(unblockable({ mine, theirs: [{ ignoreAttack: 11 }] }, 1)).toBe('1/2');
    // evaded: a skull and 11 or above
    expect(unblockable({ mine, theirs: [{ evade: 11 }] }, 1)).toBe('3/4');
    expect(attackerWounds({ mine, theirs: [{ evade: 11 }] }, 1)).toBe('1/1');
  });

  test('destroys after it, by all skulls', () => {
    const mine: Effect[] = [{ destroys: 1, stage: 'after', when: 'allSkulls' }];
    expect(destroyed({ attack: 2, mine })).toBe('1/4');
  });

  test('heals when it destroyed, by whatever means, no more than it has', () => {
    const mine: Effect[] = [{ heals: 2, when: 'destroyed' }];
    const setting: Setting = { mine, attacker: { wounds: 1 }, defender: { life: 1 } };
    expect(healed(setting, 1)).toBe('1/2');
    const chomp: Effect[] = [...mine, { destroys: 11, stage: 'before' }];
    expect(healed({ ...setting, mine: chomp }, 1)).toBe('3/4');
    expect(healed({ mine: [{ heals: { 15: 1 } }], attacker: { wounds: 3 } }, 1)).toBe('3/10');
    expect(healed({ mine: [{ heals: 1 }], attack: 0, attacker: { wounds: 3 } }, 0)).toBe('1/1');
    const evening: Effect[] = [{ heals: 1, stage: 'endOfTurn' }];
    expect(healed({ mine: evening, attacker: { wounds: 3 } }, 0)).toBe('1/1');
  });

  test('attackAgain: always, when it destroyed, on a D20; againWhen of a special attack', () => {
    expect(again({ mine: [{ attackAgain: true }] })).toBe('1/1');
    expect(again({ mine: [{ attackAgain: 16 }] })).toBe('1/4');
    const whenDestroyed: Effect[] = [{ attackAgain: true, when: 'destroyed' }];
    expect(again({ mine: whenDestroyed, defender: { life: 1 } })).toBe('1/2');
    expect(again({ special: { dice: 2, againWhen: 'wounded' } })).toBe('3/4');
    expect(again({ special: { dice: 2, againWhen: { skulls: 2 } } })).toBe('1/4');
    expect(again({ special: { dice: 2, againWhen: { d20: 16 } } })).toBe('1/4');
    // againWhen is rolled for itself: a skull 1/2, 16 or above 1/4, then 11 or above 1/2
    const skull: Effect = { automaticSkulls: 1, when: { d20: 16 } };
    const own: Setting = { special: { dice: 1, effects: [skull], againWhen: { d20: 11 } } };
    expect(chance(own, (e) => e.attackWounds === 2 && e.attackAgain)).toBe('1/16');
  });

  test('a destroyed attacker neither heals nor attacks again; costs come before both', () => {
    const mine: Effect[] = [
      { attackAgain: true },
      { heals: 1 },
      { costs: 1, stage: 'after', when: 'wounded' },
    ];
    const setting: Setting = { mine, attacker: { life: 2, wounds: 1 } };
    expect(again(setting)).toBe('1/2');
    expect(healed(setting, 1)).toBe('1/2');
  });
});

test('a fight with nearly everything has chances that add up to 1', () => {
  const everything: Setting = {
    attack: 4,
    defense: 4,
    attacker: { life: 5, wounds: 1 },
    defender: { life: 6 },
    mine: [
      { superStrength: true },
      { unblockableWounds: { 13: 1, 16: 2, 18: 3, 20: 6 }, stage: 'before' },
      { attackDice: { 11: 1, 18: 2 } },
      { rerolls: { dice: 'attack', faces: ['blank', 'shield'], most: 2 } },
      { noDefense: 18 },
      { extraWounds: { 10: { wounds: 1, again: true }, 20: 'destroy' } },
      { heals: { 15: 1 }, when: 'destroyed' },
      { attackAgain: 16 },
    ],
    theirs: [
      { evade: 16 },
      { ignoreWounds: 17 },
      { ignoreAttack: { d20: 18, plus: 'distance' } },
      { rerolls: { dice: 'defense', faces: ['blank', 'skull'] } },
      { unblockableWounds: { 11: 1 }, stage: 'whenWounded' },
      { counterStrike: true, when: { d20: 8 } },
      { automaticShields: 1 },
    ],
  };
  expect(chance(everything, () => true)).toBe('1/1');
});
