import { describe, expect, test } from 'vitest';
import { chance, refusal, wounds } from '../attacks.ts';

describe('rerolls', () => {
  const blanks = { dice: 'attack', faces: ['blank'] };

  test('of all attack dice: 1/2 + 1/6 x 1/2', () => {
    expect(wounds({ mine: [{ rerolls: blanks }] }, 1)).toBe('7/12');
    // Both skulls 1/4; a skull and a blank 1/6, then a skull; both blank 1/36, then both skulls.
    expect(wounds({ attack: 2, mine: [{ rerolls: blanks }] }, 2)).toBe('49/144');
  });

  test('of at most so many dice', () => {
    const rerolls = { ...blanks, most: 1 };
    // Both skulls 1/4; a skull and a blank 1/6, then a skull 1/2.
    expect(wounds({ attack: 2, mine: [{ rerolls }] }, 2)).toBe('1/3');
  });

  test('take up faces in the order in which they are named', () => {
    const rerolls = { dice: 'defense', faces: ['shield', 'blank'], most: 1 };
    // Of two dice one shield is taken up, if any lies there: then two shields leave 1 + 1/3.
    // No shield in the end: none 4/9 (one blank rolled again, if there is one), or one 4/9 that goes.
    // None: no blank 1/4, nothing rolled again; a blank 7/36, one again 2/3. One: again 2/3.
    expect(wounds({ defense: 2, theirs: [{ rerolls }] }, 1)).toBe('73/216');
  });

  test('of defense dice: no shield 1/2 + 1/6 x 2/3', () => {
    const rerolls = { dice: 'defense', faces: ['blank'] };
    expect(wounds({ defense: 1, theirs: [{ rerolls }] }, 1)).toBe('11/36');
  });

  test('of the other’s dice do nothing', () => {
    expect(wounds({ defense: 1, theirs: [{ rerolls: blanks }] }, 1)).toBe('1/3');
  });

  test('are refused', () => {
    expect(refusal({ rerolls: { dice: 'atack', faces: ['blank'] } })).toBe(
      '[0].rerolls.dice is "atack" (did you mean attack?); give one of attack, defense',
    );
    expect(refusal({ rerolls: { dice: 'attack', faces: ['blnk'] } })).toContain(
      '[0].rerolls.faces[0] is "blnk" (did you mean blank?); give one of skull, shield, blank',
    );
    expect(refusal({ rerolls: { dice: 'attack', faces: [] } })).toContain(
      'a list of skull, shield or blank',
    );
    expect(refusal({ rerolls: 'blank' })).toContain('{ dice: attack, faces: [blank] }');
  });
});

describe('blanksCount', () => {
  test('as skulls: hits and Knockback points, 1/2 + 1/6, in any attack', () => {
    const mine = [{ blanksCount: 'skull' }, { superStrength: true }];
    expect(wounds({ mine }, 1)).toBe('2/3');
    expect(chance({ mine }, 'knockbackPoints', 1)).toBe('2/3');
    expect(wounds({ mine, special: { dice: 1 } }, 1)).toBe('2/3');
  });

  test('as shields for the defender: 1/2 x 1/2', () => {
    expect(wounds({ defense: 1, theirs: [{ blanksCount: 'shield' }] }, 1)).toBe('1/4');
  });

  test('comes after rerolls: a skull 1/2, or a blank 1/6 and then a skull or a blank 2/3', () => {
    const mine = [{ blanksCount: 'skull' }, { rerolls: { dice: 'attack', faces: ['blank'] } }];
    expect(wounds({ mine }, 1)).toBe('11/18');
  });

  test('is refused', () => {
    expect(refusal({ blanksCount: 'blank' })).toContain('one of skull, shield');
  });
});
