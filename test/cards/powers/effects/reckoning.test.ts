import { describe, expect, test } from 'vitest';
import { chance, refusal, wounds } from '../attacks.ts';

describe('hitsPerSkull', () => {
  test('doubles hits, not Knockback points: two less a shield is one', () => {
    const mine = [{ hitsPerSkull: 2 }, { superStrength: true }];
    expect(wounds({ defense: 1, mine }, 2)).toBe('1/3');
    expect(wounds({ defense: 1, mine }, 1)).toBe('1/6');
    expect(chance({ mine }, 'knockbackPoints', 1)).toBe('1/2');
  });

  test('of several the strongest counts; automatic skulls are not doubled', () => {
    const mine = [{ hitsPerSkull: 3 }, { hitsPerSkull: 2 }, { automaticSkulls: 1 }];
    expect(wounds({ mine }, 4)).toBe('1/2');
    expect(wounds({ mine }, 1)).toBe('1/2');
  });

  test('is refused', () => {
    expect(refusal({ hitsPerSkull: 1 })).toContain('a whole number from 2 to 10');
  });
});

describe('blocksPerShield', () => {
  test('doubles automatic shields too: three skulls 1/8, no shield 2/3, two blocks', () => {
    const theirs = [{ blocksPerShield: 2 }, { automaticShields: 1 }];
    expect(wounds({ attack: 3, defense: 1, theirs }, 1)).toBe('1/12');
    expect(wounds({ attack: 3, defense: 1, theirs }, 3)).toBe('0');
  });

  test('of several the strongest counts', () => {
    const theirs = [{ blocksPerShield: 2 }, { blocksPerShield: 3 }];
    // Three skulls and no shield: 1/8 x 2/3; a shield blocks all.
    expect(wounds({ attack: 3, defense: 1, theirs }, 3)).toBe('1/12');
    expect(wounds({ attack: 3, defense: 1, theirs }, 1)).toBe('1/4');
  });

  test('is refused', () => {
    expect(refusal({ blocksPerShield: 11 })).toContain('a whole number from 2 to 10');
  });
});

describe('oneShieldBlocksAll', () => {
  const theirs = [{ oneShieldBlocksAll: true }];

  test('leaves wounds only without a shield: 2/3', () => {
    expect(wounds({ attack: 2, defense: 1, theirs }, 2)).toBe('1/6');
    expect(wounds({ attack: 2, defense: 1, theirs }, 1)).toBe('1/3');
  });

  test('needs a rolled shield: an automatic one blocks one hit', () => {
    const automatic = [...theirs, { automaticShields: 1 }];
    expect(wounds({ attack: 2, defense: 1, theirs: automatic }, 1)).toBe('1/6');
  });

  test('is refused', () => {
    expect(refusal({ oneShieldBlocksAll: false })).toContain('is false; give true');
  });
});

describe('mostWounds', () => {
  test('with a shield at most 1, else as many as the skulls', () => {
    const setting = { attack: 3, defense: 1, theirs: [{ mostWounds: 1, when: 'shieldRolled' }] };
    // One: shield 1/3 x two or three skulls 1/2, or none 2/3 x one skull 3/8.
    const three = [1, 2, 3].map((n) => wounds(setting, n));
    expect(three).toEqual(['5/12', '1/4', '1/12']);
  });

  test('of several the lowest counts', () => {
    const theirs = [{ mostWounds: 1 }, { mostWounds: 2 }];
    expect(wounds({ attack: 3, theirs }, 1)).toBe('7/8');
  });

  test('is refused', () => {
    expect(refusal({ mostWounds: -1 })).toContain('a whole number from 0 to 1000');
  });
});
