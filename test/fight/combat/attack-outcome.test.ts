import { describe, expect, test } from 'vitest';
import type { RawOutcome } from '../../../src/chance/dice/throw.ts';
import { type Document, planOf } from '../scenarios.ts';

interface Setting {
  readonly life?: number;
  readonly others?: readonly Document[];
  readonly rulings?: Document;
}

/**
 * Three attack dice against none, along a row: the attacker on its first space, a defender of Height 5 on its second.
 */
const knocked = (terrain: string, raw: RawOutcome, setting: Setting = {}) => {
  const { life, others = [], rulings = {} } = setting;
  return planOf({
    attacker: { name: 'A', attack: 3, defense: 0, powers: ['super-strength'] },
    defender: { name: 'D', attack: 0, defense: 0, ...(life !== undefined && { life }) },
    board: { terrain, attacker: [0, 0], defender: [1, 0], others },
    rulings,
  }).model.resolve(raw);
};

const [SKULL, BLANK] = [{ skull: 1 }, { skull: 0 }];
const points = (skull: number) => ({ attack: { skull } });

describe('falls', () => {
  // Two falls of an attack die each, of 5 and 14 levels.
  const TWO_FALLS = '20 20 15 1 1';

  test('are each rolled for themselves, and their wounds add up with those of the attack', () => {
    const raw = { ...points(2), 'fall-1': SKULL, 'fall-2': SKULL };
    expect(knocked(TWO_FALLS, raw)).toMatchObject({
      attackWounds: 2,
      fallWounds: 2,
      totalWounds: 4,
      destroyed: 0,
      hazardDestroyed: 0,
    });
    for (const one of ['fall-1', 'fall-2']) {
      const single = { ...points(2), 'fall-1': BLANK, 'fall-2': BLANK, [one]: SKULL };
      expect(knocked(TWO_FALLS, single, { life: 4 })).toMatchObject({
        fallWounds: 1,
        destroyed: 0,
      });
    }
  });

  test('destroy when their wounds end the Life, and no fall is rolled after that', () => {
    const raw = { ...points(2), 'fall-1': SKULL, 'fall-2': SKULL };
    expect(knocked(TWO_FALLS, raw, { life: 3 })).toMatchObject({
      fallWounds: 1,
      totalWounds: 3,
      destroyed: 1,
      hazardDestroyed: 0,
    });
    expect(knocked(TWO_FALLS, raw, { life: 4 })).toMatchObject({ fallWounds: 2, destroyed: 1 });
    expect(knocked(TWO_FALLS, raw, { life: 5 })).toMatchObject({ fallWounds: 2, destroyed: 0 });
  });

  test('of three dice take a wound for each skull, never more than the Life left', () => {
    // 15 levels.
    const raw = { ...points(1), 'fall-1': { skull: 3 } };
    expect(knocked('20 20 5', raw)).toMatchObject({ fallWounds: 3, destroyed: 0 });
    expect(knocked('20 20 5', raw, { life: 3 })).toMatchObject({
      fallWounds: 2,
      totalWounds: 3,
      destroyed: 1,
    });
  });

  test('that are extreme destroy without a wound, with a Life or without, or leave it unhurt', () => {
    for (const setting of [{}, { life: 9 }]) {
      const fate = (unhurt: number) =>
        knocked('40 40 15', { ...points(1), 'fall-1': { unhurt } }, setting);
      expect(fate(0)).toMatchObject({
        fallWounds: 0,
        totalWounds: 1,
        destroyed: 1,
        hazardDestroyed: 1,
      });
      expect(fate(1)).toMatchObject({ fallWounds: 0, destroyed: 0, hazardDestroyed: 0 });
    }
  });

  test('end with an extreme one that destroys; of those before it the wounds stand', () => {
    // Down by 5, by 25 and by 5 levels.
    const way = '40 40 35 10 5';
    const raw = (unhurt: number) => ({
      ...points(3),
      'fall-1': SKULL,
      'fall-2': { unhurt },
      'fall-3': SKULL,
    });
    for (const setting of [{}, { life: 9 }]) {
      expect(knocked(way, raw(0), setting)).toMatchObject({
        fallWounds: 1,
        totalWounds: 4,
        destroyed: 1,
        hazardDestroyed: 1,
        spacesMoved: 3,
      });
      expect(knocked(way, raw(1), setting)).toMatchObject({
        fallWounds: 2,
        totalWounds: 5,
        destroyed: 0,
        hazardDestroyed: 0,
      });
    }
    expect(knocked(way, raw(1), { life: 5 })).toMatchObject({ destroyed: 1, hazardDestroyed: 0 });
  });

  test('come after Knockback Damage: what that destroys falls no more', () => {
    // Down by 8 levels; the next step would be 8 up.
    const raw = { ...points(3), knockback: SKULL, 'fall-1': SKULL };
    const outcome = (life: number) => knocked('9 9 1 9', raw, { life });
    expect(outcome(4)).toMatchObject({ knockbackWounds: 1, fallWounds: 0, destroyed: 1 });
    expect(outcome(5)).toMatchObject({ knockbackWounds: 1, fallWounds: 1, destroyed: 1 });
    expect(outcome(6)).toMatchObject({ knockbackWounds: 1, fallWounds: 1, destroyed: 0 });
    expect(outcome(4)).toMatchObject({ hazardDestroyed: 0, totalWounds: 4 });
  });
});

