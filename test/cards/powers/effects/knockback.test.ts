import { describe, expect, test } from 'vitest';
import { chance, refusal } from '../attacks.ts';

const points = (setting: Parameters<typeof chance>[0], n: number) =>
  chance(setting, 'knockbackPoints', n);

describe('superStrength', () => {
  const mine = [{ superStrength: true }];

  test('knocks back with a skull that the defender does not cancel: 1/2 x 1/2', () => {
    expect(points({ mine, defense: 1 }, 1)).toBe('1/4');
    expect(chance({ mine, defense: 1 }, 'spacesMoved', 1)).toBe('1/4');
  });

  test('does nothing at a distance, in special attacks, negated or on the defender’s card', () => {
    for (const more of [{ distance: 2 }, { special: { dice: 1 } }, { superStrength: false }]) {
      expect(points({ mine, ...more }, 0)).toBe('1');
    }
    expect(points({ theirs: mine }, 0)).toBe('1');
  });

  test('may hang on a D20: 1/2 x 1/4', () => {
    expect(points({ mine: [{ superStrength: true, when: { d20: 16 } }] }, 1)).toBe('1/8');
  });

  test('is refused', () => {
    expect(refusal({ superStrength: false })).toContain('is false; give true');
  });
});

describe('knockbackPoints', () => {
  test('add to the points where there is at least one', () => {
    const mine = [{ superStrength: true }, { knockbackPoints: 2 }];
    expect([points({ mine }, 3), points({ mine }, 0)]).toEqual(['1/2', '1/2']);
    expect(chance({ mine }, 'spacesMoved', 3)).toBe('1/2');
  });

  test('never take them below 0, and do nothing without Super Strength', () => {
    expect(points({ mine: [{ superStrength: true }, { knockbackPoints: -2 }] }, 0)).toBe('1');
    expect(points({ mine: [{ knockbackPoints: 2 }] }, 0)).toBe('1');
  });

  test('are refused', () => {
    expect(refusal({ knockbackPoints: 51 })).toContain('a whole number from -50 to 50');
  });
});

describe('lavaResistant', () => {
  const burnt = (theirs: object[]) =>
    chance(
      {
        mine: [{ superStrength: true }],
        theirs,
        board: { terrain: '1 1 1m 1', attacker: [0, 0], defender: [1, 0] },
      },
      'hazardDestroyed',
      1,
    );

  test('spares the figure the roll for molten lava, which 19 of 20 do not survive', () => {
    expect(burnt([])).toBe('19/40');
    expect(burnt([{ lavaResistant: true }])).toBe('0');
  });

  test('may hang on a condition', () => {
    expect(burnt([{ lavaResistant: true, when: { d20: 11 } }])).toBe('19/80');
  });

  test('is refused', () => {
    expect(refusal({ lavaResistant: 1 })).toContain('give true');
  });
});