describe('molten lava', () => {
  const survived = (n: number) => ({ survived: n });

  test('destroys without a wound on the space where the D20 says so, which ends everything', () => {
    // A fall of 5 levels onto lava, lava again, then an obstacle.
    const others = [{ obstacle: 'Rock', at: [4, 0] }];
    const fate = (first: number, second: number) =>
      knocked(
        '9 9 4m 4m 4',
        {
          ...points(3),
          'lava-1': survived(first),
          'lava-2': survived(second),
          knockback: SKULL,
          'fall-1': SKULL,
        },
        { others },
      );
    const burnt = {
      stoppedBy: 'hazard',
      knockbackDamageRolled: 0,
      knockbackWounds: 0,
      fallWounds: 0,
      totalWounds: 3,
      destroyed: 1,
      hazardDestroyed: 1,
    };
    expect(fate(0, 1)).toMatchObject({ ...burnt, spacesMoved: 1, finalSpace: { name: '2,0' } });
    expect(fate(1, 0)).toMatchObject({ ...burnt, spacesMoved: 2, finalSpace: { name: '3,0' } });
    expect(fate(1, 1)).toMatchObject({
      stoppedBy: 'obstacle',
      knockbackDamageRolled: 1,
      knockbackWounds: 1,
      fallWounds: 1,
      totalWounds: 5,
      destroyed: 0,
      hazardDestroyed: 0,
      spacesMoved: 2,
    });
  });

  test('is rolled for where Knockback leads to it, and no further', () => {
    const raw = { ...points(1), 'lava-2': survived(0) };
    expect(knocked('1 1 1 1m', raw)).toMatchObject({ spacesMoved: 1, destroyed: 0 });
  });
});

describe('a defender destroyed by the attack', () => {
  const moved = { rulings: { destroyedFiguresStay: false } };

  test('stays where it is by the usual ruling, and hits nobody', () => {
    const others = [{ figure: 'Guard', at: [2, 0], life: 1 }];
    const raw = { ...points(3), knockback: SKULL };
    expect(knocked('1 1 1', raw, { life: 3, others })).toMatchObject({
      destroyed: 1,
      knockbackPoints: 3,
      stoppedBy: 'none',
      knockbackDamageRolled: 0,
      blockerWounds: 0,
      'blockerDestroyed:guard': 0,
      finalSpace: { name: '1,0' },
    });
  });

  test('that is moved all the same rolls for no lava and no fall', () => {
    const raw = {
      ...points(3),
      'lava-1': { survived: 0 },
      'fall-2': { skull: 3, unhurt: 0 },
      'fall-3': SKULL,
    };
    expect(knocked('40 40 40m 30 20', raw, { life: 3, ...moved })).toMatchObject({
      spacesMoved: 3,
      stoppedBy: 'none',
      attackWounds: 3,
      fallWounds: 0,
      totalWounds: 3,
      destroyed: 1,
      hazardDestroyed: 0,
    });
  });

  test('that is moved all the same rolls Knockback Damage for whoever stands in its way', () => {
    const others = [{ figure: 'Guard', at: [3, 0], life: 1 }];
    const outcome = (die: { skull: number }) =>
      knocked('1 1 1 1', { ...points(3), knockback: die }, { life: 2, others, ...moved });
    expect(outcome(SKULL)).toMatchObject({
      spacesMoved: 1,
      knockbackDamageRolled: 1,
      knockbackWounds: 0,
      blockerWounds: 1,
      'blockerDestroyed:guard': 1,
      totalWounds: 2,
      hazardDestroyed: 0,
    });
    expect(outcome(BLANK)).toMatchObject({
      knockbackDamageRolled: 1,
      blockerWounds: 0,
      'blockerDestroyed:guard': 0,
    });
  });
});

describe('Knockback Damage', () => {
  const others = [{ object: 'Car', at: [3, 0], life: 3, wounds: 1 }];

  test('is not rolled where the points are spent, or at the edge of the map', () => {
    for (const terrain of ['1 1 1 1 1', '1 1 1']) {
      expect(knocked(terrain, { ...points(3), knockback: SKULL })).toMatchObject({
        knockbackDamageRolled: 0,
        knockbackWounds: 0,
        totalWounds: 3,
      });
    }
  });

  test('hits the defender and what is in its way, though neither moves', () => {
    const raw = (die: { skull: number }) => ({ ...points(2), knockback: die });
    expect(knocked('1 1 1 1', raw(SKULL), { life: 9, others })).toMatchObject({
      stoppedBy: 'object',
      knockbackWounds: 1,
      totalWounds: 3,
      blockerWounds: 1,
      'blockerWounds:car': 1,
      'blockerDestroyed:car': 0,
      destroyed: 0,
    });
    expect(knocked('1 1 1 1', raw(BLANK), { life: 9, others })).toMatchObject({
      knockbackDamageRolled: 1,
      knockbackWounds: 0,
      blockerWounds: 0,
      'blockerWounds:car': 0,
    });
    const close = [{ ...others[0], at: [2, 0], wounds: 2 }];
    expect(knocked('1 1 1', raw(SKULL), { others: close })).toMatchObject({
      spacesMoved: 0,
      displaced: 0,
      knockbackWounds: 1,
      'blockerDestroyed:car': 1,
      finalSpace: { name: '1,0' },
    });
  });

  test('destroys the defender when it ends its Life, which no hazard did', () => {
    const raw = { ...points(2), knockback: SKULL };
    expect(knocked('1 1 1 1', raw, { life: 3, others })).toMatchObject({
      attackWounds: 2,
      knockbackWounds: 1,
      destroyed: 1,
      hazardDestroyed: 0,
    });
  });
});

test('a defender that is not adjacent is attacked as usual, and stays where it is', () => {
  const { model } = planOf({
    attacker: { name: 'A', attack: 3, defense: 0, powers: ['super-strength'] },
    defender: { name: 'D', attack: 0, defense: 0, life: 3 },
    board: { terrain: '1 1 1 1', attacker: [0, 0], defender: [2, 0] },
  });
  const still = { knockbackPoints: 0, spacesMoved: 0, stoppedBy: 'none', hazardDestroyed: 0 };
  expect(model.resolve(points(2))).toMatchObject({ ...still, attackWounds: 2, destroyed: 0 });
  expect(model.resolve(points(3))).toMatchObject({ ...still, attackWounds: 3, destroyed: 1 });
  expect(model.resolve(points(3))).toMatchObject({ finalSpace: { name: '2,0' } });
});

describe('powers after the attack see the two where Knockback has left them', () => {
  /** Wounds in addition to those by the skulls, by a power that acts in the given position. */
  const wounds = (when: unknown, skull: number, more: Document) => {
    const struck = { unblockableWounds: 1, stage: 'after', when };
    const outcome = planOf({
      attacker: {
        name: 'A',
        attack: 3,
        defense: 0,
        range: 5,
        powers: ['super-strength', { name: 'Follow', effects: [struck] }],
      },
      defender: { name: 'D', attack: 0, defense: 0 },
      ...more,
    }).model.resolve(points(skull));
    expect(outcome).toMatchObject({ spacesMoved: skull });
    return Number(outcome.totalWounds) - skull;
  };
  const row = { terrain: '1 1 1 1 1', attacker: [0, 0], defender: [1, 0] };

  test.each([
    ['on clear ground', {}],
    ['on a board', { board: row }],
  ])('%s', (_, more) => {
    // One space away at first: two after one space of Knockback, four after three.
    expect([0, 1, 3].map((skull) => wounds('adjacent', skull, more))).toEqual([1, 0, 0]);
    const within = (spaces: number) => ({ distance: spaces });
    expect([0, 1, 3].map((skull) => wounds(within(2), skull, more))).toEqual([1, 1, 0]);
    expect([0, 1, 3].map((skull) => wounds(within(4), skull, more))).toEqual([1, 1, 1]);
    expect([0, 1, 3].map((skull) => wounds(within(3), skull, more))).toEqual([1, 1, 0]);
  });
});
